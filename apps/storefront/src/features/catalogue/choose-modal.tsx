import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Money, StruckPrice } from '@upchar/ui/price'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { Skeleton } from '@upchar/ui/skeleton'
import { api } from '../../lib/api-browser.ts'
import { href } from '../../lib/hrefs.ts'
import { useShell } from '../../shell/shell-context.ts'
import { cartStore, quantityOf } from '../../state/cart.ts'
import { pushModal } from '../../state/modals.ts'
import { addToCart, removeFromCart, setQuantity } from '../cart/actions.ts'
import { OUT_OF_STOCK } from '../delivery/stock-words.ts'

type Product = Answer<'getProduct'>
type Variant = Product['product']['variants'][number]

function Buy({ variant, title, stock }: { variant: Variant; title: string; stock: Product['stock'][string] | undefined }) {
  const { sku, moq, max_oq: max } = variant
  const label = `${title}, ${variant.option_label}`
  const quantity = useStore(cartStore, (state) => quantityOf(state, sku))
  if (quantity > 0) {
    return <QuantityStepper label={label} value={quantity} min={moq} max={max} onChange={(next) => void setQuantity(sku, next)} onRemove={() => void removeFromCart(sku)} />
  }
  if (stock?.state === 'out_of_stock') return <Button look="outline" className="w-full" onClick={() => pushModal('notify-me', { sku, title: label })}>Notify me</Button>
  return (
    <Button look="outline" className="w-full" disabled={stock?.state === 'not_serviceable'} onClick={() => void addToCart({ sku, quantity: moq, title: label })} aria-label={`Add to cart: ${label}`}>
      {moq > 1 ? `Add ${moq}` : 'Add'}
    </Button>
  )
}

function VariantLine({ variant, title, stock, inclusive }: { variant: Variant; title: string; stock: Product['stock'][string] | undefined; inclusive: boolean }) {
  return (
    <li className="grid grid-cols-[1fr_9rem] items-center gap-3 border-b border-border py-3">
      <div className="min-w-0">
        <p className="text-body-sm font-medium">{variant.option_label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money rupees={inclusive ? variant.price_gst : variant.price} className="text-price font-bold" />
          <StruckPrice rupees={variant.mrp} above={variant.price_gst} word="MRP" />
          <span className="text-caption font-normal text-text-hint">{inclusive ? 'incl.' : 'excl.'} {variant.gst_rate}% GST</span>
        </p>
        <p className="text-caption font-normal text-text-muted">
          {stock?.state === 'out_of_stock' ? OUT_OF_STOCK : stock?.delivery ? `Delivery ${stock.delivery.label}` : ''}
          {variant.moq > 1 ? ` · minimum ${variant.moq}` : ''}
        </p>
      </div>
      <Buy variant={variant} title={title} stock={stock} />
    </li>
  )
}

/** Sizes and models of one product, each with price, stock and a way into the cart: no trip to the product page needed. */
export function ChooseModal({ slug, title, onClose }: { slug: string; title: string; onClose: () => void }) {
  const { pincode, flags } = useShell()
  const [product, setProduct] = useState<Product | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    void api('getProduct', { params: { slug }, query: { pincode }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setProduct(result.ok ? result.data : 'failed')
    })
    return () => stop.abort()
  }, [slug, pincode])
  return (
    <Dialog title={title} onClose={onClose} footer={<LinkButton look="quiet" className="w-full" href={href.product(slug)}>See all details</LinkButton>}>
      {product === undefined ? <div className="flex flex-col gap-3">{['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-16" />)}</div> : null}
      {product === 'failed' ? <p role="alert">Something went wrong</p> : null}
      {typeof product === 'object' ? (
        <ul>
          {product.product.variants.map((variant) => (
            <VariantLine key={variant.sku} variant={variant} title={title} stock={product.stock[variant.sku]} inclusive={flags?.gst_inclusive_price !== false} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
