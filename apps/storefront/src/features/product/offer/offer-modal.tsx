import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Money } from '@upchar/ui/price'
import { Skeleton } from '@upchar/ui/skeleton'
import { api } from '../../../shell/api/api.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { OfferEnd } from './offer-end.tsx'
import { ProductPicture } from '../../pictures/index.ts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'limited-offer': { slug: string; title: string }
  }
}

type Offer = Answer<'getLimitedTimeDeals'>['offers'][number]

/** UI-07: a limited-time offer with the server's end time. */
export function OfferModal({
  slug,
  title,
  onClose,
}: {
  slug: string
  title: string
  onClose: () => void
}) {
  const [offer, setOffer] = useState<Offer | 'over' | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    void api('getMainOffer', { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted)
        setOffer(
          result.ok ? (result.data.offers.find((one) => one.slug === slug) ?? 'over') : 'failed',
        )
    })
    return () => stop.abort()
  }, [slug])
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        offer === 'over' ? undefined : (
          <LinkButton className="w-full" href={href.offer(slug)}>
            View the full offer
          </LinkButton>
        )
      }
    >
      {offer === undefined ? (
        <div className="flex flex-col gap-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      ) : null}
      {offer === 'failed' ? <p role="alert">Something went wrong</p> : null}
      {offer === 'over' ? <p>This offer has ended.</p> : null}
      {typeof offer === 'object' ? <OfferProducts offer={offer} /> : null}
    </Dialog>
  )
}

function OfferProducts({ offer }: { offer: Offer }) {
  const inclusive = useShell().flags?.gst_inclusive_price !== false
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body-sm">{offer.description}</p>
      <OfferEnd at={offer.ends_at} />
      <ul>
        {offer.products.slice(0, 6).map((product) => (
          <li key={product.product_group_id} className="border-b border-border">
            <a
              href={href.product(product.slug)}
              className="flex min-h-14 items-center gap-3 py-2 text-text no-underline hover:underline"
            >
              <ProductPicture
                slug={product.slug}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 object-contain"
              />
              <span className="min-w-0 grow text-body-sm">{product.title}</span>
              <span className="shrink-0 text-body-sm">
                {product.price_from ? 'from ' : ''}
                <Money
                  rupees={inclusive ? product.price_gst : product.price}
                  className="font-semibold"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
