import { err, ok } from '@upchar/kernel/result'
import type { Clock } from '../clock.ts'
import { inTransaction, type Database, type Handle } from '../db/database.ts'
import { eq } from '../db/sql.ts'
import { addJob } from '../jobs/jobs.ts'
import type { PaymentGateway } from './port.ts'
import { providerId } from './sandbox-store.ts'
import { sandboxEvidence } from './tables.ts'

/**
 * Takes the evidence of a dispute once, and tells of it, like the real gateway, which refuses another answer while the bank reads
 * the first.
 */
export async function takeEvidence(
  { db, clock }: { db: Database; clock: Clock },
  { disputeId, documents }: Parameters<PaymentGateway['contestDispute']>[0],
): ReturnType<PaymentGateway['contestDispute']> {
  if (documents.length === 0)
    return err({ kind: 'invalid', message: 'At least one document is required' })
  const isNew = await inTransaction(db, async (tx) => {
    const ids = documents.map(({ id }) => id)
    const { rowCount } = await tx
      .insert(sandboxEvidence)
      .values({ disputeId, documents: ids, createdAt: clock.now() })
      .onConflictDoNothing()
    if (rowCount === 0) return false
    addJob(tx, 'deliver-sandbox-webhook', {
      orderId: '',
      paymentId: disputeId.replace('disp_', 'pay_'),
      event: 'payment.dispute.under_review',
      eventId: providerId('evt'),
    })
    return true
  })
  return isNew
    ? ok(undefined)
    : err({ kind: 'invalid', message: 'The dispute is under review already' })
}

export async function evidenceOf(handle: Handle, disputeId: string): Promise<string[]> {
  const [row] = await handle
    .select()
    .from(sandboxEvidence)
    .where(eq(sandboxEvidence.disputeId, disputeId))
  return row?.documents ?? []
}
