import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { toast } from '@upchar/testkit/browser/toast'
import { showShop } from '../../testing/show-shop.tsx'
import { cartOf, line } from '../../testing/goods.ts'
import { CartAmounts } from './amount-lines.tsx'
import { setQuantity } from './cart-calls.ts'
import DataLogger from './data-logger.tsx'
import PointsChoice from './points-choice.tsx'

const cart = (used: boolean) =>
  cartOf([line('G-1', 'Gloves')], {
    reward_points: { used, points: 40, note: `40 points ${used ? 'take' : 'would take'} ₹40 off.` },
  })

it('CART-14 uses reward points on the buyer’s click, says why so many, and takes them off', async () => {
  const api = fakeApi({ setRewardPoints: ({ body }) => ({ cart: cart(body.used), message: '' }) })
  show(
    <>
      <PointsChoice cart={cart(false)} />
      <PointsChoice cart={cart(true)} />
    </>,
  )
  const regions = page.getByRole('region', { name: 'Reward points' })
  await expect.element(regions.nth(0).getByText('Use 40 points')).toBeVisible()
  await expect.element(regions.nth(0).getByText(/40 points would take ₹40 off\./)).toBeVisible()
  await expect.element(regions.nth(1).getByText('Reward points used')).toBeVisible()
  await page.getByRole('button', { name: 'Use reward points' }).click()
  await page.getByRole('button', { name: 'Remove reward points' }).click()
  await expect
    .poll(() => api.calls('setRewardPoints').map(({ body }) => body.used))
    .toEqual([true, false])
})

it('UI-07 CART-14 say in a modal how many there are and how they work', async () => {
  const terms = {
    earn_percentage: 5,
    earn_most: 200,
    spend_percentage: 10,
    spend_most: 100,
    valid_days: 90,
  }
  const answer = {
    balance: 40,
    held: 0,
    parts: [{ amount: 40, expires_at: null }],
    pending: [],
    transactions: [],
    count: 1,
    page: 1,
    pages: 1,
    terms,
  }
  let fails = false
  await showShop(
    '/cart',
    {
      readCart: () => ({ cart: cart(false), message: '' }),
      getRewardPoints: () => (fails ? broken() : answer),
    },
    { signedIn: true, flags: { loyalty_program: true } },
  )
  const opens = page.getByRole('button', { name: 'How points work' })
  await opens.click()
  const modal = page.getByRole('dialog', { name: 'Reward points' })
  await expect.element(modal.getByText('You have 40 points')).toBeVisible()
  await expect.element(modal.getByText(/up to 10 % off the goods.*at most ₹100/)).toBeVisible()
  await expect
    .element(modal.getByRole('link', { name: 'See what came and went' }))
    .toHaveAttribute('href', '/account?selected=points')
  await userEvent.keyboard('{Escape}')
  await expect.element(opens).toHaveFocus()
  fails = true
  await opens.click()
  await expect.element(modal.getByRole('alert')).toMatchTextContent('We can’t load your points')
})

it('CART-14 CART-16 wait for the quantities that are still being sent', async () => {
  const held = Promise.withResolvers<undefined>()
  const api = fakeApi({
    updateGuestCart: async () => {
      await held.promise
      return { cart: cart(false), message: '' }
    },
    setRewardPoints: ({ body }) => ({ cart: cart(body.used), message: '' }),
    setDataLogger: () => ({ cart: cart(false), message: '' }),
    readCart: () => ({ cart: cart(false), message: '' }),
  })
  show(
    <>
      <PointsChoice cart={cart(false)} />
      <DataLogger cart={{ ...cart(false), data_logger_offer: 100 }} />
    </>,
  )
  const sent = setQuantity('G-1', 3)
  await page.getByRole('button', { name: 'Use reward points' }).click()
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect.poll(() => api.calls('updateGuestCart').length).toBe(1)
  expect(api.names()).toEqual(['updateGuestCart'])
  held.resolve(undefined)
  await sent
  await expect
    .poll(() => api.names())
    .toEqual(expect.arrayContaining(['setDataLogger', 'setRewardPoints']))
})

it('CART-14 stand in the cart, which says why they can’t be used any more', async () => {
  await showShop(
    '/cart',
    {
      readCart: () => ({ cart: cart(false), message: '' }),
      setRewardPoints: () =>
        refuse('points_not_offered', 'You have no points that this cart can use.'),
    },
    { signedIn: true, flags: { loyalty_program: true } },
  )
  await page.getByRole('button', { name: 'Use reward points' }).click()
  await expect.element(toast(/You have no points that this cart can use/)).toBeVisible()
})

it('CART-14 stand among the amounts while they are used, and not otherwise', async () => {
  show(
    <dl>
      <CartAmounts cart={cart(true)} subtotal="Subtotal" />
    </dl>,
  )
  await expect.element(page.getByText('Reward points')).toBeVisible()
  await expect.element(page.getByText('−₹40.00')).toBeVisible()
  show(
    <dl>
      <CartAmounts cart={cart(false)} subtotal="Subtotal without" />
    </dl>,
  )
  await expect.element(page.getByText('Subtotal without')).toBeVisible()
})
