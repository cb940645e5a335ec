import { mayPromote } from '@upchar/kernel/buying-rules'
import { Button, LinkButton } from '@upchar/ui/button'
import { AlertIcon, ShieldIcon } from '@upchar/ui/icons'
import { href } from '../../../shell/urls/hrefs.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { OUT_OF_STOCK } from '../../cart/index.ts'
import { WayToVerify } from '../../kyc/index.ts'
import type { BuyingStep } from './buying-step.ts'
import type { Product, Stock, Variant } from './variant-choice.ts'
import { otherVariants, variantHref } from './variant-choice.ts'

/** Replaces the button if the product can't simply be bought. */
export function BuyingNotice({
  step,
  product,
  variant,
  stock,
}: {
  step: BuyingStep
  product: Product
  variant: Variant
  stock: Record<string, Stock>
}) {
  if (step.kind === 'notify')
    return (
      <GoneStep
        product={product}
        variant={variant}
        stock={stock}
        reason={stock[variant.sku]?.reason}
      />
    )
  return step.kind === 'add' ? null : (
    <RuleStep step={step} product={product} variant={variant} stock={stock} />
  )
}

/** A rule's requirement with the next step, shown before anything is added. */
function RuleStep({
  step,
  product,
  variant,
  stock,
}: {
  step: Extract<BuyingStep, { action: unknown }>
  product: Product
  variant: Variant
  stock: Record<string, Stock>
}) {
  const enquire = (look: 'primary' | 'outline') => (
    <Button
      look={look}
      className="noscript:hidden"
      onClick={() => pushModal('lead-enquiry', { sku: variant.sku, title: product.title })}
    >
      Send an enquiry
    </Button>
  )
  return (
    <section
      aria-label="How to buy this"
      className="flex flex-col gap-3 rounded-md border border-warning bg-warning-bg p-4"
    >
      <h2 className="flex items-center gap-2 text-h3 font-semibold text-warning">
        <ShieldIcon size={20} className="shrink-0" aria-hidden="true" /> {step.title}
      </h2>
      <p className="text-body-sm">
        {step.reason}
        {step.kind === 'verify'
          ? ' Or send an enquiry: our team tells you which documents are needed.'
          : ''}
      </p>
      {step.kind === 'verify' ? (
        <>
          <WayToVerify
            action={step.action}
            returnUrl={variantHref({ product, stock }, variant.sku)}
          />
          {enquire('outline')}
        </>
      ) : null}
      {step.kind === 'enquire' ? enquire('primary') : null}
      {step.kind === 'blocked' && step.action === 'business_type' ? (
        <LinkButton href={href.profile}>Change your business type</LinkButton>
      ) : null}
      {step.kind === 'blocked' ? (
        <LinkButton
          look="outline"
          href={`/categories/${encodeURIComponent(product.category.slug)}`}
        >
          See other {product.category.name}
        </LinkButton>
      ) : null}
    </section>
  )
}

/** Out of stock here: offers a notification by email and alternatives (guide 32). */
function GoneStep({
  product,
  variant,
  stock,
  reason,
}: {
  product: Product
  variant: Variant
  stock: Record<string, Stock>
  /** Why it isn't delivered here; undefined: it is. */
  reason: string | undefined
}) {
  const others = otherVariants({ product, stock }, variant.sku).slice(0, 4)
  return (
    <section
      aria-label="Availability"
      className="flex flex-col gap-3 rounded-md border border-danger bg-danger-bg p-4"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <AlertIcon size={20} className="shrink-0" aria-hidden="true" /> {reason ?? OUT_OF_STOCK}
      </p>
      {reason === undefined ? (
        // A mail about it would promote it.
        mayPromote(product.product_class) ? (
          <Button
            className="noscript:hidden"
            onClick={() => pushModal('notify-me', { sku: variant.sku, title: product.title })}
          >
            Notify me by email
          </Button>
        ) : null
      ) : (
        <Button look="outline" className="noscript:hidden" onClick={() => pushModal('pincode', {})}>
          Try another pincode
        </Button>
      )}
      {others.length > 0 ? (
        <p className="text-body-sm">
          In stock here:{' '}
          {others.map(({ sku, option_label }, index) => (
            <span key={sku}>
              {index > 0 ? ', ' : ''}
              <a
                href={variantHref({ product, stock }, sku)}
                data-stay=""
                className="inline-block py-0.5"
              >
                {option_label}
              </a>
            </span>
          ))}
        </p>
      ) : null}
      <a href="#similar" className="self-start py-1 text-body-sm font-semibold">
        See similar products
      </a>
    </section>
  )
}
