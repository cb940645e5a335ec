export { createGateway } from './gateway.ts'
export { registerHandover } from './handover.ts'
export type {
  BankAccount,
  GatewayDispute,
  GatewayEvent,
  GatewayPayment,
  GatewayRefund,
  PaymentSource,
} from './port.ts'
export { registerSandboxBank } from './sandbox-bank.ts'
export { registerSandboxPayments } from './sandbox-routes.ts'
export { deliverSandboxWebhook } from './sandbox-webhook.ts'
