import { groupDigits } from '@upchar/kernel/money'
import { LinkButton } from '@upchar/ui/button'
import { ReceiptIcon, ShieldIcon, TruckIcon } from '@upchar/ui/icons'
import {
  DepartmentTiles,
  ForYouLater,
  LinkColumns,
  ProductRow,
} from '../../../features/product/index.ts'
import type { LinkTile } from '../../../features/product/index.ts'
import { Picture } from '../../../features/pictures/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import type { Home } from './page.ts'

export { head, load } from './page.ts'

export function Banner({ banner }: { banner: Home['banners'][number] }) {
  return (
    <section className="on-brand relative overflow-hidden rounded-lg bg-brand text-on-brand">
      <div className="relative z-sticky flex max-w-lg flex-col items-start gap-3 p-6 sm:w-1/2 sm:p-8 lg:p-10">
        <h1 className="text-display font-bold">{banner.title}</h1>
        <p className="max-w-md text-body text-on-brand">{banner.text}</p>
        <LinkButton look="quiet" href={banner.href} className="mt-2 bg-surface">
          {banner.action}
        </LinkButton>
      </div>
      <div className="sm:absolute sm:inset-y-0 sm:right-0 sm:w-1/2">
        <Picture
          base={`/img/b/${encodeURIComponent(banner.image)}`}
          widths={[800, 2000]}
          sizes="(min-width: 40rem) 50vw, 100vw"
          width={2000}
          height={800}
          alt={banner.alt}
          loading="lcp"
          className="aspect-[5/2] size-full object-cover"
        />
      </div>
    </section>
  )
}

function Promises({ counts }: { counts: Home['counts'] }) {
  const promises = [
    {
      Icon: TruckIcon,
      title: `${groupDigits(counts.pincodes)} pincodes`,
      text: 'Delivery dates shown before you add to cart',
    },
    { Icon: ReceiptIcon, title: 'GST invoice', text: 'With every order, for input tax credit' },
    {
      Icon: ShieldIcon,
      title: counts.sellers === 1 ? '1 seller' : `${groupDigits(counts.sellers)} sellers`,
      text: 'Each named with GSTIN and licences on the product page',
    },
  ]
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3 rounded-md bg-surface p-3">
          <Icon size={24} className="shrink-0 text-action" aria-hidden="true" />
          <span>
            <b className="block text-body-sm font-semibold">{title}</b>
            <span className="text-body-sm text-text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Links({
  title,
  links,
  all,
  shown,
}: {
  title: string
  links: readonly LinkTile[]
  all: string
  shown: number
}) {
  if (links.length === 0) return null
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-h2 font-semibold">{title}</h2>
        <a
          href={all}
          aria-label={`See all: ${title}`}
          className="flex min-h-11 items-center text-body-sm"
        >
          See all
        </a>
      </div>
      <LinkColumns links={links.slice(0, shown)} />
    </section>
  )
}

/** A shop that has no goods yet: a new one, on its first days. */
const EmptyShop = () => (
  <MessagePage title="This shop is opening soon">
    <p>Our first products are on their way. Below is how to reach us.</p>
  </MessagePage>
)

function HomePage({ home }: { home: Home }) {
  if (home.counts.products === 0) return <EmptyShop />
  return <StockedHome home={home} />
}

function StockedHome({ home }: { home: Home }) {
  const [banner, ...others] = home.banners
  return (
    <div className="page-width flex flex-col gap-section py-4 sm:py-6">
      <div className="flex flex-col gap-4">
        {banner ? (
          <Banner banner={banner} />
        ) : (
          <h1 className="text-display font-bold">Medical supplies</h1>
        )}
        <Promises counts={home.counts} />
      </div>
      <section aria-labelledby="departments">
        <h2 id="departments" className="mb-3 text-h2 font-semibold">
          Departments
        </h2>
        <DepartmentTiles tiles={home.business_categories} />
      </section>
      {home.rows.slice(0, 2).map((row) => (
        <ProductRow key={row.title} row={row} />
      ))}
      {others.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-3">
          {others.slice(0, 3).map(({ title, text, action, href: to }) => (
            <li key={title}>
              <a
                href={to}
                className="flex h-full flex-col gap-1 rounded-lg bg-selected p-6 text-text no-underline hover:shadow-1"
              >
                <b className="text-h3 font-semibold">{title}</b>
                <span className="text-body-sm text-text-muted">{text}</span>
                <span className="mt-auto pt-2 text-body-sm font-semibold text-link">{action}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Links
        title="What does the procedure need?"
        links={home.procedures}
        all={href.procedures}
        shown={12}
      />
      {home.rows.slice(2).map((row) => (
        <ProductRow key={row.title} row={row} />
      ))}
      <Links title="Your speciality" links={home.specialities} all={href.specialities} shown={12} />
      <Links title="Brands" links={home.brands} all={href.brands} shown={16} />
      <ForYouLater />
    </div>
  )
}

/** ROUTE-01 */
export function HomeScreen() {
  const home = usePageData<Home | null>()
  return home ? <HomePage home={home} /> : <UnavailableScreen what="the shop" />
}
