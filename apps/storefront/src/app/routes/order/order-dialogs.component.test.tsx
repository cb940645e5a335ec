import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { item, order, parcel } from '../../../testing/orders.ts'
import { showShop } from '../../../testing/show-shop.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const track = (answers: Answers) => showShop('/order/UP-1001/track?key=k1', answers)

describe('cancelling', () => {
  const open = order({
    sub_orders: [
      parcel('p-1', {
        state: 'placed',
        cancel_note: '',
        items: [{ ...item('G-1', 'Nitrile gloves'), can_cancel: 2 }],
      }),
    ],
  })
  const preview = (quantity: number): Answer<'previewCancel'>['cancel'] => ({
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
  })
  const answers: Answers = {
    getOrderStatus: () => ({ order: open }),
    getCancelReasons: () => ({
      reasons: [{ code: 'too_slow', label: 'It arrives too late', needs_note: false }],
    }),
    previewCancel: ({ body }) => ({ cancel: preview(body.items?.[0]?.quantity ?? 0) }),
  }
  const fewer = dialog.getByRole('button', { name: 'One less: Cancel: Nitrile gloves' })
  const more = dialog.getByRole('button', { name: 'One more: Cancel: Nitrile gloves' })

  it('RET-04 lets a customer choose the wallet where the shop offers it, and says that it is never paid out', async () => {
    const shop = await track({
      ...answers,
      previewCancel: ({ body }) => {
        const quantity = body.items?.[0]?.quantity ?? 0
        const words =
          body.refund_way === 'wallet'
            ? { refund_to: `₹${quantity * 500} goes to your wallet.` }
            : {}
        return { cancel: { ...preview(quantity), ...words, to_wallet: quantity * 500 } }
      },
      cancelOrder: () => ({ order: open }),
    })
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    const way = dialog.getByLabelText('Where shall the money go?')
    await expect.element(way).toHaveAccessibleDescription('Banks take 5 to 7 working days.')
    const control = way.element()
    await way.selectOptions('wallet')
    await expect.element(dialog.getByText('₹1000 goes to your wallet.')).toBeVisible()
    await expect.element(way).toHaveAccessibleDescription(/is never paid out/)
    // The same control: it keeps the focus while the new choice is read.
    expect(way.element()).toBe(control)
    await dialog.getByLabelText('Why?').selectOptions('too_slow')
    await dialog.getByRole('button', { name: 'Cancel the whole order' }).click()
    await expect
      .poll(() => shop.calls('cancelOrder').map(({ body }) => body.refund_way))
      .toEqual(['wallet'])
  })

  it('ORDER-03 says what the latest choice gives back, however late the answer to an earlier one', async () => {
    const late = Promise.withResolvers<undefined>()
    const shop = await track({
      ...answers,
      previewCancel: async ({ body }) => {
        const quantity = body.items?.[0]?.quantity ?? 0
        if (quantity === 2) await late.promise
        return { cancel: preview(quantity) }
      },
    })
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    await expect.poll(() => shop.calls('previewCancel').length).toBe(1)
    await fewer.click()
    const words = dialog.getByText('₹500 goes back to where you paid from.')
    await expect.element(words).toBeVisible()
    late.resolve(undefined)
    // The late answer takes a few turns of the event loop to arrive.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done))
    await expect.element(words).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel these items' })).toBeEnabled()
  })

  it('ORDER-03 is the same cancel when it is pressed again, and another one with another choice', async () => {
    const shop = await track({ ...answers, cancelOrder: away })
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    await dialog.getByRole('combobox', { name: 'Why?' }).selectOptions('It arrives too late')
    const press = async () => {
      const before = shop.calls('cancelOrder').length
      await dialog.getByRole('button', { name: /^Cancel (the whole|these)/ }).click()
      await expect.poll(() => shop.calls('cancelOrder').length).toBe(before + 1)
      return shop.calls('cancelOrder')[before]?.body.request_key
    }
    const first = await press()
    expect(await press()).toBe(first)
    await fewer.click()
    await expect.element(dialog.getByRole('button', { name: 'Cancel these items' })).toBeEnabled()
    expect(await press()).not.toBe(first)
  })

  it('RET-01 counts from none to what may still be cancelled, and nothing without a piece', async () => {
    await track(answers)
    await main.getByRole('button', { name: 'Cancel order or items' }).click()
    await expect.element(more).toBeDisabled()
    await fewer.click()
    await fewer.click()
    await expect.element(fewer).toBeDisabled()
    await expect.element(dialog.getByRole('button', { name: 'Cancel these items' })).toBeDisabled()
  })
})

describe('returning', () => {
  const reason = (code: string, label: string) => ({
    code,
    label,
    quantity: 3,
    until: '2026-11-27T10:00:00.000Z',
    needs_photo: false,
  })
  const answers: Answers = {
    getOrderStatus: () => ({
      order: order({ sub_orders: [parcel('p-1', { state: 'delivered' })] }),
    }),
    getReturns: () => ({
      returnable: [
        {
          line: 'l-1',
          title: 'Nitrile gloves',
          seller: 'Cochin Surgicals',
          can_replace: true,
          reasons: [reason('damaged', 'It arrived damaged'), reason('missing', 'Some are missing')],
        },
      ],
      returns: [],
      asks_payout: false,
      wallet_choice: false,
    }),
    requestReturn: () => refuse('not_returnable', 'Only 1 can be returned.'),
  }
  const quantity = dialog.getByRole('textbox', { name: 'Quantity: Return: Nitrile gloves' })
  const send = dialog.getByRole('button', { name: 'Ask for the return' })
  const why = dialog.getByLabelText('What is wrong?')

  it('RET-02 asks for the number again when the reason changes', async () => {
    const shop = await track(answers)
    await main.getByRole('button', { name: 'Return items' }).click()
    await why.selectOptions('damaged')
    await dialog.getByRole('button', { name: 'One more: Return: Nitrile gloves' }).click()
    await expect.element(quantity).toHaveValue('1')
    await why.selectOptions('missing')
    await expect.element(quantity).toHaveValue('0')
    await send.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Choose how many/)
    expect(shop.calls('requestReturn')).toEqual([])
  })

  it('RET-02 is the same return when it is sent again, and another one with another number', async () => {
    const shop = await track(answers)
    await main.getByRole('button', { name: 'Return items' }).click()
    await why.selectOptions('damaged')
    const sendOf = async (pieces: string) => {
      const before = shop.calls('requestReturn').length
      await quantity.fill(pieces)
      await send.click()
      await expect.poll(() => shop.calls('requestReturn').length).toBe(before + 1)
      await expect.element(send).toBeEnabled()
      return shop.calls('requestReturn')[before]?.body.request_key
    }
    const first = await sendOf('2')
    expect(await sendOf('2')).toBe(first)
    expect(await sendOf('1')).not.toBe(first)
  })
})
