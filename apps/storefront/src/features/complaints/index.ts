/** Complaints: raised about an order or none, with a page of their own (ENGAGE-03). */

export { ComplaintScreen } from './complaint-screen.tsx'
export type { Complaint, ComplaintsPage } from './complaint-words.ts'
export { ComplaintsScreen } from './complaints-screen.tsx'
