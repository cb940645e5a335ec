export { registerListsRoutes } from './routes.ts'
