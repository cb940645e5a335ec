import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cartOf, card, line, listOf, productPage, variant } from '../../../testing/goods.ts'
import { listing, cards } from '../../../testing/listing.ts'
import { showShop } from '../../../testing/show-shop.tsx'

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

  it('ENGAGE-02 offers no note about goods that may not be promoted', async () => {
    await showShop('/products', one({ product_class: 'BIO_C' }, { state: 'out_of_stock' }))
    await expect
      .element(shown.getByRole('link', { name: 'See details: Insulin pens' }))
      .toHaveAttribute('href', '/products/insulin')
    expect(shown.getByRole('button', { name: /^Notify/ }).elements()).toEqual([])
  })

  it('UI-10 shows the true number where few are left, and the rating that buyers gave', async () => {
    await showShop(
      '/products',
      one({ product_rating: 4.5, product_reviews_count: 12 }, { state: 'low_stock', left: 2 }),
    )
    await expect.element(shown.getByText('Only 2 left')).toBeVisible()
    await expect.element(shown.getByText(/4\.5/)).toMatchTextContent(/Rated ★ 4\.5 \(12\)/)
  })

  it.each([
    [4.5, 0],
    [0, 12],
  ])('UI-10 shows no rating at %d from %d reviews', async (product_rating, count) => {
    await showShop('/products', one({ product_rating, product_reviews_count: count }))
    await expect.element(shown.getByRole('link', { name: /Insulin pens/ }).first()).toBeVisible()
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
    await expect
      .poll(() => shop.calls('updateGuestCart')[0]?.body)
      .toMatchObject({
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

  it('VALID-08 is taken out of the cart at the minimum order, below which nothing can be ordered', async () => {
    const few = { quantity: 5, moq: 5, max_oq: 50 }
    const shop = await showShop('/products', {
      ...many(),
      getProduct: () =>
        productPage(
          { variants: [variant('GLV-M', 'M', { moq: 5, max_oq: 50 })] },
          { stock: { 'GLV-M': { state: 'in_stock' } } },
        ),
      updateGuestCart: ({ body }) => ({
        cart: cartOf(body.type === 'DELETE' ? [] : [line('GLV-M', 'Gloves', few)]),
        message: '',
      }),
    })
    await shown.getByRole('button', { name: /^Quick view/ }).click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('button', { name: /^Add to cart/ }).click()
    const bin = popup.getByRole('button', { name: 'Remove: Nitrile examination gloves, M' })
    await expect.element(bin).toBeVisible()
    expect(popup.getByRole('button', { name: /^One less/ }).elements()).toEqual([])
    await bin.click()
    expect(shop.calls('updateGuestCart').map(({ body }) => body)).toMatchObject([
      { type: 'ADD', product: { quantity: 5 } },
      { type: 'DELETE' },
    ])
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

describe('products side by side', () => {
  it.each([
    [true, '₹525'],
    [false, '₹500'],
  ])(
    'COMPARE-01 DATA-18 gst_inclusive_price: have prices with GST or without, as everywhere (%s)',
    async (inclusive, price) => {
      const product = card('insulin', 'Insulin pens')
      const detail = {
        attributes: [],
        facts: [],
        options: [],
        stock: { state: 'in_stock' as const },
      }
      await showShop(
        `/compare?ids=${product.product_group_id}`,
        {
          getCompareItems: () => ({
            products: [product],
            details: { [product.product_group_id]: detail },
          }),
        },
        { flags: { gst_inclusive_price: inclusive } },
      )
      await expect.element(page.getByRole('table').getByText(price).first()).toBeVisible()
      const other = inclusive ? '₹500' : '₹525'
      expect(page.getByRole('main').getByText(other, { exact: true }).elements()).toEqual([])
    },
  )
})

describe('a wide table of a text', () => {
  it('ROUTE-22 is reached and scrolled by keyboard', async () => {
    const table = { kind: 'table' as const, head: ['Parcel', 'Charge'], rows: [['1 kg', '₹60']] }
    await showShop('/policy', {
      getPolicies: () => ({
        updated_on: '2026-11-01',
        policies: [{ slug: 'shipping', title: 'Shipping', blocks: [table] }],
      }),
    })
    const region = page.getByRole('region', { name: 'Table: Parcel, Charge' })
    await expect.element(region).toBeVisible()
    page.getByRole('link', { name: 'Shipping' }).element().focus()
    await userEvent.tab()
    await expect.element(region).toHaveFocus()
  })
})
