export { registerTaxReturnRoutes } from './routes.ts'
