export { askGateway } from './ask-gateway.ts'
export { payableMs, paymentOrderStates, paymentStates, type RefundReason } from './model.ts'
export { failureMessage } from './failure-message.ts'
export { registerPaymentsRoutes } from './routes.ts'
export { sendRefunds } from './send-refunds.ts'
export {
  changePayment, changePaymentOrder, expireOld, findPaymentOrder, findPayments, findRefunds, insertPaymentOrder, insertRefund, keepProviderOrder,
  lockPaymentOrder, selectOverdue, selectUnderWay, selectUnsettled, type Payment, type PaymentOrder, type Refund,
} from './store.ts'
