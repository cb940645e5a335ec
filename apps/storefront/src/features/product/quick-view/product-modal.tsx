import { unbroken } from '@upchar/kernel/unbroken'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Badge } from '@upchar/ui/badge'
import { LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Skeleton } from '@upchar/ui/skeleton'
import { href } from '../../../shell/urls/hrefs.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { productDetailsStore } from './shown-product.ts'
import { CompareTick } from '../card/card-extras.tsx'
import { ProductPicture, variantPictures } from '../../pictures/index.ts'
import { useProduct } from '../card/use-product.ts'
import type { ProductAnswer } from '../card/use-product.ts'
import { VariantBuy } from '../card/variant-buy.tsx'
import { OUT_OF_STOCK } from '../../cart/index.ts'
import { BuyingNotice } from '../page/buying-notices.tsx'
import { buyingStep } from '../page/buying-step.ts'
import { isDrawing, PICTURE_NOTE } from '../page/gallery.tsx'
import { PriceBlock } from '../page/price-block.tsx'
import { useMyBuying } from '../rights/use-my-buying.ts'
import { chosenVariant, shownSku, variantHref } from '../page/variant-choice.ts'
import { OptionChoice } from './option-choice.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `sku`: the variant on the card that opened it. */
    'product-details': { slug: string; title: string; sku: string }
  }
}

function Body({ answer, sku }: { answer: ProductAnswer; sku: string }) {
  const { product, stock, pincode } = answer
  const { flags } = useShell()
  const buying = useMyBuying(product)
  const chosen = chosenVariant(answer, shownSku(answer, sku))
  if (!chosen) return null
  const variant = { ...chosen, ...buying.prices?.[chosen.sku] }
  const step = buyingStep({ ...product, buying }, stock[variant.sku], flags?.cart !== false)
  const here = stock[variant.sku]
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr]">
      <Picture
        slug={variantPictures(product.slug, variant.sku)}
        title={product.title}
        drawn={(chosen.images ?? product.images).some(isDrawing)}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="flex items-center justify-between gap-2 text-body-sm">
          <a href={href.brand(product.brand.slug)} className="py-1">
            {product.brand.name}
          </a>
          <CompareTick id={product.product_group_id} slug={product.slug} title={product.title} />
        </p>
        {product.cold_chain ? (
          <Badge tone="info" className="self-start">
            Cold chain
          </Badge>
        ) : null}
        <PriceBlock
          variant={variant}
          indicative={step.kind === 'enquire'}
          state={answer.state}
          gstInclusive={flags?.gst_inclusive_price !== false}
          offer={flags?.limited_time_deal_pdp === false ? null : product.offer}
        />
        <OptionChoice
          product={product}
          chosen={variant.sku}
          stock={stock}
          onChoose={(next) => productDetailsStore.setState({ sku: next })}
        />
        {step.kind === 'add' ? (
          <div>
            <VariantBuy
              key={variant.sku}
              variant={variant}
              title={product.title}
              stock={here}
              wide
            />
            <DeliveryLine here={here} pincode={pincode} />
          </div>
        ) : (
          <BuyingNotice step={step} product={product} variant={variant} stock={stock} />
        )}
        {product.highlights.length > 0 ? (
          <ul className="list-disc pl-5 text-body-sm text-text-muted">
            {product.highlights.slice(0, 5).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

/** UI-06: the product-detail popup. Product and chosen variant survive a reload (DATA-16). */
export function ProductModal({
  slug,
  title,
  sku: onCard,
  onClose,
}: {
  slug: string
  title: string
  sku: string
  onClose: () => void
}) {
  const answer = useProduct(slug)
  const shownProduct = useStore(productDetailsStore)
  useEffect(() => {
    const stored = productDetailsStore.rehydrate()
    if (stored.slug !== slug || stored.onCard !== onCard)
      productDetailsStore.setState({ slug, onCard, sku: onCard })
  }, [slug, onCard])
  const close = () => {
    productDetailsStore.setState({ slug: '', onCard: '', sku: '' })
    onClose()
  }
  const sku = shownProduct.slug === slug ? shownProduct.sku : onCard
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <LinkButton
          look="outline"
          className="w-full"
          href={typeof answer === 'object' && sku ? variantHref(answer, sku) : href.product(slug)}
        >
          See all details
        </LinkButton>
      }
    >
      {answer === undefined ? (
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]" aria-busy="true">
          <Skeleton className="mx-auto size-40" />
          <div className="flex flex-col gap-3">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-10" />
            ))}
          </div>
        </div>
      ) : null}
      {answer === 'failed' ? <p role="alert">Something went wrong</p> : null}
      {typeof answer === 'object' ? <Body answer={answer} sku={sku} /> : null}
    </Dialog>
  )
}

function Picture({ slug, title, drawn }: { slug: string; title: string; drawn: boolean }) {
  return (
    <figure>
      <ProductPicture
        slug={slug}
        alt={title}
        loading="eager"
        sizes="160px"
        className="mx-auto aspect-square w-40 object-contain"
      />
      {drawn ? (
        <figcaption className="text-caption font-normal text-text-hint">{PICTURE_NOTE}</figcaption>
      ) : null}
    </figure>
  )
}

function DeliveryLine({
  here,
  pincode,
}: {
  here: ProductAnswer['stock'][string] | undefined
  pincode: string
}) {
  return (
    <p className="mt-2 text-body-sm text-text-muted">
      {here?.delivery ? (
        <>
          Delivery <b className="font-semibold">{unbroken(here.delivery.label)}</b> to{' '}
          <span className="tabular">{pincode}</span>
        </>
      ) : here?.state === 'out_of_stock' ? (
        OUT_OF_STOCK
      ) : (
        ''
      )}
    </p>
  )
}
