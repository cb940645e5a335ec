export { createGateway } from './gateway.ts'
export type { GatewayEvent, GatewayPayment, PaymentGateway, ProviderError } from './port.ts'
