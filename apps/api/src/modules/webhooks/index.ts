export { registerWebhookRoutes } from './routes.ts'
export { sendDelivery } from './send-delivery.ts'
