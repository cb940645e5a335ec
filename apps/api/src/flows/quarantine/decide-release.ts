import { batchName } from '@upchar/kernel/batches'
import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { returnToLots } from '../../modules/availability/index.ts'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import {
  findQuarantined,
  findRelease,
  insertTaken,
  lockLot,
  lotUnknown,
  mayRelease,
  notReleasable,
  quarantineChanged,
  secondPersonReleases,
  setReleaseDecided,
} from '../../modules/quarantine/index.ts'
import { saleLicencesOf } from '../../modules/sellers/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { leftOf } from './list-quarantine.ts'

type Refused = Refusal & {
  code: 'lot_unknown' | 'changed_meanwhile' | 'not_releasable' | 'second_person_needed'
}

/** Takes the pieces out of quarantine and puts them into stock. */
async function sellAgain(
  tx: Transaction,
  {
    releaseId,
    ...of
  }: { lotId: number; quantity: number; reason: string; by: string; at: Date } & {
    releaseId: string
  },
): Promise<void> {
  const id = newId()
  await insertTaken(tx, { ...of, id, outcome: 'release', requestKey: releaseId })
  await returnToLots(tx, [{ lotId: of.lotId, quantity: of.quantity }], {
    reason: 'release',
    reference: `quarantine ${id}`,
    at: of.at,
  })
}

/**
 * A second member accepts that pieces are sold again, or declines it with a reason (RET-02); who asked may decline it, and accept it where
 * nobody else can (`aloneFrom`). The same decision again changes nothing.
 */
export async function decideRelease(
  context: Context,
  { staffId: by }: StaffCaller,
  lotId: number,
  { id, accept, reason: decision }: Body<'staffDecideRelease'>,
): Promise<HandlerResult<'staffDecideRelease'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<{ offerId: number | null }, Refused>> => {
      if (!(await lockLot(tx, lotId))) return lotUnknown()
      const before = await findRelease(tx, id, lotId)
      if (before === undefined) return lotUnknown()
      if (before.accepted === accept && before.decidedBy === by) return ok({ offerId: null })
      const held = await findQuarantined(tx, lotId)
      const waiting = held?.waiting ?? null
      if (held === undefined || waiting === null || before.accepted !== null)
        return quarantineChanged()
      const { quantity, reason, by: askedBy, at: askedAt } = waiting
      const first = accept ? { by: askedBy, at: new Date(askedAt) } : null
      const second = { first, by, at }
      const alone = await decidesAlone(tx, 'returns.decide', second, secondPersonReleases)
      if (!alone.ok) return alone
      if (accept && !mayRelease(held, istDate(at))) return notReleasable()
      await setReleaseDecided(tx, {
        id,
        accepted: accept,
        by,
        at,
        decision: accept ? '' : decision,
      })
      if (accept) await sellAgain(tx, { releaseId: id, lotId, quantity, reason, by, at })
      await recordAudit(tx, {
        by,
        action: alone.value
          ? 'quarantine.release_alone'
          : accept
            ? 'quarantine.release'
            : 'quarantine.decline_release',
        subject: { kind: 'product', id: held.sku },
        before: { quarantined: held.quantity },
        after: {
          quarantined: held.quantity - (accept ? quantity : 0),
          pieces: quantity,
          batch: batchName(held.batchNo),
          reason: accept ? reason : decision,
        },
        at,
      })
      return ok({ offerId: accept ? held.offerId : null })
    },
  )
  if (!done.ok) return done
  if (done.value.offerId !== null)
    await refreshWarehouses(context.db, [done.value.offerId], at, await saleLicencesOf(context))
  return ok({ success: true, lot: await leftOf(context, lotId) })
}
