import type { ProductCardData } from '../card/card-state.ts'
import { ProductCard } from '../card/product-card.tsx'

export default function SimilarCards({
  cards,
  pincode,
}: {
  cards: readonly ProductCardData[]
  pincode: string
}) {
  return (
    <ul className="row-scroll flex gap-3 pb-2">
      {cards.map((card) => (
        <li key={card.product_group_id} className="w-41 shrink-0 snap-start sm:w-52">
          <ProductCard card={card} stock={undefined} pincode={pincode} />
        </li>
      ))}
    </ul>
  )
}
