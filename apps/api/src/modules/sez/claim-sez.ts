import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { checkGstin } from '@upchar/kernel/gstin'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { attachFiles, buyerActor } from '../files/index.ts'
import { sezClaimedAlready, sezFileMissing, sezGstinWrong } from './errors.ts'
import { endExpired, insertClaim, isClaimedWith, selectClaimsOf } from './store.ts'
import { claimView } from './view.ts'

export async function listSezClaims(
  { db }: Context,
  customerId: string,
): Promise<HandlerResult<'listSezClaims'>> {
  const claims = await selectClaimsOf(db, customerId)
  return ok({ success: true, claims: claims.map(claimView) })
}

/**
 * The customer states that a GSTIN is that of a unit or developer of a zone, with the letter of approval. Nothing changes yet. The
 * same press again is answered as the first.
 */
export async function claimSez(
  context: Context,
  customerId: string,
  body: Body<'claimSez'>,
): Promise<HandlerResult<'claimSez'>> {
  const gstin = checkGstin(body.gstin)
  if (!gstin.ok) return sezGstinWrong(gstin.error.message)
  const claimed = await decideInTransaction(context.db, async (tx) => {
    if (!(await attachFiles(tx, buyerActor({ customerId }), 'attachment', [body.file_id])))
      return (await isClaimedWith(tx, {
        customerId,
        gstin: gstin.value.gstin,
        fileId: body.file_id,
      }))
        ? ok(undefined)
        : sezFileMissing()
    await endExpired(tx, {
      customerId,
      gstin: gstin.value.gstin,
      on: istDate(context.clock.now()),
    })
    const isNew = await insertClaim(tx, {
      id: newId(),
      customerId,
      gstin: gstin.value.gstin,
      kind: body.kind,
      approvalNumber: body.approval_number,
      pincode: body.pincode,
      fileId: body.file_id,
      state: 'claimed',
      claimedAt: context.clock.now(),
      decidedBy: null,
      decidedAt: null,
      reason: '',
      validFrom: null,
      validUntil: null,
    })
    return isNew ? ok(undefined) : sezClaimedAlready()
  })
  return claimed.ok ? listSezClaims(context, customerId) : claimed
}
