import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { gstTableOf } from '../../modules/catalogue/index.ts'
import {
  dayProblems,
  insertPriceList,
  listDates,
  lockPriceLists,
  momentsOf,
} from '../../modules/pricing/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { changedMeanwhile, listInvalid, listMissing } from './errors.ts'
import { judgeRows } from './judge-rows.ts'
import { showWritten, typeProblems } from './show-price-lists.ts'
import { selectLists, selectRows } from './store.ts'

type Wanted = Body<'staffSetPriceList'>

const subjectOf = (name: string) => ({ kind: 'price_list' as const, id: name })

/** Prices by SKU, for the audit. */
const pricesOf = (rows: readonly { sku: string; pricePaise: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ sku, pricePaise }) => [sku, paiseToRupees(pricePaise)]))

/** Sets a price list from a day on; one of its name that runs or is planned ends as it begins (OPS-04). */
export async function setPriceList(
  context: Context,
  { staffId }: StaffCaller,
  wanted: Wanted,
): Promise<HandlerResult<'staffSetPriceList'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const id = newId()
  const { name, business_types: businessTypes, first_day: first, last_day: last, reason } = wanted
  const moments = momentsOf(wanted, at)
  const gst = await gstTableOf(context)
  const done = await decideInTransaction(context.db, async (tx) => {
    await lockPriceLists(tx)
    if ((await listDates.revision(tx, undefined)) !== wanted.seen_revision)
      return changedMeanwhile()
    const given = wanted.rows.map(({ sku, price }) => ({ sku, pricePaise: wireToPaise(price) }))
    const rows = await judgeRows(tx, given, { gst, day: first, today })
    const problems = [
      ...typeProblems(businessTypes),
      ...dayProblems(wanted, today),
      ...rows.flatMap(({ problem, sku }, row) =>
        problem === undefined
          ? []
          : [{ field: `rows.${row}.price`, message: `${sku}: ${problem}` }],
      ),
    ]
    if (problems.length > 0) return listInvalid(problems)
    const before = (await selectLists(tx, { at })).find(
      (one) =>
        one.name.toLowerCase() === name.toLowerCase() && (one.validTo === null || one.validTo > at),
    )
    const earlier = before && {
      before: {
        business_types: before.businessTypes,
        prices: pricesOf(await selectRows(tx, before.id)),
      },
    }
    await listDates.endAllAt(tx, name, moments.validFrom)
    await insertPriceList(
      tx,
      {
        id,
        name,
        businessTypes,
        ...moments,
        reason,
        madeBy: staffId,
        madeAt: at,
      },
      rows.flatMap(({ goods, pricePaise }) =>
        goods === undefined ? [] : [{ offerId: goods.offerId, pricePaise }],
      ),
    )
    await recordAudit(tx, {
      by: staffId,
      action: 'price_list.set',
      subject: subjectOf(name),
      ...earlier,
      after: {
        business_types: businessTypes,
        first_day: first,
        last_day: last,
        prices: pricesOf(rows),
        reason,
      },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showWritten(context, id) : done
}

/** Ends a list now, or before it begins. Orders and open payments keep their price. */
export async function endList(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndPriceList'>,
): Promise<HandlerResult<'staffEndPriceList'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    await lockPriceLists(tx)
    const [list] = await selectLists(tx, { at, id })
    if (list === undefined) return listMissing()
    if (list.validTo !== null && list.validTo <= at) return changedMeanwhile()
    await listDates.endOneAt(tx, id, at)
    await recordAudit(tx, {
      by: staffId,
      action: 'price_list.end',
      subject: subjectOf(list.name),
      before: { business_types: list.businessTypes, prices: pricesOf(await selectRows(tx, id)) },
      after: { prices: {}, reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showWritten(context, id) : done
}
