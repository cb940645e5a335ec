import type { Answer } from '@upchar/contract/schema/endpoints'
import { labelFacts, labelScore } from '@upchar/kernel/label-facts'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

type Product = Answer<'staffGetProduct'>['product']
type Facts = Product['facts']

const facts: Facts = {
  title: 'Nitrile gloves',
  brand: 'Konkan',
  family: 'Nitrile gloves',
  description: '',
  highlights: [],
  attributes: [],
  product_class: 'DEV_A',
  country_of_origin: 'India',
  maker: 'Konkan Gloves LLP',
  maker_address: '',
  importer: '',
  importer_address: '',
  licence: 'MFG/1',
  storage: 'Dry',
  shelf_life_months: 36,
  consumer_care: 'care@konkan.example',
  warranty: '',
  box_contents: '',
  cold_chain: false,
  lead_only: false,
  engravable: false,
  dental_list: false,
  photos: [],
  variants: [
    {
      id: 71,
      sku: 'KNK-M',
      option_label: 'M',
      attributes: [{ label: 'Size', value: 'M' }],
      part_number: '',
      gtins: [],
      mrp: 500,
      price: 420,
      hsn: '40151200',
      gst_rate: null,
      moq: 1,
      max_oq: 50,
      dispatch_days: 0,
      pack_size: 100,
      pack_unit: 'piece',
      net_quantity: '100 pieces',
      uqc: 'BOX',
      weight_grams: 600,
      photos: [],
      active: true,
    },
  ],
}
const label = labelFacts({
  productClass: 'DEV_A',
  genericName: facts.family,
  maker: facts.maker,
  makerAddress: '',
  countryOfOrigin: 'India',
  importer: '',
  importerAddress: '',
  licence: facts.licence,
  storage: facts.storage,
  consumerCare: facts.consumer_care,
  shelfLifeMonths: 36,
  variants: [{ sku: 'KNK-M', mrp: 500, netQuantity: '100 pieces' }],
}).map((one) => ({ ...one, skus: [...one.skus] }))
const product: Product = {
  id: 7,
  version: 'v1',
  state: 'on_sale',
  waiting_for: [],
  refused_because: '',
  seller: { id: 1, name: 'Konkan' },
  stock: { 'KNK-M': 12 },
  href: '/products/nitrile-gloves-knk-m',
  facts,
  label,
  label_score: labelScore(label),
}
const choices = () => ({
  families: [{ name: 'Nitrile gloves', attributes: ['Size', 'Colour'], hsn: '40151200' }],
  brands: ['Konkan'],
  sellers: [{ id: 1, name: 'Konkan' }],
  gst_rates: [0, 5, 18],
})
const versions = () => ({ versions: [] })
const at = '/console/products/7'
const answers = (over: Partial<Product> = {}) => ({
  staffGetProduct: () => ({ product: { ...product, ...over } }),
  staffGetProductChoices: choices,
  staffListProductVersions: versions,
  staffListOffers: () => ({ offers: [] }),
  staffGetProductMargins: () => ({ variants: [] }),
})
const save = page.getByRole('button', { name: 'Save', exact: true })

