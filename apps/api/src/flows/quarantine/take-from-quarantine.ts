import { batchName } from '@upchar/kernel/batches'
import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { returnToLots } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  checkTaken,
  countQuarantined,
  findQuarantined,
  insertTaken,
  isPressed,
  lockLot,
  quarantineView,
  selectQuarantined,
} from '../../modules/quarantine/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'

const lotUnknown = () =>
  err({ code: 'lot_unknown' as const, message: 'Nothing of this batch is in quarantine.' })

/** Returned goods that nobody may sell until somebody decides (RET-02). */
export async function listQuarantine(
  { db, clock }: Context,
  query: Query<'staffListQuarantine'>,
): Promise<HandlerResult<'staffListQuarantine'>> {
  const today = istDate(clock.now())
  const [held, count] = await Promise.all([
    selectQuarantined(db, rowsOf(query)),
    countQuarantined(db),
  ])
  return ok({
    success: true,
    lots: held.map((one) => quarantineView(one, today)),
    ...counted(count),
  })
}

type Refused = Refusal & {
  code: 'lot_unknown' | 'changed_meanwhile' | 'not_releasable' | 'quantity_wrong'
}

/**
 * Says what becomes of pieces in quarantine (RET-02): sold again, destroyed, or back to the seller; with reason and audit. The lot's
 * lock makes two presses wait for each other; a press that was carried out changes nothing again.
 */
export async function takeFromQuarantine(
  context: Context,
  { staffId }: StaffCaller,
  lotId: number,
  { outcome, quantity, seen, reason, request_key: requestKey }: Body<'staffTakeFromQuarantine'>,
): Promise<HandlerResult<'staffTakeFromQuarantine'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<{ offerId: number | null }, Refused>> => {
      if (!(await lockLot(tx, lotId))) return lotUnknown()
      if (await isPressed(tx, lotId, requestKey)) return ok({ offerId: null })
      const held = await findQuarantined(tx, lotId)
      if (held === undefined) return lotUnknown()
      const fits = checkTaken(held, { outcome, quantity, seen }, today)
      if (!fits.ok) return fits
      const id = newId()
      await insertTaken(tx, { id, lotId, outcome, quantity, reason, requestKey, by: staffId, at })
      if (outcome === 'release')
        await returnToLots(tx, [{ lotId, quantity }], {
          reason: 'release',
          reference: `quarantine ${id}`,
          at,
        })
      await recordAudit(tx, {
        by: staffId,
        action: 'quarantine.take',
        subject: { kind: 'product', id: held.sku },
        before: { quarantined: held.quantity },
        after: {
          quarantined: held.quantity - quantity,
          batch: batchName(held.batchNo),
          outcome,
          reason,
        },
        at,
      })
      return ok({ offerId: outcome === 'release' ? held.offerId : null })
    },
  )
  if (!done.ok) return done
  if (done.value.offerId !== null)
    await refreshWarehouses(context.db, [done.value.offerId], at, await saleLicencesOf(context))
  const left = await findQuarantined(context.db, lotId)
  return ok({ success: true, lot: left === undefined ? null : quarantineView(left, today) })
}
