import type { IstDate } from './dates.ts'
import { isInForce } from './day-rules.ts'
import { financialYear } from './dates.ts'
import type { Paise } from './money.ts'

const CRORE: Paise = 1_000_000_000

/** A threshold of the duty to report invoices. Days in India, both included. */
type Threshold = {
  readonly abovePaise: Paise
  readonly validFrom: IstDate
  readonly validTo: IstDate | null
  readonly source: string
}

/**
 * From which aggregate turnover invoices to registered buyers need an Invoice Reference Number (CGST Rules 48(4)).
 * Notification 13/2020-Central Tax with its amendments.
 */
export const E_INVOICE_THRESHOLDS: readonly Threshold[] = Object.freeze([
  { abovePaise: 500 * CRORE, validFrom: '2020-10-01', validTo: '2020-12-31', source: '61/2020-CT' },
  { abovePaise: 100 * CRORE, validFrom: '2021-01-01', validTo: '2021-03-31', source: '88/2020-CT' },
  { abovePaise: 50 * CRORE, validFrom: '2021-04-01', validTo: '2022-03-31', source: '5/2021-CT' },
  { abovePaise: 20 * CRORE, validFrom: '2022-04-01', validTo: '2022-09-30', source: '1/2022-CT' },
  { abovePaise: 10 * CRORE, validFrom: '2022-10-01', validTo: '2023-07-31', source: '17/2022-CT' },
  { abovePaise: 5 * CRORE, validFrom: '2023-08-01', validTo: null, source: '10/2023-CT' },
])

/** The 30 days in which larger sellers must report a document: advisories of 13 September 2023 and 5 November 2024. */
const REPORTING: readonly { readonly fromPaise: Paise; readonly since: IstDate }[] = [
  { fromPaise: 100 * CRORE, since: '2023-11-01' },
  { fromPaise: 10 * CRORE, since: '2025-04-01' },
]
const REPORT_WITHIN_DAYS = 30

export type EInvoiceDuty = {
  /** The year whose turnover brought the duty. */
  readonly financialYear: string
  readonly abovePaise: Paise
  /** Days from the date of a document until the portal refuses it; null: no limit. */
  readonly reportWithinDays: number | null
}

/** The turnover of a financial year, such as `2025-26`. */
export type YearTurnover = { readonly financialYear: string; readonly turnoverPaise: Paise }

/**
 * Whether a seller must report a document dated `on`: its aggregate turnover was above the threshold of that day in any earlier
 * financial year from 2017-18 on; a later fall doesn't end the duty. Undefined: it needn't, as far as the shop was told.
 */
export function eInvoiceDuty(
  turnovers: readonly YearTurnover[],
  on: IstDate,
): EInvoiceDuty | undefined {
  const threshold = E_INVOICE_THRESHOLDS.find((rule) => isInForce(rule, on))
  if (threshold === undefined) return undefined
  const present = financialYear(new Date(`${on}T06:30:00Z`))
  const earlier = turnovers
    .filter((one) => one.financialYear >= '2017-18' && one.financialYear < present)
    .toSorted((a, b) => (a.financialYear < b.financialYear ? -1 : 1))
  const first = earlier.find((one) => one.turnoverPaise > threshold.abovePaise)
  if (first === undefined) return undefined
  const isLarge = REPORTING.some(
    ({ fromPaise, since }) => since <= on && earlier.some((one) => one.turnoverPaise >= fromPaise),
  )
  return {
    financialYear: first.financialYear,
    abovePaise: threshold.abovePaise,
    reportWithinDays: isLarge ? REPORT_WITHIN_DAYS : null,
  }
}
