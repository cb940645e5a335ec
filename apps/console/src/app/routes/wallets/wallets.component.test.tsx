import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { opened } from '../../../testing/customers.ts'
import { showConsole } from '../../../testing/show-console.tsx'

type Wallet = Omit<Answer<'staffGetWallet'>, 'success'>
type Change = Wallet['waiting'][number]

const change = (part: Partial<Change> = {}): Change => ({
  id: '11111111-1111-4111-8111-111111111111',
  book: 'wallet',
  customer: { id: 'c-1', name: 'Asha Rao', email: 'asha@clinic.example' },
  amount: 1500,
  reason: 'Sorry for the delay',
  expires_at: '2027-03-31T18:30:00.000Z',
  state: 'waiting',
  asked_by: { id: 'm-other', name: 'Ravi', email: 'ravi@upchar.example' },
  asked_at: '2026-11-20T10:00:00.000Z',
  decided_by: null,
  decided_at: null,
  ...part,
})
const wallet = (part: Partial<Wallet> = {}): Wallet => ({
  on: false,
  balance: 0,
  held: 0,
  parts: [],
  count: 0,
  page: 1,
  pages: 1,
  transactions: [],
  waiting: [],
  limit: 1_000,
  ...part,
})
const panel = page
  .getByRole('region')
  .filter({ has: page.getByRole('heading', { name: 'Wallet', exact: true }) })

it('CART-15 a customer’s wallet says what it holds until when, and what moved', async () => {
  showConsole(
    '/console/customers/c-1',
    {
      ...opened(),
      staffGetWallet: () =>
        wallet({
          balance: 250,
          held: 40,
          parts: [{ amount: 250, expires_at: '2027-03-31T18:30:00.000Z' }],
          count: 1,
          transactions: [
            {
              id: 'j-1',
              kind: 'earn',
              reason: 'Sorry for the delay',
              at: '2026-11-20T10:00:00.000Z',
              amount: 290,
              balance: 290,
              expires_at: null,
              order_number: null,
            },
          ],
        }),
    },
    { role: 'support' },
  )
  await expect.element(panel.getByText('₹250 can be spent until 31 Mar 2027')).toBeVisible()
  await expect.element(panel.getByText('₹40 set aside for a payment under way')).toBeVisible()
  await expect.element(panel.getByText('+₹290', { exact: false })).toBeVisible()
  expect(panel.getByRole('button', { name: 'Give or take back' }).query()).toBeNull()
})

