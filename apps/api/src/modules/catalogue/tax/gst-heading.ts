import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { gstTermsOn, type GstTag } from '@upchar/kernel/gst-rates'
import { paiseToRupees } from '@upchar/kernel/money'
import type { Context } from '../../../platform/context.ts'
import {
  countProductsBelow,
  selectGstRates,
  selectHeading,
  selectRatesForStaff,
  type StoredRate,
} from '../store/gst-rates.ts'
import { revisionOf, stateOn } from './plan-rates.ts'

type View = Answer<'staffListGstRates'>['rates'][number]
type HeadingView = Answer<'staffGetGstHeading'>['heading']
/** A rate as staff see it; `changedBy` is the member's id. */
export type GstRateForStaff = Omit<View, 'changed_by'> & { changedBy: string | null }

const view = (row: StoredRate, today: string): GstRateForStaff => ({
  id: row.id,
  hsn: row.hsnPrefix,
  tag: row.tag,
  rate: row.rateBp / 100,
  up_to: row.maxPiecePaise === null ? null : paiseToRupees(row.maxPiecePaise),
  valid_from: row.validFrom,
  valid_to: row.validTo,
  state: stateOn(row, today),
  source: row.source,
  changedBy: row.changedBy,
})

/** A page of the dated rates. Not cached: staff see their own changes at once. */
export async function gstRatesForStaff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  query: Query<'staffListGstRates'>,
) {
  const today = istDate(clock.now())
  const { rows, states, count } = await selectRatesForStaff(db, { ...query, today })
  return { today, rates: rows.map((row) => view(row, today)), states, count }
}

/** The rates of an HSN with what applies to its goods today. */
export async function gstHeading(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { hsn, tag = null }: { hsn: string; tag?: GstTag | null | undefined },
): Promise<{
  today: string
  heading: Omit<HeadingView, 'rates'> & { rates: GstRateForStaff[] }
}> {
  const today = istDate(clock.now())
  const [own, table, products] = await Promise.all([
    selectHeading(db, { hsn, tag }),
    selectGstRates(db),
    countProductsBelow(db, { hsn, tag }),
  ])
  const terms = gstTermsOn(table, { hsn, tag }, today)
  return {
    today,
    heading: {
      hsn,
      tag,
      seen: revisionOf(own),
      rates: own
        .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.id - a.id)
        .map((row) => view(row, today)),
      applies:
        terms === undefined
          ? null
          : {
              rate: terms.rateBp / 100,
              slab:
                terms.cheap === null
                  ? null
                  : {
                      up_to: paiseToRupees(terms.cheap.maxPiecePaise),
                      rate: terms.cheap.rateBp / 100,
                    },
            },
      products,
    },
  }
}
