import { wireToPaise } from '@upchar/kernel/money'
import { rupeeText } from '@upchar/ui/price'
import type { Offer } from './voucher-calls.ts'

/** A voucher's discount and minimum: "5% off from ₹2,000". */
export function offInShort({
  percent,
  amount,
  minimum_value: least,
}: Pick<Offer, 'percent' | 'amount' | 'minimum_value'>): string {
  const off = percent === null ? `${rupeeText(amount ?? 0)} off` : `${percent}% off`
  return least > 0 ? `${off} from ${rupeeText(least)}` : off
}

/** The best offer for a quantity: the price with it, else what it would give for more. */
export function bestOfferWords(
  offer: Offer,
  { quantity, price, exclusive }: { quantity: number; price: number; exclusive: boolean },
): { lead: string; note: string } {
  const { code, applicable, discount } = offer
  if (!applicable) return { lead: offInShort(offer), note: `with ${code}` }
  const total = (wireToPaise(price) * quantity - wireToPaise(discount)) / 100
  return {
    lead: `${rupeeText(total)}${exclusive ? ' incl. GST' : ''}${quantity > 1 ? ` for ${quantity}` : ''} with ${code}`,
    note: `(${offInShort(offer)})`,
  }
}
