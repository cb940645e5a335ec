import { useStore } from 'zustand'
import { Button } from '@upchar/ui/button'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { cartStore, quantityOf, addToCart, removeFromCart, setQuantity } from '../../cart/index.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import type { ProductAnswer } from './use-product.ts'

type Variant = ProductAnswer['product']['variants'][number]

/** Adds a variant to the cart, then shows its quantity there. */
export function VariantBuy({
  variant,
  title,
  stock,
  wide = false,
}: {
  variant: Variant
  title: string
  stock: ProductAnswer['stock'][string] | undefined
  wide?: boolean
}) {
  const { sku, moq, max_oq: max } = variant
  const label = [title, variant.option_label].filter(Boolean).join(', ')
  const quantity = useStore(cartStore, (state) => quantityOf(state, sku))
  if (quantity > 0) {
    return (
      <div className="h-control">
        <QuantityStepper
          label={label}
          value={quantity}
          min={moq}
          max={max}
          onChange={(next) => void setQuantity(sku, next)}
          onRemove={() => void removeFromCart(sku)}
        />
      </div>
    )
  }
  const look = wide ? 'primary' : 'outline'
  if (stock?.state === 'out_of_stock')
    return (
      <Button
        look={look}
        className="w-full"
        onClick={() => pushModal('notify-me', { sku, title: label })}
      >
        Notify me
      </Button>
    )
  const words = wide
    ? moq > 1
      ? `Add ${moq} to cart`
      : 'Add to cart'
    : moq > 1
      ? `Add ${moq}`
      : 'Add'
  return (
    <Button
      look={look}
      className="w-full"
      disabled={stock?.state === 'not_serviceable'}
      onClick={() => void addToCart({ sku, quantity: moq, title: label })}
      aria-label={`Add to cart: ${label}`}
    >
      {words}
    </Button>
  )
}
