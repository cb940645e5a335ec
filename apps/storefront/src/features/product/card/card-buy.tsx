import { lazy, Suspense, useId, useState } from 'react'
import { useStore } from 'zustand'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { buttonClass } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import { useShell } from '../../../shell/page/shell-context.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { cartStore, quantityOf } from '../../cart/index.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { useLoadedBuying } from '../rights/use-my-buying.ts'
import { CardExtras } from './card-extras.tsx'
import { cardAction, shownCard } from './card-state.ts'
import type { ProductCardData, ShownCard, StockAt } from './card-state.ts'

// Only for products in the cart.
const QuantityStepper = lazy(() =>
  import('@upchar/ui/quantity-stepper').then((module) => ({ default: module.QuantityStepper })),
)

const cart = () => import('../../cart/cart-calls.ts')

const row = buttonClass('outline', 'h-10 min-h-10 w-full px-2')
const field =
  'h-10 rounded-md border border-control-border bg-surface px-2 text-body text-text sm:text-body-sm'

type BuyProps = ShownCard & { onChoose: (sku: string) => void }

/** What the group's variants differ by; each with its price where prices differ. */
function OptionSelect({ card, sku, form, onChoose }: BuyProps & { form: string }) {
  const inclusive = useShell().flags?.gst_inclusive_price !== false
  const prices = card.options.map((one) => (inclusive ? one.price_gst : one.price))
  const differ = new Set(prices).size > 1
  return (
    <select
      form={form}
      name="sku_id"
      required
      value={sku}
      onChange={(event) => onChoose(event.currentTarget.value)}
      aria-label={`${card.option_name}: ${card.title}`}
      className={`${field} mb-2 w-full`}
    >
      <option value="">Choose: {card.option_name}</option>
      {card.options.map((one, index) => (
        <option key={one.sku} value={one.sku}>
          {card.option_name} {one.label}
          {differ ? ` · ${rupeeText(prices[index] ?? 0)}` : ''}
        </option>
      ))}
    </select>
  )
}

/** Quantity and button; the quantity in the cart once it is there (guide 27). */
function Add({ card, sku, form }: ShownCard & { form: string }) {
  const quantity = useStore(cartStore, (state) => quantityOf(state, sku))
  if (sku && quantity > 0) {
    return (
      <Suspense fallback={<span className={row}>{quantity}</span>}>
        <div className="h-10">
          <QuantityStepper
            label={card.title}
            value={quantity}
            min={card.moq}
            max={card.max_oq}
            onChange={(next) => void cart().then(({ setQuantity }) => setQuantity(sku, next))}
            onRemove={() => void cart().then(({ removeFromCart }) => removeFromCart(sku))}
          />
        </div>
      </Suspense>
    )
  }
  return (
    <form
      id={form}
      method="post"
      action="/cart/add"
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        void cart().then(({ addToCart }) =>
          addToCart({
            sku: String(data.get('sku_id')),
            quantity: Number(data.get('quantity')),
            title: card.title,
          }),
        )
      }}
    >
      {card.options.length === 0 ? <input type="hidden" name="sku_id" value={sku} /> : null}
      <input
        key={sku}
        type="number"
        name="quantity"
        required
        min={card.moq}
        max={card.max_oq}
        defaultValue={card.moq}
        aria-label={`Quantity: ${card.title}`}
        className={`${field} tabular w-14 shrink-0 text-center`}
      />
      <button type="submit" className={row} aria-label={`Add to cart: ${card.title}`}>
        Add
      </button>
    </form>
  )
}

const Details = ({ card: { slug, title } }: Pick<BuyProps, 'card'>) => (
  <a className={row} href={href.product(slug)} aria-label={`See details: ${title}`}>
    See details
  </a>
)

/** The action row of a card: the one thing this buyer can do with this product. */
function Action({ card, sku, stock, onChoose }: BuyProps & { stock: StockAt | undefined }) {
  const form = useId()
  const open = useShell().flags?.cart !== false
  const { title } = card
  const action = cardAction(card, stock)
  switch (action) {
    case 'add':
      return open ? (
        <>
          {card.options.length > 0 ? (
            <OptionSelect card={card} sku={sku} form={form} onChoose={onChoose} />
          ) : null}
          <Add card={card} sku={sku} form={form} />
        </>
      ) : (
        <Details card={card} />
      )
    case 'kyc':
      return (
        <a className={row} href={href.product(card.slug)} aria-label={`How to buy: ${title}`}>
          How to buy
        </a>
      )
    case 'enquire':
    case 'notify': {
      // A mail about it would promote it.
      if (action === 'notify' && !mayPromote(card.product_class)) return <Details card={card} />
      const [words, modal] =
        action === 'enquire'
          ? (['Enquire', 'lead-enquiry'] as const)
          : (['Notify me', 'notify-me'] as const)
      return (
        <button
          type="button"
          className={row}
          onClick={() => pushModal(modal, { sku: card.sku, title })}
          aria-label={`${words}: ${title}`}
        >
          {words}
        </button>
      )
    }
    case 'elsewhere':
      return (
        <button type="button" className={row} onClick={() => pushModal('pincode', {})}>
          Change pincode
        </button>
      )
  }
}

export type CardActionsProps = { card: ProductCardData; stock: StockAt | undefined }

/** The same outside a card, such as in a comparison. */
export function CardActions({ card, stock }: CardActionsProps) {
  const [chosen, choose] = useState('')
  return <Action {...shownCard(card, chosen)} stock={stock} onChoose={choose} />
}

export type CardBuyProps = {
  card: ProductCardData
  stock: StockAt | undefined
  chosen: string | undefined
  onChoose: (sku: string) => void
}

/** The interactive part of a card: variant, quantity, button, comparison and quick view. */
export function CardBuy({ card: shared, stock, chosen, onChoose }: CardBuyProps) {
  const buying = useLoadedBuying(shared)
  const { card, sku } = shownCard({ ...shared, buying }, chosen)
  return (
    <>
      <div className="relative z-sticky mt-auto">
        <Action card={card} sku={sku} stock={stock} onChoose={onChoose} />
      </div>
      <CardExtras card={card} sku={sku} />
    </>
  )
}
