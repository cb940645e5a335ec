import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { LinkButton } from '@upchar/ui/button'
import { OfferEnd, ProductRow } from '../../../features/product/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import type { Offers } from './page.ts'

export { head, load } from './page.ts'

/** ROUTE-10: current offers, each with its end date. */
export function OffersScreen() {
  const offers = usePageData<Offers | null>()
  if (!offers) return <UnavailableScreen what="the offers" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Offer zone' }]} />
      <h1 className="mb-6 text-h1 font-bold">Offer zone</h1>
      {offers.length === 0 ? (
        <div className="flex flex-col items-start gap-4">
          <p>There are no offers right now.</p>
          <LinkButton href={href.shop}>Go to the shop</LinkButton>
        </div>
      ) : (
        <div className="flex flex-col gap-section">
          {offers.map((offer) => (
            <ProductRow
              key={offer.slug}
              row={{
                title: offer.title,
                why: offer.description,
                href: href.offer(offer.slug),
                products: offer.products,
              }}
            >
              <OfferEnd at={offer.ends_at} />
            </ProductRow>
          ))}
        </div>
      )}
    </div>
  )
}
