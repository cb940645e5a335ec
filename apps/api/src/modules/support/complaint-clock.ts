import { addMonths, istDate, startOfIstDate } from '@upchar/kernel/dates'
import { isDataRequest } from '@upchar/kernel/complaints'
import { complaintRules, dataRequestRules } from '@upchar/reference/complaint-rules'
import type { Complaint } from './store/complaints.ts'
import type { Ticket } from './store/tickets.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Dated = { validFrom: string; validTo: string | null }

function ruleOn<R extends Dated>(rules: readonly R[], day: string): R {
  const rule = rules.find(
    ({ validFrom, validTo }) => validFrom <= day && (validTo === null || day < validTo),
  )
  if (rule === undefined) throw new Error(`no rule for complaints on ${day}`)
  return rule
}

/** In how many days a request about own data that is received now is answered (DPDP Rules 2025, rule 14). */
export const dataRequestDays = (at: Date): number =>
  ruleOn(dataRequestRules, istDate(at)).answerDays

/**
 * When a complaint received at `at` is to be acknowledged and redressed: the month ends at the same time of day. A request about own data
 * has the published days instead.
 */
export function complaintClocks(
  at: Date,
  subject: string,
): Pick<Complaint, 'acknowledgeBy' | 'resolveBy'> {
  const day = istDate(at)
  if (isDataRequest(subject)) {
    const { acknowledgeHours, answerDays } = ruleOn(dataRequestRules, day)
    return {
      acknowledgeBy: new Date(at.getTime() + acknowledgeHours * hourMs),
      resolveBy: new Date(at.getTime() + answerDays * dayMs),
    }
  }
  const { acknowledgeHours, redressMonths } = ruleOn(complaintRules, day)
  const timeOfDay = at.getTime() - startOfIstDate(day)
  return {
    acknowledgeBy: new Date(at.getTime() + acknowledgeHours * hourMs),
    resolveBy: new Date(startOfIstDate(addMonths(day, redressMonths)) + timeOfDay),
  }
}

/** The redress that a complaint has when its sender opens it again: what is left of its time, or a new one. */
export const resolveByAgain = (
  { resolveBy }: Pick<Complaint, 'resolveBy'>,
  { topic }: Pick<Ticket, 'topic'>,
  at: Date,
): Date => (resolveBy > at ? resolveBy : complaintClocks(at, topic).resolveBy)

/** What is due next: the acknowledgement, then the redress, then nothing. */
export function nextDue(
  { state }: Pick<Ticket, 'state'>,
  { acknowledgedAt, acknowledgeBy, resolveBy }: Complaint,
): Date | null {
  if (state === 'closed') return null
  return acknowledgedAt === null ? acknowledgeBy : resolveBy
}
