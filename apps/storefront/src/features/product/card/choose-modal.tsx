import { unbroken } from '@upchar/kernel/unbroken'
import { LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Money, StruckPrice } from '@upchar/ui/price'
import { Skeleton } from '@upchar/ui/skeleton'
import { href } from '../../../shell/urls/hrefs.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { OUT_OF_STOCK } from '../../cart/index.ts'
import { useProduct } from './use-product.ts'
import type { ProductAnswer } from './use-product.ts'
import { VariantBuy } from './variant-buy.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    choose: { slug: string; title: string }
  }
}

type Variant = ProductAnswer['product']['variants'][number]

function VariantLine({
  variant,
  title,
  stock,
  inclusive,
}: {
  variant: Variant
  title: string
  stock: ProductAnswer['stock'][string] | undefined
  inclusive: boolean
}) {
  return (
    <li className="grid grid-cols-[1fr_9rem] items-center gap-3 border-b border-border py-3">
      <div className="min-w-0">
        <p className="text-body-sm font-medium">{variant.option_label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money
            rupees={inclusive ? variant.price_gst : variant.price}
            className="text-price font-bold"
          />
          <StruckPrice rupees={variant.mrp} above={variant.price_gst} word="MRP" />
          <span className="text-caption font-normal text-text-hint">
            {inclusive ? 'incl.' : 'excl.'} {variant.gst_rate}% GST
          </span>
        </p>
        <p className="text-caption font-normal text-text-muted">
          {stock?.state === 'out_of_stock'
            ? OUT_OF_STOCK
            : stock?.delivery
              ? `Delivery ${unbroken(stock.delivery.label)}`
              : ''}
          {variant.moq > 1 ? ` · minimum ${variant.moq}` : ''}
        </p>
      </div>
      <VariantBuy variant={variant} title={title} stock={stock} />
    </li>
  )
}

/**
 * The variants of a product, each with price, stock and an add button: no need to open the product
 * page.
 */
export function ChooseModal({
  slug,
  title,
  onClose,
}: {
  slug: string
  title: string
  onClose: () => void
}) {
  const { flags } = useShell()
  const product = useProduct(slug)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <LinkButton look="quiet" className="w-full" href={href.product(slug)}>
          See all details
        </LinkButton>
      }
    >
      {product === undefined ? (
        <div className="flex flex-col gap-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </div>
      ) : null}
      {product === 'failed' ? <p role="alert">Something went wrong</p> : null}
      {typeof product === 'object' ? (
        <ul>
          {product.product.variants.map((variant) => (
            <VariantLine
              key={variant.sku}
              variant={variant}
              title={title}
              stock={product.stock[variant.sku]}
              inclusive={flags?.gst_inclusive_price !== false}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
