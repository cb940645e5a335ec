import {
  ReceiptIcon,
  ShieldIcon,
  SnowflakeIcon,
  UndoIcon,
  UserIcon,
  UsersIcon,
} from '@upchar/ui/icons'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { useLoadedBuying } from '../rights/use-my-buying.ts'
import { OtherSellers } from './other-sellers.tsx'
import type { Product, Variant } from './variant-choice.ts'

/** Evidence beside the button (guide 39): who sells it and who else does, which invoice comes with it, what happens when it is wrong. */
export function TrustLines({
  product,
  variant,
  place,
}: {
  product: Product
  variant: Variant
  /** `social_proof`: of real orders (ENGAGE-10). */
  place: Pick<Answer<'getProduct'>, 'pincode' | 'city' | 'social_proof' | 'other_offers'>
}) {
  const buying = useLoadedBuying(product)
  const proof = place.social_proof
  const others = (place.other_offers ?? []).filter((offer) => offer.variant === variant.sku)
  const lines = [
    ...(proof === undefined
      ? []
      : [
          {
            Icon: UsersIcon,
            text: `${proof.buyers} buyers ordered this in the last ${proof.days} days`,
          },
        ]),
    {
      Icon: ReceiptIcon,
      text: 'GST invoice from the seller: add your GSTIN at checkout to claim input tax credit',
    },
    {
      Icon: ShieldIcon,
      text: <>Genuine {product.brand.name}: batch or serial number is on the pack</>,
    },
    {
      Icon: UndoIcon,
      text: 'Wrong, damaged or expired on arrival? Call us and we will put it right with the seller',
    },
    ...(product.cold_chain
      ? [{ Icon: SnowflakeIcon, text: 'Shipped in a cold-chain box at 2 to 8 °C' }]
      : []),
  ]
  return (
    <div className="flex flex-col gap-4 text-body-sm text-text-muted">
      {/* Before the others: whose price the page shows. */}
      <p className="flex items-start gap-2">
        <UserIcon size={18} className="mt-px shrink-0" aria-hidden="true" />
        <span>
          Sold by <strong className="font-semibold">{variant.seller.name}</strong>,{' '}
          {variant.seller.city}
        </span>
      </p>
      {buying.state === 'open' && !product.lead_only ? (
        <OtherSellers title={product.title} offers={others} prices={buying.prices} place={place} />
      ) : null}
      <ul className="flex flex-col gap-2">
        {lines.map(({ Icon, text }, index) => (
          // The list never changes its order.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-start gap-2">
            <Icon size={18} className="mt-px shrink-0" aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
