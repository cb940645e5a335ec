import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { FLAGS } from '../../../testing/flags.ts'
import { productPage } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type List = Omit<Answer<'listReviews'>, 'success'>
type Review = List['reviews'][number]

const review = (id: string, part: Partial<Review> = {}): Review => ({
  id: `01990000-0000-7000-8000-00000000000${id}`,
  rating: 4,
  text: `Text ${id}`,
  name: 'Meera',
  on: '2026-11-03',
  answer: '',
  answered_by: '',
  answered_on: null,
  photos: [],
  helpful: 0,
  voted: false,
  ...part,
})
const list = (part: Partial<List> = {}): List => ({
  count: 7,
  average: 4.4,
  histogram: [0, 1, 0, 1, 5],
  reviews: [
    review('1'),
    review('2', {
      name: '',
      answer: 'Thank you.',
      answered_by: 'Deccan Devices',
      answered_on: '2026-11-05',
      photos: ['/api/reviews/photos/p1'],
    }),
  ],
  ...part,
})
const shown = page.getByRole('region', { name: 'Reviews by buyers' })
const open = async (rating: [number, number], answers: Answers = {}, flags = FLAGS) => {
  const data = productPage()
  const [product_rating, product_reviews_count] = rating
  const shop = await showShop(
    `/products/${data.product.slug}`,
    {
      getProduct: () => ({
        ...data,
        product: { ...data.product, product_rating, product_reviews_count },
      }),
      listReviews: () => list(),
      recordView: () => ({}),
      ...answers,
    },
    { flags },
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The list loads near the viewport.
  document.querySelector('#reviews')?.scrollIntoView()
  return shop
}

describe('ORDER-04 reviews on the page of a product', () => {
  it('say who gave how many stars, and what the shop answers', async () => {
    await open([4.4, 7])
    await expect
      .element(page.getByRole('link', { name: 'Rated ★ 4.4 (7)' }))
      .toHaveAttribute('href', '#reviews')
    await expect.element(shown.getByText(/of 5 stars, 7 reviews/)).toBeVisible()
    const rows = shown.getByRole('list').first().getByRole('listitem')
    await expect.element(rows.first()).toMatchTextContent(/5 stars.*5/)
    await expect.element(rows.nth(3)).toMatchTextContent(/2 stars.*1/)
    await expect.element(shown.getByText(/^Meera, 3 Nov/).first()).toBeVisible()
    await expect.element(shown.getByText(/^A verified buyer, 3 Nov/).first()).toBeVisible()
    await expect.element(shown.getByText('Thank you.')).toBeVisible()
    await expect.element(shown.getByText('Deccan Devices answers, 5 Nov 2026')).toBeVisible()
    await expect
      .element(shown.getByRole('link', { name: 'The goods as the buyer got them, 1' }))
      .toHaveAttribute('href', '/api/reviews/photos/p1')
  })

  it('come page after page, in the order that is asked for', async () => {
    const shop = await open([4.4, 7], {
      listReviews: ({ query }) =>
        query.page === 2 ? list({ reviews: [review('2'), review('3')] }) : list(),
    })
    await shown.getByRole('button', { name: 'Show more reviews' }).click()
    await expect.element(shown.getByText('Text 3')).toBeVisible()
    expect(shown.getByText('Text 2').elements()).toHaveLength(1)
    expect(shown.getByRole('button', { name: 'Show more reviews' }).elements()).toEqual([])
    await shown.getByLabelText('Order').selectOptions('newest')
    await expect
      .poll(() => shop.calls('listReviews').map(({ query }) => [query.sort, query.page]))
      .toEqual([
        ['helpful', 1],
        ['helpful', 2],
        ['newest', 1],
      ])
  })

  it('are those of the order that was chosen last, whichever answer comes last', async () => {
    const held = Promise.withResolvers<undefined>()
    const shop = await open([4.4, 7], {
      listReviews: async ({ query }) => {
        if (query.sort === 'newest') await held.promise
        return list({ reviews: [review(query.sort === 'newest' ? 'late' : 'first')] })
      },
    })
    await expect.element(shown.getByText('Text first')).toBeVisible()
    await shown.getByLabelText('Order').selectOptions('newest')
    await shown.getByLabelText('Order').selectOptions('helpful')
    await expect.poll(() => shop.calls('listReviews').length).toBe(3)
    held.resolve(undefined)
    // The late answer takes a few turns of the event loop to arrive.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done))
    await expect.element(shown.getByText('Text first')).toBeVisible()
    expect(shown.getByText('Text late').elements()).toEqual([])
  })

  it('take a vote and take it back, and say why one is refused', async () => {
    let own = false
    const shop = await open([4.4, 7], {
      voteReview: ({ body }) =>
        own
          ? refuse('own_review', 'This is your own review.')
          : { helpful: body.helpful ? 3 : 2, voted: body.helpful },
    })
    const button = shown.getByRole('button', { name: /elpful.*Meera/ })
    await button.click()
    await expect.element(button).toMatchTextContent(/You found it helpful \(3\)/)
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect.element(button).toMatchTextContent(/^Helpful \(2\)/)
    own = true
    await button.click()
    await expect.element(shown.getByRole('alert')).toMatchTextContent(/your own review/)
    expect(shop.calls('voteReview').map(({ body }) => body.helpful)).toEqual([true, false, true])
  })

  it.each<[string, [number, number], boolean]>([
    ['without a review', [0, 0], true],
    ['where the flag is off', [4.4, 7], false],
  ])(
    'DATA-18 show_product_rating: are not mentioned %s',
    async (_, rating, show_product_rating) => {
      const shop = await open(rating, {}, { ...FLAGS, show_product_rating })
      expect(shown.elements()).toEqual([])
      expect(page.getByText(/Rated/).elements()).toEqual([])
      expect(shop.calls('listReviews')).toEqual([])
    },
  )
})
