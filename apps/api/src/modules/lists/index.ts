export { joinCompared } from './join-compared.ts'
export { joinWished } from './join-wished.ts'
export { registerListsRoutes } from './routes.ts'
export {
  deleteWished,
  emptyCompared,
  emptyWished,
  lockWished,
  selectWished,
  type Wished,
} from './store.ts'
export { wish } from './wish.ts'
export { wishMissing } from './errors.ts'
