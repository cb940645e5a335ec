export { keepOrderFeedback } from './keep-order-feedback.ts'
export { raiseComplaint } from './raise-complaint.ts'
export { listComplaintsOf } from './show-complaints.ts'
export { dataRequestDays } from './complaint-clock.ts'
export { leaveComplaints } from './store/complaints.ts'
export { warnComplaints } from './warn-complaints.ts'
export { selectAnsweredStages } from './store/order-feedback.ts'
export { emailMissing, ticketUnknown } from './errors.ts'
export { findErasureRequest } from './show-tickets.ts'
export { greetable, ticketAnswer } from './mail.ts'
export { findTicket, type Ticket } from './store/tickets.ts'
export { answerTicket } from './work-on-ticket.ts'
export { registerSupportRoutes } from './routes.ts'
export { askForNotice } from './ask-for-notice.ts'
export { hasNotices, setNotices, stopUrlOf } from './stop-notices.ts'
export {
  deleteNotices,
  deleteNotifyRequest,
  selectNotifyRequests,
  type NotifyRequest,
} from './store/notices.ts'
