import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { showConsole } from '../../../testing/show-console.tsx'

type Points = Omit<Answer<'staffGetPoints'>, 'success'>
const terms = {
  earn_percentage: 5,
  earn_most: 200,
  spend_percentage: 10,
  spend_most: 100,
  valid_days: 90,
  valid_from: '2026-11-01',
  valid_to: null,
  made_by: { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' },
  made_at: '2026-11-01T05:00:00.000Z',
  state: 'now' as const,
}
const points = (part: Partial<Points> = {}): Points => ({
  on: true,
  today: istDate(Date.now()),
  terms: [terms],
  owed: 1250.5,
  revision: '7',
  ...part,
})

it('CART-14 shows the terms of today in words, what customers hold, and whether buyers see it', async () => {
  showConsole('/console/reward-points', { staffGetPoints: () => points() }, { role: 'support' })
  await expect.element(page.getByText('5 % of the goods, at most 200 points').first()).toBeVisible()
  await expect.element(page.getByText('10 % of the goods, at most ₹100').first()).toBeVisible()
  await expect.element(page.getByText('1,250.5 points')).toBeVisible()
  await expect.element(page.getByText('Buyers see it')).toBeVisible()
  expect(page.getByRole('button', { name: /^Change/ }).elements()).toEqual([])
})

it('CART-14 finance sets terms after seeing what they would have cost', async () => {
  let refused = true
  const shop = showConsole(
    '/console/reward-points',
    {
      staffGetPoints: () => points({ on: false, terms: [], owed: 0, revision: '0' }),
      staffPreviewPoints: () => ({
        orders: 120,
        goods: 400_000,
        earned: 9_000,
        spent_most: 12_000,
      }),
      staffSetPoints: () => {
        if (!refused) return {}
        refused = false
        return refuse('changed_meanwhile', 'Somebody else has changed the terms.')
      },
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('None: nothing is earned')).toBeVisible()
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabelText('An order earns, percent of the goods').fill('2.5')
  await page.getByLabelText('At most, points an order').fill('200')
  await page.getByLabelText('Points take off, percent of the goods').fill('60')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(page.getByText('Enter a percentage up to 50').first()).toBeVisible()
  await page.getByLabelText('Points take off, percent of the goods').fill('10')
  await page.getByLabelText('At most, rupees an order').fill('150')
  await expect
    .element(page.getByText(/goods for ₹2,000 earn 50 points, and points take at most ₹150/))
    .toBeVisible()
  await expect
    .element(page.getByText(/^The last 120 orders .* would have earned 9,000 points/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(page.getByText('Somebody else has changed the terms.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(toast('The terms are saved')).toBeVisible()
  expect(shop.calls('staffSetPoints').at(-1)?.body).toEqual({
    earn_percentage: 2.5,
    earn_most: 200,
    spend_percentage: 10,
    spend_most: 150,
    valid_days: 180,
    valid_from: istDate(Date.now()),
    seen_revision: '0',
  })
})
