export { keepOrderFeedback } from './keep-order-feedback.ts'
export { selectAnsweredStages } from './store/order-feedback.ts'
export { registerSupportRoutes } from './routes.ts'
export { selectNotifyRequests, deleteNotifyRequest, type NotifyRequest } from './store/notes.ts'
