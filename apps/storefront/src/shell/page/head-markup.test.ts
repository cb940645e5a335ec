import { expect, it } from 'vitest'
import { headMarkup } from './head-markup.ts'
import type { ShellData } from './shell-data.ts'

const contact = {
  brand: 'Upchar',
  legal_name: 'Upchar Private Limited',
  cin: 'U51909MH2019PTC123456',
  support_email: 'support@example.test',
  info_email: 'info@example.test',
  phone: '+912240000000',
  city: 'Mumbai',
  support_hours: '9:00AM to 7:00PM',
  social: ['https://social.example'],
  app_links: [],
  grievance_officer: 'A',
  address: '1 Road',
}
const shell: ShellData = {
  pincode: '110001',
  flags: null,
  contact,
  origin: 'https://shop.example',
  indexable: true,
  signIn: null,
}
const head = {
  title: 'IV cannulas',
  description: 'Gauge & wings "new"',
  keywords: ['iv', 'cannula'],
  canonical: '/categories/iv',
}
const structured = (html: string) =>
  JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': Record<string, unknown>[]
  }

it('UI-08 states title, description, keywords, canonical, social tags and the dark blue theme colour', () => {
  const html = headMarkup(head, shell)
  for (const part of [
    '<title>IV cannulas | Upchar</title>',
    'name="description" content="Gauge &amp; wings &quot;new&quot;"',
    'name="keywords" content="iv, cannula"',
    'rel="canonical" href="https://shop.example/categories/iv"',
    'property="og:title" content="IV cannulas | Upchar"',
    'name="twitter:card"',
    'name="theme-color" content="#0b2545"',
  ])
    expect(html).toContain(part)
})

it('UI-08 has keywords on pages that name none, too', () => {
  const { keywords: _, ...bare } = head
  expect(headMarkup(bare, shell)).toContain(
    'name="keywords" content="IV cannulas, medical supplies"',
  )
})

it('UI-09 describes organisation, website search and local business', () => {
  const graph = structured(headMarkup(head, shell))['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'LocalBusiness'])
  expect(graph[1]).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/products?search={search_term_string}' },
    },
  })
})

it('ID-04 gives Monday to Saturday 08:00 to 20:00 to search engines', () => {
  const business = structured(headMarkup(head, shell))['@graph'][2]
  expect(business).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '20:00',
    },
  })
})

it('ID-03 takes contacts from the configuration: without it there are none', () => {
  const html = headMarkup(head, { ...shell, contact: null })
  expect(structured(html)['@graph'].map((node) => node['@type'])).toEqual(['WebSite'])
  expect(html).not.toContain('example.test')
})

it('UI-11 keeps everything but production out of search engines', () => {
  expect(headMarkup(head, shell)).not.toContain('noindex')
  expect(headMarkup(head, { ...shell, indexable: false })).toContain('content="noindex, nofollow"')
})

it('cannot be broken out of by text', () => {
  const html = headMarkup(
    { ...head, title: '</title><script>x</script>', structured: [{ name: '</script><script>x' }] },
    shell,
  )
  expect(html).not.toContain('<script>x')
})
