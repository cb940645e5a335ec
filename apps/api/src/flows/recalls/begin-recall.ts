import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { withdrawBatch } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { receiveRecalled } from '../../modules/quarantine/index.ts'
import {
  batchMissing,
  findRecallPressed,
  insertRecall,
  lockRecall,
  recallUnknown,
  recallWithdrawn,
  selectGoods,
  selectOtherRecall,
  skuUnknown,
  type RecalledScope,
  type RecallRow,
} from '../../modules/recalls/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { piecesAsked, showRecall } from './find-recall.ts'

type Done = { id: number; offerIds: number[] }
type By = { staffId: string; at: Date }

const alreadyRecalled = (id: number) =>
  err({
    code: 'already_recalled' as const,
    field: 'batch',
    message: `Recall ${id} has these goods already.`,
  })

/** The answer of the first press was lost, and the form went on to other goods: they aren't recalled by it. */
const otherGoods = (id: number) =>
  err({
    code: 'already_recalled' as const,
    field: 'batch',
    message: `Recall ${id} of other goods has begun with this form. Begin another recall for these.`,
  })

type Named = Pick<RecallRow, 'sku' | 'scope' | 'batch' | 'serials'>
const areSame = (one: Named, other: Named): boolean =>
  one.sku === other.sku &&
  one.scope === other.scope &&
  one.batch === other.batch &&
  one.serials.join() === other.serials.join()

/** What this press did before: the same recall again, or of other goods. Undefined: nothing. */
async function pressedBefore(
  tx: Transaction,
  key: string,
  wanted: Named,
): Promise<Result<Done, Refusal & { code: 'already_recalled' }> | undefined> {
  const before = await findRecallPressed(tx, key)
  if (before === undefined) return undefined
  return areSame(before, wanted) ? ok({ id: before.id, offerIds: [] }) : otherGoods(before.id)
}

/** Puts all of a recalled batch that is in stock into quarantine. Serial numbers aren't known of stock: nothing moves for them. */
async function quarantine(
  tx: Transaction,
  id: number,
  scope: RecalledScope,
  { staffId, at }: By,
): Promise<number> {
  if (scope.serials.length > 0) return 0
  const pieces = await withdrawBatch(tx, scope, { reference: `recall ${id}`, at })
  await receiveRecalled(tx, { recallId: id, by: staffId, at }, pieces)
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The recall as it is now, after what buyers see has followed. */
export async function shown(context: Context, { id, offerIds }: Done) {
  await refreshWarehouses(context.db, offerIds, context.clock.now(), await saleLicencesOf(context))
  return showRecall(context, id)
}

/**
 * Begins a recall (OPS-05): from this commit on nothing sells, packs or hands over the batch, and its stock is in quarantine. Carts
 * and checkouts that were promised it are promised other batches, or nothing.
 */
export async function beginRecall(
  context: Context,
  { staffId }: StaffCaller,
  { sku, scope, class: recallClass, ...body }: Body<'staffBeginRecall'>,
): Promise<HandlerResult<'staffBeginRecall'>> {
  const at = context.clock.now()
  const named = piecesAsked(body)
  if (named === undefined) return batchMissing()
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<Done, Refusal & { code: 'sku_unknown' | 'already_recalled' }>> => {
      const goods = await selectGoods(tx, sku, scope)
      if (goods === undefined) return skuUnknown()
      const recalled = { offerIds: goods.offerIds, ...named }
      const wanted = { ...recalled, sku: goods.sku, scope }
      const other = await selectOtherRecall(tx, recalled)
      const before = await pressedBefore(tx, body.request_key, wanted)
      if (before !== undefined) return before
      if (other !== undefined) return alreadyRecalled(other)
      const id = await insertRecall(tx, {
        ...recalled,
        requestKey: body.request_key,
        sku: goods.sku,
        title: goods.title,
        scope,
        class: recallClass,
        reason: body.reason,
        reference: body.reference,
        orderedBy: body.ordered_by,
        advice: body.advice,
        by: staffId,
        at,
      })
      if (id === undefined) {
        // The same press of another article, which locks other offers, was faster.
        const meanwhile = await pressedBefore(tx, body.request_key, wanted)
        if (meanwhile === undefined) throw new Error('a recall was not stored')
        return meanwhile
      }
      addJob(tx, 'tell-recall', { recallId: id })
      const quarantined = await quarantine(tx, id, recalled, { staffId, at })
      await recordAudit(tx, {
        by: staffId,
        action: 'recall.begin',
        subject: { kind: 'recall', id: String(id) },
        after: {
          sku: goods.sku,
          scope,
          pieces: body.pieces,
          batch: named.batch,
          serials: named.serials.join(', '),
          class: recallClass,
          reason: body.reason,
          reference: body.reference,
          ordered_by: body.ordered_by,
          quarantined,
        },
        at,
      })
      return ok({ id, offerIds: goods.offerIds })
    },
  )
  if (!done.ok) return done
  const now = await shown(context, done.value)
  if (!now.ok) throw new Error('a recall is gone right after it was stored')
  return now
}

/** Puts into quarantine what came into stock since: of cancelled orders, or by a receipt. It was never for sale. */
export async function quarantineRest(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
): Promise<HandlerResult<'staffQuarantineRecall'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(
    context.db,
    async (
      tx,
    ): Promise<Result<Done, Refusal & { code: 'recall_unknown' | 'recall_withdrawn' }>> => {
      const recall = await lockRecall(tx, id)
      if (recall === undefined) return recallUnknown()
      if (recall.withdrawnAt !== null) return recallWithdrawn()
      const quarantined = await quarantine(tx, id, recall, { staffId, at })
      if (quarantined > 0)
        await recordAudit(tx, {
          by: staffId,
          action: 'recall.quarantine',
          subject: { kind: 'recall', id: String(id) },
          after: { quarantined },
          at,
        })
      return ok({ id, offerIds: quarantined > 0 ? recall.offerIds : [] })
    },
  )
  return done.ok ? shown(context, done.value) : done
}
