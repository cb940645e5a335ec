import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { showShop } from '../../../../testing/show-shop.tsx'

type Payout = Answer<'getPayout'>['payout']
const id = '01990000-0000-8000-a000-000000000001'
const payout = (over: Partial<Payout> = {}): Payout => ({
  id,
  amount: 210,
  state: 'needed',
  ends_in: '',
  order_number: 'UP-1001',
  came_back: { on: '2026-11-24', reason: '<b>Account</b> closed' },
  ...over,
})
const path = `/order/refund?id=${id}&key=k1`
const account = page.getByLabelText('Where shall we send the money?')
const send = page.getByRole('button', { name: 'Send the money there' })

it('RET-04 says why the bank returned the refund, and takes another account', async () => {
  const shop = await showShop(path, {
    getPayout: () => ({ payout: payout() }),
    givePayoutAccount: () => ({ payout: payout({ state: 'given' }) }),
  })
  await expect.element(page.getByText(/24 Nov 2026.*<b>Account<\/b> closed/)).toBeVisible()
  await account.fill('my account')
  await send.click()
  await expect.element(page.getByText(/^Enter a UPI ID/).first()).toBeVisible()
  expect(shop.calls('givePayoutAccount')).toEqual([])
  await account.fill('50100234567890 HDFC0000123')
  await send.click()
  await expect.element(page.getByText(/^We have your account/)).toBeVisible()
  expect(shop.calls('givePayoutAccount')[0]?.body).toEqual({
    key: 'k1',
    pay_to: '50100234567890 HDFC0000123',
  })
})

it('RET-04 corrects an account until it is paid', async () => {
  const shop = await showShop(path, {
    getPayout: () => ({ payout: payout({ state: 'given', ends_in: '0124', came_back: null }) }),
    givePayoutAccount: () => ({ payout: payout({ state: 'given', ends_in: '0123' }) }),
  })
  await expect.element(page.getByText(/ends in 0124/)).toBeVisible()
  await account.fill('50100234567890 HDFC0000123')
  await send.click()
  await expect.poll(() => shop.calls('givePayoutAccount').length).toBe(1)
  await expect.element(page.getByText(/^We have your account/).last()).toBeVisible()
})

it('RET-04 shows what is given or paid, a refusal beside what was typed, and a link that is not ours', async () => {
  await showShop(path, { getPayout: () => ({ payout: payout({ state: 'paid' }) }) })
  await expect.element(page.getByText(/^It is paid/)).toBeVisible()
  expect(account.elements()).toEqual([])
  await showShop(path, {
    getPayout: () => ({ payout: payout() }),
    givePayoutAccount: () => refuse('account_given', 'This refund is paid already.'),
  })
  await account.fill('new@okhdfc')
  await send.click()
  await expect.element(page.getByText('This refund is paid already.').first()).toBeVisible()
  await expect.element(account).toHaveValue('new@okhdfc')
  await showShop(path, { getPayout: () => refuse('payout_unknown', 'We can’t find this refund.') })
  await expect.element(page.getByText('We can’t find this refund.', { exact: true })).toBeVisible()
  const bare = await showShop('/order/refund')
  await expect.element(page.getByText(/^Use the link in our latest mail/)).toBeVisible()
  expect(bare.calls('getPayout')).toEqual([])
  await showShop(path, { getPayout: () => broken() })
  await expect.element(page.getByText(/We can’t load this refund right now/)).toBeVisible()
})
