export { createGateway } from './gateway.ts'
export { registerHandover } from './handover.ts'
export type {
  BankAccount,
  GatewayDispute,
  GatewayEvent,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  GatewaySettlement,
  GatewaySettlementLine,
  PaymentSource,
} from './port.ts'
export { registerSandboxBank } from './sandbox-bank.ts'
export { registerSandboxPayments } from './sandbox-routes.ts'
export { settleSandbox } from './sandbox-settle.ts'
export { deliverSandboxSettlement, deliverSandboxWebhook } from './sandbox-webhook.ts'
