export { registerRemittanceRoutes } from './routes.ts'
