import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { toast } from '@upchar/testkit/browser/toast'
import { customer } from '../../testing/people.ts'
import { showShop } from '../../testing/show-shop.tsx'
import { cartOf, line } from '../../testing/goods.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { CartAmounts } from './amount-lines.tsx'
import ReferralChoice from './referral-choice.tsx'

const cart = (discount: number | null, note = '10 % off your first order, at most ₹200.') =>
  cartOf([line('G-1', 'Gloves')], {
    referral_offered: true,
    referral:
      discount === null ? null : { code: 'ABCDEFGH', discount, note, applies: discount > 0 },
  })

it('CART-13 a code is entered, refused in words beside the field, and used', async () => {
  let refused = true
  const api = fakeApi({
    setReferral: ({ body }) => {
      if (!refused) return { cart: cart(100), message: `Referral ${body.code} used` }
      refused = false
      return refuse('referral_own', 'This is your own code: it is for the people you refer.')
    },
  })
  show(<ReferralChoice cart={cart(null)} framed />)
  await page.getByRole('button', { name: 'First order? Enter a referral code' }).click()
  const field = page.getByLabelText('Referral code', { exact: true })
  await field.fill('own code 2')
  await page.getByRole('button', { name: 'Use referral code' }).click()
  await expect
    .element(
      page.getByRole('alert').getByText(/This is your own code: it is for the people you refer\.$/),
    )
    .toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('abcd-efgh')
  await page.getByRole('button', { name: 'Use referral code' }).click()
  await expect.poll(() => api.calls('setReferral').at(-1)?.body.code).toBe('ABCDEFGH')
})

it('CART-13 says what a referral does, or what to do, and takes it off', async () => {
  const api = fakeApi({
    setReferral: () => ({ cart: cart(null), message: 'Referral taken off' }),
  })
  show(
    <>
      <ReferralChoice cart={cart(100)} />
      <ReferralChoice cart={cart(0, 'Add goods worth ₹60 more to use your referral.')} />
    </>,
  )
  const regions = page.getByRole('region', { name: 'Referral' })
  await expect.element(regions.nth(0).getByText('Referral ABCDEFGH')).toBeVisible()
  await expect
    .element(regions.nth(0).getByText(/^Referral ABCDEFGH10 % off your first/))
    .toBeVisible()
  await expect.element(regions.nth(1).getByText('Referral not used: ABCDEFGH')).toBeVisible()
  await regions.nth(0).getByRole('button', { name: 'Remove referral' }).click()
  await expect.poll(() => api.calls('setReferral').map(({ body }) => body.code)).toEqual([''])
})

it('CART-13 is not offered to who has ordered before', async () => {
  accountStore.setState({ customer: customer({ orders_count: 2 }) })
  show(
    <>
      <ReferralChoice cart={cart(null)} />
      <p>The rest</p>
    </>,
  )
  await expect.element(page.getByText('The rest')).toBeVisible()
  expect(page.getByRole('region', { name: 'Referral' }).elements()).toEqual([])
  accountStore.setState({ customer: null })
})

it('CART-13 stands among the amounts of the cart, which says why it can’t be taken off', async () => {
  await showShop(
    '/cart',
    {
      readCart: () => ({ cart: cart(100), message: '' }),
      setReferral: () => refuse('pincode_unknown', 'Invalid Pincode'),
    },
    { signedIn: true },
  )
  await expect.element(page.getByRole('region', { name: 'Referral' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove referral' }).click()
  await expect.element(toast(/Invalid Pincode/)).toBeVisible()
  show(
    <dl>
      <CartAmounts cart={cart(100)} subtotal="Subtotal alone" />
    </dl>,
  )
  await expect.element(page.getByText('−₹100.00').last()).toBeVisible()
})
