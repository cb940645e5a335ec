import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { showConsole } from '../../../testing/show-console.tsx'

type Terms = Omit<Answer<'staffGetReferralTerms'>, 'success'>
type Listed = Omit<Answer<'staffListReferrals'>, 'success'>
const dated = {
  off_percentage: 10,
  off_most: 200,
  reward_percentage: 5,
  reward_most: 100,
  minimum: 1_000,
  reward_days: 90,
  most_orders: 20,
  valid_from: '2026-11-01',
  valid_to: null,
  made_by: { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' },
  made_at: '2026-11-01T05:00:00.000Z',
  state: 'now' as const,
}
const terms = (part: Partial<Terms> = {}): Terms => ({
  on: true,
  missing: '',
  today: istDate(Date.now()),
  terms: [dated],
  revision: '7',
  ...part,
})
const row = (part: Partial<Listed['referrals'][number]> = {}): Listed['referrals'][number] => ({
  id: '0191b5c8-0000-7000-8000-000000000001',
  code: 'ABCDEFGH',
  referrer: { id: 'c-1', name: 'Meera Nair' },
  referee: { id: 'c-2', name: 'Asha Rao' },
  order: { id: 'o-1', number: 'UP-261120-ABCDE' },
  ordered_at: '2026-11-20T08:00:00.000Z',
  state: 'waiting',
  discount: 100,
  rewarded: 0,
  reward: 45,
  blocked: null,
  ...part,
})
const list = (...referrals: Listed['referrals']): Listed => ({
  total: referrals.length,
  total_is_more: false,
  referrals,
})

it('CART-13 shows terms, what is missing, and each first order with its state; support changes nothing', async () => {
  showConsole(
    '/console/referrals',
    {
      staffGetReferralTerms: () =>
        terms({
          on: false,
          missing: 'The flag loyalty_program is off: referrers earn reward points.',
        }),
      staffListReferrals: () =>
        list(
          row(),
          row({ id: '0191b5c8-0000-7000-8000-000000000002', state: 'rewarded', rewarded: 45 }),
          row({
            id: '0191b5c8-0000-7000-8000-000000000003',
            state: 'blocked',
            blocked: { by: null, at: '2026-11-21T08:00:00.000Z', reason: 'Two accounts' },
          }),
        ),
    },
    { role: 'support' },
  )
  await expect.element(page.getByText('10 % of the goods, at most ₹200').first()).toBeVisible()
  await expect.element(page.getByText('5 % of the goods, at most 100 points').first()).toBeVisible()
  await expect.element(page.getByText(/^No\. The flag loyalty_program is off/)).toBeVisible()
  await expect.element(page.getByText('45 points to come')).toBeVisible()
  await expect.element(page.getByText('Rewarded')).toBeVisible()
  await expect.element(page.getByText(/A former member, .*: Two accounts/)).toBeVisible()
  expect(page.getByRole('button', { name: /^(Change|Block)/ }).elements()).toEqual([])
})

it('CART-13 finance sets terms after seeing what they cost at most', async () => {
  let refused = true
  const shop = showConsole(
    '/console/referrals',
    {
      staffGetReferralTerms: () =>
        terms({ on: false, missing: 'No terms', terms: [], revision: '0' }),
      staffListReferrals: () => list(),
      staffPreviewReferralTerms: () => ({
        orders: 120,
        reached: 80,
        off: 9_000,
        earned: 4_000,
        each_most: 300,
        code_most: 6_000,
      }),
      staffSetReferralTerms: () => {
        if (!refused) return {}
        refused = false
        return refuse('changed_meanwhile', 'Somebody else has changed the terms.')
      },
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('None: nobody can refer anybody')).toBeVisible()
  await expect.element(page.getByText('No first orders by a referral yet')).toBeVisible()
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabelText('The referred buyer gets off, percent of the goods').fill('60')
  await page.getByLabelText('At most, rupees').fill('200')
  await page.getByLabelText(/^The referrer earns, percent/).fill('5')
  await page.getByLabelText('At most, points').fill('100')
  await page.getByLabelText('From goods worth, rupees').fill('1000')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(page.getByText('Enter a percentage up to 50').first()).toBeVisible()
  await page.getByLabelText('The referred buyer gets off, percent of the goods').fill('10')
  await expect
    .element(page.getByText(/^One referral costs at most ₹300, one code .* at most ₹6,000\./))
    .toBeVisible()
  await expect
    .element(page.getByText(/^Of 120 first orders of accounts in 30 days, 80 reach the minimum/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(page.getByText('Somebody else has changed the terms.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(toast('The terms are saved')).toBeVisible()
  expect(shop.calls('staffSetReferralTerms').at(-1)?.body).toEqual({
    off_percentage: 10,
    off_most: 200,
    reward_percentage: 5,
    reward_most: 100,
    minimum: 1_000,
    reward_days: 180,
    most_orders: 20,
    valid_from: istDate(Date.now()),
    valid_to: null,
    seen_revision: '0',
  })
})

it('CART-13 finance blocks a referral with a reason', async () => {
  const shop = showConsole(
    '/console/referrals',
    {
      staffGetReferralTerms: () => terms(),
      staffListReferrals: () => list(row()),
      staffBlockReferral: () => ({}),
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: /^Block/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Block the referral of UP-261120-ABCDE?' })
  await dialog.getByRole('button', { name: 'Block the referral' }).click()
  await expect.element(dialog.getByText(/Enter a reason, for the record/).first()).toBeVisible()
  await dialog.getByRole('textbox').fill('Two accounts of one buyer')
  await dialog.getByRole('button', { name: 'Block the referral' }).click()
  await expect.element(toast('The referral of UP-261120-ABCDE is blocked.')).toBeVisible()
  expect(shop.calls('staffBlockReferral')[0]?.body).toEqual({ reason: 'Two accounts of one buyer' })
})
