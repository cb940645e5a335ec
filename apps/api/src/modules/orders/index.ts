export { confirmationMail } from './confirmation-mail.ts'
export type { Supplier, TakenLot } from './make-invoice.ts'
export { bookParcel, moveShipment } from './move-shipment.ts'
export { operatorOf } from './operator.ts'
export { ordersForStaff } from './orders-for-staff.ts'
export { registerOrdersRoutes } from './routes.ts'
export { adoptOrders, countOrders } from './store/customers.ts'
export { findOrderOfCheckout, findOrderSince, hasReceived } from './store/read.ts'
export { takeScans } from './take-scans.ts'
export { trackPath } from './track-link.ts'
export { insertInvoices, insertOrder } from './store/write.ts'
export {
  findGoods,
  numberInvoices,
  planOrder,
  type OrderInput,
  type WrittenOrder,
} from './write-order.ts'
