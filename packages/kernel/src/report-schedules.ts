import { addDays, addMonths, istDate, startOfIstDate, toEpoch, weekdayIndex } from './dates.ts'
import type { Instant, IstDate } from './dates.ts'
import type { StaffPermission } from './staff-permissions.ts'

/** How often a report can be sent. */
export const REPORT_RHYTHMS = Object.freeze(['day', 'week', 'month'] as const)

/**
 * The reports that can be sent by mail (OPS-08), each with the permission that shows it in the console. `isOfNow`: it is of what stands
 * when it is made, not of days.
 */
export const MAILED_REPORTS = Object.freeze({
  sales: {
    name: 'Sales report',
    permission: 'reports.read',
    rhythms: REPORT_RHYTHMS,
    isOfNow: false,
  },
  service: {
    name: 'Service report',
    permission: 'reports.read',
    rhythms: REPORT_RHYTHMS,
    isOfNow: false,
  },
  stock: {
    name: 'Stock report',
    permission: 'reports.read',
    rhythms: REPORT_RHYTHMS,
    isOfNow: true,
  },
  expiry: {
    name: 'Stock near its expiry',
    permission: 'goods.read',
    rhythms: REPORT_RHYTHMS,
    isOfNow: true,
  },
  payouts: {
    name: 'Statements and payouts',
    permission: 'statements.read',
    rhythms: REPORT_RHYTHMS,
    isOfNow: false,
  },
  tax: { name: 'Tax returns', permission: 'tax.read', rhythms: ['month'], isOfNow: false },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly permission: StaffPermission
      readonly rhythms: readonly ReportRhythm['every'][]
      readonly isOfNow: boolean
    }
  >
>)
/** A key of {@link MAILED_REPORTS}. */
export type MailedReport = keyof typeof MAILED_REPORTS
export const MAILED_REPORT_KEYS = Object.freeze(Object.keys(MAILED_REPORTS) as MailedReport[])

/** Whether a report is of a rhythm: the tax returns are of a month. */
export const hasRhythm = (report: MailedReport, every: ReportRhythm['every']): boolean => {
  const rhythms: readonly string[] = MAILED_REPORTS[report].rhythms
  return rhythms.includes(every)
}

/**
 * When a report is sent (OPS-08): at an hour in India (0 to 23), `on` which day: of the week (1 Monday to 7 Sunday) or of the month (1 to
 * 31; the last one of a shorter month). Every day: 0.
 */
export type ReportRhythm = {
  every: (typeof REPORT_RHYTHMS)[number]
  on: number
  hour: number
}

const lastOn = { day: 0, week: 7, month: 31 } as const
/** Whether `on` names a day of the rhythm. */
export const isRhythmDay = ({ every, on }: Pick<ReportRhythm, 'every' | 'on'>): boolean =>
  Number.isInteger(on) && on >= (every === 'day' ? 0 : 1) && on <= lastOn[every]

/** 0 Monday to 6 Sunday. */
const afterMonday = (day: IstDate): number => (weekdayIndex(day) + 6) % 7
const firstOfMonth = (day: IstDate): IstDate => `${day.slice(0, 7)}-01`

function isSendDay({ every, on }: ReportRhythm, day: IstDate): boolean {
  if (every === 'day') return true
  if (every === 'week') return afterMonday(day) + 1 === on
  const last = addDays(addMonths(firstOfMonth(day), 1), -1)
  return Number(day.slice(8)) === Math.min(on, Number(last.slice(8)))
}

/** The next moment after an instant at which a report is to be sent, in milliseconds. */
export function nextSend(rhythm: ReportRhythm, after: Instant): number {
  const now = toEpoch(after)
  let day = istDate(now)
  // Two sends of a month are 31 days apart at most.
  for (let tried = 0; tried <= 32; tried++) {
    const at = startOfIstDate(day) + rhythm.hour * 3_600_000
    if (at > now && isSendDay(rhythm, day)) return at
    day = addDays(day, 1)
  }
  throw new RangeError(`No day of a rhythm: ${rhythm.every} ${rhythm.on}`)
}

/** The days that a report sent on a day is of, both included: the last whole day, week from Monday, or month before it. */
export function periodSent(
  every: ReportRhythm['every'],
  day: IstDate,
): { from: IstDate; until: IstDate } {
  if (every === 'day') return { from: addDays(day, -1), until: addDays(day, -1) }
  const next = every === 'week' ? addDays(day, -afterMonday(day)) : firstOfMonth(day)
  return {
    from: every === 'week' ? addDays(next, -7) : addMonths(next, -1),
    until: addDays(next, -1),
  }
}
