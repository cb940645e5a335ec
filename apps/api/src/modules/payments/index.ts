export { askGateway, recordNews } from './ask-gateway.ts'
export {
  payableMs,
  paymentOrderStates,
  type PaymentState,
  type RefundReason,
  type RefundState,
} from './model.ts'
export { failureMessage } from './failure-message.ts'
export { isToCapture } from './record-payment.ts'
export { refundText } from './refund-text.ts'
export { registerPaymentsRoutes } from './routes.ts'
export { sendRefunds } from './send-refunds.ts'
export {
  changePayment,
  changePaymentOrder,
  claimOverdue,
  expireOld,
  findPaymentOrder,
  findPayments,
  findPaymentsOfPurchase,
  insertPaymentOrder,
  keepProviderOrder,
  selectUnderWay,
  selectUnsettled,
  type Overdue,
  type Payment,
  type PaymentOrder,
} from './store/payments.ts'
export { findRefunds, findRefundsOfPurchase, insertRefund, type Refund } from './store/refunds.ts'
