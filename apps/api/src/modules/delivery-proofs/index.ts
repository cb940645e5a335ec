export { registerDeliveryProofRoutes } from './routes.ts'
