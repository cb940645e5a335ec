import {
  gstTermsOn,
  type DatedGstRate,
  type GstTerms,
  type TaxedGoods,
} from '@upchar/kernel/gst-rates'
import type { IstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { memoize } from '../../../platform/db/memoize.ts'
import { selectGstRates } from '../store/gst-rates.ts'

/** An offer's goods as rows of the database name them. */
export type TaxedRow = {
  hsn: string
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
}

const mostKept = 20_000
/** Every row names two digits or more. */
const chapterOf = (hsn: string): string => hsn.slice(0, 2)

/** The dated GST rates with the answers of one day cached. */
class GstTable {
  private readonly chapters: ReadonlyMap<string, readonly DatedGstRate[]>
  private readonly known = new Map<string, GstTerms | undefined>()
  private day = ''

  constructor(rates: readonly DatedGstRate[]) {
    this.chapters = Map.groupBy(rates, ({ hsnPrefix }) => chapterOf(hsnPrefix))
  }

  /** The rates of an offer on a day in India; undefined: it has none and may not be sold. */
  termsOf(
    { hsn, gstTag: tag, statedBp, statedFrom }: TaxedRow,
    day: IstDate,
  ): GstTerms | undefined {
    const stated =
      statedBp === null || statedFrom === null ? null : { rateBp: statedBp, from: statedFrom }
    const goods: TaxedGoods = { hsn, tag, stated }
    const rates = this.chapters.get(chapterOf(hsn)) ?? []
    if (stated !== null) return gstTermsOn(rates, goods, day)
    if (this.day !== day || this.known.size > mostKept) this.known.clear()
    this.day = day
    const key = tag === null ? hsn : `${hsn} ${tag}`
    const found = this.known.get(key)
    if (found !== undefined || this.known.has(key)) return found
    const terms = gstTermsOn(rates, goods, day)
    this.known.set(key, terms)
    return terms
  }
}
export type { GstTable }

/** The table as it stands now, for work that reads it once. */
export const loadGstTable = async (handle: Handle): Promise<GstTable> =>
  new GstTable(await selectGstRates(handle))

/** The dated GST rates, cached until the catalogue changes. */
export const gstTableOf = memoize(({ db }) => loadGstTable(db))
