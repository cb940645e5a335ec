export type { SearchHits } from './search-hits.ts'
export type { WarehousePlan } from './warehouse-plan.ts'
export { refreshReadModels } from './refresh-read-models.ts'
export { refreshAllWarehouses, refreshWarehouses } from './refresh-warehouses.ts'
