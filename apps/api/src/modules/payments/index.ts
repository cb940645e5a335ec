export { askGateway, recordNews } from './ask-gateway.ts'
export {
  codeMs,
  isAskedFor,
  payableMs,
  paymentOrderStates,
  type DisputeState,
  type PaymentState,
  type RefundReason,
  type RefundState,
} from './model.ts'
export { failureMessage } from './failure-message.ts'
export { noteOffer } from './note-offer.ts'
export { isToCapture, recordPayment } from './record-payment.ts'
export { recordRefund } from './record-refund.ts'
export { refundReason, refundText } from './refund-text.ts'
export {
  lateMs,
  matchCredits,
  sentBack,
  type Standing,
  type Verdict,
} from './requests/match-credits.ts'
export {
  changeCredit,
  countOpen,
  endRequestRow,
  findRequest,
  insertBankPayment,
  insertCredit,
  insertRequest,
  insertTerms,
  lastCreditedOn,
  lockCredit,
  lockRequestOfCheckout,
  lockTerms,
  openRequestRow,
  selectOpenRequests,
  selectTerms,
  type BankCredit,
  type PaymentRequest,
} from './store/requests.ts'
export {
  dueFrom,
  heldUntilStatement,
  isOffered,
  mostOpen,
  noTerms,
  wayOf,
} from './requests/terms.ts'
export { registerPaymentsRoutes } from './routes.ts'
export { sendRefunds } from './send-refunds.ts'
export { CREDIT_PROVIDER, isDrawDown } from './source-of.ts'
export {
  changePayment,
  changePaymentOrder,
  claimOverdue,
  expireOld,
  findPaymentOrder,
  findPayments,
  findPaymentsOfPurchase,
  insertEvent,
  insertPaymentOrder,
  keepProviderOrder,
  selectUnderWay,
  selectUnsettled,
  type Overdue,
  type Payment,
  type PaymentOrder,
} from './store/payments.ts'
export { bookDisputes, returnDisputed } from './disputes/book-dispute.ts'
export { evidenceRefusedMail } from './disputes/dispute-mail.ts'
export { givenTwice, insertNote, keptInWallet, lockDispute, wasBooked } from './store/disputes.ts'
export {
  claimEvidence,
  insertDocument,
  isAnswered,
  isWaiting,
  keepEvidence,
  releaseEvidence,
  selectDocuments,
  setTaken,
  type DisputeDocument,
  type Evidence,
  type SentDocument,
} from './store/evidence.ts'
export { markSettled } from './store/settled.ts'
export { opensPayout, payoutPath } from './payout-link.ts'
export {
  changeRefund,
  findRefunds,
  findRefundsOfPurchase,
  insertRefund,
  paidByHand,
  selectDisputed,
  type Refund,
} from './store/refunds.ts'
