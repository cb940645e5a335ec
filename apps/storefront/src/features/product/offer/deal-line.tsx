import { TagIcon } from '@upchar/ui/icons'
import { href } from '../../../shell/urls/hrefs.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import { OfferEnd } from './offer-end.tsx'
import type { Product } from '../page/variant-choice.ts'

/** A running deal with its end; a press shows its other products. */
export function DealLine({ offer }: { offer: NonNullable<Product['offer']> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-body-sm font-medium">
      <a
        href={href.offer(offer.slug)}
        aria-haspopup="dialog"
        className="flex items-center gap-1 py-0.5 text-success"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          pushModal('limited-offer', { slug: offer.slug, title: offer.title })
        }}
      >
        <TagIcon size={16} className="shrink-0" aria-hidden="true" /> {offer.title}
      </a>
      <OfferEnd at={offer.ends_at} />
    </div>
  )
}