describe('the product editor', () => {
  it('lists products with state, price, stock and label, by words and state', async () => {
    const shop = showConsole('/console/products', {
      staffListProducts: () => ({
        products: [
          {
            id: 7,
            title: 'Nitrile gloves',
            brand: 'Konkan',
            family: 'Nitrile gloves',
            sku: 'KNK-M',
            variants: 2,
            state: 'draft' as const,
            price: 420,
            stock: 12,
            label_score: 90,
          },
        ],
        total: 1,
        total_is_more: false,
      }),
    })
    await expect
      .element(page.getByRole('row', { name: /Nitrile gloves/ }))
      .toMatchTextContent(/KNK-M and 1 more variant.*Draft.*₹420.*12/)
    await page.getByLabelText('Search products').fill('knk')
    await expect
      .poll(() => shop.calls('staffListProducts').at(-1)?.query)
      .toMatchObject({ q: 'knk' })
    await page.getByRole('combobox', { name: 'State' }).selectOptions('draft')
    await expect.poll(() => shop.href()).toBe('/console/products?q=knk&state=draft')
  })

  it('says that there is nothing yet, and where to begin', async () => {
    showConsole('/console/products', {
      staffListProducts: () => ({ products: [], total: 0, total_is_more: false }),
    })
    await expect.element(page.getByText('No product yet')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'New product' }))
      .toHaveAttribute('href', '/console/products/new')
  })

  it('creates a product with what was typed', async () => {
    const shop = showConsole('/console/products/new', {
      ...answers(),
      staffCreateProduct: () => ({ product }),
    })
    await page.getByLabelText('Title').fill('Nitrile gloves')
    await page.getByLabelText('Product type').fill('Nitrile gloves')
    await page.getByLabelText('Class', { exact: true }).selectOptions('DEV_A')
    await page.getByLabelText('SKU').fill('KNK-M')
    await page.getByLabelText('Price, rupees').fill('₹ 1,420.50')
    await page.getByLabelText('HSN').fill('40151200')
    await page
      .getByRole('textbox', { name: /^Colour/ })
      .first()
      .fill('Blue')
    await page.getByRole('button', { name: 'Put on sale' }).click()
    await expect
      .poll(() => shop.calls('staffCreateProduct').at(-1)?.body)
      .toMatchObject({
        publish: true,
        seller_id: 1,
        facts: {
          title: 'Nitrile gloves',
          product_class: 'DEV_A',
          attributes: [{ label: 'Colour', value: 'Blue' }],
          variants: [{ id: null, sku: 'KNK-M', price: 1420.5, mrp: null, moq: 1 }],
        },
      })
    await expect.poll(() => shop.href()).toBe(at)
  })

  it('asks whether an unknown type is new, and says before sending what can’t be read', async () => {
    const shop = showConsole('/console/products/new', answers())
    await page.getByLabelText('Product type').fill('Moon boots')
    await expect
      .element(page.getByLabelText(/“Moon boots” is a new product type/))
      .not.toBeChecked()
    await page.getByLabelText('Price, rupees').fill('cheap')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Enter the title.*Enter the SKU.*Enter rupees/)
    expect(shop.calls('staffCreateProduct')).toEqual([])
  })

  it('saves a change with the version that was read, and shows refusals beside their fields', async () => {
    let refusing = true
    const shop = showConsole(at, {
      ...answers(),
      staffSaveProduct: ({ body }) =>
        refusing
          ? refuse('product_invalid', 'The product can’t be saved like this.', {
              fields: [{ field: 'variants.0.price', message: 'The price is above the MRP' }],
            })
          : {
              product: { ...product, version: 'v2', facts: { ...facts, title: body.facts.title } },
            },
    })
    await expect.element(save).toBeDisabled()
    await page.getByLabelText('Price, rupees').fill('501')
    await save.click()
    await expect
      .element(page.getByLabelText('Price, rupees'))
      .toHaveAccessibleDescription(/The price is above the MRP/)
    refusing = false
    await page.getByLabelText('Price, rupees').fill('420')
    await page.getByLabelText('Title').fill('Blue gloves')
    await save.click()
    await expect
      .poll(() => shop.calls('staffSaveProduct').at(-1)?.body)
      .toMatchObject({
        version: 'v1',
        publish: true,
        facts: { title: 'Blue gloves' },
      })
    await expect.element(page.getByText('No changes')).toBeVisible()
  })

  it.each([
    ['on_sale', true],
    ['draft', false],
  ] as const)('keeps a product %s when Enter is pressed in a field', async (state, publish) => {
    const shop = showConsole(at, {
      ...answers({ state }),
      staffSaveProduct: () => ({ product: { ...product, state } }),
    })
    await page.getByLabelText('Title').fill('Nitrile gloves, blue')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => shop.calls('staffSaveProduct').at(-1)?.body)
      .toMatchObject({ publish, facts: { title: 'Nitrile gloves, blue' } })
  })

  it('offers to confirm a class that contradicts the name', async () => {
    const shop = showConsole(at, {
      ...answers(),
      staffSaveProduct: () =>
        refuse('product_invalid', 'No', {
          fields: [{ field: 'product_class', message: 'The class contradicts name or HSN' }],
        }),
    })
    await page.getByLabelText('Title').fill('Amlodipine')
    await save.click()
    await page.getByLabelText('I have checked the class against name and HSN').click()
    await save.click()
    await expect
      .poll(() => shop.calls('staffSaveProduct').map(({ body }) => body.class_confirmed))
      .toEqual([false, true])
  })

  it('keeps what was typed when somebody was faster, on top of their version', async () => {
    let current = product
    const shop = showConsole(at, {
      ...answers(),
      staffGetProduct: () => ({ product: current }),
      staffSaveProduct: ({ body }) => {
        if (body.version === 'v2') return { product: { ...current, version: 'v3' } }
        current = { ...product, version: 'v2', facts: { ...facts, brand: 'Other brand' } }
        return refuse('changed_meanwhile', 'Somebody else was faster.')
      },
    })
    await page.getByLabelText('Title').fill('Blue gloves')
    await save.click()
    const notice = page.getByRole('status').filter({ hasText: 'has changed this product' })
    await expect.element(notice).toMatchTextContent(/What you changed is still here/)
    await expect.element(save).toBeDisabled()
    await notice.getByRole('button', { name: 'Use the new version' }).click()
    await expect.element(page.getByLabelText(/^Brand/)).toHaveValue('Other brand')
    await expect.element(page.getByLabelText('Title')).toHaveValue('Blue gloves')
    await save.click()
    await expect
      .poll(() => shop.calls('staffSaveProduct').at(-1)?.body)
      .toMatchObject({
        version: 'v2',
        facts: { brand: 'Other brand', title: 'Blue gloves' },
      })
  })

  it('adds a variant like the last one, and takes it off again before it is saved', async () => {
    showConsole(at, answers())
    await page.getByRole('button', { name: 'Add a variant' }).click()
    const added = page.getByRole('region', { name: 'New variant' })
    await expect.element(added.getByLabelText('HSN')).toHaveValue('40151200')
    await expect.element(added.getByLabelText('SKU')).toHaveValue('')
    await added.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('No changes')).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'KNK-M' }).getByLabelText('SKU'))
      .toHaveAttribute('readonly')
  })

  it('says how complete the label is as it is typed, and why each fact matters', async () => {
    showConsole(at, answers())
    const missing = page.getByRole('list', { name: 'Missing declarations' })
    await expect
      .element(missing)
      .toMatchTextContent(/Address of the manufacturer.*rule 6\(1\)\(a\)/)
    await page.getByLabelText('Address of the manufacturer').fill('4 Dock Road, Mumbai')
    await expect.element(page.getByText(/every declaration that the law asks for/)).toBeVisible()
    await page.getByLabelText('Country of origin').fill('China')
    await expect.element(missing).toMatchTextContent(/Importer.*goods from abroad/)
  })

  it('restores an older version into the form; nothing is saved by that', async () => {
    const shop = showConsole(at, {
      ...answers(),
      staffListProductVersions: () => ({
        versions: [
          {
            id: 2,
            at: '2026-11-22T09:00:00.000Z',
            by: { id: 'm', name: 'Ravi', email: 'ravi@upchar.example' },
            state: 'on_sale' as const,
            changes: [{ field: 'title', before: 'Old gloves', after: 'Nitrile gloves' }],
            facts,
          },
          {
            id: 1,
            at: '2026-11-21T09:00:00.000Z',
            by: null,
            state: 'on_sale' as const,
            changes: [],
            facts: { ...facts, title: 'Old gloves' },
          },
        ],
      }),
      staffSaveProduct: () => ({ product }),
    })
    const list = page.getByRole('list', { name: 'Versions, the newest first' })
    await expect.element(list).toMatchTextContent(/Ravi.*title: Old gloves → Nitrile gloves/)
    await list.getByRole('button', { name: 'Restore' }).click()
    await expect.element(page.getByLabelText('Title')).toHaveValue('Old gloves')
    expect(shop.calls('staffSaveProduct')).toEqual([])
    await expect.element(page.getByText('Changed: title', { exact: true })).toBeVisible()
  })

  it('can be read, not changed, by support', async () => {
    showConsole(at, answers({ state: 'draft' }), { role: 'support' })
    await expect.element(page.getByLabelText('Title')).toBeDisabled()
    expect(page.getByRole('button', { name: /Put on sale|Save/ }).query()).toBeNull()
  })

  it('leads to the set-up while there is no seller, and asks before typed words are left', async () => {
    showConsole('/console/products/new', {
      ...answers(),
      staffGetProductChoices: () => ({ ...choices(), sellers: [] }),
    })
    await expect
      .element(page.getByRole('link', { name: 'set-up' }))
      .toHaveAttribute('href', '/console/setup')
  })

  it('asks before words that aren’t saved are left', async () => {
    const shop = showConsole(at, answers())
    await page.getByLabelText('Title').fill('Blue gloves')
    await page.getByRole('link', { name: 'Products' }).first().click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Leave without saving/)
    await userEvent.keyboard('{Escape}')
    expect(shop.href()).toBe(at)
  })

  it('OPS-04 has photos uploaded, described, put in order, cropped and removed by keyboard', async () => {
    const photo = (letter: string) => letter.repeat(20)
    const uploads = ['a', 'b']
    const shop = showConsole(at, {
      ...answers(),
      staffUploadPhoto: () => {
        const letter = uploads.shift()
        return letter === undefined
          ? refuse('file_damaged', 'The file can’t be read.')
          : { photo: { key: photo(letter), name: 'x.jpg', src: '/x.jpg' } }
      },
      staffCropPhoto: () => ({ photo: { key: photo('c'), name: 'x.jpg', src: '/x.jpg' } }),
      staffSaveProduct: () => ({ product: { ...product, version: 'v2' } }),
    })
    await expect.element(page.getByText('Without a photo, buyers see a drawing.')).toBeVisible()
    const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
    await page
      .getByLabelText('Photo files')
      .upload([file('front.jpg'), file('side.jpg'), file('broken.jpg')])
    await expect.element(page.getByText(/broken.jpg: The file can’t be read/)).toBeVisible()
    await save.click()
    await expect.element(page.getByText('Describe each photo').first()).toBeVisible()
    await page.getByLabelText('What photo 1 shows').fill('Front')
    await page.getByLabelText('What photo 2 shows').fill('Side')
    page.getByRole('button', { name: 'Move photo 2 forward' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Photo 2 is now number 1 of 2.')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Crop photo 1' }).click()
    await page.getByLabelText('Off the left, %').fill('10')
    await page.getByRole('button', { name: 'Cut off' }).click()
    await expect.element(page.getByLabelText('Off the left, %')).not.toBeInTheDocument()
    await save.click()
    await expect
      .poll(() => shop.calls('staffSaveProduct').at(-1)?.body)
      .toMatchObject({
        facts: {
          photos: [
            { key: photo('c'), alt: 'Side' },
            { key: photo('a'), alt: 'Front' },
          ],
        },
      })
  })

  it('OPS-04 says what the typed price leaves, and warns of a loss, to who may read costs', async () => {
    const known = {
      sku: 'KNK-M',
      gst_bp: 500,
      cheap_gst: null,
      commission_bp: null,
      cost: 380,
      cost_from: '2026-11-01',
    }
    const shop = showConsole(
      at,
      { ...answers(), staffGetProductMargins: () => ({ variants: [known] }) },
      { role: 'catalogue' },
    )
    await expect
      .element(page.getByText('Without GST ₹400 · cost ₹380 since 1 Nov 2026 · margin ₹20 (5%)'))
      .toBeVisible()
    const loss = page.getByText(/This price is below the cost/)
    expect(loss.elements()).toEqual([])
    await page.getByRole('textbox', { name: /^Price, rupees/ }).fill('378')
    await expect.element(page.getByText(/margin −₹20 \(−5.56%\)/)).toBeVisible()
    await expect.element(loss).toBeVisible()
    // The typed rate counts; an unsaved HSN has none that the page knows.
    await page.getByRole('textbox', { name: /^GST rate/ }).fill('0')
    await expect.element(page.getByText(/Without GST ₹378 ·/)).toBeVisible()
    await page.getByRole('textbox', { name: /^GST rate/ }).fill('')
    await page.getByRole('textbox', { name: 'HSN' }).fill('3808')
    await expect.element(page.getByText(/Without GST/)).not.toBeInTheDocument()
    expect(shop.calls('staffGetProductMargins')).toHaveLength(1)
  })

  it('OPS-04 keeps costs from who may not read them', async () => {
    const shop = showConsole(at, answers(), { role: 'support' })
    await expect.element(page.getByRole('heading', { name: 'Nitrile gloves' })).toBeVisible()
    expect(shop.calls('staffGetProductMargins')).toEqual([])
  })
})

