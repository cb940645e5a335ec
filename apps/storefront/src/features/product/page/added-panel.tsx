import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { CheckIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import { useStore } from 'zustand'
import { href } from '../../../shell/urls/hrefs.ts'
import { cartStore } from '../../cart/index.ts'

/**
 * After adding (guide 42): the product, the state of the cart and the two ways on. The alert
 * announces it to screen readers.
 */
export function AddedPanel({
  title,
  option,
  quantity,
  onClose,
}: {
  title: string
  option: string
  quantity: number
  onClose: () => void
}) {
  const cart = useStore(cartStore, (state) => state.cart)
  if (!cart) return null
  return (
    <section
      aria-label="Added to cart"
      className="flex flex-col gap-3 rounded-md border border-success bg-success-bg p-4"
    >
      <p className="flex items-start gap-2 text-body-sm">
        <CheckIcon size={18} className="mt-px shrink-0 text-success" aria-hidden="true" />
        <span>
          {quantity} × <strong className="font-semibold">{title}</strong>
          {option ? `, ${option}` : ''} added. Your cart: {plural(cart.item_count, 'product')},{' '}
          <span className="tabular">{rupeeText(cart.total, 'always')}</span>.
        </span>
      </p>
      {/* The toast says the same at the bottom of a phone: what is focused scrolls above it. */}
      <div className="flex flex-wrap gap-3 *:scroll-mb-24">
        <LinkButton href={href.cart} className="grow">
          View cart
        </LinkButton>
        <Button look="outline" className="grow" onClick={onClose}>
          Continue shopping
        </Button>
      </div>
    </section>
  )
}
