import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { card, productPage, variant } from '../../../testing/goods.ts'
import { add, at, main, open, quantity } from '../../../testing/product-page.ts'

const sizes = [
  variant('GLV-M', 'M'),
  variant('GLV-L', 'L', { price_gst: 630, price: 600, gst_amount: 30 }),
]
const size = (name: string) =>
  main.getByRole('group').getByRole('link', { name: new RegExp(`^${name}`) })

describe('product page', () => {
  it('states price, GST, pack and price of a piece', async () => {
    await open()
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Nitrile examination gloves' }))
      .toBeVisible()
    await expect.element(main.getByText('₹525').first()).toBeVisible()
    await expect.element(main.getByText(/Includes 5% GST/).first()).toBeVisible()
    await expect.element(main.getByText(/Pack of 100 pieces/)).toBeVisible()
    await expect.element(main.getByText(/₹5\.25 per piece with GST/)).toBeVisible()
  })

  it.each([
    ['a drawing', {}, 1],
    ['a photo of the goods', { photo: 'a1b2c3d4e5f6a7b8c9d0' }, 0],
  ])('UI-12 carries the note on pictures beside a drawing only: %s', async (_, photo, notes) => {
    await open(productPage({ images: [{ view: 0, label: 'Box', ...photo }] }))
    await expect.element(main.getByRole('button', { name: 'Enlarge picture: Box' })).toBeVisible()
    const note = main.getByText(/^Enhanced imagery for representation purposes/)
    expect(note.elements()).toHaveLength(notes)
  })

  it('WISH-01 wishes the variant that is shown', async () => {
    const shop = await open(productPage({ variants: sizes }), {
      addToWishlist: () => ({ message: 'Item added to wishlist', sku_ids: ['GLV-L'] }),
    })
    await size('L').click()
    await expect.element(main.getByText('₹630').first()).toBeVisible()
    const add = main.getByRole('button', { name: 'Add to wishlist', exact: true })
    await add.click()
    await expect.element(toast('Item added to wishlist')).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: 'On your wishlist', exact: true }))
      .toBeVisible()
    expect(shop.calls('addToWishlist').map(({ body }) => body.sku_id)).toEqual(['GLV-L'])
    await size('M').click()
    await expect.element(add).toBeVisible()
  })

  it('CART-11 lists the prices for larger quantities, marks the chosen one and says the next', async () => {
    const product = productPage(
      { variants: [variant('GLV-M', 'M', { max_oq: 50 })] },
      {
        volume_prices: {
          'GLV-M': [
            { from: 3, price: 500 },
            { from: 10, price: 472.5 },
          ],
        },
      },
    )
    await open(product)
    const table = main.getByRole('table', { name: 'Lower prices for more' })
    const row = (name: RegExp) => table.getByRole('row').filter({ hasText: name })
    await expect.element(row(/^1 to 2/)).toHaveAttribute('aria-current', 'true')
    await expect.element(row(/^10 or more/)).toMatchTextContent(/₹472\.50.*₹52\.50/)
    await expect.element(main.getByText(/Add 2 more to pay ₹500 each\./)).toBeVisible()
    await quantity.fill('10')
    await userEvent.keyboard('{Tab}')
    await expect.element(row(/^10 or more/)).toHaveAttribute('aria-current', 'true')
    await expect.element(row(/^1 to 2/)).not.toHaveAttribute('aria-current')
    await expect.element(main.getByText(/You have the lowest price\./)).toBeVisible()
  })

  it('CART-11 names the deal with its end and the few packs left, and asks anew when it ends', async () => {
    const answers = [
      { price: 472.5, until: '2026-11-24T12:30:00.000Z', left: 3 },
      { price: 472.5, until: new Date(Date.now() + 1_500).toISOString(), left: 500 },
      null,
    ]
    let asked = 0
    await open(productPage({ variants: sizes }), {
      productVouchers: () => ({ offers: [], deal: answers[asked++] ?? null }),
    })
    const deal = main.getByRole('paragraph').filter({ hasText: /^Deal:/ })
    await expect
      .element(deal)
      .toMatchTextContent(
        /^Deal: ₹472\.50 each with GST instead of ₹525, until 24 Nov 2026, 6:00 PM\. 3 left at this price\.$/,
      )
    expect(asked).toBe(1)
    // Ends within two seconds, and hundreds are left: no reason to hurry.
    await size('L').click()
    await expect.element(deal).toMatchTextContent(/instead of ₹630, until [^.]*\.$/)
    await expect.poll(() => deal.query()).toBeNull()
    expect(asked).toBe(3)
  })

  it('CART-11 DATA-18 limited_time_deal_pdp: hides deals where staff have switched them off', async () => {
    await open(
      productPage(),
      {
        productVouchers: () => ({
          offers: [],
          deal: { price: 472.5, until: '2099-01-01T00:00:00.000Z', left: 3 },
        }),
      },
      { flags: { limited_time_deal_pdp: false } },
    )
    await expect.element(main.getByText('₹525').first()).toBeVisible()
    expect(main.getByText(/^Deal:/).query()).toBeNull()
  })

  it.each([
    ['is_cod_snippet', true],
    ['is_cod_snippet', false],
    ['similar_products', true],
    ['similar_products', false],
  ] as const)('DATA-18 is_cod_snippet similar_products: ENGAGE-10 %s is %s', async (flag, on) => {
    const delivery = { from: '2026-11-24', to: '2026-11-25', label: 'tomorrow', ships_from: 'Pune' }
    await open(
      productPage(
        {},
        { cash_on_delivery: ['GLV-M'], stock: { 'GLV-M': { state: 'in_stock', delivery } } },
      ),
      { getSimilar: () => ({ products: [] }) },
      { flags: { is_cod_snippet: false, similar_products: false, [flag]: on } },
    )
    await expect.element(main.getByText(/^Sold by/)).toBeVisible()
    const part =
      flag === 'is_cod_snippet'
        ? main.getByText(/Cash on delivery is available/)
        : main.getByRole('heading', { name: 'Similar products' })
    if (on) await expect.element(part.first()).toBeVisible()
    else expect(part.query()).toBeNull()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'DATA-18 bought_together_pdp: CART-10 asks what goes with it where it is %s',
    async (on, times) => {
      const shop = await open(
        productPage(),
        { getBoughtTogether: () => ({ products: [card('lamp', 'Lamp')] }) },
        { flags: { bought_together_pdp: on } },
      )
      await expect.element(main.getByText(/^Sold by/)).toBeVisible()
      document.querySelector('#recent')?.scrollIntoView()
      await expect.poll(() => shop.names().includes('recentlyViewed')).toBe(true)
      expect(shop.calls('getBoughtTogether')).toHaveLength(times)
      expect(main.getByText('Often bought together').elements()).toHaveLength(times)
    },
  )

  it('ENGAGE-09 shows what was seen before, without the product itself', async () => {
    await open(productPage(), {
      recentlyViewed: () => ({
        products: [card('nitrile-gloves', 'Nitrile examination gloves'), card('lamp', 'Lamp')],
      }),
    })
    await expect.element(main.getByText(/^Sold by/)).toBeVisible()
    document.querySelector('#recent')?.scrollIntoView()
    const recent = main.getByRole('region', { name: 'Recently viewed' })
    await expect.element(recent.getByRole('listitem')).toHaveLength(1)
    await expect.element(recent).toMatchTextContent(/Lamp/)
  })

  it.each([
    ['names the window of how many bought it', { buyers: 12, days: 30 }, 1],
    ['says nothing where too few did', undefined, 0],
  ])('ENGAGE-10 %s', async (_, social_proof, times) => {
    await open(productPage({}, { ...(social_proof && { social_proof }) }))
    await expect.element(main.getByText(/^Sold by/)).toBeVisible()
    const said = main.getByText('12 buyers ordered this in the last 30 days')
    expect(said.elements()).toHaveLength(times)
  })

  it('CART-17 says what the delivery of an order costs, free only where it is', async () => {
    const delivery = { from: '2026-11-24', to: '2026-11-25', label: 'tomorrow', ships_from: 'Pune' }
    await open(
      productPage(
        {},
        {
          stock: { 'GLV-M': { state: 'in_stock', delivery } },
          shipping: { charge: 60, free_from: 1500 },
        },
      ),
    )
    const box = main.getByRole('region', { name: 'Delivery' })
    await expect.element(box).toMatchTextContent(/· Delivery ₹60 an order, free from ₹1,500/)
    await expect.element(box).not.toMatchTextContent(/Free delivery/)
  })

  it.each([
    ['nothing is charged', { charge: 0, free_from: null }, /· Free delivery/],
    ['it is free from nothing on', { charge: 60, free_from: 0 }, /· Free delivery/],
    ['it is never free', { charge: 60, free_from: null }, /· Delivery ₹60 an order(?!,)/],
  ])('CART-17 says so where %s', async (_what, shipping, words) => {
    const delivery = { from: '2026-11-24', to: '2026-11-25', label: 'tomorrow', ships_from: 'Pune' }
    await open(productPage({}, { stock: { 'GLV-M': { state: 'in_stock', delivery } }, shipping }))
    await expect.element(main.getByRole('region', { name: 'Delivery' })).toMatchTextContent(words)
  })

  // Legal Metrology (Packaged Commodities) Rules 2011, rules 6(1)(c) and 6(11).
  it('states net quantity and unit price of the chosen variant only', async () => {
    const bottle = (sku: string, size: string, price: number, per: number) =>
      variant(sku, size, {
        net_quantity: size,
        unit_price: { price: per, per: 'ml' },
        price_gst: price,
        pack_size: 1,
        pack_unit: 'bottle',
      })
    await open(
      productPage({
        variants: [bottle('RUB-100', '100 ml', 60, 0.6), bottle('RUB-250', '250 ml', 90, 0.36)],
      }),
    )
    const facts = main.getByRole('region', { name: 'Product information' })
    await expect.element(main.getByText(/₹0\.60 per ml with GST/)).toBeVisible()
    await expect.element(facts.getByRole('row', { name: 'Net quantity 100 ml' })).toBeVisible()
    await size('250 ml').click()
    await expect.element(main.getByText(/₹0\.36 per ml with GST/)).toBeVisible()
    await expect.element(facts.getByRole('row', { name: 'Net quantity 250 ml' })).toBeVisible()
  })

  it('states the saving on the MRP in rupees and percent', async () => {
    await open(productPage({ variants: [variant('GLV-M', 'M', { mrp: 700 })] }))
    await expect.element(main.getByText('Save ₹175 (25%)')).toBeVisible()
    await expect.element(main.getByText('MRP includes all taxes.')).toBeVisible()
  })

  // E-Commerce Rules 2020, rules 5(3)(a) and 6(5).
  it('names the seller with address, contact and whom a complaint goes to', async () => {
    await open()
    const seller = main.getByRole('region', { name: 'Seller' })
    await expect.element(seller.getByText('4 Dock Road, Kochi 682003, Kerala')).toBeVisible()
    await expect
      .element(seller.getByRole('link', { name: 'care@seller.example' }))
      .toHaveAttribute('href', 'mailto:care@seller.example')
    await expect
      .element(seller.getByRole('link', { name: '+914842345678' }))
      .toHaveAttribute('href', 'tel:+914842345678')
    await expect
      .element(seller.getByRole('link', { name: /Asha Example/ }))
      .toHaveAttribute('href', '/policy#grievances')
  })

  it('names the seller’s own grievance officer instead of the marketplace’s (rule 6(5))', async () => {
    const glove = variant('GLV-M', 'M')
    const own = 'R. Menon, Grievance Officer, complaints@seller.example'
    await open(
      productPage({
        variants: [{ ...glove, seller: { ...glove.seller, grievance_officer: own } }],
      }),
    )
    const seller = main.getByRole('region', { name: 'Seller' })
    await expect.element(seller.getByText(own)).toBeVisible()
    expect(seller.getByText(/Asha Example/).query()).toBeNull()
  })

  it('tells a failed load from a product that doesn’t exist, and loads it on request', async () => {
    let down = true
    await open(productPage(), { getProduct: () => (down ? broken() : productPage()) })
    await expect
      .element(page.getByRole('heading', { name: 'We can’t load this product right now' }))
      .toBeVisible()
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(add).toBeVisible()
  })

  it('says that there is no such product, with ways on', async () => {
    await open(productPage(), {
      getProduct: () => refuse('product_not_found', 'There is no such product'),
    })
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(main.getByRole('link').first()).toBeVisible()
    expect(add.elements()).toEqual([])
  })

  it('keeps a name of one long word within the page', async () => {
    const long = `Gloves ${'N'.repeat(120)}`
    await open(productPage({ title: long }))
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})

describe('variants', () => {
  it('are links that say what can’t be had, and opening one changes price and address', async () => {
    const shop = await open(
      productPage({ variants: sizes }, { stock: { 'GLV-M': { state: 'in_stock' } } }),
    )
    await expect.element(size('M')).toHaveAttribute('aria-current', 'true')
    await size('L').click()
    await expect.poll(shop.href).toBe(`${at}?variant=GLV-L`)
    await expect.element(main.getByText('₹630').first()).toBeVisible()
    await expect.element(size('L')).toHaveAttribute('aria-current', 'true')
    // One call has all of them.
    expect(shop.calls('getProduct')).toHaveLength(1)
  })

  it('open on the first that can be had here', async () => {
    await open(
      productPage(
        { variants: sizes },
        { stock: { 'GLV-M': { state: 'out_of_stock' }, 'GLV-L': { state: 'in_stock' } } },
      ),
    )
    await expect.element(size('L')).toHaveAttribute('aria-current', 'true')
    await expect.element(size('M')).toMatchTextContent('Out of stock')
  })

  it('CART-05 keep the text of the specification on the page where one is out of stock, with what can be had instead', async () => {
    await open(
      productPage(
        { variants: sizes },
        { stock: { 'GLV-M': { state: 'out_of_stock' }, 'GLV-L': { state: 'in_stock' } } },
      ),
      {},
      {},
      `${at}?variant=GLV-M`,
    )
    const gone = main.getByRole('region', { name: 'Availability' })
    await expect.element(gone.getByText('Oops! Out of stock in your location.')).toBeVisible()
    expect(add.elements()).toEqual([])
    await gone.getByRole('link', { name: 'L', exact: true }).click()
    await expect.element(add).toBeVisible()
  })

  it('ENGAGE-02 ask for an email where one is out of stock, and give the focus back', async () => {
    const shop = await open(productPage({}, { stock: { 'GLV-M': { state: 'out_of_stock' } } }), {
      notifyMe: () => ({ message: 'We write to you when it is back.' }),
    })
    const opener = main.getByRole('button', { name: 'Notify me by email' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('asha.rao@clinic.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shop.calls('notifyMe').length).toBe(1)
    expect(shop.calls('notifyMe')[0]?.body).toMatchObject({
      sku: 'GLV-M',
      email: 'asha.rao@clinic.example',
      pincode: '110001',
    })
    await expect.element(toast('We write to you when it is back.')).toBeVisible()
  })

  it('ENGAGE-02 offer no email about goods that may not be promoted', async () => {
    await open(
      productPage({ product_class: 'DRUG_H' }, { stock: { 'GLV-M': { state: 'out_of_stock' } } }),
    )
    await expect
      .element(main.getByRole('region', { name: 'Availability' }))
      .toMatchTextContent(/Out of stock/)
    expect(main.getByRole('button', { name: /^Notify/ }).elements()).toEqual([])
  })

  it('ask for another pincode where no courier goes', async () => {
    const reason = 'Not delivered to 744101: no box stays cold for so long.'
    await open(productPage({}, { stock: { 'GLV-M': { state: 'not_serviceable', reason } } }))
    await expect
      .element(main.getByRole('region', { name: 'Availability' }))
      .toMatchTextContent(reason)
    const opener = main.getByRole('button', { name: 'Try another pincode' })
    await opener.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })
})
