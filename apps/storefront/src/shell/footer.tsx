import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { href } from '../lib/hrefs.ts'
import { phoneHref, phoneText } from '../lib/phone.ts'
import { useBrand, useShell } from './shell-context.ts'

const link = 'inline-flex min-h-11 items-center text-body-sm text-on-brand no-underline hover:underline lg:min-h-8'

const socialName = (url: string): string => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
  const name = host.split('.')[0] ?? host
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Left out on cart, checkout and account (UI-04): help stands in the header there. */
export function Footer() {
  const { contact } = useShell()
  const brand = useBrand()
  return (
    <footer className="on-brand mt-section bg-brand-deep text-on-brand">
      <div className="page-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <nav aria-label="Departments in the footer">
          <h2 className="mb-2 text-body-sm font-semibold text-on-brand-muted">Departments</h2>
          <ul className="columns-2 gap-4 sm:columns-1">
            {BUSINESS_CATEGORIES.map(({ key, name }) => (
              <li key={key}>
                <a className={link} href={href.landing(key)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Ways to find products">
          <h2 className="mb-2 text-body-sm font-semibold text-on-brand-muted">Find products</h2>
          <ul>
            {([['Offers', href.offers], ['Brands', href.brands], ['Categories', href.categories], ['Specialities', href.specialities], ['Procedures', href.procedures]] as const).map(([name, to]) => (
              <li key={to}>
                <a className={link} href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {contact ? (
          <section aria-label="Help" className="text-body-sm">
            <h2 className="mb-2 font-semibold text-on-brand-muted">Help</h2>
            <p>
              <a className={link} href={phoneHref(contact.phone)}>{phoneText(contact.phone)}</a>
            </p>
            <p>
              <a className={link} href={`mailto:${contact.support_email}`}>{contact.support_email}</a>
            </p>
            <ul>
              {([['Get help', 'need-help', '/policy#grievances'], ['Ask for a call', 'lets-connect', phoneHref(contact.phone)], ['Give feedback', 'feedback', `mailto:${contact.support_email}`]] as const).map(([name, modal, to]) => (
                <li key={modal}>
                  <a className={link} href={to} data-modal={modal} aria-haspopup="dialog">{name}</a>
                </li>
              ))}
            </ul>
            <p className="text-on-brand-muted">{contact.support_hours.startsWith('Support') ? contact.support_hours : `Support ${contact.support_hours}`}</p>
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {contact.social.map((url) => (
                <li key={url}>
                  <a className={link} href={url} rel="noopener">{socialName(url)}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {contact ? (
          <section aria-label="Company" className="text-body-sm text-on-brand-muted">
            <h2 className="mb-2 font-semibold">{contact.legal_name || brand}</h2>
            <p>{contact.address}</p>
            <p className="mt-2">{contact.city}</p>
            <ul className="mt-2">
              {([['About selling here', `${href.policy}#sellers`], ['Terms', `${href.policy}#terms`], ['Privacy', `${href.policy}#privacy`], ['Shipping', `${href.policy}#shipping`], ['Returns and refunds', `${href.policy}#returns`], ['Complaints', `${href.policy}#grievances`], ['Guides', href.blogs]] as const).map(([name, to]) => (
                <li key={to}>
                  <a className={link} href={to}>{name}</a>
                </li>
              ))}
              <li>
                <a className={link} href={`${href.policy}#sellers`} data-modal="join-seller" aria-haspopup="dialog">Sell on {brand}</a>
              </li>
            </ul>
            {contact.grievance_officer ? <p className="mt-4">Grievance officer: {contact.grievance_officer}</p> : null}
          </section>
        ) : null}
      </div>
      <p className="page-width border-t border-brand-hover py-4 text-caption text-on-brand-muted">
        Prices include GST unless we say otherwise. Every order comes with a GST invoice.
      </p>
    </footer>
  )
}
