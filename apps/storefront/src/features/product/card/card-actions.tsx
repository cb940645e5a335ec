import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { buttonClass } from '@upchar/ui/button'
import { href } from '../../../shell/urls/hrefs.ts'
import { cartStore, quantityOf } from '../../cart/index.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { cardAction } from './card-state.ts'
import type { ProductCardData, StockAt } from './card-state.ts'

// Only for products in the cart.
const QuantityStepper = lazy(() =>
  import('@upchar/ui/quantity-stepper').then((module) => ({ default: module.QuantityStepper })),
)

const cart = () => import('../../cart/cart-calls.ts')

const row = buttonClass('outline', 'h-10 min-h-10 w-full px-2')

function Add({ card }: { card: ProductCardData }) {
  const quantity = useStore(cartStore, (state) => quantityOf(state, card.sku))
  if (quantity > 0) {
    return (
      <Suspense fallback={<span className={row}>{quantity}</span>}>
        <QuantityStepper
          label={card.title}
          value={quantity}
          min={card.moq}
          max={card.max_oq}
          onChange={(next) => void cart().then(({ setQuantity }) => setQuantity(card.sku, next))}
          onRemove={() => void cart().then(({ removeFromCart }) => removeFromCart(card.sku))}
        />
      </Suspense>
    )
  }
  const words = card.moq > 1 ? `Add ${card.moq} to cart` : 'Add to cart'
  return (
    <form
      method="post"
      action="/cart/add"
      onSubmit={(event) => {
        event.preventDefault()
        void cart().then(({ addToCart }) =>
          addToCart({ sku: card.sku, quantity: card.moq, title: card.title }),
        )
      }}
    >
      <input type="hidden" name="sku_id" value={card.sku} />
      <input type="hidden" name="quantity" value={card.moq} />
      <button type="submit" className={row} aria-label={`${words}: ${card.title}`}>
        {words}
      </button>
    </form>
  )
}

/** The action row of a card: the one thing this buyer can do with this product. */
export function CardActions({
  card,
  stock,
}: {
  card: ProductCardData
  stock: StockAt | undefined
}) {
  const { sku, title } = card
  switch (cardAction(card, stock)) {
    case 'add':
      return <Add card={card} />
    case 'choose':
      return (
        <a
          className={row}
          href={href.product(card.slug)}
          aria-label={`Choose from ${card.variant_count} options: ${title}`}
          onClick={(event) => {
            event.preventDefault()
            pushModal('choose', { slug: card.slug, title })
          }}
        >
          Choose from {card.variant_count}
        </a>
      )
    case 'kyc':
      return (
        <a className={row} href={href.product(card.slug)} aria-label={`How to buy: ${title}`}>
          How to buy
        </a>
      )
    case 'enquire':
      return (
        <button
          type="button"
          className={row}
          onClick={() => pushModal('lead-enquiry', { sku, title })}
          aria-label={`Enquire: ${title}`}
        >
          Enquire
        </button>
      )
    case 'notify':
      return (
        <button
          type="button"
          className={row}
          onClick={() => pushModal('notify-me', { sku, title })}
          aria-label={`Notify me: ${title}`}
        >
          Notify me
        </button>
      )
    case 'elsewhere':
      return (
        <button type="button" className={row} onClick={() => pushModal('pincode', {})}>
          Change pincode
        </button>
      )
  }
}
