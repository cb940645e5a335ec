import type { ComplaintState, ComplaintSubject } from '@upchar/kernel/complaints'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type Complaint = Answer<'getComplaint'>['complaint']

/** How we reach who complains; empty where we don't know. */
export type Sender = { name: string; phone: string; email: string }

/** What the page knows: complaints made before, of which order, and who asks. */
export type ComplaintsPage = {
  complaints: Answer<'listComplaints'>['complaints']
  /** The order that the form is about. */
  order: { id: string; number: string; key: string | undefined } | null
  /** Empty for a guest. */
  sender: Sender
  /** The subject that the link chose. */
  about: ComplaintSubject | null
}

/** The colour of each state. */
export const STATE_TONES: Readonly<Record<ComplaintState, BadgeTone>> = {
  received: 'info',
  acknowledged: 'info',
  answered: 'success',
  escalated: 'warning',
  settled: 'neutral',
}

export const LONGEST_COMPLAINT = 2000

/** Where a consumer goes on: the helpline and the commissions of the Consumer Protection Act 2019. */
export const HELPLINE = '1915'
export const COMMISSIONS = { name: 'e-jagriti.gov.in', url: 'https://e-jagriti.gov.in' } as const
