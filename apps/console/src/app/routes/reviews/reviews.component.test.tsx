import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { openMenu } from '../../../testing/open-menu.ts'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListReviews'>, 'success'>
type Review = List['reviews'][number]

const id = '01990000-0000-7000-8000-000000000001'
const review = (part: Partial<Review> = {}): Review => ({
  id,
  rating: 2,
  text: '<img src=x onerror="document.title=1"> The cuff tore.',
  name: 'Meera',
  product: { title: 'Nitrile gloves', slug: 'nitrile-gloves', sku: 'G-1' },
  order: { id: 'o-1', number: 'UP-7' },
  state: 'waiting',
  reason: null,
  note: '',
  answer: '',
  answered_at: null,
  seller: 'Deccan Devices',
  photos: [],
  changed_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  decided_at: null,
  decided_by: null,
  revision: 3,
  ...part,
})
const list = (part: Partial<List> = {}): List => ({
  reviews: [review()],
  states: { waiting: 1, published: 4, refused: 0 },
  total: 1,
  total_is_more: false,
  ...part,
})
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

describe('ORDER-04 the queue of reviews', () => {
  it('counts on the start page, and opens a review as the text that it is', async () => {
    const shop = showConsole(
      '/console',
      { staffListReviews: () => list({ states: { waiting: 12, published: 0, refused: 0 } }) },
      { role: 'support' },
    )
    const tile = page.getByRole('main').getByRole('link', { name: /Reviews to read/ })
    await expect.element(tile.getByText('12', { exact: true })).toBeVisible()
    await tile.click()
    await page.getByRole('link', { name: /The cuff tore/ }).click()
    await expect.element(page.getByRole('dialog').getByText(/<img src=x/)).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText('2 stars')).toBeVisible()
    expect(document.querySelectorAll('[data-dialog] img')).toHaveLength(0)
    expect(shop.href()).toBe(`/console/reviews?review=${id}`)
  })

  it('publishes what was read', async () => {
    const shop = showConsole(`/console/reviews?review=${id}`, {
      staffListReviews: () => list(),
      staffDecideReview: () => ({ review: review({ state: 'published', revision: 4 }) }),
    })
    await button('Publish').click()
    await expect.element(page.getByText(/The review is published/).first()).toBeVisible()
    await expect.poll(shop.href).toBe('/console/reviews')
    expect(shop.calls('staffDecideReview').map(({ body }) => body)).toEqual([
      { revision: 3, decision: 'publish' },
    ])
  })

  it('says when a colleague was faster, and reads the queue again', async () => {
    const shop = showConsole(`/console/reviews?review=${id}`, {
      staffListReviews: () => list(),
      staffDecideReview: () =>
        refuse('changed_meanwhile', 'This review has changed since you opened it.'),
    })
    await button('Publish').click()
    await expect
      .element(page.getByRole('dialog').getByText(/This review has changed/))
      .toBeVisible()
    await expect.poll(() => shop.calls('staffListReviews').length).toBeGreaterThan(1)
  })

  it('refuses only with a reason', async () => {
    const shop = showConsole(`/console/reviews?review=${id}`, {
      staffListReviews: () => list(),
      staffDecideReview: () => ({ review: review({ state: 'refused', reason: 'personal' }) }),
    })
    await button('Refuse').click()
    await expect.element(page.getByText(/Choose why/)).toBeVisible()
    expect(shop.calls('staffDecideReview')).toEqual([])
    await page.getByLabelText('Why not?').selectOptions('personal')
    await page.getByLabelText(/For the buyer/).fill('Leave out the patient.')
    await button('Refuse').click()
    await expect
      .poll(() => shop.calls('staffDecideReview').map(({ body }) => body))
      .toEqual([
        { revision: 3, decision: 'refuse', reason: 'personal', note: 'Leave out the patient.' },
      ])
  })

  it('answers a published one, and says when its buyer was faster', async () => {
    const shop = showConsole(`/console/reviews?state=published&review=${id}`, {
      staffListReviews: () =>
        list({
          reviews: [
            review({
              state: 'published',
              photos: [{ id: 'p1', url: '/api/staff/reviews/photos/p1' }],
            }),
          ],
        }),
      staffAnswerReview: () => refuse('changed_meanwhile', 'This review has changed.'),
    })
    await expect.element(page.getByRole('img', { name: 'Sent with the review, 1' })).toBeVisible()
    await page.getByLabelText(/The answer of Deccan Devices/).fill(' We are sorry. ')
    await button('Save answer').click()
    await expect.element(page.getByText(/This review has changed/)).toBeVisible()
    await expect
      .element(page.getByLabelText(/The answer of Deccan Devices/))
      .toHaveValue(' We are sorry. ')
    expect(shop.calls('staffAnswerReview').map(({ body }) => body)).toEqual([
      { revision: 3, text: 'We are sorry.' },
    ])
    await expect.poll(() => shop.calls('staffListReviews').length).toBeGreaterThan(1)
  })

  it('asks for a state, words and a page', async () => {
    const shop = showConsole('/console/reviews?state=refused&q=glove&page=2', {
      staffListReviews: () => list({ reviews: [], total: 0 }),
    })
    await expect.element(page.getByText('No review matches')).toBeVisible()
    expect(shop.calls('staffListReviews').map(({ query }) => query)).toContainEqual({
      state: 'refused',
      q: 'glove',
      page: 2,
      limit: 25,
    })
  })

  it('says that every review is read, and offers another try when it fails', async () => {
    const shop = showConsole('/console/reviews', {
      staffListReviews: () => list({ reviews: [], total: 0 }),
    })
    await expect.element(page.getByText('Every review is read')).toBeVisible()
    expect(shop.href()).toBe('/console/reviews')
    showConsole('/console/reviews', { staffListReviews: broken })
    await expect.element(page.getByText('This list could not be loaded')).toBeVisible()
  })

  it('is only read by the catalogue role', async () => {
    showConsole(
      `/console/reviews?review=${id}`,
      { staffListReviews: () => list() },
      { role: 'catalogue' },
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(button('Publish').elements()).toEqual([])
  })

  it('isn’t offered to finance', async () => {
    showConsole('/console', {}, { role: 'finance' })
    await openMenu()
    await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
    expect(page.getByRole('link', { name: 'Product reviews' }).elements()).toEqual([])
  })
})
