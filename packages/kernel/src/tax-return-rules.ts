import type { IstDate } from './dates.ts'
import type { BasisPoints, Paise } from './money.ts'
import { nextMonth } from './months.ts'

/** In force on a day in India: the latest that has begun. */
const inForce = <T extends { readonly validFrom: IstDate }>(
  rules: readonly T[],
  on: IstDate,
): T | undefined => rules.findLast(({ validFrom }) => validFrom <= on)

const LARGE = Object.freeze([
  { abovePaise: 25_000_000, validFrom: '2017-07-01', source: 'CGST Rules 59(4)' },
  { abovePaise: 10_000_000, validFrom: '2024-08-01', source: 'Notification 12/2024-CT' },
])

/**
 * The invoice value, tax included, above which a supply to an unregistered buyer in another state stands in GSTR-1 by itself (B2CL,
 * table 5); others are summed up (B2CS, table 7).
 */
export const largeInvoiceAbove = (on: IstDate): Paise => inForce(LARGE, on)?.abovePaise ?? 0

export type TcsRate = {
  readonly cgstBp: BasisPoints
  readonly sgstBp: BasisPoints
  readonly igstBp: BasisPoints
  readonly validFrom: IstDate
  readonly source: string
}

const TCS: readonly TcsRate[] = Object.freeze([
  {
    cgstBp: 50,
    sgstBp: 50,
    igstBp: 100,
    validFrom: '2018-10-01',
    source: 'Notifications 52/2018-CT and 02/2018-IT',
  },
  {
    cgstBp: 25,
    sgstBp: 25,
    igstBp: 50,
    validFrom: '2024-07-10',
    source: 'Notifications 15/2024-CT and 01/2024-IT; domain reference 1.7',
  },
])

/** The tax that a marketplace collects at source (CGST Act s.52), by the day of the supply; undefined before it was due. */
export const tcsRateOn = (on: IstDate): TcsRate | undefined => inForce(TCS, on)

export type TaxReturnForm = 'gstr-1' | 'gstr-8'

/** The day of the following month on which a monthly return is due: notification 83/2020-CT for GSTR-1, CGST Act s.52(4) for GSTR-8. */
const DUE_DAY: Readonly<Record<TaxReturnForm, string>> = { 'gstr-1': '11', 'gstr-8': '10' }

/** The last day to file a month's return without late fee. */
export const returnDueOn = (form: TaxReturnForm, month: string): IstDate =>
  `${nextMonth(month)}-${DUE_DAY[form]}`
