import { giveDrawBack } from '../../modules/credit/index.ts'
import { keepRefund, returnValue } from '../../modules/ledger/index.ts'
import { insertGiveBack, type CancelledOrder, type TenderBack } from '../../modules/orders/index.ts'
import { insertRefund, isDrawDown } from '../../modules/payments/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { givePointsBack } from '../points/give-points-back.ts'

const words = { cancel: 'cancelled', return: 'returned' } as const

/**
 * Gives back what had been paid (RET-04): to the wallet at once, where it came from there or the buyer so chose, else queued; the
 * job of the settlement requests it from the gateway. Cash is paid by hand, and what nobody has paid isn't asked for at the door.
 * `of`: the cancel or the return, which gives back once; its pieces are counted.
 */
export async function giveBack(
  tx: Transaction,
  order: Pick<CancelledOrder, 'id' | 'customerId' | 'checkoutId'>,
  tenders: readonly TenderBack[],
  of: { kind: keyof typeof words; id: string; at: Date },
): Promise<void> {
  const reason = `Given back: ${words[of.kind]}`
  await insertGiveBack(tx, { cause: of.id, orderId: order.id, at: of.at }, tenders)
  await givePointsBack(tx, order.id, { reason, at: of.at })
  for (const tender of tenders) {
    if (tender.kind === 'wallet' && order.customerId !== null)
      await returnValue(tx, {
        book: 'wallet',
        customerId: order.customerId,
        checkoutId: order.checkoutId,
        key: `${of.kind}:${of.id}`,
        amountPaise: tender.paise,
        reason,
        at: of.at,
      })
    if (tender.kind !== 'online') continue
    if (isDrawDown(tender.paymentId))
      await giveDrawBack(tx, {
        checkoutId: order.checkoutId,
        key: `${of.kind}:${of.id}:credit`,
        amountPaise: tender.paise,
        reason,
        at: of.at,
      })
    const refundId = newId()
    const keeper = tender.toWallet === true ? order.customerId : null
    await insertRefund(tx, {
      id: refundId,
      paymentId: tender.paymentId,
      amountPaise: tender.paise,
      reason: words[of.kind],
      cause: of.id,
      toWallet: keeper !== null,
      at: of.at,
    })
    if (keeper !== null) {
      await keepRefund(tx, {
        customerId: keeper,
        checkoutId: order.checkoutId,
        refundId,
        amountPaise: tender.paise,
        reason: `Refund, as you chose: ${words[of.kind]}`,
        at: of.at,
      })
      continue
    }
    addJob(
      tx,
      'settle-payment',
      { checkoutId: order.checkoutId },
      { key: `settle:${order.checkoutId}` },
    )
  }
}
