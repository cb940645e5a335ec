import { paysCash } from '../../checkout/index.ts'
import type { CancelledOrder } from '../store/cancels.ts'
import type { Tender } from './tenders.ts'

type Paid = Pick<CancelledOrder, 'paymentOption' | 'paymentId' | 'totalPaise' | 'walletPaise'>

/** What an order is paid with: the wallet's part first, the rest online or in cash at the door (CHECKOUT-07). */
export function tendersOf({ paymentOption, paymentId, totalPaise, walletPaise }: Paid): Tender[] {
  const paise = totalPaise - walletPaise
  const wallet: Tender[] = walletPaise > 0 ? [{ kind: 'wallet', paise: walletPaise }] : []
  if (paise === 0) return wallet
  if (paysCash(paymentOption)) return [...wallet, { kind: 'cash', paise }]
  if (paymentId === null) throw new Error('an order paid online has no payment')
  return [...wallet, { kind: 'online', paymentId, paise }]
}

/** What is due in cash of a total, or null where it is paid another way. */
export const cashDue = (
  { paymentOption, walletPaise }: Pick<Paid, 'paymentOption' | 'walletPaise'>,
  totalPaise: number,
): number | null => (paysCash(paymentOption) ? Math.max(0, totalPaise - walletPaise) : null)
