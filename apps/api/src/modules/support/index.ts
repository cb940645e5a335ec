export { registerSupportRoutes } from './routes.ts'
export { selectNotifyRequests, deleteNotifyRequest, type NotifyRequest } from './store/notes.ts'
