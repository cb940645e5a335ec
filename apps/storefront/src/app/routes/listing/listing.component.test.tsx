import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { away, broken } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { card, listOf } from '../../../testing/goods.ts'
import { brands, gloves, masks, listing, cards } from '../../../testing/listing.ts'
import { showShop } from '../../../testing/show-shop.tsx'

describe('listing', () => {
  it('shows every product with its price, GST and a link', async () => {
    await showShop('/products', listing())
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('All products 2 products')
    await expect.element(cards).toHaveLength(2)
    const [first] = cards.all()
    await expect
      .element(first?.getByRole('link', { name: 'Nitrile gloves' }) ?? cards)
      .toHaveAttribute('href', '/products/nitrile-gloves')
    await expect.element(first?.getByText('₹525') ?? cards).toBeVisible()
    await expect.element(first?.getByText('incl. 5% GST') ?? cards).toBeVisible()
  })

  it('says that it ignores a parameter that is no filter', async () => {
    await showShop('/products?foo=1', {
      listProducts: () => listOf([gloves, masks], { facets: [brands('')], ignored: ['foo'] }),
    })
    await expect
      .element(page.getByText('There is no filter “foo”: this list ignores it.'))
      .toBeVisible()
    await expect.element(cards).toHaveLength(2)
  })

  it('counts one product as one', async () => {
    await showShop('/products', listing({ listProducts: () => listOf([gloves]) }))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('All products 1 product')
  })

  it('tells a failed load from an empty listing, and loads it on request', async () => {
    let down = true
    await showShop(
      '/products?brand=away',
      listing({ listProducts: () => (down ? away() : listOf([gloves])) }),
    )
    await expect
      .element(page.getByRole('heading', { name: 'We can’t load these products right now' }))
      .toBeVisible()
    expect(page.getByText(/nothing here yet/).elements()).toEqual([])
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(cards).toHaveLength(1)
  })

  it('says what nothing was found for, with looser searches, categories and an enquiry', async () => {
    await showShop(
      '/products?search=purple+nitrile',
      listing({ listProducts: () => listOf([], { search: searched('purple nitrile') }) }),
    )
    const main = page.getByRole('main')
    await expect.element(main.getByText('“purple nitrile”').first()).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'nitrile', exact: true }))
      .toHaveAttribute('href', '/products?search=nitrile')
    await expect.element(main.getByRole('link', { name: 'Dental' })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Ask us for it' })).toBeVisible()
    expect(cards.elements()).toEqual([])
  })

  it('offers the search without filters where filters leave nothing', async () => {
    await showShop(
      '/products?search=gloves&brand=nova',
      listing({
        listProducts: ({ query }) =>
          listOf([], { search: searched('gloves'), facets: [brands(query.filters)] }),
      }),
    )
    await expect
      .element(page.getByRole('link', { name: 'Search again without filters' }))
      .toHaveAttribute('href', '/products?search=gloves')
  })

  it('sells nothing to those who search for what may not be listed', async () => {
    await showShop(
      '/products?search=morphine',
      listing({
        listProducts: () => listOf([], { search: { ...searched('morphine'), blocked: true } }),
      }),
    )
    await expect.element(page.getByText('This is not available on our marketplace.')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Ask us for it' }).elements()).toEqual([])
  })

  it('SEARCH-03 records which result of a search is opened, and nothing of other lists', async () => {
    const api = await showShop(
      '/products?search=masks',
      listing({
        listProducts: () => listOf([gloves, masks], { search: searched('masks') }),
        updateSearchKeywordClick: () => ({}),
      }),
    )
    await expect.element(cards).toHaveLength(2)
    // Its part of the program is loaded beside the page.
    await expect
      .poll(async () => {
        await cards.all()[1]?.getByRole('link').first().click()
        return api.calls('updateSearchKeywordClick')[0]?.body
      })
      .toEqual({ keyword: 'masks', slug: masks.slug, position: 1 })
  })

  it('says what was searched instead of words that nobody knows', async () => {
    await showShop(
      '/products?search=glvoes',
      listing({
        listProducts: () =>
          listOf([gloves], { search: { ...searched('glvoes'), corrected: 'gloves' } }),
      }),
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Results for “gloves” 1 product')
    await expect.element(page.getByText('No results for “glvoes”.')).toBeVisible()
  })

  it('SEARCH-05 says that it lists only the nearest goods, and links their families', async () => {
    const nearest = [{ name: 'Examination gloves', href: '/consumables/gloves', count: 12 }]
    await showShop(
      '/products?search=oven%20gloves',
      listing({
        listProducts: () =>
          listOf([gloves], { search: { ...searched('oven gloves'), inexact: true, nearest } }),
      }),
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Nearest to “oven gloves” 1 product')
    await expect.element(page.getByText('No exact match for “oven gloves”.')).toBeVisible()
    await expect
      .element(page.getByRole('navigation', { name: 'Related' }).getByRole('link'))
      .toHaveAttribute('href', '/consumables/gloves')
  })
})

const searched = (text: string) => ({
  text,
  corrected: null,
  understood: [],
  blocked: false,
  inexact: false,
  nearest: [],
})

describe('more of a listing', () => {
  const pages = (size: number): Answers =>
    listing({
      listProducts: ({ query }) =>
        listOf(
          Array.from({ length: query.page === 1 ? 24 : size }, (_, at) =>
            card(`p${query.page}-${at}`, `Product ${query.page}.${at}`),
          ),
          { total: 24 + size, page: query.page },
        ),
    })
  const shown = page.getByRole('main').getByRole('status')

  it('adds the next page to the grid and says how much is shown of how much', async () => {
    const shop = await showShop('/products?sort=newest', pages(6))
    await expect.element(shown.getByText('24 of 30 products')).toBeVisible()
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.element(cards).toHaveLength(30)
    await expect.element(shown.getByText('30 of 30 products')).toBeVisible()
    expect(page.getByRole('button', { name: 'Load more' }).elements()).toEqual([])
    expect(shop.calls('listProducts').at(-1)?.query.page).toBe(2)
  })

  it('asks once for a double click, and never shows a product twice', async () => {
    const held = Promise.withResolvers<void>()
    const { listProducts } = pages(6)
    const shop = await showShop('/products?sort=stock', {
      listProducts: async (asked) => {
        if (asked.query.page > 1) await held.promise
        return listProducts?.(asked) ?? broken()
      },
    })
    await page.getByRole('button', { name: 'Load more' }).dblClick()
    held.resolve()
    await expect.element(cards).toHaveLength(30)
    expect(shop.calls('listProducts').map(({ query }) => query.page)).toEqual([1, 2])
  })

  it('shows a product once that has moved to the next page meanwhile', async () => {
    const moved = card('moved', 'Scalpel')
    const { listProducts } = pages(6)
    await showShop('/products?sort=name', {
      listProducts: async (asked) => {
        const list = await listProducts?.(asked)
        if (list === undefined || !('products' in list)) return broken()
        const { products } = list
        const isFirst = asked.query.page === 1
        return {
          ...list,
          products: isFirst ? [...products.slice(1), moved] : [moved, ...products.slice(1)],
        }
      },
    })
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.element(page.getByRole('link', { name: 'Product 2.5' })).toBeVisible()
    await expect.element(cards).toHaveLength(29)
    expect(page.getByRole('link', { name: 'Scalpel' }).elements()).toHaveLength(1)
  })

  it('keeps what is shown when the next page doesn’t come, and says so', async () => {
    const { listProducts } = pages(6)
    await showShop('/products?sort=price_desc', {
      listProducts: (asked) =>
        asked.query.page > 1 ? broken() : (listProducts?.(asked) ?? broken()),
    })
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.element(toast('Something went wrong')).toBeVisible()
    await expect.element(cards).toHaveLength(24)
    await expect.element(page.getByRole('button', { name: 'Load more' })).toBeEnabled()
  })

  it('shows what was loaded when one comes back to the list', async () => {
    const shop = await showShop('/products?sort=newest&brand=nova', pages(6))
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.element(cards).toHaveLength(30)
    await shop.go('/products?sort=newest&brand=medisafe')
    await expect.element(cards).toHaveLength(24)
    await shop.go('/products?sort=newest&brand=nova')
    await expect.element(cards).toHaveLength(30)
    expect(shop.calls('listProducts').filter(({ query }) => query.page === 2)).toHaveLength(1)
  })

  it('has addresses for its pages', async () => {
    await showShop('/products?sort=price_asc', pages(6))
    await expect
      .element(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }))
      .toHaveAttribute('href', '/products?sort=price_asc&page=2')
  })
})

