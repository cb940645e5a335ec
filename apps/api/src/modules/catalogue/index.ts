export type { SearchHits } from './search-hits.ts'
export type { WarehousePlan } from './warehouse-plan.ts'
