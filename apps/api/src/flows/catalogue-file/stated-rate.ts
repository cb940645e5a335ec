import type { IstDate } from '@upchar/kernel/dates'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import type { GstTable } from '../../modules/catalogue/index.ts'

type Taxed = {
  hsn: string
  gstBp: number | null
  /** What an earlier file stated. */
  knownBp: number | null
  pricePaise: number | null
  packSize: number
}
type Stated = { rateBp: number | null; hasRate: boolean; note: string | null }

/**
 * The rate that a row states for its goods: null where the tax table decides, because the row is silent or agrees
 * with it. A rate is never assumed: goods that neither knows wait for staff (CART-23).
 */
export function statedRate(
  { hsn, gstBp, knownBp, pricePaise, packSize }: Taxed,
  gstTag: string | null,
  gst: GstTable,
  today: IstDate,
): Stated {
  const terms = gst.termsOf({ hsn, gstTag, statedBp: null, statedFrom: null }, today)
  if (terms === undefined) {
    const rateBp = gstBp ?? knownBp
    return { rateBp, hasRate: rateBp !== null, note: null }
  }
  const byTable =
    pricePaise === null
      ? terms.rateBp
      : rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize })
  if (gstBp === null || gstBp === byTable) return { rateBp: null, hasRate: true, note: null }
  return {
    rateBp: gstBp,
    hasRate: true,
    note:
      gstBp === knownBp
        ? null
        : `HSN ${hsn} is taxed at ${byTable / 100} % by the tax table; the file states ${gstBp / 100} %, which applies from today.`,
  }
}
