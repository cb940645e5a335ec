import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { isLoss } from '@upchar/kernel/margins'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { costView, loadMargins } from './margins.ts'
import { selectCosted, selectOffersOfProduct, selectRecorded } from './store.ts'

/** Offers with cost and margin (OPS-04). */
export async function listCosts(
  context: Context,
  query: Query<'staffListCosts'>,
): Promise<HandlerResult<'staffListCosts'>> {
  const day = istDate(context.clock.now())
  const margins = await loadMargins(context, day)
  const { state, q, ...page } = query
  if (state !== 'loss') {
    const { rows, count } = await selectCosted(context.db, day, { ...page, q, state })
    const offers = rows.map((row) => costView(margins, row))
    return ok({ success: true, today: day, offers, ...counted(count) })
  }
  const losses = (await selectRecorded(context.db, day, q)).filter((offer) => {
    const margin = margins.of(offer)
    return margin !== undefined && isLoss(margin)
  })
  const { offset, limit } = rowsOf(page)
  const offers = losses.slice(offset, offset + limit).map((row) => costView(margins, row))
  return ok({ success: true, today: day, offers, ...counted(losses.length) })
}

/** What the margins of a product's variants are reckoned with, for the editor. */
export async function showProductMargins(
  context: Context,
  groupId: number,
): Promise<HandlerResult<'staffGetProductMargins'>> {
  const day = istDate(context.clock.now())
  const margins = await loadMargins(context, day)
  const rows = await selectOffersOfProduct(context.db, day, groupId)
  return ok({
    success: true,
    variants: rows.flatMap((row) => {
      const terms = margins.termsOf(row)
      if (terms === undefined) return []
      const commission = margins.commissionBp(row)
      return {
        sku: row.sku,
        gst_bp: terms.rateBp,
        cheap_gst:
          terms.cheap === null
            ? null
            : { most: paiseToRupees(terms.cheap.maxPiecePaise), gst_bp: terms.cheap.rateBp },
        commission_bp: commission,
        cost: row.costPaise === null ? null : paiseToRupees(row.costPaise),
        cost_from: row.costFrom,
      }
    }),
  })
}
