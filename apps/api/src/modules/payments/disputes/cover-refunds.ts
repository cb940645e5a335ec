import { sumPaise } from '@upchar/kernel/money'
import type { Transaction } from '../../../platform/db/database.ts'
import { recordRefund } from '../record-refund.ts'
import { lockLost } from '../store/disputes.ts'
import { bookDispute } from './book-dispute.ts'

/**
 * Refunds of a payment that its buyer's bank has taken back in a dispute (RET-04): what the bank gave back is not sent again. A refund that
 * is more than the rest of a dispute stays due: staff pay what is missing by hand.
 */
export async function coverRefunds(tx: Transaction, paymentId: string, at: Date): Promise<void> {
  const { lost, refunds } = await lockLost(tx, paymentId)
  const open = refunds.filter(({ state }) => state === 'due' || state === 'failed')
  for (const dispute of lost) {
    const { id, deductedPaise } = dispute
    const covered = refunds.filter(({ bankReference }) => bankReference === id)
    let left = deductedPaise - sumPaise(covered.map(({ amountPaise }) => amountPaise))
    for (const refund of open) {
      if (refund.amountPaise > left || refund.bankReference !== null) continue
      left -= refund.amountPaise
      const { amountPaise } = refund
      await recordRefund(
        tx,
        {
          id: `${id}_${refund.id}`,
          paymentId,
          amountPaise,
          status: 'processed',
          bankReference: id,
        },
        at,
        refund.id,
      )
      refund.bankReference = id
    }
    await bookDispute(tx, dispute, at)
  }
}
