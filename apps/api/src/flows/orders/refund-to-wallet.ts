import { err } from '@upchar/kernel/result'
import { isCustomer } from '../../modules/accounts/index.ts'
import { walletRefundRuleNow } from '../../modules/ledger/index.ts'
import type { CancelledOrder, TenderBack } from '../../modules/orders/index.ts'
import { isDrawDown, selectDisputed } from '../../modules/payments/index.ts'
import type { Handle } from '../../platform/db/database.ts'

export const walletRefundOff = () =>
  err({
    code: 'wallet_refund_off' as const,
    message: 'This refund can’t go to your wallet. Choose where you paid from.',
  })

/** Whether the buyer of an order may take a refund into the wallet at all: a customer, where the shop's setting allows it (RET-04). */
export const mayKeepRefunds = async (
  handle: Handle,
  { customerId }: Pick<CancelledOrder, 'customerId'>,
): Promise<boolean> =>
  customerId !== null &&
  (await walletRefundRuleNow(handle)).allowed &&
  (await isCustomer(handle, customerId))

/**
 * What is given back, with the wallet as the way of what may go there (RET-04): money that was paid online. A lender's money goes back to
 * the lender (credit lines may not load wallets, domain reference 3.6); what a bank disputes, the bank may give back; cash goes by bank.
 */
export async function toWallet(
  handle: Handle,
  order: Pick<CancelledOrder, 'customerId'>,
  tenders: readonly TenderBack[],
): Promise<TenderBack[]> {
  const paid = tenders.flatMap((back) =>
    back.kind === 'online' && !isDrawDown(back.paymentId) ? [back.paymentId] : [],
  )
  if (paid.length === 0 || !(await mayKeepRefunds(handle, order))) return [...tenders]
  const disputed = await selectDisputed(handle, paid)
  return tenders.map((back) =>
    back.kind === 'online' && paid.includes(back.paymentId) && !disputed.has(back.paymentId)
      ? { ...back, toWallet: true }
      : back,
  )
}
