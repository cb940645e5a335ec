import type { PageHead } from './page-head.ts'
import type { ShellData } from './shell-data.ts'
import { FALLBACK_BRAND } from './shell-data.ts'
import { siteStructuredData } from './site-structured-data.ts'

/** The colour of the browser's own bars. */
export const THEME_COLOUR = '#0b2545'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escape(content)}">`

/** The page's title with the brand appended once. */
export function fullTitle(head: PageHead, shell: ShellData): string {
  const brand = shell.contact?.brand ?? FALLBACK_BRAND
  return head.title.includes(brand) ? head.title : `${head.title} | ${brand}`
}

/** The page's meta tags (UI-08, UI-09, UI-11). */
export function headMarkup(head: PageHead, shell: ShellData): string {
  const title = fullTitle(head, shell)
  const url = shell.origin + head.canonical
  const image = head.image ? new URL(head.image, shell.origin).href : `${shell.origin}/logo.svg`
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [...siteStructuredData(shell), ...(head.structured ?? [])],
  }
  return [
    `<title>${escape(title)}</title>`,
    tag('name', 'description', head.description),
    tag(
      'name',
      'keywords',
      (head.keywords?.length ? head.keywords : [head.title, 'medical supplies']).join(', '),
    ),
    tag('name', 'theme-color', THEME_COLOUR),
    shell.indexable && !head.noindex ? '' : tag('name', 'robots', 'noindex, nofollow'),
    `<link rel="canonical" href="${escape(url)}">`,
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', shell.contact?.brand ?? FALLBACK_BRAND),
    tag('property', 'og:locale', 'en_IN'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', head.description),
    tag('property', 'og:url', url),
    tag('property', 'og:image', image),
    tag('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', head.description),
    tag('name', 'twitter:image', image),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
  ].join('')
}
