import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { Button } from '@upchar/ui/button'
import { InfoIcon } from '@upchar/ui/icons'
import { LinkColumns, ProductRow } from '../../../features/product/index.ts'
import { Picture } from '../../../features/pictures/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { pushModal } from '../../../shell/modals/modals.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import type { Landing } from './page.ts'

export { head, load } from './page.ts'

/** Why visitors can only enquire, with the way to do so. */
function EnquiryNote({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-info-bg p-4">
      <InfoIcon size={20} className="shrink-0 text-info" aria-hidden="true" />
      <p className="grow basis-64 text-body-sm">{text}</p>
      <Button look="outline" onClick={() => pushModal('lead-enquiry', { title: name })}>
        Enquire
      </Button>
    </div>
  )
}

function Categories({ landing }: { landing: Landing }) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="mb-3 text-h2 font-semibold">
        Categories
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {landing.categories.map(({ name, href: to, count, generic_names: names }) => (
          <li key={to} className="rounded-md border border-border bg-surface p-4">
            <h3 className="text-h3 font-semibold">
              <a
                href={to}
                className="flex min-h-11 items-center justify-between gap-2 no-underline hover:underline lg:min-h-8"
              >
                {name}{' '}
                <span className="tabular text-body-sm font-normal text-text-hint">{count}</span>
              </a>
            </h3>
            <ul className="mt-1 flex flex-wrap gap-x-4">
              {names.slice(0, 8).map((generic) => (
                <li key={generic.href}>
                  <a
                    href={generic.href}
                    className="flex min-h-11 items-center text-body-sm no-underline hover:underline lg:min-h-8"
                  >
                    {generic.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A department that is switched off (ROUTE-23), or has no goods yet, as in a new shop. */
const enquiryNoteOf = ({ enabled, name, categories }: Landing): string | undefined => {
  if (!enabled)
    return `You can browse ${name} here and send us an enquiry. Orders are taken by phone after your licence is checked.`
  return categories.length === 0
    ? `Our first products of ${name} are on their way. Tell us what you need, and we call you back.`
    : undefined
}

function LandingPage({ landing }: { landing: Landing }) {
  const note = enquiryNoteOf(landing)
  return (
    <div className="page-width flex flex-col gap-section pb-section">
      <div>
        <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: landing.name }]} />
        <header className="on-brand relative overflow-hidden rounded-lg bg-brand text-on-brand">
          <div className="relative z-sticky flex max-w-lg flex-col gap-2 p-6 sm:w-1/2 sm:p-8 lg:p-10">
            <h1 className="text-display font-bold">{landing.banner_title}</h1>
            {landing.banner_text === '' ? null : (
              <p className="max-w-md text-body-sm whitespace-pre-line">{landing.banner_text}</p>
            )}
          </div>
          <div className="sm:absolute sm:inset-y-0 sm:right-0 sm:w-1/2">
            <Picture
              base={`/img/b/${encodeURIComponent(landing.banner_image)}`}
              widths={[800, 2000]}
              sizes="(min-width: 40rem) 50vw, 100vw"
              width={2000}
              height={800}
              alt={landing.banner_alt}
              loading="lcp"
              className="aspect-[5/2] size-full object-cover"
            />
          </div>
        </header>
        {note ? (
          <div className="mt-4">
            <EnquiryNote name={landing.name} text={note} />
          </div>
        ) : null}
      </div>
      {landing.categories.length > 0 ? <Categories landing={landing} /> : null}
      {landing.rows.map((row) => (
        <ProductRow key={row.title} row={row} />
      ))}
      {landing.procedures.length > 0 ? (
        <section aria-labelledby="procedures">
          <h2 id="procedures" className="mb-2 text-h2 font-semibold">
            By procedure
          </h2>
          <LinkColumns links={landing.procedures} />
        </section>
      ) : null}
      {landing.brands.length > 0 ? (
        <section aria-labelledby="brands">
          <h2 id="brands" className="mb-2 text-h2 font-semibold">
            Brands
          </h2>
          <LinkColumns links={landing.brands} />
        </section>
      ) : null}
    </div>
  )
}

/** ROUTE-23 */
export function LandingScreen() {
  const landing = usePageData<Landing | null>()
  return landing ? <LandingPage landing={landing} /> : <UnavailableScreen what="this department" />
}