describe('other sellers of a product', () => {
  const other = {
    sku: 'GNG-M',
    variant: 'KNK-M',
    option_label: 'M',
    seller: { id: 2, name: 'Ganga Surgicals' },
    own: false,
    price: 399,
    mrp: 480,
    moq: 1,
    max_oq: 20,
    dispatch_days: 2,
    stock: 6,
    active: true,
    version: 'f1',
  }
  const withSellers = () => ({
    ...choices(),
    sellers: [
      { id: 1, name: 'Konkan' },
      { id: 2, name: 'Ganga Surgicals' },
    ],
  })
  const panel = page.getByRole('region', { name: 'Other sellers' })

  it('OPS-04 are listed, and one is added with SKU, price and MRP of its own', async () => {
    const shop = showConsole(at, {
      ...answers(),
      staffGetProductChoices: withSellers,
      staffSaveOffer: () => ({ offers: [other] }),
    })
    await expect.element(panel).toMatchTextContent(/Only Konkan sells it/)
    await panel.getByRole('button', { name: 'Add an offer' }).click()
    const form = page.getByRole('form', { name: 'Offer' })
    await expect.element(form.getByLabelText('Variant')).toHaveFocus()
    await form.getByRole('button', { name: 'Save the offer' }).click()
    await expect.element(form).toMatchTextContent(/Choose the seller/)
    expect(shop.calls('staffSaveOffer')).toEqual([])
    await form.getByLabelText('Seller', { exact: true }).selectOptions('Ganga Surgicals')
    await form.getByLabelText('Seller’s SKU').fill('GNG-M')
    await form.getByLabelText('Price, rupees').fill('399')
    await form.getByLabelText(/^MRP, rupees/).fill('480')
    await form.getByLabelText('Most per order').fill('20')
    const dispatch = form.getByLabelText('Dispatched within, working days')
    await dispatch.fill('31')
    await form.getByRole('button', { name: 'Save the offer' }).click()
    await expect.element(dispatch).toHaveAccessibleDescription(/Enter 0 to 30 days/)
    expect(shop.calls('staffSaveOffer')).toEqual([])
    await dispatch.fill('2')
    await form.getByRole('button', { name: 'Save the offer' }).click()
    await expect
      .poll(() => shop.calls('staffSaveOffer').at(-1)?.body)
      .toMatchObject({
        variant: 'KNK-M',
        seller_id: 2,
        sku: 'GNG-M',
        price: 399,
        mrp: 480,
        moq: 1,
        max_oq: 20,
        dispatch_days: 2,
        active: true,
      })
    await expect
      .element(panel.getByRole('listitem'))
      .toMatchTextContent(
        /Ganga Surgicals · GNG-M.*M · ₹399, MRP ₹480 · 1 to 20 at a time · Dispatched within 2 working days · 6 in stock/,
      )
  })

  it('OPS-04 keep seller and SKU when their terms change, and say what the server refuses', async () => {
    const shop = showConsole(at, {
      ...answers(),
      staffGetProductChoices: withSellers,
      staffListOffers: () => ({ offers: [other] }),
      staffSaveOffer: () =>
        refuse('offer_invalid', 'The offer can’t be saved like this.', {
          fields: [{ field: 'price', message: 'The price is above the MRP' }],
        }),
    })
    await panel.getByRole('button', { name: 'Change GNG-M' }).click()
    const form = page.getByRole('form', { name: 'Offer' })
    await expect.element(form.getByLabelText('Seller’s SKU')).toHaveAttribute('readonly')
    await expect.element(form.getByLabelText('Seller', { exact: true })).toBeDisabled()
    await form.getByLabelText('Price, rupees').fill('490')
    await form.getByRole('button', { name: 'Save the offer' }).click()
    await expect.element(form).toMatchTextContent(/The price is above the MRP/)
    expect(shop.calls('staffSaveOffer').at(-1)?.body).toMatchObject({ price: 490, version: 'f1' })
  })
})
