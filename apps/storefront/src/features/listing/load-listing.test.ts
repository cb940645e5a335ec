import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RouterContext } from '../../shell/page/router-context.ts'
import { card, listOf } from '../../testing/goods.ts'
import type { ListingData, ListingScope } from './listing-data.ts'
import { listingHead, loadListing } from './load-listing.ts'

const scope = (part: Partial<ListingScope> = {}): ListingScope =>
  ({
    title: 'Burs',
    description: '',
    filters: 'family=burs',
    breadcrumbs: [
      { name: 'Home', href: '/shop' },
      { name: 'Dental', href: '/dental' },
      { name: 'Burs', href: '' },
    ],
    ...part,
  }) as ListingScope
const facet = (key: string) => ({ key, label: key, kind: 'choice', promoted: false, values: [] })

type Call = { name: string; query: Record<string, unknown> }

/** The server's context, with an API that knows one pincode. */
function contextOf(list: object = {}) {
  const calls: Call[] = []
  const context = {
    shell: () => ({ pincode: '560001', origin: 'https://shop.example' }),
    answer: { status: 200, shared: true },
    api: async (name: string, { query }: { query: Record<string, unknown> }) => {
      calls.push({ name, query })
      if (name === 'getListingScope')
        return { ok: true, data: scope({ title: String(query['business'] ?? query['slug']) }) }
      if (query['pincode'] === '999999')
        return {
          ok: false,
          kind: 'refused',
          error: { code: 'pincode_unknown', message: '', status: 404 },
        }
      return {
        ok: true,
        data: listOf([card('bur', 'Bur')], {
          facets: [facet('brand'), facet('family')] as never,
          ...list,
        }),
      }
    },
  }
  return { context: context as unknown as RouterContext, calls }
}
const listed = ({ calls }: { calls: Call[] }) =>
  calls.filter(({ name }) => name === 'listProducts').map(({ query }) => query)

afterEach(() => vi.unstubAllGlobals())

describe('a list', () => {
  it('ROUTE-02 is in stock first, a search by best match, unless another order is chosen', async () => {
    const world = contextOf()
    await loadListing(world.context, '/products', {})
    await loadListing(world.context, '/products', { search: 'gloves' })
    await loadListing(world.context, '/products', { search: 'gloves', sort: 'newest', page: '3' })
    expect(listed(world)).toMatchObject([
      { sort: 'stock', page: 1, limit: 24, search: '', pincode: '560001' },
      { sort: 'relevance', search: 'gloves' },
      { sort: 'newest', page: 3 },
    ])
  })

  it('ROUTE-08 has the filters of its scope, which it doesn’t offer again', async () => {
    const world = contextOf()
    const data = await loadListing(
      world.context,
      '/dental/burs',
      { brand: 'a', family: 'gloves' },
      { kind: 'family', business: 'dental', slug: 'burs' },
    )
    expect(listed(world)).toMatchObject([{ filters: 'family=burs&brand=a' }])
    expect(data?.list.facets.map(({ key }) => key)).toEqual(['brand'])
  })

  it('is shown without delivery where nobody knows the pincode', async () => {
    const world = contextOf()
    world.context.shell = () => ({ pincode: '999999', origin: '' }) as never
    expect(await loadListing(world.context, '/products', {})).not.toBeNull()
    expect(listed(world).map(({ pincode }) => pincode)).toEqual(['999999', undefined])
  })

  it('is stored for all visitors, unless its address has filters that don’t exist', async () => {
    for (const [search, ignored, shared] of [
      [{ brand: 'a' }, [], true],
      // Its own scope may stand in the address, though it isn’t offered.
      [{ offer: 'diwali' }, [], true],
      [{ colour: 'red' }, [], false],
      [{}, ['nonsense'], false],
    ] as const) {
      const { context } = contextOf({ ignored })
      await loadListing(context, '/products', search)
      expect(context.answer.shared, JSON.stringify(search)).toBe(shared)
    }
  })

  it('ROUTE-24 keeps the headings of the same slug apart by kind and department', async () => {
    vi.stubGlobal('window', {})
    const world = contextOf()
    const title = async (kind: 'family' | 'category', business?: string) =>
      (
        await loadListing(
          world.context,
          '/x',
          {},
          {
            kind,
            slug: 'burs',
            ...(business ? { business } : {}),
          },
        )
      )?.scope?.title
    expect([
      await title('family', 'dental'),
      await title('family', 'veterinary'),
      await title('category'),
      await title('family', 'dental'),
    ]).toEqual(['dental', 'veterinary', 'burs', 'dental'])
    expect(world.calls.filter(({ name }) => name === 'getListingScope')).toHaveLength(3)
  })
})

describe('the head of a list', () => {
  const data = (part: Partial<ListingData>): ListingData => ({
    path: '/dental/burs',
    search: {},
    scope: null,
    list: { success: true, ...listOf([card('bur', 'Diamond bur')], { total: 30 }) },
    questions: undefined,
    origin: 'https://shop.example',
    ...part,
  })
  const canonical = (search: ListingData['search']) =>
    listingHead(data({ search }), 'Products').canonical

  it('UI-08 is found under one address: with one filter its own, with several that of the plain list', () => {
    expect(canonical({})).toBe('/dental/burs')
    expect(canonical({ sort: 'newest' })).toBe('/dental/burs')
    expect(canonical({ page: 2 })).toBe('/dental/burs?page=2')
    expect(canonical({ filters: { brand: ['a'] } })).toBe('/dental/burs?brand=a')
    expect(canonical({ filters: { brand: ['a'] }, page: 2 })).toBe('/dental/burs?brand=a&page=2')
    expect(canonical({ filters: { brand: ['a', 'b'] } })).toBe('/dental/burs')
    expect(canonical({ filters: { brand: ['a'], size: ['M'] }, page: 2 })).toBe('/dental/burs')
  })

  it('UI-11 keeps searches out of search engines, and lists that can’t be loaded', () => {
    expect(listingHead(data({ search: { search: 'iv' } }), 'Products')).toMatchObject({
      title: 'Search: iv',
      canonical: '/dental/burs?search=iv',
      noindex: true,
    })
    expect(listingHead(null, 'Products').noindex).toBe(true)
    expect(listingHead(data({}), 'Products').noindex).toBeUndefined()
  })

  it('UI-08 names the page, says what is in it, and where it stands', () => {
    const head = listingHead(data({ scope: scope(), search: { page: 3 } }), 'Products')
    expect(head.title).toBe('Burs, page 3')
    expect(head.description).toMatch(/^30 products: Diamond bur\./)
    expect(head.keywords).toEqual(['Burs', 'Glovex'])
    expect(head.structured).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', '/shop'],
          ['Dental', '/dental'],
          ['Burs', '/dental/burs'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `https://shop.example${path}`,
        })),
      },
    ])
    expect(
      listingHead(data({ scope: scope({ description: 'All burs.' }) }), 'Products').description,
    ).toBe('All burs.')
  })
})
