import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cartOf, card, line, listOf, productPage, variant } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Facet = Answer<'listProducts'>['facets'][number]
const value = (name: string, count: number, selected = false) => ({
  value: name.toLowerCase(),
  label: name,
  count,
  selected,
})
/** Brands with their counts; those in the filters are ticked. */
const brands = (filters: string, promoted = false): Facet => {
  const chosen = new URLSearchParams(filters).getAll('brand')
  return {
    key: 'brand',
    label: 'Brand',
    kind: 'choice',
    promoted,
    values: [
      value('Glovex', 12, chosen.includes('glovex')),
      value('Medisafe', 3, chosen.includes('medisafe')),
      value('Nova', 0, chosen.includes('nova')),
    ],
  }
}
const gloves = card('nitrile-gloves', 'Nitrile gloves')
const masks = card('masks', 'Surgical masks')

const listing = (answers: Answers = {}): Answers => ({
  listProducts: ({ query }) => listOf([gloves, masks], { facets: [brands(query.filters)] }),
  ...answers,
})

const cards = page.getByRole('main').getByRole('article')
const rail = page.getByRole('form', { name: 'Filters' })
const tick = (name: string) => rail.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const applied = page.getByRole('list', { name: 'Applied filters' })

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

describe('filters', () => {
  it('put the choice into the address, stay ticked, and stand above the grid to be taken off', async () => {
    const shop = await showShop('/products', listing())
    await tick('Glovex').click()
    await expect.poll(shop.href).toBe('/products?brand=glovex')
    await expect.element(tick('Glovex')).toBeChecked()
    expect(shop.calls('listProducts').at(-1)?.query.filters).toBe('brand=glovex')
    await applied.getByRole('link', { name: 'Remove filter Brand: Glovex' }).click()
    await expect.poll(shop.href).toBe('/products')
    await expect.element(applied).not.toBeInTheDocument()
  })

  it('count both of two quick ticks', async () => {
    const shop = await showShop('/products', listing())
    await expect.element(tick('Glovex')).toBeVisible()
    const [first, second] = [tick('Glovex').element(), tick('Medisafe').element()]
    for (const box of [first, second]) if (box instanceof HTMLElement) box.click()
    await expect.poll(shop.href).toBe('/products?brand=glovex&brand=medisafe')
  })

  it('clear all at once and keep the words', async () => {
    const shop = await showShop('/products?search=gloves&brand=glovex&brand=medisafe', listing())
    await expect.element(applied.getByRole('link', { name: /^Remove filter/ })).toHaveLength(2)
    await applied.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(shop.href).toBe('/products?search=gloves')
  })

  it('disable what would leave nothing instead of hiding it', async () => {
    await showShop('/products', listing())
    await expect.element(tick('Nova')).toBeDisabled()
    await expect.element(tick('Glovex')).toBeEnabled()
  })

  it('find a value in a long list, and say when there is none', async () => {
    const many = Array.from({ length: 12 }, (_, at) => value(`Brand ${at + 1}`, 1))
    await showShop(
      '/products',
      listing({
        listProducts: () => listOf([gloves], { facets: [{ ...brands(''), values: many }] }),
      }),
    )
    const boxes = rail.getByRole('checkbox')
    await expect.element(boxes).toHaveLength(7)
    await rail.getByRole('button', { name: 'Show all 12' }).click()
    await expect.element(boxes).toHaveLength(12)
    await rail.getByRole('searchbox', { name: 'Find in Brand' }).fill('brand 12')
    await expect.element(boxes).toHaveLength(1)
    await rail.getByRole('searchbox', { name: 'Find in Brand' }).fill('zzz')
    await expect.element(rail.getByText('No match for “zzz”')).toBeVisible()
  })

  it('show the products of the last choice, whichever answer comes last', async () => {
    const slow = Promise.withResolvers<void>()
    const shop = await showShop(
      '/products',
      listing({
        listProducts: async ({ query }) => {
          const facets = [brands(query.filters, true)]
          if (query.filters === 'brand=glovex') {
            await slow.promise
            return listOf([gloves], { facets })
          }
          return listOf(query.filters === '' ? [gloves, masks] : [masks], { facets })
        },
      }),
    )
    await tick('Glovex').click()
    await expect.poll(() => shop.calls('listProducts').length).toBe(2)
    await shop.go('/products?brand=medisafe')
    await expect.element(cards).toHaveLength(1)
    slow.resolve()
    await (await fetch(location.href)).text()
    await expect.element(cards).toMatchTextContent('Surgical masks')
    expect(shop.href()).toBe('/products?brand=medisafe')
  })

  it('start a new order on the first page', async () => {
    const shop = await showShop(
      '/products?brand=glovex&page=2',
      listing({
        listProducts: ({ query }) =>
          listOf([gloves], { total: 60, page: query.page, facets: [brands(query.filters)] }),
      }),
    )
    await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Price: low to high')
    await expect.poll(shop.href).toBe('/products?brand=glovex&sort=price_asc')
    await expect
      .poll(() => shop.calls('listProducts').at(-1)?.query)
      .toMatchObject({ sort: 'price_asc', page: 1 })
  })
})

