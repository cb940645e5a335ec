import type { ShellData } from './shell-data.ts'
import { FALLBACK_BRAND } from './shell-data.ts'

/**
 * Organisation, website search and local business as structured data (UI-09, ID-04). Contacts come
 * from the configuration.
 */
export function siteStructuredData({ contact, origin }: ShellData): object[] {
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/shop`,
    name: contact?.brand ?? FALLBACK_BRAND,
    inLanguage: 'en-IN',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/products?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
  if (!contact) return [website]
  const point = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: contact.phone,
    email: contact.support_email,
    areaServed: 'IN',
    availableLanguage: ['en', 'hi'],
  }
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: contact.brand,
    legalName: contact.legal_name,
    url: `${origin}/shop`,
    logo: `${origin}/logo.svg`,
    email: contact.info_email,
    sameAs: contact.social,
    contactPoint: point,
  }
  const local = {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: contact.brand,
    url: `${origin}/shop`,
    image: `${origin}/logo.svg`,
    telephone: contact.phone,
    email: contact.info_email,
    priceRange: '₹₹',
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: contact.city,
      addressCountry: 'IN',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '20:00',
    },
  }
  return [organisation, website, local]
}