describe('a page of a list', () => {
  it('says which products it shows, and of how many at least', async () => {
    const shown = page.getByRole('main').getByRole('status')
    const six = Array.from({ length: 6 }, (_, at) => card(`q-${at}`, `Product ${at}`))
    await showShop('/products?page=2', {
      listProducts: ({ query }) => listOf(six, { total: 30, page: query.page }),
    })
    await expect.element(shown.getByText('25 to 30 of 30 products')).toBeVisible()
    expect(page.getByRole('button', { name: 'Load more' }).elements()).toEqual([])
    await showShop('/products?page=3', {
      listProducts: ({ query }) =>
        listOf(six, { total: 2000, page: query.page, total_is_floor: true }),
    })
    await expect.element(shown.getByText('49 to 54 of 2000+ products')).toBeVisible()
  })

  it('CART-05 shows the stock of what was loaded afterwards', async () => {
    const [first, second] = [card('one', 'One'), card('two', 'Two')]
    await showShop('/products?sort=relevance', {
      listProducts: ({ query }) =>
        listOf([query.page === 1 ? first : second], {
          total: 30,
          page: query.page,
          stock: query.page === 1 ? {} : { [second.product_group_id]: { state: 'out_of_stock' } },
        }),
    })
    await expect.element(cards).toHaveLength(1)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.element(cards.getByText('Out of stock', { exact: true })).toBeVisible()
  })

  it('DATA-19 ENGAGE-01 the enquiry where nothing was found stays closed once it was closed', async () => {
    localStorage.removeItem('upchar.closed-forms')
    const nothing = { listProducts: () => listOf([], { total: 0 }) }
    const enquiry = page.getByRole('form', { name: 'Send an enquiry' })
    await showShop('/products?search=xyzzy', nothing)
    await expect.element(enquiry).toBeVisible()
    await page.getByRole('button', { name: 'Close the enquiry' }).click()
    await expect.element(enquiry).not.toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('upchar.closed-forms') ?? '')).toEqual(['not-found'])
    await showShop('/products?search=plugh', nothing)
    // The first shop is still on the page.
    const again = page.getByRole('button', { name: 'Ask us for it' }).last()
    await expect.element(again).toBeVisible()
    expect(enquiry.elements()).toEqual([])
    await again.click()
    await expect.element(enquiry.last()).toBeVisible()
    expect(JSON.parse(localStorage.getItem('upchar.closed-forms') ?? '')).toEqual([])
  })
})
