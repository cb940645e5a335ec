export { joinCompared } from './join-compared.ts'
export { registerListsRoutes } from './routes.ts'
export { emptyCompared } from './store.ts'
