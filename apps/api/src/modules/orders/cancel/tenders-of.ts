import { paysCash } from '../../checkout/index.ts'
import type { CancelledOrder } from '../store/cancels.ts'
import type { Tender } from './tenders.ts'

/** What an order is paid with: all of it online, or in cash at the door. */
export function tendersOf({
  paymentOption,
  paymentId,
  totalPaise,
}: Pick<CancelledOrder, 'paymentOption' | 'paymentId' | 'totalPaise'>): Tender[] {
  if (paysCash(paymentOption)) return [{ kind: 'cash', paise: totalPaise }]
  if (paymentId === null) throw new Error('an order paid online has no payment')
  return [{ kind: 'online', paymentId, paise: totalPaise }]
}