describe('filters on a phone', () => {
  it('are chosen in a sheet, counted while one chooses, and applied once', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    const shop = await showShop(
      '/products',
      listing({
        listProducts: ({ query }) =>
          listOf([gloves], {
            total: query.filters === '' ? 15 : 12,
            facets: [brands(query.filters)],
          }),
      }),
    )
    const opener = page.getByRole('button', { name: 'Filters' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Glovex/ }).click()
    await expect.element(sheet.getByRole('button', { name: 'Show 12 products' })).toBeVisible()
    expect(shop.href()).toBe('/products')
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(shop.href()).toBe('/products')
    await opener.click()
    await sheet.getByRole('checkbox', { name: /^Medisafe/ }).click()
    await sheet.getByRole('button', { name: 'Show 12 products' }).click()
    await expect.poll(shop.href).toBe('/products?brand=medisafe')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('can’t be applied when nothing would be left', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 900))
    await showShop(
      '/products',
      listing({
        listProducts: ({ query }) =>
          listOf(query.filters === '' ? [gloves] : [], { facets: [brands(query.filters)] }),
      }),
    )
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Glovex/ }).click()
    await expect.element(sheet.getByRole('button', { name: 'No products match' })).toBeDisabled()
  })
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

  it('has addresses for its pages', async () => {
    await showShop('/products?sort=price_asc', pages(6))
    await expect
      .element(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }))
      .toHaveAttribute('href', '/products?sort=price_asc&page=2')
  })
})

