import { addMonths, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { complaintRules, type ComplaintRule } from '@upchar/reference/complaint-rules'
import type { Complaint } from './store/complaints.ts'
import type { Ticket } from './store/tickets.ts'

const hourMs = 3_600_000

function ruleOn(at: Date): ComplaintRule {
  const day = istDate(at)
  const rule = complaintRules.find(
    ({ validFrom, validTo }) => validFrom <= day && (validTo === null || day < validTo),
  )
  if (rule === undefined) throw new Error(`no rule for complaints on ${day}`)
  return rule
}

/** When a complaint received at `at` is to be acknowledged and redressed: the month ends at the same time of day. */
export function complaintClocks(at: Date): Pick<Complaint, 'acknowledgeBy' | 'resolveBy'> {
  const { acknowledgeHours, redressMonths } = ruleOn(at)
  const day = istDate(at)
  const timeOfDay = at.getTime() - startOfIstDate(day)
  return {
    acknowledgeBy: new Date(at.getTime() + acknowledgeHours * hourMs),
    resolveBy: new Date(startOfIstDate(addMonths(day, redressMonths)) + timeOfDay),
  }
}

/** The redress that a complaint has when its sender opens it again: what is left of the month, or a new one. */
export const resolveByAgain = ({ resolveBy }: Pick<Complaint, 'resolveBy'>, at: Date): Date =>
  resolveBy > at ? resolveBy : complaintClocks(at).resolveBy

/** What is due next: the acknowledgement, then the redress, then nothing. */
export function nextDue(
  { state }: Pick<Ticket, 'state'>,
  { acknowledgedAt, acknowledgeBy, resolveBy }: Complaint,
): Date | null {
  if (state === 'closed') return null
  return acknowledgedAt === null ? acknowledgeBy : resolveBy
}
