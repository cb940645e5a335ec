import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Rates = Omit<Answer<'staffListCourierRates'>, 'success'>
type Rate = Rates['rates'][number]
const line = (part: Partial<Rate> = {}): Rate => ({
  id: 1,
  kind: 'freight',
  courier: 'Konkan Express',
  goes_to: null,
  up_to_grams: 1500,
  amount: 48.3,
  percent: null,
  divisor: null,
  valid_from: '2026-11-01',
  state: 'now',
  source: 'Contract of 2026',
  made_by: { id: 'm-1', name: 'Ravi', email: 'ravi@upchar.example' },
  made_at: '2026-10-01T05:00:00.000Z',
  ...part,
})
const rates = (...lines: Rate[]): Rates => ({
  today: '2026-11-24',
  rates: lines,
  couriers: ['Konkan Express'],
  revision: '4',
})

it('OPS-02 lists the lines of rate cards in words, by kind, and says when there is none', async () => {
  showConsole(
    '/console/courier-rates',
    {
      staffListCourierRates: () =>
        rates(
          line({ id: 5, goes_to: { code: '30', name: 'Goa' }, state: 'planned' }),
          line({ id: 4, kind: 'fuel', up_to_grams: null, amount: null, percent: 12.5 }),
          line({ id: 3, kind: 'cash_fee', up_to_grams: null, amount: 35, percent: 1.5 }),
          line({ id: 2, amount: null }),
          line({ id: 1, kind: 'volumetric', up_to_grams: null, amount: null, divisor: 5000 }),
        ),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Freight to Goa, up to 1,500 g')).toBeVisible()
  await expect.element(page.getByText('12.5% of the freight')).toBeVisible()
  await expect.element(page.getByText('1.5% of the cash, ₹35 at least')).toBeVisible()
  await expect.element(page.getByText('No more', { exact: true })).toBeVisible()
  await expect.element(page.getByText('5,000 cm³ for one kilogram')).toBeVisible()
  showConsole('/console/courier-rates?state=fuel', { staffListCourierRates: () => rates(line()) })
  await expect.element(page.getByText('No rates yet').first()).toBeVisible()
})

it('OPS-02 finance sets a line from a day on', async () => {
  let refused = true
  const shop = showConsole(
    '/console/courier-rates',
    {
      staffListCourierRates: () => rates(),
      staffSetCourierRate: () => {
        if (!refused) return {}
        refused = false
        return refuse('changed_meanwhile', 'Somebody else has changed the rate cards.')
      },
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: 'New line' }).click()
  await page.getByRole('combobox', { name: 'Goes to' }).selectOptions('Goa')
  await page.getByRole('textbox', { name: /^Up to grams/ }).fill('0.5')
  await page.getByRole('textbox', { name: /^Rupees/ }).fill('48.30')
  await page.getByRole('textbox', { name: /^Why/ }).fill('New contract')
  await page.getByRole('button', { name: 'Save the line' }).click()
  await expect.element(page.getByText('Enter whole grams, such as 500').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Up to grams/ }).fill('500')
  await page.getByRole('button', { name: 'Save the line' }).click()
  await expect
    .element(page.getByText('Somebody else has changed the rate cards.').first())
    .toBeVisible()
  await page.getByRole('button', { name: 'Save the line' }).click()
  await expect.element(toast('The line is saved')).toBeVisible()
  expect(shop.calls('staffSetCourierRate').at(-1)?.body).toEqual({
    kind: 'freight',
    courier: 'Konkan Express',
    state_code: '30',
    up_to_grams: 500,
    amount: 48.3,
    percent: null,
    divisor: null,
    valid_from: '2026-11-25',
    source: 'New contract',
    seen_revision: '4',
  })
})

it('OPS-02 support reads the rate cards and can’t change them', async () => {
  showConsole(
    '/console/courier-rates?state=freight',
    { staffListCourierRates: () => rates(line()) },
    { role: 'support' },
  )
  await expect.element(page.getByText('₹48.30')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New line' })).not.toBeInTheDocument()
})
