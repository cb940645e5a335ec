import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { customer } from '../../../testing/people.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Referrals = Omit<Answer<'getReferrals'>, 'success'>
const terms = {
  off_percentage: 10,
  off_most: 200,
  reward_percentage: 5,
  reward_most: 100,
  minimum: 1_000,
  reward_days: 90,
  most_orders: 20,
}
const referrals = (part: Partial<Referrals> = {}): Referrals => ({
  terms,
  code: null,
  link: null,
  earned: 0,
  count: 0,
  page: 1,
  pages: 1,
  referrals: [],
  ...part,
})
const flags = { loyalty_program: true, can_generate_referral_link: true }
const open = (address: string, answers: Answers, { on = true, signedIn = true } = {}) =>
  showShop(
    address,
    { getCustomer: () => ({ user_info: customer() }), ...answers },
    { signedIn, flags: { ...flags, can_generate_referral_link: on } },
  )
const main = page.getByRole('main')
const LINK = 'https://shop.example/shop?referral=ABCDEFGH'

it('ENGAGE-07 makes a link to share, from the overview, and says how it works', async () => {
  await open('/account', {
    getReferrals: () => referrals(),
    generateUsersReferralLink: () => ({ code: 'ABCDEFGH', link: LINK }),
  })
  await main.getByRole('link', { name: /^Referrals ?Your link/ }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  await expect.element(main.getByText('Nothing yet')).toBeVisible()
  await expect
    .element(
      main.getByText(/^Who orders for the first time gets 10 % .* ₹200, from goods worth ₹1,000/),
    )
    .toBeVisible()
  await expect
    .element(main.getByText(/^You earn 5 % of what they pay .* at most 100 points/))
    .toBeVisible()
  await expect.element(main.getByText(/^It doesn’t work for yourself/)).toBeVisible()
  await main.getByRole('button', { name: 'Make my link' }).click()
  await expect.element(main.getByLabelText('Link to share')).toHaveValue(LINK)
  await expect.element(main.getByText(/your code: ABCDEFGH/)).toBeVisible()
})

it('ENGAGE-07 shows what has come of each first order, without names, page by page', async () => {
  const shop = await open('/account?selected=referrals', {
    getReferrals: ({ query }) =>
      referrals({
        code: 'ABCDEFGH',
        link: LINK,
        earned: 45,
        count: 7,
        page: query.page ?? 1,
        pages: 2,
        referrals: [
          { ordered_at: '2026-11-20T08:00:00.000Z', state: 'waiting', reward: 12 },
          { ordered_at: '2026-11-10T08:00:00.000Z', state: 'rewarded', reward: 45 },
          { ordered_at: '2026-11-09T08:00:00.000Z', state: 'taken_back', reward: 0 },
          { ordered_at: '2026-11-08T08:00:00.000Z', state: 'cancelled', reward: 0 },
          { ordered_at: '2026-11-07T08:00:00.000Z', state: 'blocked', reward: 0 },
        ],
      }),
  })
  await expect.element(main.getByText(/^7 first orders, 45 points earned/)).toBeVisible()
  await expect.element(main.getByText('12 points to come after delivery and returns')).toBeVisible()
  await expect.element(main.getByText('45 points earned', { exact: true })).toBeVisible()
  await expect.element(main.getByText('Not counted. Ask our support why.')).toBeVisible()
  await main.getByRole('link', { name: /2/ }).first().click()
  await expect.poll(() => shop.calls('getReferrals').at(-1)?.query.page).toBe(2)
})

it.each([true, false])(
  'DATA-18 can_generate_referral_link: offers it where it is %s',
  async (on) => {
    await open('/account', {}, { on })
    await expect.element(main.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    expect(main.getByRole('link', { name: /^Referrals ?Your link/ }).elements()).toHaveLength(
      on ? 1 : 0,
    )
  },
)

it('ENGAGE-07 says that there are none', async () => {
  await open('/account?selected=referrals', { getReferrals: () => referrals({ terms: null }) })
  await expect.element(main.getByText('There are no referrals at the moment.')).toBeVisible()
})

it('ENGAGE-07 says that they can’t be loaded', async () => {
  await open('/account?selected=referrals', { getReferrals: broken })
  await expect.element(main.getByText(/^We can’t load your referrals/)).toBeVisible()
})

it('UI-07 a visitor by a referral link reads what it gives, once', async () => {
  const answers: Answers = { identifyReferral: () => ({ code: 'ABCDEFGH', terms }) }
  const shop = await open('/account?referral=abcdefgh', answers, { signedIn: false })
  const dialog = page.getByRole('dialog', { name: 'A discount on your first order' })
  await expect.element(dialog.getByText('10 % off, at most ₹200')).toBeVisible()
  await expect.element(dialog.getByText('Order goods worth ₹1,000 or more.')).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Sign in or create an account' }))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(shop.calls('identifyReferral')).toHaveLength(1)
  // Kept for the next visits, which are told nothing.
  expect(localStorage.getItem('upchar.referral-seen')).toBe('ABCDEFGH')
})

it('UI-07 a customer by a referral link reads that it is applied', async () => {
  await open('/account?referral=ABCDEFGH', {
    identifyReferral: () => ({ code: 'ABCDEFGH', terms: { ...terms, minimum: 0 } }),
  })
  const applied = page.getByRole('dialog', { name: 'Referral discount applied' })
  await expect.element(applied.getByText(/^It comes off your cart by itself/)).toBeVisible()
  await applied.getByRole('button', { name: 'Continue shopping' }).click()
  await expect.element(applied).not.toBeInTheDocument()
})

it('UI-07 a customer by a referral link reads why it isn’t for them', async () => {
  await open('/account?referral=OWNCODE2', {
    identifyReferral: () =>
      refuse('referral_own', 'This is your own code: it is for the people you refer.'),
  })
  await expect
    .element(
      page.getByRole('dialog', { name: 'Referral not used' }).getByText(/This is your own code/),
    )
    .toBeVisible()
})
