import type { Transaction } from '../../../platform/db/database.ts'
import type { GatewayDispute } from '../../../platform/payments/index.ts'
import { disputeStates } from '../model.ts'
import { lockDispute, upsertDispute, type Dispute } from '../store/disputes.ts'
import { lockPaymentOrderOfPayment } from '../store/payments.ts'
import { bookDispute } from './book-dispute.ts'
import { coverRefunds } from './cover-refunds.ts'

/** `news`: the dispute is new, or in another state. Undefined for a payment that isn't ours. */
export type RecordedDispute = { checkoutId: string; dispute: Dispute; news: boolean } | undefined

/**
 * Records what the gateway says of a dispute (RET-04), in any order and any number of times: a late message about its beginning changes
 * nothing, and an ended one stays ended. A lost one settles the refunds that are due: the bank has given the money back.
 */
export async function recordDispute(
  tx: Transaction,
  { event, dispute: told }: { event: string; dispute: GatewayDispute },
  at: Date,
): Promise<RecordedDispute> {
  const order = await lockPaymentOrderOfPayment(tx, told.paymentId)
  if (order === undefined) return undefined
  const known = await lockDispute(tx, told.id)
  const { checkoutId } = order
  const isOld =
    known !== undefined &&
    (event === 'payment.dispute.created' ||
      (known.state !== told.status && !disputeStates.allows(known.state, told.status)))
  if (isOld) return { checkoutId, dispute: known, news: false }
  const { status: state, ...facts } = told
  const dispute = { ...facts, deductedPaise: deductedOf(told, known), state, updatedAt: at }
  await upsertDispute(tx, dispute)
  if (state === 'lost') await coverRefunds(tx, told.paymentId, at)
  await bookDispute(tx, dispute, at)
  return { checkoutId, dispute, news: known?.state !== state }
}

/**
 * What is taken off for a dispute. The gateway says 0 but of a lost one, whatever it took before: only "won" brings it back. Some
 * messages about a lost dispute don't say it: then it is all of it. What is deducted beyond it isn't the buyer's.
 */
function deductedOf(
  { status, amountPaise, deductedPaise }: GatewayDispute,
  known: Dispute | undefined,
): number {
  const told = Math.min(deductedPaise, amountPaise)
  if (status === 'won') return told
  if (status === 'lost') return told === 0 ? amountPaise : told
  return Math.min(Math.max(told, known?.deductedPaise ?? 0), amountPaise)
}
