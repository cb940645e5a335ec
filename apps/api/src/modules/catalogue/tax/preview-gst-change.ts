import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { withoutGst } from '@upchar/kernel/gst'
import { gstTermsOn, type DatedGstRate } from '@upchar/kernel/gst-rates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import {
  selectGoodsBelow,
  selectGstRates,
  selectHeading,
  selectTaxedAnew,
} from '../store/gst-rates.ts'
import { planChange } from './plan-rates.ts'
import { dayOver, rowsOfTerms } from './set-gst-rate.ts'

type Preview = Omit<Answer<'staffPreviewGstRate'>, 'success'>

const inside = (pricePaise: number, bp: number | null) =>
  bp === null
    ? null
    : { rate: bp / 100, tax: paiseToRupees(pricePaise - withoutGst(pricePaise, bp)) }

/** Which goods on sale a new rate of an HSN taxes differently on its first day, by the rules that carts use. */
export async function previewGstChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hsn: string,
  query: Query<'staffPreviewGstRate'>,
) {
  const { rate, up_to: upTo, up_to_rate: upToRate, valid_from: from, tag = null } = query
  if (from < istDate(clock.now())) return dayOver()
  const slab = upTo === undefined || upToRate === undefined ? null : { up_to: upTo, rate: upToRate }
  const [own, goods, table] = await Promise.all([
    selectHeading(db, { hsn, tag }),
    selectGoodsBelow(db, hsn),
    selectGstRates(db),
  ])
  const { ended, endedOn, validTo } = planChange(own, from)
  const endedIds = new Set(ended.map(({ id }) => id))
  const then: DatedGstRate[] = [
    ...table.map((row) => (endedIds.has(row.id) ? { ...row, validTo: endedOn } : row)),
    ...rowsOfTerms({ rate, slab }).map((row) => ({
      ...row,
      hsnPrefix: hsn,
      tag,
      validFrom: from,
      validTo,
    })),
  ]
  const changed = goods.flatMap((one) => {
    const stated =
      one.statedBp === null || one.statedFrom === null
        ? null
        : { rateBp: one.statedBp, from: one.statedFrom }
    const asked = { hsn: one.hsn, tag: one.gstTag, stated }
    const [before, after] = [gstTermsOn(table, asked, from), gstTermsOn(then, asked, from)]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ ...one, before, after }]
  })
  const { products, examples } = await selectTaxedAnew(db, changed)
  const preview: Preview = {
    products,
    examples: examples.map(({ pricePaise, before, after, ...one }) => ({
      ...one,
      price: paiseToRupees(pricePaise),
      before: inside(pricePaise, before),
      after: inside(pricePaise, after),
    })),
  }
  return ok(preview)
}
