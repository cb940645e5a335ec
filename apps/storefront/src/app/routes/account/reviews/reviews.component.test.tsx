import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { order, parcel } from '../../../../testing/orders.ts'
import { customer } from '../../../../testing/people.ts'
import { showShop } from '../../../../testing/show-shop.tsx'

type Product = Answer<'getProductRatings'>['products'][number]
type Review = NonNullable<Product['review']>

const product = (part: Partial<Product> = {}): Product => ({
  order: 'o-1',
  order_number: 'UP-1001',
  sku_id: 'G-1',
  title: 'Nitrile gloves',
  slug: 'nitrile-gloves',
  family: 'gloves',
  first_name: 'Meera',
  review: null,
  ...part,
})
const review = (part: Partial<Review> = {}): Review => ({
  rating: 4,
  text: 'Good grip.',
  name: '',
  state: 'waiting',
  reason: '',
  answer: '',
  photos: [],
  ends_at: '2026-12-20T10:00:00.000Z',
  can_change: true,
  ...part,
})
const main = page.getByRole('main')
const stars = (name: RegExp) => page.getByRole('radio', { name })
const signedIn = { getCustomer: () => ({ user_info: customer() }) }
const open = (products: Product[], answers: Parameters<typeof showShop>[1] = {}, search = '') =>
  showShop(
    `/reviews/add${search}`,
    { ...signedIn, getProductRatings: () => ({ products }), ...answers },
    { signedIn: true },
  )

describe('ROUTE-19 rating the products of one’s orders', () => {
  it('ORDER-04 sends stars, text and the wish for the name, and says what happens next', async () => {
    const shop = await open([product()], {
      rateProduct: () => ({
        message: 'Thank you. We show your review once somebody has read it.',
        product: product({ review: review({ rating: 5, text: 'Fits.', name: 'Meera' }) }),
      }),
    })
    await main.getByRole('button', { name: 'Send review' }).click()
    await expect.element(main.getByText('Choose one to five stars')).toBeVisible()
    expect(shop.calls('rateProduct')).toEqual([])
    await stars(/^5 of 5/).click()
    await main.getByLabelText(/Your review/).fill('Fits.')
    await main.getByLabelText(/Show my first name, Meera/).click()
    await main.getByRole('button', { name: 'Send review' }).click()
    await expect.element(main.getByText(/We show your review once/)).toBeVisible()
    await expect.element(main.getByText('We are reading it')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Save changes' })).toBeVisible()
    expect(shop.calls('rateProduct').map(({ body }) => body)).toEqual([
      { id: 'o-1', sku_id: 'G-1', rating: 5, text: 'Fits.', show_name: true, photos: [] },
    ])
  })

  it('ORDER-04 keeps the photos that were sent before, until one is removed', async () => {
    const kept = product({ review: review({ photos: ['f1', 'f2'] }) })
    const shop = await open([kept], { rateProduct: () => ({ message: 'Saved.', product: kept }) })
    await expect.element(main.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await main.getByRole('button', { name: 'Remove Photo 1' }).click()
    await main.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => shop.calls('rateProduct')[0]?.body).toMatchObject({ photos: ['f2'] })
  })

  it('ORDER-04 asks for the products of the order that the address names', async () => {
    const shop = await open([product()], {}, '?order=o-9')
    await expect.element(main.getByRole('form', { name: 'Nitrile gloves' })).toBeVisible()
    expect(shop.calls('getProductRatings').map(({ query }) => query)).toEqual([{ id: 'o-9' }])
  })

  it('ORDER-04 shows why a review isn’t shown, and the shop’s answer to another', async () => {
    await open([
      product({ review: review({ state: 'refused', reason: 'It holds a link.' }) }),
      product({
        sku_id: 'M-1',
        title: 'Masks',
        review: review({ state: 'published', answer: 'Thank you.' }),
      }),
    ])
    await expect.element(main.getByText('Why: It holds a link.')).toBeVisible()
    await expect.element(main.getByText('The seller’s answer: Thank you.')).toBeVisible()
  })

  it('ORDER-04 lets only the name change after 30 days', async () => {
    await open([product({ review: review({ can_change: false }) })])
    await expect.element(main.getByText('4 of 5 stars: Good grip.')).toBeVisible()
    expect(stars(/of 5/).elements()).toEqual([])
    await expect.element(main.getByLabelText(/Show my first name/)).toBeVisible()
  })

  it('ORDER-04 keeps what was written when the shop can’t be reached', async () => {
    await open([product()], { rateProduct: away })
    await stars(/^1 of 5/).click()
    await main.getByLabelText(/Your review/).fill('Torn.')
    await main.getByRole('button', { name: 'Send review' }).click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(/\w+ \w+/)
    await expect.element(main.getByLabelText(/Your review/)).toHaveValue('Torn.')
  })

  it('ROUTE-19 says that nothing can be rated yet, or that it can’t be read', async () => {
    await open([])
    await expect.element(main.getByText(/There is nothing to rate here yet/)).toBeVisible()
    await open([], { getProductRatings: broken })
    await expect.element(main.getByText(/your products/)).toBeVisible()
  })
})

describe('ORDER-04 rating on the page of an order', () => {
  const track = (state: 'shipped' | 'delivered', answers: Parameters<typeof showShop>[1] = {}) =>
    showShop('/order/o-1/track?key=k1', {
      getOrderStatus: () => ({ order: order({ sub_orders: [parcel('p-1', { state })] }) }),
      getProductRatings: () => ({ products: [product()] }),
      ...answers,
    })

  it('is offered once something has arrived, and carries the guest’s own link', async () => {
    const shop = await track('delivered', {
      rateProduct: () => ({ message: 'Thank you.', product: product({ review: review() }) }),
    })
    await main.getByRole('button', { name: 'Rate your products' }).click()
    await stars(/^4 of 5/).click()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect.element(page.getByText('Thank you.')).toBeVisible()
    expect(shop.calls('getProductRatings').map(({ query }) => query)).toEqual([
      { id: 'o-1', key: 'k1' },
    ])
    expect(shop.calls('rateProduct').map(({ body }) => [body.id, body.key])).toEqual([
      ['o-1', 'k1'],
    ])
  })

  it('asks whoever got a customer’s link from somebody to sign in', async () => {
    await track('delivered', { getProductRatings: () => refuse('order_not_found', 'Not found') })
    await main.getByRole('button', { name: 'Rate your products' }).click()
    await expect.element(page.getByText(/Sign in with the account/)).toBeVisible()
  })

  it('isn’t offered before anything has arrived', async () => {
    await track('shipped')
    await expect.element(main.getByRole('heading', { name: 'Order UP-1001' })).toBeVisible()
    expect(main.getByRole('button', { name: 'Rate your products' }).elements()).toEqual([])
  })
})
