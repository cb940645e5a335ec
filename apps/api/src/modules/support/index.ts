export { registerSupportRoutes } from './routes.ts'
export { selectNotifyWishes, takeNotifyWish, type NotifyWish } from './store.ts'
