export { returnsOf } from './list-returns.ts'
export { registerTaxReturnRoutes } from './routes.ts'
