import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { away } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { cartOf, line } from '../../../testing/goods.ts'
import { item, order, parcel } from '../../../testing/orders.ts'
import type { Order } from '../../../testing/orders.ts'
import { showShop } from '../../../testing/show-shop.tsx'

const main = page.getByRole('main')
const track = (answers: Answers) => showShop('/order/UP-1001/track?key=k1', answers)

describe('ordering again', () => {
  it('ORDER-07 puts the goods into the cart again, and opens it', async () => {
    const api = await track({
      getOrderStatus: () => ({ order: order() }),
      repeatOrder: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves')]),
        message: '1 product added to your cart.',
        lines: [{ sku_id: 'G-1', title: 'Nitrile gloves', quantity: 2, added: 2, message: null }],
      }),
    })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.poll(api.href).toBe('/cart')
    expect(api.calls('repeatOrder').map(({ body }) => [body.id, body.key])).toEqual([['o-1', 'k1']])
  })

  it('ORDER-07 names what could not be added in full before it leads to the cart', async () => {
    await track({
      getOrderStatus: () => ({ order: order() }),
      repeatOrder: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves')]),
        message: '1 product added to your cart. 1 product could not be added in full.',
        lines: [
          {
            sku_id: 'G-1',
            title: 'Nitrile gloves',
            quantity: 4,
            added: 3,
            message: 'Only 3 left in your location.',
          },
          { sku_id: 'M-1', title: 'Masks', quantity: 1, added: 1, message: null },
        ],
      }),
    })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.element(main.getByText(/1 product could not be added in full/)).toBeVisible()
    await expect
      .element(main.getByText('3 of 4 added. Only 3 left in your location.'))
      .toBeVisible()
    expect(main.getByText('Masks').elements()).toEqual([])
    await expect
      .element(main.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart')
  })

  it('ORDER-07 says why nothing could be added, and lets the buyer try again', async () => {
    await track({ getOrderStatus: () => ({ order: order() }), repeatOrder: away })
    await main.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(/\w+ \w+/)
    await expect.element(main.getByRole('button', { name: 'Add all to my cart' })).toBeEnabled()
  })
})

describe('cancelling', () => {
  it('ORDER-03 RET-01 RET-04 cancels some packs with a reason, having said what comes back, and shows how far the refund is', async () => {
    const refund: Order['refunds'][number] = {
      amount: 500,
      message: 'You paid for goods that are cancelled.',
      state: 'done',
      to_wallet: false,
      since: '2026-11-21T10:00:00.000Z',
      account_href: '',
      reference: 'ARN123',
    }
    const open = (cancelled: number): Order =>
      order({
        total_now: 1000 - cancelled * 500,
        sub_orders: [
          parcel('p-1', {
            state: 'placed',
            cancel_note: '',
            // The other one is packed meanwhile.
            items: [
              { ...item('G-1', 'Nitrile gloves'), cancelled, can_cancel: cancelled === 0 ? 2 : 0 },
            ],
          }),
        ],
        refunds: cancelled === 0 ? [] : [refund],
      })
    let cancelled = 0
    const shop = await track({
      getOrderStatus: () => ({ order: open(cancelled) }),
      getCancelReasons: () => ({
        reasons: [{ code: 'too_slow', label: 'It arrives too late', needs_note: false }],
      }),
      previewCancel: ({ body }) => {
        const quantity = body.items?.[0]?.quantity ?? 0
        return {
          cancel: {
            lines: [],
            charges: [],
            amount: quantity * 500,
            total_after: 1000 - quantity * 500,
            refund: quantity * 500,
            refund_to: `₹${quantity * 500} goes back to where you paid from.`,
            to_wallet: 0,
            due_after: null,
            whole: quantity === 2,
            undoes_invoices: false,
          },
        }
      },
      cancelOrder: () => {
        cancelled = 1
        return { order: open(1) }
      },
    })
    await expect.element(main.getByText('Includes GST')).toBeVisible()
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order or items' })
    await expect
      .element(dialog.getByRole('button', { name: 'Cancel the whole order' }))
      .toBeEnabled()
    await dialog.getByRole('button', { name: 'One less: Cancel: Nitrile gloves' }).click()
    await expect.element(dialog.getByText('₹500 goes back to where you paid from.')).toBeVisible()
    const press = dialog.getByRole('button', { name: 'Cancel these items' })
    await press.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose a reason')
    await dialog.getByRole('combobox', { name: 'Why?' }).selectOptions('It arrives too late')
    await press.click()
    const done = page.getByRole('dialog', { name: 'Cancelled' })
    await expect.element(done.getByText(/We have sent you an email/)).toBeVisible()
    // The GST of the whole order isn't in what is left of it.
    expect(main.getByText('Includes GST').query()).toBeNull()
    expect(shop.calls('cancelOrder')[0]?.body).toMatchObject({
      id: 'o-1',
      key: 'k1',
      items: [{ line: 'line-G-1', quantity: 1 }],
      reason: 'too_slow',
      amount: 500,
    })
    await done.getByRole('button', { name: 'Close', exact: true }).first().click()
    // The button that opened it is gone, and the keyboard goes on where it was.
    await expect
      .element(main.getByRole('button', { name: 'Cancel order or items' }))
      .not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.tagName).toBe('DIV')
    await expect.element(main.getByText('1 of 2 cancelled')).toBeVisible()
    await expect.element(main.getByText(/bank reference/)).toMatchTextContent(/ARN123/)
  })
})
