export { chargeLabels } from './charge-labels.ts'
export { confirmationMail } from './confirmation-mail.ts'
export { paperHeading, paperTable } from './dispatch/pdf/paper-parts.ts'
export { bottom, ink, margin, money, quiet, width, type Doc } from './invoice-page.ts'
export { makePdf } from './open-pdf.ts'
export type { TakenLot } from './make-invoice.ts'
export { selectBought } from './store/bought.ts'
export { buyersOf, PROOF_DAYS } from './social-proof.ts'
export { moveParcel } from './desk/move-parcel.ts'
export { undoParcelMove } from './desk/undo-parcel-move.ts'
export { orderForStaff, type ScanOfOrder } from './desk/order-for-staff.ts'
export { setParcelCourier } from './desk/set-courier.ts'
export {
  changedFields,
  deliverySeen,
  deliveryWords,
  redirected,
  staysAsAgreed,
  whyDeliveryStands,
} from './desk/delivery-change.ts'
export { selectWaitingParcels, setForm, setPromises } from './store/delivery.ts'
export { cancelMail } from './cancel/cancel-mail.ts'
export { planView, refundPaise } from './cancel/cancel-view.ts'
export { planCancel, type CancelPlan, type CancelRefusal } from './cancel/plan-cancel.ts'
export {
  byKind,
  tendersBack,
  toWalletPaise,
  type Tender,
  type TenderBack,
} from './money/tenders.ts'
export { tendersOf } from './money/tenders-of.ts'
export { insertGiveBack, lockCash, selectMoney, setCash } from './store/money.ts'
export { buyerPaise, makeCreditNote, type CreditedPieces, type CreditWish } from './credit-note.ts'
export { selectCreditable, type CreditableInvoice, type CreditNoteRow } from './store/credits.ts'
export { isHeld as isTaken, isStopped, replacementStopped } from './held-parcel.ts'
export { hasLeft } from './e-documents/why-kept.ts'
export { findOrderOfAwb, lockShipment, setCourier } from './store/shipments.ts'
export { selectParcelsById, type Dispatched } from './store/dispatch.ts'
export { cancelledText, dropReplacing, insertReplacing, lockReplacing } from './store/challans.ts'
export { planGoods, takesSerials, type GoodsPlan, type ParcelLine } from './dispatch/plan-goods.ts'
export { showOwnParcel } from './dispatch/own-parcel.ts'
export { splitOff } from './dispatch/split-off.ts'
export { replaceGoods, selectOpenParcel, touchParcel, type OpenParcel } from './store/pack-goods.ts'
export { mailAboutSplit } from './mail-about-parcel.ts'
export {
  awbTaken,
  cancelChanged,
  goodsWrong,
  orderNotFound,
  orderUnknown,
  parcelChanged,
  parcelStateWrong,
  parcelUnknown,
  reasonMissing,
} from './errors.ts'
export { issueCreditNotes } from './issue-credit-notes.ts'
export { getOrderStatus } from './get-order-status.ts'
export {
  isGone,
  isPacked,
  isReceived,
  type CreditNote,
  type InvoiceDocument,
  type InvoiceLine,
  type CancelledDocument,
  type OrderState,
} from './model.ts'
export { reportedItems } from './e-documents/reported-items.ts'
export { lockParcel } from './lock-parcel.ts'
export { mayCancel, maySeeOrder, type OrderCaller } from './policy.ts'
export {
  countReturned,
  findToCancel,
  insertCancel,
  isCarriedOut,
  lockParts,
  selectCancelParts,
  type CancelledOrder,
} from './store/cancels.ts'
export { bookParcel, moveShipment } from './move-shipment.ts'
export { ordersForStaff } from './orders-for-staff.ts'
export { registerOrdersRoutes } from './routes.ts'
export { scansOfStates, stateLabel, stateOfScan } from './scan-states.ts'
export { scheduleMove } from './schedule-move.ts'
export {
  lockEarning,
  selectEarning,
  selectLatestLines,
  type EarningOrder,
} from './store/earning.ts'
export {
  lockReferred,
  selectFirstOrders,
  selectReferred,
  type ReferredOrder,
} from './store/referred.ts'
export { findPurchaseOfOrder, orderNumbers } from './store/desk-order.ts'
export { adoptOrders, countOrders } from './store/customers.ts'
export {
  findOrder,
  findOrderOfCheckout,
  findOrderOfAttempt,
  findOrderOfPurchase,
  hasReceived,
  selectCashOrders,
  type OrderOfPurchase,
} from './store/read.ts'
export { recalledPiecesText } from './store/recalled.ts'
export { takeCourierScans, takeScans } from './take-scans.ts'
export { invoicePath, trackPath } from './track-link.ts'
export { whyMoveKept } from './e-documents/why-kept.ts'
export { cancelMoveChallan } from './store/move-challans.ts'
export { getMoveChallan } from './get-move-challan.ts'
export { issueMoveChallan } from './issue-move-challan.ts'
export { insertOrder } from './store/write.ts'
export { findGoods, planOrder, type OrderInput, type WrittenOrder } from './write-order.ts'
export { lastLeft, leftAtText } from './store/booked.ts'