describe('product card', () => {
  const one = (
    part: Parameters<typeof card>[2],
    stock?: Answer<'listProducts'>['stock'][string],
  ) => {
    const product = card('insulin', 'Insulin pens', part)
    return listing({
      listProducts: () =>
        listOf([product], stock ? { stock: { [product.product_group_id]: stock } } : {}),
    })
  }
  const shown = cards.first()

  it('becomes a stepper in place once it is in the cart', async () => {
    const shop = await showShop('/products', {
      ...one({ moq: 2 }),
      updateGuestCart: () => ({
        cart: cartOf([line('INSULIN', 'Insulin pens', { moq: 2 })]),
        message: '',
      }),
    })
    const wished = shown.getByRole('spinbutton', { name: 'Quantity: Insulin pens' })
    await expect.element(wished).toHaveValue(2)
    await shown.getByRole('button', { name: 'Add to cart: Insulin pens' }).click()
    await expect
      .element(shown.getByRole('textbox', { name: 'Quantity: Insulin pens' }))
      .toHaveValue('2')
    await expect.element(toast('Product added to cart')).toBeVisible()
    expect(shop.href()).toBe('/products')
    expect(shop.calls('updateGuestCart')[0]?.body).toMatchObject({
      type: 'ADD',
      product: { sku_id: 'INSULIN', quantity: 2 },
    })
  })

  it('CART-05 goes back to the button when there is no stock here, with the text of the specification', async () => {
    await showShop('/products', {
      ...one({}),
      updateGuestCart: () => refuse('out_of_stock', 'No stock at 110001'),
    })
    await shown.getByRole('button', { name: 'Add to cart: Insulin pens' }).click()
    await expect.element(toast('Oops! Out of stock in your location.')).toBeVisible()
    await expect
      .element(shown.getByRole('button', { name: 'Add to cart: Insulin pens' }))
      .toBeVisible()
  })

  it('says what is restricted before anything is added, and leads to what is needed', async () => {
    await showShop('/products', one({ buying: { state: 'needs_pharma_kyc' } }))
    await expect.element(shown.getByText('Licence needed')).toBeVisible()
    await expect
      .element(shown.getByRole('link', { name: 'How to buy: Insulin pens' }))
      .toHaveAttribute('href', '/products/insulin')
    expect(shown.getByRole('button', { name: /^Add/ }).elements()).toEqual([])
  })

  it('ENGAGE-02 offers a note by email where it is out of stock', async () => {
    await showShop('/products', one({}, { state: 'out_of_stock' }))
    await expect.element(shown.getByText('Out of stock', { exact: true })).toBeVisible()
    await shown.getByRole('button', { name: 'Notify me: Insulin pens' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('shows the true number where few are left, and no rating as long as buyers can’t review', async () => {
    await showShop(
      '/products',
      one({ product_rating: 4.5, product_reviews_count: 12 }, { state: 'low_stock', left: 2 }),
    )
    await expect.element(shown.getByText('Only 2 left')).toBeVisible()
    expect(shown.getByText(/Rated/).elements()).toEqual([])
  })

  it('strikes the MRP through only where the price is below it', async () => {
    await showShop('/products', one({ price_gst: 525, mrp: 525 }))
    await expect.element(shown.getByText('₹525')).toBeVisible()
    expect(shown.getByText('MRP').elements()).toEqual([])
  })
})

describe('a card with several variants', () => {
  const option = (sku: string, label: string, price_gst: number) => ({
    sku,
    label,
    price_gst,
    price: price_gst - 25,
    gst_rate: 5,
    mrp: null,
    discount_percent: 0,
    pack: '100 gloves',
    price_per_piece: null,
    moq: 1,
    max_oq: 50,
    values: { size: label },
  })
  const options = [option('GLV-XS', 'XS', 525), option('GLV-M', 'M', 575)]
  const many = (part: Parameters<typeof card>[2] = {}) =>
    listing({
      listProducts: () =>
        listOf([
          card('nitrile-gloves', 'Nitrile examination gloves', {
            sku: 'GLV-XS',
            variant_count: 2,
            option_name: 'Size',
            price_from: true,
            options,
            ...part,
          }),
        ]),
      updateGuestCart: () => ({
        cart: cartOf([line('GLV-M', 'Nitrile examination gloves', { quantity: 3, max_oq: 50 })]),
        message: '',
      }),
    })
  const shown = cards.first()
  const size = shown.getByRole('combobox', { name: 'Size: Nitrile examination gloves' })
  const add = shown.getByRole('button', { name: 'Add to cart: Nitrile examination gloves' })

  it('adds the chosen variant and quantity, and none before one is chosen', async () => {
    const shop = await showShop('/products', many())
    await expect.element(size).toHaveValue('')
    await expect.element(shown.getByText('from')).toBeVisible()
    await add.click()
    expect(shop.calls('updateGuestCart')).toEqual([])
    await size.selectOptions('Size M · ₹575')
    await expect.element(shown.getByText('₹575', { exact: true })).toBeVisible()
    await expect
      .element(shown.getByRole('link', { name: 'Nitrile examination gloves', exact: true }))
      .toHaveAttribute('href', '/products/nitrile-gloves?variant=GLV-M')
    await shown.getByRole('spinbutton').fill('3')
    await add.click()
    await expect
      .element(shown.getByRole('textbox', { name: 'Quantity: Nitrile examination gloves' }))
      .toHaveValue('3')
    expect(shop.calls('updateGuestCart')[0]?.body).toMatchObject({
      type: 'ADD',
      product: { sku_id: 'GLV-M', quantity: 3 },
    })
  })

  it('carries the variant that the filters choose: picture, link, price, button and quick view', async () => {
    const answers = many({
      ...options[1],
      sku: 'GLV-M',
      chosen_option: 'M',
      key_attribute: 'Size: M',
      price_from: false,
    })
    const shop = await showShop('/products?size=M', {
      ...answers,
      getProduct: () =>
        productPage(
          { variants: [variant('GLV-XS', 'XS'), variant('GLV-M', 'M')] },
          { stock: { 'GLV-XS': { state: 'in_stock' }, 'GLV-M': { state: 'in_stock' } } },
        ),
    })
    await expect.element(size).toHaveValue('GLV-M')
    await expect.element(shown.getByText('Size: M · 100 gloves')).toBeVisible()
    expect(shown.getByRole('presentation').first().element().getAttribute('src')).toBe(
      '/img/p/nitrile-gloves~GLV-M/0-150.jpg',
    )
    await expect
      .element(shown.getByRole('link', { name: 'Nitrile examination gloves', exact: true }))
      .toHaveAttribute('href', '/products/nitrile-gloves?variant=GLV-M')
    await shown.getByRole('button', { name: /^Quick view/ }).click()
    const popup = page.getByRole('dialog')
    await expect.element(popup.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    expect(popup.getByRole('img').first().element().getAttribute('src')).toBe(
      '/img/p/nitrile-gloves~GLV-M/0-150.jpg',
    )
    await expect
      .element(popup.getByRole('link', { name: 'See all details' }))
      .toHaveAttribute('href', '/products/nitrile-gloves?variant=GLV-M')
    await popup.getByRole('button', { name: /^Add to cart/ }).click()
    expect(shop.calls('updateGuestCart')[0]?.body).toMatchObject({
      product: { sku_id: 'GLV-M', quantity: 1 },
    })
  })

  it('CART-02 takes no orders while the flag cart is off', async () => {
    await showShop('/products', many(), { flags: { cart: false } })
    await expect
      .element(shown.getByRole('link', { name: 'See details: Nitrile examination gloves' }))
      .toBeVisible()
    expect(add.elements()).toEqual([])
  })
})

describe('goods on enquiry', () => {
  it('ENGAGE-01 call the price indicative, claim no saving and promise no delivery', async () => {
    const laser = card('laser', 'Ward laser', {
      lead_only: true,
      price_gst: 52_500,
      mrp: 60_000,
      discount_percent: 12,
    })
    await showShop(
      '/products',
      listing({
        listProducts: () =>
          listOf([laser], {
            stock: {
              [laser.product_group_id]: {
                state: 'in_stock',
                delivery: {
                  from: '2026-11-23',
                  to: '2026-11-25',
                  label: 'Wed, 25 Nov',
                  ships_from: 'Mumbai',
                },
              },
            },
          }),
      }),
    )
    const shown = cards.first()
    await expect.element(shown.getByText('Indicative price')).toBeVisible()
    await expect.element(shown.getByText('₹52,500')).toBeVisible()
    expect(shown.getByText(/Save|Delivery|MRP/).elements()).toEqual([])
  })
})
