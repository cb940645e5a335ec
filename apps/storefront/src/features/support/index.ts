/** Support: help, callbacks, enquiries, stock alerts, feedback and seller applications. */

export { orderStore } from './contact/last-order.ts'
export { LeadForm } from './enquiry/lead-form.tsx'
export { PageFeedback } from './feedback/page-feedback.tsx'
