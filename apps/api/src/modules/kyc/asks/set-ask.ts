import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { NOT_ASKED } from '@upchar/kernel/kyc-ask-choices'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { askRows } from '../rules/form-for-buyer.ts'
import { askedOn, inOrder, isFit, leavesOnlyNote } from '../rules/set-asks.ts'
import { endAsks, insertAsks, lockAsks } from '../store/asks.ts'
import { asksForStaff } from './list-asks.ts'

const dayOver = () =>
  err({
    code: 'day_over' as const,
    message: 'Choose today or a later day: earlier forms keep the requirements of their day.',
    field: 'valid_from',
  })
const proofUnfit = () =>
  err({
    code: 'proof_unfit' as const,
    message: 'These proofs don’t suit this section.',
    field: 'proofs',
  })
const askSame = () =>
  err({
    code: 'ask_same' as const,
    message: 'This is already required on that day.',
    field: 'proofs',
  })
const formEmpty = () =>
  err({
    code: 'form_empty' as const,
    message:
      'Then only a note would be left of this form. Leave out the note first, or ask for something else.',
    field: 'proofs',
  })
const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed these requirements. Review them, then decide.',
  })

/**
 * Sets the proofs that a section of a kind of buyer's form requires, or none, from today or a later day on
 * (KYC-04). Open forms follow; submitted ones keep the earlier requirements.
 */
export async function setKycAsk(
  context: Context,
  by: string,
  body: Body<'staffSetKycAsk'>,
): Promise<HandlerResult<'staffSetKycAsk'>> {
  const at = context.clock.now()
  const { business_type: businessTypeId, stage, section, valid_from: validFrom, source } = body
  if (validFrom < istDate(at)) return dayOver()
  if (!isFit(stage, section, body.proofs)) return proofUnfit()
  const place = { businessTypeId, stage, section }
  const proofs = inOrder(section, body.proofs)
  const changed = await decideInTransaction(context.db, async (tx) => {
    const rows = await lockAsks(tx, place)
    const own = rows.filter((row) => row.section === section)
    if ((own[0]?.id ?? null) !== body.seen_id) return changedMeanwhile()
    const asks = askRows(rows.toReversed())
    const before = askedOn(asks, place, validFrom)
    const planned = own.some(
      (row) => row.validFrom > validFrom && (row.validTo === null || row.validTo >= row.validFrom),
    )
    if (!planned && before.join() === proofs.join()) return askSame()
    if (leavesOnlyNote(asks, { ...place, validFrom, proofs })) return formEmpty()
    await endAsks(tx, place, validFrom)
    const written = await insertAsks(
      tx,
      (proofs.length > 0 ? proofs : ([NOT_ASKED] as const)).map((proof) => ({
        ...place,
        proof,
        validFrom,
        validTo: null,
        source,
        changedBy: by,
        changedAt: at,
      })),
    )
    await recordAudit(tx, {
      by,
      action: 'kyc.form',
      subject: { kind: 'kyc_ask', id: `${businessTypeId}:${stage}:${section}` },
      at,
      before: { proofs: before },
      after: { proofs, valid_from: validFrom, source },
    })
    await announceChange(tx)
    return ok(Math.max(...written.map(({ id }) => id)))
  })
  if (!changed.ok) return changed
  const ask = (await asksForStaff(context.db)).find(({ id }) => id === changed.value)
  if (ask === undefined) throw new Error('what was just asked for is gone')
  return ok({ success: true, ask })
}
