export { deleteLists } from './store.ts'
export { registerOrderListRoutes } from './routes.ts'