it('CART-15 finance gives an amount with its last day and a reason, the same form once', async () => {
  let refused = true
  const shop = showConsole(
    '/console/customers/c-1',
    {
      ...opened(),
      staffGetWallet: () => wallet(),
      staffChangeWallet: () => {
        if (refused) {
          refused = false
          return refuse('wallet_change_invalid', 'At the latest 22 Nov 2028', {
            fields: [{ field: 'last_day', message: 'At the latest 22 Nov 2028' }],
          })
        }
        return { change: change({ state: 'done' }) }
      },
    },
    { role: 'finance' },
  )
  await expect.element(panel.getByText('Nothing was ever in it.')).toBeVisible()
  await panel.getByRole('button', { name: 'Give or take back' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.element(panel.getByText('Rupees is missing').first()).toBeVisible()
  await panel.getByLabelText('Rupees').fill('1,500')
  const lastDay = istDate(Date.now() + 90 * 86_400_000)
  await panel
    .getByRole('textbox', { name: 'Last day to spend it' })
    .fill(lastDay.split('-').toReversed().join('/'))
  await panel.getByLabelText('Why').fill('Sorry for the delay')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.element(panel.getByText('At the latest 22 Nov 2028').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Added to the wallet')).toBeVisible()
  const bodies = shop.calls('staffChangeWallet').map(({ body }) => body)
  expect(bodies).toMatchObject([
    { direction: 'give', amount: 1500, last_day: lastDay, reason: 'Sorry for the delay' },
    { direction: 'give', amount: 1500 },
  ])
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
})

it('CART-15 what is taken back has no last day, whatever was typed for giving', async () => {
  const shop = showConsole(
    '/console/customers/c-1',
    {
      ...opened(),
      staffGetWallet: () => wallet({ balance: 500, count: 1 }),
      staffChangeWallet: () => ({ change: change({ state: 'done', amount: -70.25 }) }),
    },
    { role: 'finance' },
  )
  await panel.getByRole('button', { name: 'Give or take back' }).click()
  const lastDay = istDate(Date.now() + 90 * 86_400_000)
  const day = panel.getByRole('textbox', { name: 'Last day to spend it' })
  await day.fill(lastDay.split('-').toReversed().join('/'))
  await panel.getByLabelText('What to do').selectOptions('Take back')
  await expect.element(day).not.toBeInTheDocument()
  await panel.getByLabelText('Rupees').fill('70.25')
  await panel.getByLabelText('Why').fill('Given twice')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Taken from the wallet')).toBeVisible()
  expect(shop.calls('staffChangeWallet')[0]?.body).toMatchObject({
    direction: 'take',
    amount: 70.25,
    last_day: null,
    reason: 'Given twice',
  })
})

it('CART-15 a second person approves or refuses; who asked can only withdraw', async () => {
  const own = change({
    id: '22222222-2222-4222-8222-222222222222',
    amount: -2_000,
    expires_at: null,
    asked_by: { id: 'm-finance', name: 'Meera Finance', email: 'finance@upchar.example' },
  })
  const shop = showConsole(
    '/console/wallets',
    {
      staffListWalletChanges: () => ({
        changes: [change(), own],
        waiting: 2,
        limit: 1_000,
        refunds: off,
      }),
      staffDecideWalletChange: () => ({ change: change({ state: 'done' }) }),
    },
    { role: 'finance' },
  )
  await expect.element(page.getByText('Needed above ₹1,000 a day for one customer')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Withdraw “Take back ₹2,000”' }).first())
    .toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Approve “Take back ₹2,000”' }).elements()).toEqual([])
  const approve = { name: 'Approve “Give ₹1,500, until 31 Mar 2027”' }
  await page.getByRole('button', approve).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.element(toast('Approved and carried out')).toBeVisible()
  expect(shop.calls('staffDecideWalletChange').map(({ body }) => body)).toEqual([{ approve: true }])
})

const off = { allowed: false, cleared_by: '', set: null }

it('CART-15 administrators set the limit', async () => {
  const shop = showConsole('/console/wallets', {
    staffListWalletChanges: () => ({ changes: [], waiting: 0, limit: 1_000, refunds: off }),
    staffSetWalletLimit: () => ({ limit: 250 }),
  })
  await expect.element(page.getByText('Nothing given yet')).toBeVisible()
  await page.getByRole('button', { name: 'Change the limit' }).click()
  await page.getByLabelText('Rupees a day that one person may give or take alone').fill('250')
  await page.getByRole('button', { name: 'Save the limit' }).click()
  await expect.element(toast('The limit is saved')).toBeVisible()
  expect(shop.calls('staffSetWalletLimit').map(({ body }) => body)).toEqual([
    { limit: 250, seen_limit: 1_000 },
  ])
})

it('RET-04 administrators let refunds go to wallets, naming the lawyer who has cleared it', async () => {
  const by = { id: 'm-admin', name: 'Asha Admin', email: 'admin@upchar.example' }
  let refunds: Answer<'staffListWalletChanges'>['refunds'] = off
  const shop = showConsole('/console/wallets', {
    staffListWalletChanges: () => ({ changes: [], waiting: 0, limit: 1_000, refunds }),
    staffSetWalletRefunds: ({ body }) => {
      refunds = { ...body, set: { by, at: '2026-11-24T06:00:00.000Z' } }
      return { refunds }
    },
  })
  await expect
    .element(page.getByText('Off: money goes back to where it was paid from'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Change refunds to the wallet' }).click()
  await page.getByLabelText('May buyers choose the wallet?').selectOptions('yes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Cleared by is missing').first()).toBeVisible()
  expect(shop.calls('staffSetWalletRefunds')).toEqual([])
  await page.getByLabelText('Cleared by').fill('Adv. Meera Rao, Rao & Partners')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .element(page.getByText(/^Buyers may choose them\. Cleared by Adv\. Meera Rao, Rao & Partners/))
    .toBeVisible()
  expect(shop.calls('staffSetWalletRefunds').map(({ body }) => body)).toEqual([
    {
      allowed: true,
      cleared_by: 'Adv. Meera Rao, Rao & Partners',
      seen_allowed: false,
      seen_cleared_by: '',
    },
  ])
})
