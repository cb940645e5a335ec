import { batchLabel, batchWords } from '@upchar/kernel/batches'
import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { keepsPromise } from '@upchar/kernel/shelf-life'
import { selectShelf, swapLots, type SwapProblem } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  goodsWrong,
  isPacked,
  lockParcel,
  mailAboutSplit,
  parcelChanged,
  parcelStateWrong,
  parcelUnknown,
  planGoods,
  replaceGoods,
  selectOpenParcel,
  splitOff,
  stateLabel,
  touchParcel,
  type GoodsPlan,
  type OpenParcel,
} from '../../modules/orders/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { Author } from '../../platform/identity/author.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'changed_meanwhile' | 'state_wrong' | 'goods_wrong'
}
type Packed = { version: number; rest: string | null; moved: number[] }

/** Says of which goods the batch can't be taken, and why. */
function swapRefused({ lines }: OpenParcel, { lot, why }: SwapProblem) {
  if (lot === undefined) return goodsWrong('This batch doesn’t lie in the parcel’s warehouse')
  const title = lines.find(({ offerId }) => offerId === lot.offerId)?.title ?? ''
  const { batchNo, expiresOn, free } = lot
  if (why === 'short')
    return goodsWrong(
      `${title}, ${batchLabel(batchNo)}: ${Math.max(0, free)} are free. The others belong to other orders`,
    )
  if (lot.recalled) return goodsWrong(`${title}, ${batchLabel(batchNo)} is recalled: leave it out`)
  return goodsWrong(
    expiresOn === null
      ? `${title}: these goods are sold by batch and expiry only`
      : `${title}, ${batchLabel(batchNo)} expires on ${formatIstDate(expiresOn)}: too soon to be sold`,
  )
}

/**
 * A parcel has goods of several lines: each takes batches of its own goods only, and none that expires before the day that its buyer was
 * promised. Undefined where nothing is wrong.
 */
async function strayLot(
  tx: Transaction,
  of: { parcel: OpenParcel; plan: GoodsPlan; offerIds: readonly number[]; at: Date },
) {
  const { parcel, plan, offerIds, at } = of
  const shelf = await selectShelf(tx, { offerIds, warehouseId: parcel.warehouseId, at })
  const lots = new Map(shelf.map((lot) => [lot.lotId, lot]))
  const lines = new Map(parcel.lines.map((line) => [line.id, line]))
  for (const { line: id, lotId } of plan.packed) {
    const [line, lot] = [lines.get(id), lots.get(lotId)]
    if (line === undefined || lot === undefined) continue
    if (lot.offerId !== line.offerId) return goodsWrong('A batch is of other goods than its line')
    // What may not be sold at all is refused with its own words.
    if (lot.sellable && line.promise !== null && !keepsPromise(lot.expiresOn, line.promise))
      return goodsWrong(
        `${line.title}, ${batchWords(lot.batchNo, lot.expiresOn)}: the buyer was promised an expiry date of ${formatIstDate(line.promise.expiresFrom)} or later`,
      )
  }
  return undefined
}

async function carryOut(
  context: Context,
  tx: Transaction,
  { id, parcel, plan }: { id: string; parcel: OpenParcel; plan: GoodsPlan },
): Promise<Result<string | null, Refused>> {
  const at = context.clock.now()
  const offerIds = parcel.lines.map(({ offerId }) => offerId)
  const stray = await strayLot(tx, { parcel, plan, offerIds, at })
  if (stray !== undefined) return stray
  const swapped = await swapLots(tx, {
    offerIds,
    warehouseId: parcel.warehouseId,
    back: plan.back,
    taken: plan.taken,
    reference: `checkout ${parcel.checkoutId}`,
    at,
  })
  if (!swapped.ok) return swapRefused(parcel, swapped.error)
  const rest = plan.rest.length === 0 ? null : await splitOff(context, tx, id)
  await replaceGoods(tx, id, [
    ...plan.packed.map((one) => ({ ...one, parcelId: id })),
    ...(rest === null ? [] : plan.rest.map((one) => ({ ...one, parcelId: rest, serials: [] }))),
  ])
  await touchParcel(tx, id)
  if (rest !== null) await mailAboutSplit(context, tx, rest)
  return ok(rest)
}

/**
 * Keeps what is in a parcel's box before it is packed, by staff or its seller: its batches and serial numbers. What isn't there waits in a parcel of its own, if
 * that is asked for (OPS-02). The same goods again change nothing.
 */
export async function packGoods(
  context: Context,
  author: Author,
  id: string,
  { version, goods, split }: Body<'staffPackGoods'>,
): Promise<Result<Answer<'staffPackGoods'>, Refused>> {
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<Packed, Refused>> => {
      const locked = await lockParcel(tx, author, id)
      const parcel = locked && (await selectOpenParcel(tx, id))
      if (locked === undefined || parcel === undefined) return parcelUnknown()
      const same = planGoods(parcel.lines, goods, split)
      if (same.ok && same.value.isSame)
        return ok({ version: locked.version, rest: null, moved: [] })
      if (locked.version !== version) return parcelChanged()
      if (isPacked(locked.state) || locked.state === 'cancelled' || locked.state === 'refunded')
        return parcelStateWrong(
          `The parcel is “${stateLabel(locked.state)}”: what is in it doesn’t change any more.`,
        )
      if (parcel.isInvoiced)
        return parcelStateWrong('The invoice of these goods names their batches: they stay.')
      if (!same.ok) return same
      const plan = same.value
      const rest = await carryOut(context, tx, { id, parcel, plan })
      if (!rest.ok) return rest
      await recordAudit(tx, {
        by: author,
        action: rest.value === null ? 'parcel.goods' : 'parcel.split',
        subject: { kind: 'order', id: locked.orderId },
        before: { parcel: id, goods: wordsOf(parcel) },
        after: {
          parcel: id,
          goods: wordsOf((await selectOpenParcel(tx, id)) ?? parcel),
          rest: rest.value,
        },
        at: context.clock.now(),
      })
      const changed = plan.back.length + plan.taken.length > 0
      const moved = changed ? parcel.lines.map(({ offerId }) => offerId) : []
      return ok({ version: version + 1, rest: rest.value, moved })
    },
  )
  if (!done.ok) return done
  const { moved, ...packed } = done.value
  await refreshWarehouses(context.db, moved, context.clock.now(), await saleLicencesOf(context))
  return ok({ success: true, ...packed })
}

const wordsOf = ({ lines }: OpenParcel): string =>
  lines
    .flatMap(({ sku, lots }) =>
      lots.map(({ quantity, batchNo, serials }) =>
        [`${quantity} × ${sku}, ${batchLabel(batchNo)}`, ...serials].join(', '),
      ),
    )
    .join('\n')
