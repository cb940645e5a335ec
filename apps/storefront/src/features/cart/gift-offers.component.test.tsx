import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refuse } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { toast } from '@upchar/testkit/browser/toast'
import { showShop } from '../../testing/show-shop.tsx'
import { cartOf, line } from '../../testing/goods.ts'
import { CartLine } from './cart-line.tsx'
import GiftOffers from './gift-offers.tsx'

const id = '0198c0de-0000-7000-8000-000000000001'
const offer = {
  id,
  kind: 'gift' as const,
  sku_id: 'M-1',
  title: 'Surgical mask',
  option_label: '',
  option_name: '',
  slug: 'surgical-mask',
  family: 'masks',
  quantity: 2,
  price: 0,
  list_price: 60,
  note: 'Free with 2 × Gloves, instead of ₹60.',
}
const cart = cartOf([line('G-1', 'Gloves')], {
  gift_offers: [
    offer,
    {
      ...offer,
      id: '0198c0de-0000-7000-8000-000000000002',
      kind: 'upsell',
      sku_id: 'B-1',
      title: 'Bandage',
      quantity: 1,
      price: 45,
      note: '₹45 each with 2 × Gloves, instead of ₹60.',
    },
  ],
})
const taken = cartOf([line('G-1', 'Gloves'), line('M-1', 'Surgical mask', { is_free: true })])

it('CART-11 the cart offers gifts and lower prices with their reason, and the buyer adds them', async () => {
  const api = fakeApi({
    takeGift: () => ({ cart: taken, message: 'Free gift added to your cart' }),
    updateGuestCart: () => ({ cart: taken, message: '' }),
  })
  show(<GiftOffers cart={cart} />)
  const region = page.getByRole('region', { name: 'With your cart' })
  await expect.element(region.getByText('Free with 2 × Gloves, instead of ₹60.')).toBeVisible()
  await region.getByRole('button', { name: 'Add free Surgical mask' }).click()
  await expect.poll(() => api.calls('takeGift')[0]?.body).toMatchObject({ gift_id: id })
  await region.getByRole('button', { name: 'Add Bandage' }).click()
  await expect
    .poll(() => api.calls('updateGuestCart')[0]?.body)
    .toMatchObject({ type: 'ADD', product: { sku_id: 'B-1', quantity: 1 } })
})

it('CART-11 stand in the cart, which says when a gift is used up by now', async () => {
  await showShop('/cart', {
    readCart: () => ({ cart, message: '' }),
    takeGift: () =>
      refuse('gift_not_offered', 'This gift is not available for your cart any more.'),
  })
  await page.getByRole('button', { name: 'Add free Surgical mask' }).click()
  await expect.element(toast('This gift is not available for your cart any more.')).toBeVisible()
})

it('CART-11 a gift in the cart is labelled, says with what it comes, has no quantity to choose and can be removed', async () => {
  const api = fakeApi({ updateGuestCart: () => ({ cart: cartOf([]), message: '' }) })
  show(
    <ul>
      <CartLine
        pincode="400001"
        line={line('M-1', 'Surgical mask', {
          is_free: true,
          price: 0,
          line_total: 0,
          quantity: 2,
          gift_note: 'Free with 2 × Gloves, instead of ₹60.',
        })}
      />
    </ul>,
  )
  await expect.element(page.getByText('Free gift')).toBeVisible()
  await expect.element(page.getByText('Free with 2 × Gloves, instead of ₹60.')).toBeVisible()
  await expect.element(page.getByText('2 packs')).toBeVisible()
  expect(page.getByRole('spinbutton').elements()).toEqual([])
  await page.getByRole('button', { name: 'Remove the free gift Surgical mask' }).click()
  await expect
    .poll(() => api.calls('updateGuestCart')[0]?.body)
    .toMatchObject({ type: 'DELETE', product: { sku_id: 'M-1' } })
})

it('CART-11 nothing is shown where nothing is offered', () => {
  show(<GiftOffers cart={cartOf([])} />)
  expect(page.getByRole('region').elements()).toEqual([])
})
