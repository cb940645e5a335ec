import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Points = Omit<Answer<'getRewardPoints'>, 'success'>
const points = (part: Partial<Points> = {}): Points => ({
  terms: {
    earn_percentage: 5,
    earn_most: 200,
    spend_percentage: 10,
    spend_most: 100,
    valid_days: 90,
  },
  balance: 0,
  held: 0,
  parts: [],
  pending: [],
  count: 0,
  page: 1,
  pages: 1,
  transactions: [],
  ...part,
})
const open = (address: string, getRewardPoints: Answers['getRewardPoints'], on = true) =>
  showShop(
    address,
    {
      getCustomer: () => ({ user_info: customer() }),
      ...(getRewardPoints && { getRewardPoints }),
    },
    { signedIn: true, flags: { loyalty_program: on } },
  )
const main = page.getByRole('main')

it('CART-14 says how they are earned while there are none, also from the overview', async () => {
  await open('/account', () => points())
  await main.getByRole('link', { name: /^Reward points ?What/ }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Reward points' })).toBeVisible()
  await expect.element(main.getByText('No points yet')).toBeVisible()
  await expect
    .element(main.getByText(/^An order earns 5 % .* at most 200 points, once all/))
    .toBeVisible()
  await expect.element(main.getByText(/^Points take up to 10 % .* at most ₹100/)).toBeVisible()
  await expect.element(main.getByText(/^Prescription medicines and vaccines/)).toBeVisible()
})

it('CART-14 shows what can be used until when, what is to come, and the history page by page', async () => {
  const until = '2027-03-31T18:30:00.000Z'
  const shop = await open('/account?selected=points', ({ query }) =>
    points({
      balance: 1,
      held: 40,
      parts: [{ amount: 1, expires_at: until }],
      pending: [{ order_id: 'o-1', order_number: 'UP-261120-ABCDE', amount: 25 }],
      count: 6,
      page: query.page ?? 1,
      pages: 2,
      transactions: [
        {
          id: 'j-1',
          kind: 'earn',
          reason: `Page ${query.page}`,
          at: '2026-11-20T10:00:00.000Z',
          amount: 41,
          balance: 41,
          expires_at: until,
          order_number: null,
        },
        {
          id: 'j-2',
          kind: 'expire',
          reason: 'Expired',
          at: '2026-11-19T10:00:00.000Z',
          amount: -4.5,
          balance: 0,
          expires_at: until,
          order_number: null,
        },
      ],
    }),
  )
  await expect.element(main.getByText('1 point can be used until 31 Mar 2027')).toBeVisible()
  await expect.element(main.getByText(/^40 points more set aside/)).toBeVisible()
  await expect
    .element(main.getByText('25 points to come when order UP-261120-ABCDE is delivered'))
    .toBeVisible()
  // What was given says until when it can be used, what has gone doesn't.
  const [given, gone] = main
    .getByRole('listitem')
    .filter({ hasText: /Page 1|Expired/ })
    .all()
  await expect.element(given ?? main).toMatchTextContent(/until 31 Mar 2027.*\+41 points/)
  await expect.element(gone ?? main).toMatchTextContent(/−4.5 points/)
  await expect.element(gone ?? main).not.toMatchTextContent(/until/)
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(main.getByText('Page 2', { exact: false })).toBeVisible()
  expect(shop.href()).toBe('/account?selected=points&page=2')
})

it('CART-14 DATA-18 is hidden while the programme is off', async () => {
  await open('/account?selected=points', () => points(), false)
  await expect.element(main.getByText(/^There is no reward programme/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Reward points' }).elements()).toEqual([])
})

it('CART-14 says that they can’t be loaded', async () => {
  await open('/account?selected=points', broken)
  await expect.element(main.getByText(/^We can’t load your points right now/)).toBeVisible()
})
