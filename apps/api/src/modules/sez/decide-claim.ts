import type { FastifyReply } from 'fastify'
import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { fileUnknown, findFile, sendFile } from '../files/index.ts'
import { staffNames } from '../staff/index.ts'
import { sezClaimUnknown, sezDaysWrong, sezDecidedAlready } from './errors.ts'
import { findClaim, lockClaim, selectClaims, updateClaim } from './store.ts'
import { claimView } from './view.ts'

const mostClaims = 500

/** Statements of buyers about special economic zones: those that wait first. */
export async function listClaimsForStaff({
  db,
}: Context): Promise<HandlerResult<'staffListSezClaims'>> {
  const claims = await selectClaims(db, mostClaims)
  const names = await staffNames(
    db,
    claims.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  return ok({
    success: true,
    claims: claims.map((row) => ({
      ...claimView(row),
      customer_id: row.customerId,
      has_file: row.fileId !== null,
      decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
      decided_at: row.decidedAt?.toISOString() ?? null,
    })),
  })
}

/** Confirms a statement after a look at the letter, refuses it, or ends a confirmation. */
export async function decideClaim(
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffDecideSezClaim'>,
): Promise<HandlerResult<'staffDecideSezClaim'>> {
  const at = context.clock.now()
  if (body.decision === 'confirm' && body.valid_until < body.valid_from) return sezDaysWrong()
  const decided = await decideInTransaction(context.db, async (tx) => {
    const claim = await lockClaim(tx, id)
    if (claim === undefined) return sezClaimUnknown()
    if (claim.state !== (body.decision === 'end' ? 'confirmed' : 'claimed'))
      return sezDecidedAlready()
    const change =
      body.decision === 'confirm'
        ? {
            state: 'confirmed' as const,
            pincode: body.pincode,
            validFrom: body.valid_from,
            validUntil: body.valid_until,
          }
        : {
            state: body.decision === 'end' ? ('ended' as const) : ('refused' as const),
            reason: body.reason,
          }
    await updateClaim(tx, id, { ...change, decidedBy: staffId, decidedAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: `sez.${body.decision}`,
      subject: { kind: 'customer', id: claim.customerId },
      after: { gstin: claim.gstin, kind: claim.kind, approval: claim.approvalNumber, ...change },
      at,
    })
    return ok(undefined)
  })
  return decided.ok ? listClaimsForStaff(context) : decided
}

/** The letter of approval. Who opened it stands in both logs before the first byte is sent. */
export async function openLetter(
  context: Context,
  staffId: string,
  id: string,
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenSezLetter'>> {
  const claim = await findClaim(context.db, id)
  const file = claim?.fileId ? await findFile(context.db, claim.fileId) : undefined
  if (claim === undefined || file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'sez.view_letter',
      subject: { kind: 'customer', id: claim.customerId },
      after: { gstin: claim.gstin },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, { kind: 'staff', id: staffId }, false)
  return ok('sent')
}
