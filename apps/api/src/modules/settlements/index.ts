export { fetchSettlement, followSettlements } from './fetch-settlements.ts'
export { registerSettlementRoutes } from './routes.ts'
export { selectUnsettled } from './store/unsettled.ts'
