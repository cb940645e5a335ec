import { TagIcon } from '@upchar/ui/icons'
import { href } from '../../lib/hrefs.ts'
import { OfferEnd } from '../catalogue/offer-end.tsx'
import type { Product } from './variant-choice.ts'

/** A deal that is really on, and when it really ends. */
export function DealLine({ offer }: { offer: NonNullable<Product['offer']> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-body-sm font-medium">
      <a href={href.offer(offer.slug)} className="flex items-center gap-1 py-0.5 text-success">
        <TagIcon size={16} className="shrink-0" aria-hidden="true" /> {offer.title}
      </a>
      <OfferEnd at={offer.ends_at} />
    </div>
  )
}
