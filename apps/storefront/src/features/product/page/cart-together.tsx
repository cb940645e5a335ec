import { useRef } from 'react'
import { api } from '../../../shell/api/api.ts'
import SimilarCards from './similar-cards.tsx'
import { useCardsNearby } from './use-cards-nearby.ts'

const askTogether = (_key: string, signal: AbortSignal) =>
  api('getCartBoughtTogether', { query: {}, signal })

/** What other buyers ordered with the products in the cart (CART-10). */
export default function CartTogether({
  slugs,
  pincode,
}: {
  slugs: readonly string[]
  pincode: string
}) {
  const place = useRef<HTMLElement>(null)
  const cards = useCardsNearby(slugs.join(' '), place, askTogether)
  return (
    <section ref={place} aria-labelledby="together-title" className="flex flex-col gap-3">
      <h2 id="together-title" className="text-h2 font-semibold">
        Often bought with these
      </h2>
      <p className="text-body-sm text-text-muted">
        What other buyers ordered with the products in your cart, and what our team suggests.
      </p>
      {cards ? <SimilarCards cards={cards} pincode={pincode} /> : <div className="min-h-96" />}
    </section>
  )
}
