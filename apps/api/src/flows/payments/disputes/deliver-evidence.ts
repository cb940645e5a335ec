import { ok, type Result } from '@upchar/kernel/result'
import {
  claimEvidence,
  evidenceRefusedMail,
  isWaiting,
  lockDispute,
  releaseEvidence,
  setTaken,
  type Evidence,
} from '../../../modules/payments/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import type { ProviderError } from '../../../platform/provider-error.ts'

/** Sends what waits for the gateway of a dispute, and records what it says. Nothing happens where somebody else is sending it. */
export async function deliverEvidence(
  context: Context,
  disputeId: string,
): Promise<Result<void, ProviderError>> {
  const { db, clock } = context
  const evidence = await claimEvidence(db, disputeId, clock.now())
  if (evidence === undefined) return ok(undefined)
  const given = await give(context, evidence)
  if (given.ok) await recordTaken(context, evidence)
  else if (given.error.kind === 'invalid')
    await inTransaction(db, (tx) => releaseEvidence(tx, disputeId))
  else context.log.warn({ kind: given.error.kind, problem: given.error.message }, 'evidence waits')
  return given
}

/** An answer that got lost isn't sent twice: the gateway is asked first what it has. */
async function give(
  { gateway }: Context,
  { disputeId, summary, documents, isRepeat }: Evidence,
): Promise<Result<void, ProviderError>> {
  if (isRepeat) {
    const had = await gateway.fetchEvidence(disputeId)
    if (!had.ok) return had
    if (documents.every(({ id }) => had.value.includes(id))) return ok(undefined)
  }
  return gateway.contestDispute({ disputeId, summary, documents })
}

async function recordTaken(
  { db, clock }: Context,
  { disputeId, summary, by }: Evidence,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const files = await setTaken(tx, disputeId, at)
    if (files.length === 0) return
    await recordAudit(tx, {
      by,
      action: 'dispute.contest',
      subject: { kind: 'dispute', id: disputeId },
      after: { summary, files },
      at,
    })
  })
}

/** Job: sends evidence that a lost answer or a crash left. Staff are told where the gateway refuses it. Throws while it waits. */
export async function contestLater(context: Context, disputeId: string): Promise<void> {
  const sent = await deliverEvidence(context, disputeId)
  if (!sent.ok && sent.error.kind === 'invalid')
    return inTransaction(context.db, async (tx) => {
      const dispute = await lockDispute(tx, disputeId)
      if (dispute === undefined) return
      await recordMail(tx, evidenceRefusedMail(context.config, dispute), context.clock.now())
    })
  if (await isWaiting(context.db, disputeId))
    throw new Error('the gateway has not taken the evidence of a dispute yet: try again later')
}
