import { appStore } from '@upchar/kernel/app-store'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { href } from '../../shell/urls/hrefs.ts'
import { phoneHref } from '../../kit/phone.ts'
import type { Contact } from '../../shell/page/shell-data.ts'
import { useBrand, useShell } from '../../shell/page/shell-context.ts'

const link =
  'inline-flex min-h-11 items-center text-body-sm text-on-brand no-underline hover:underline lg:min-h-8'

const socialName = (url: string): string => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
  const name = host.split('.')[0] ?? host
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `modal`: opens instead of following the link. */
type FooterLink = { name: string; to: string; modal?: string }

function Links({ links, className }: { links: readonly FooterLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, to, modal }) => (
        <li key={name}>
          <a
            className={link}
            href={to}
            {...(modal ? { 'data-modal': modal, 'aria-haspopup': 'dialog' as const } : {})}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Column({
  label,
  title,
  links,
  className,
}: {
  label: string
  title: string
  links: readonly FooterLink[]
  className?: string
}) {
  return (
    <nav aria-label={label}>
      <h2 className="mb-2 text-body-sm font-semibold text-on-brand-muted">{title}</h2>
      <Links links={links} {...(className ? { className } : {})} />
    </nav>
  )
}

// Functions, so that bundlers can drop them: the footer is rendered on the server only.
const departments = (): FooterLink[] =>
  BUSINESS_CATEGORIES.map(({ key, name }) => ({ name, to: href.landing(key) }))
const ways = (): FooterLink[] => [
  { name: 'Offers', to: href.offers },
  { name: 'Brands', to: href.brands },
  { name: 'Categories', to: href.categories },
  { name: 'Specialities', to: href.specialities },
  { name: 'Procedures', to: href.procedures },
  { name: 'Guides', to: href.blogs },
  { name: 'Events', to: href.events },
  { name: 'Questions and answers', to: href.faq },
  { name: 'Wishlist', to: href.wishlist },
  { name: 'Order pad', to: href.orderPad },
]
const policies = (): FooterLink[] =>
  [
    ['Terms', 'terms'],
    ['Privacy', 'privacy'],
    ['Shipping', 'shipping'],
    ['Returns and refunds', 'returns'],
    ['Complaints', 'grievances'],
    ['Cookie choices', 'cookie-choices'],
  ].map(([name = '', slug = '']) => ({ name, to: `${href.policy}#${slug}` }))

/** Hidden on cart, checkout and account (UI-04), where the header has the help link. */
export function Footer() {
  const { contact } = useShell()
  const brand = useBrand()
  return (
    <footer className="on-brand mt-section bg-brand-deep text-on-brand">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <Column
          label="Departments in the footer"
          title="Departments"
          links={departments()}
          className="grid grid-cols-2 gap-x-4 sm:grid-cols-1"
        />
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-1">
          <Column label="Ways to find products" title="Find products" links={ways()} />
          <Column label="Policies in the footer" title="Policies" links={policies()} />
        </div>
        {contact ? <HelpColumn contact={contact} /> : null}
        {contact ? <CompanyColumn contact={contact} brand={brand} /> : null}
      </div>
      <p className="page-width border-t border-brand-hover py-4 text-caption text-on-brand-muted">
        Prices include GST unless we say otherwise. Every order comes with a GST invoice.
      </p>
    </footer>
  )
}

/** The shop at app stores (APP-03) and social sites. */
const elsewhere = ({ app_links: apps, social }: Contact): FooterLink[] => [
  ...apps.map((to) => ({ name: appStore(to) ?? to, to })),
  ...social.map((to) => ({ name: socialName(to), to })),
]

function HelpColumn({ contact }: { contact: Contact }) {
  return (
    <section aria-label="Help" className="text-body-sm">
      <h2 className="mb-2 font-semibold text-on-brand-muted">Help</h2>
      <Links
        links={[
          { name: contact.phone, to: phoneHref(contact.phone) },
          { name: contact.support_email, to: `mailto:${contact.support_email}` },
          { name: 'Get help', to: `${href.policy}#grievances`, modal: 'need-help' },
          { name: 'Request a call', to: phoneHref(contact.phone), modal: 'lets-connect' },
          { name: 'Give feedback', to: `mailto:${contact.support_email}`, modal: 'feedback' },
        ]}
      />
      <p className="text-on-brand-muted">
        {contact.support_hours.startsWith('Support')
          ? contact.support_hours
          : `Support ${contact.support_hours}`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {elsewhere(contact).map(({ name, to }) => (
          <li key={to}>
            <a className={link} href={to} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CompanyColumn({ contact, brand }: { contact: Contact; brand: string }) {
  return (
    <section aria-label="Company" className="text-body-sm text-on-brand-muted">
      <h2 className="mb-2 font-semibold">{contact.legal_name || brand}</h2>
      <p>
        {contact.address.includes(contact.city)
          ? contact.address
          : `${contact.address}, ${contact.city}`}
      </p>
      {contact.cin ? <p className="mt-4">CIN {contact.cin}</p> : null}
      {contact.grievance_officer ? (
        <a className={`mt-4 ${link}`} href={href.complaints}>
          Complaints go to {contact.grievance_officer}
        </a>
      ) : null}
      <Links
        className="mt-4"
        links={[{ name: `Sell on ${brand}`, to: `${href.policy}#sellers`, modal: 'join-seller' }]}
      />
    </section>
  )
}
