/** Support: help, callbacks, enquiries, stock alerts, feedback and seller applications. */

export { orderStore } from './contact/last-order.ts'
export { AskForIt } from './enquiry/ask-for-it.tsx'
export { PageFeedback } from './feedback/page-feedback.tsx'
