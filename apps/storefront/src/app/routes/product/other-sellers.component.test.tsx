import { describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { cartOf, line, productPage, variant } from '../../../testing/goods.ts'
import { at, main, open } from '../../../testing/product-page.ts'

type Offer = NonNullable<Answer<'getProduct'>['other_offers']>[number]

const offer = (over: Partial<Offer> = {}, name = 'Ganga Surgicals'): Offer => ({
  sku: 'GNG-M',
  variant: 'GLV-M',
  price_gst: 498,
  price: 474.29,
  gst_rate: 5,
  mrp: 600,
  moq: 1,
  max_oq: 10,
  seller: {
    name,
    slug: 'ganga',
    legal_name: `${name} Private Limited`,
    address: '5 Ghat Road, Varanasi 221001, Uttar Pradesh',
    email: 'sales@ganga.example',
    phone: '+91 5422200000',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    gstin: '09AABCG0001T1Z5',
    licence: null,
  },
  stock: {
    state: 'in_stock',
    delivery: {
      from: '2026-11-26',
      to: '2026-11-27',
      label: 'Thu 26 to Fri 27 Nov',
      ships_from: 'Varanasi',
      dispatch_days: 2,
    },
  },
  ...over,
})
const shown = (name: RegExp) => main.getByRole('region', { name })

describe('other sellers of a product', () => {
  it('PROD-01 stand beside the shown one with price, day and seller, and what the law wants to be said of it', async () => {
    await open(
      productPage(
        {},
        {
          other_offers: [offer(), offer({ sku: 'DEV-M', price_gst: 510, moq: 4 }, 'Deva Medical')],
        },
      ),
    )
    const section = shown(/^2 more sellers from ₹498$/)
    const lines = section.getByRole('listitem')
    await expect
      .element(lines.first())
      .toMatchTextContent(
        /^₹498.*MRP ₹600.*with 5% GST.*Sold by Ganga Surgicals, Varanasi.*Delivery Thu 26 to Fri 27 Nov.*Dispatched within 2 working days/,
      )
    await expect.element(lines.nth(1)).toMatchTextContent(/₹510.*Minimum order 4/)
    const about = lines.first().getByText('About Ganga Surgicals')
    await about.click()
    await expect
      .element(lines.first())
      .toMatchTextContent(/Ganga Surgicals Private Limited.*sales@ganga\.example.*09AABCG0001T1Z5/)
    // It has no officer of its own: the shop's takes the complaints (rule 6(5)).
    await expect
      .element(lines.first().getByRole('link', { name: /^Asha Example/ }))
      .toHaveAttribute('href', '/policy#grievances')
  })

  it('CART-02 sell to whom chooses them: their SKU goes into the cart, as many as their minimum order', async () => {
    const shop = await open(productPage({}, { other_offers: [offer({ moq: 4 })] }), {
      updateGuestCart: ({ body }) => ({
        cart: cartOf([
          line('GNG-M', 'Nitrile examination gloves', { quantity: body.product.quantity ?? 0 }),
        ]),
        message: '',
      }),
    })
    const button = main.getByRole('button', { name: 'Add to cart, sold by Ganga Surgicals' })
    await button.click()
    await expect
      .poll(() => shop.calls('updateGuestCart').at(-1)?.body)
      .toMatchObject({ type: 'ADD', product: { sku_id: 'GNG-M', quantity: 4 } })
    await expect
      .element(shown(/1 more seller/).getByRole('link', { name: '4 in your cart' }))
      .toHaveAttribute('href', '/cart')
  })

  it('PROD-01 are those of the variant that is shown, also where its own offer is sold out', async () => {
    const sizes = [variant('GLV-M', 'M'), variant('GLV-L', 'L')]
    await open(
      productPage(
        { variants: sizes },
        {
          other_offers: [offer({ variant: 'GLV-L', sku: 'GNG-L' })],
          stock: { 'GLV-M': { state: 'in_stock' }, 'GLV-L': { state: 'out_of_stock' } },
        },
      ),
    )
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    expect(shown(/more seller/).elements()).toEqual([])
    await main.getByRole('group').getByRole('link', { name: /^L/ }).click()
    await expect.element(shown(/^1 more seller from ₹498$/)).toBeVisible()
    await expect.element(main.getByRole('button', { name: /^Notify me/ }).first()).toBeVisible()
  })

  it('ROUTE-03 open at their variant where the address names their SKU, as a line of the cart does', async () => {
    const sizes = [variant('GLV-M', 'M'), variant('GLV-L', 'L', { price_gst: 630 })]
    const offers = [offer({ variant: 'GLV-L', sku: 'GNG-L' })]
    await open(
      productPage({ variants: sizes }, { other_offers: offers, shown_as: { 'GNG-L': 'GLV-L' } }),
      {},
      {},
      `${at}?variant=GNG-L`,
    )
    await expect.element(main.getByText('₹630').first()).toBeVisible()
    await expect.element(shown(/^1 more seller/)).toBeVisible()
  })

  it('ROUTE-03 open at their variant where they are the best: an old link names it by its own SKU', async () => {
    const sizes = [variant('GLV-M', 'M'), variant('GNG-L', 'L', { price_gst: 498 })]
    const shop = await open(
      productPage({ variants: sizes }, { shown_as: { 'GLV-L': 'GNG-L' } }),
      { updateGuestCart: () => ({ cart: cartOf([]), message: '' }) },
      {},
      `${at}?variant=GLV-L`,
    )
    await expect.element(main.getByText('₹498').first()).toBeVisible()
    await main
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect
      .poll(() => shop.calls('updateGuestCart').at(-1)?.body.product)
      .toMatchObject({ sku_id: 'GNG-L' })
  })

  it('OPS-04 PROD-01 have the price that the buyer pays, which decides their order', async () => {
    const own = {
      price_gst: 472.5,
      price: 450,
      gst_rate: 5,
      mrp: 600,
      discount_percent: 21,
      price_per_piece: null,
      unit_price: null,
      price_note: 'Price for hospitals',
    }
    await open(
      productPage(
        {},
        { other_offers: [offer(), offer({ sku: 'DEV-M', price_gst: 510 }, 'Deva Medical')] },
      ),
      {
        getBuyingRights: () => ({
          buying: { 'nitrile-gloves': { state: 'open', prices: { 'DEV-M': own } } },
        }),
      },
      { signedIn: true },
    )
    const lines = shown(/^2 more sellers from ₹472\.50$/).getByRole('listitem')
    await expect
      .element(lines.first())
      .toMatchTextContent(/^₹472\.50.*MRP ₹600.*Price for hospitals.*Sold by Deva Medical/)
    await expect.element(lines.nth(1)).toMatchTextContent(/^₹498.*Sold by Ganga Surgicals/)
  })

  it('PROD-01 are three at first; the others unfold, without scripts too', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      offer({ sku: `GNG-${n}`, price_gst: 500 + n }, `Seller ${n}`),
    )
    await open(productPage({}, { other_offers: many }))
    const section = shown(/^12 more sellers from ₹500$/)
    await expect.element(section.getByText('Seller 2', { exact: true })).toBeVisible()
    await expect.element(section.getByText('Seller 3', { exact: true })).not.toBeVisible()
    await section.getByText('Show all 12 sellers').click()
    await expect.element(section.getByText('Seller 11', { exact: true })).toBeVisible()
    await section.getByText('Show fewer sellers').click()
    await expect.element(section.getByText('Seller 3', { exact: true })).not.toBeVisible()
  })
})
