export { registerRemittanceRoutes } from './routes.ts'
export { lastBilled } from './store/lists.ts'
