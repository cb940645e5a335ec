import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { orderRow } from '../../../testing/order-row.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const answers = (part: Answers = {}): Answers => ({
  staffListOrders: () => ({
    orders: [orderRow('UP-1'), orderRow('UP-2'), orderRow('UP-3')],
    newer: null,
    older: null,
  }),
  staffPreviewCancels: ({ body }) => ({
    orders: body.orders.map((id) =>
      id === 'UP-3'
        ? { id, problem: 'The courier has it.', amount: 0, refund: 0, undoes_invoices: false }
        : {
            id,
            problem: null,
            amount: id === 'UP-1' ? 259 : 1_200.5,
            refund: id === 'UP-1' ? 0 : 1_200.5,
            undoes_invoices: id === 'UP-2',
          },
    ),
  }),
  staffCancelOrders: () => ({
    results: [
      { id: 'UP-1', message: null },
      { id: 'UP-2', message: 'The order has changed. Look at the new amount.' },
    ],
  }),
  ...part,
})
const choose = (number: string) => page.getByRole('checkbox', { name: `Choose ${number}` })
const dialog = page.getByRole('dialog', { name: 'Cancel 3 orders' })

describe('cancelling several orders', () => {
  it('OPS-01 RET-01 says of each what it gives back or why it can’t be, asks for a reason, and names what failed', async () => {
    const shop = showConsole('/console/orders', answers())
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
    await page.getByRole('button', { name: 'Cancel chosen orders' }).click()
    await expect.element(dialog.getByText('The courier has it.')).toBeVisible()
    await expect
      .element(dialog)
      .toMatchTextContent(
        /2 orders of ₹1,459\.50 end\. ₹1,200\.50 goes back to where the buyers paid from\. 1 order has a tax invoice, which a credit note undoes\./,
      )
    const press = dialog.getByRole('button', { name: 'Cancel 2 orders' })
    await press.click()
    await expect.element(dialog.getByText(/Say why: choose a reason/)).toBeVisible()
    expect(shop.calls('staffCancelOrders')).toEqual([])
    await dialog.getByLabelText('Reason').selectOptions('not_available')
    await dialog.getByLabelText('Note').fill('Batch recalled')
    await press.click()
    await expect.element(toast(/1 order cancelled\. Each buyer gets a mail/)).toBeVisible()
    expect(shop.calls('staffCancelOrders')[0]?.body).toMatchObject({
      orders: [
        { id: 'UP-1', amount: 259 },
        { id: 'UP-2', amount: 1_200.5 },
      ],
      reason: 'not_available',
      note: 'Batch recalled',
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/UP-2: The order has changed/)
    await expect.element(choose('UP-2')).toBeChecked()
    await expect.element(choose('UP-1')).not.toBeChecked()
  })

  it('OPS-01 a row is chosen by mouse and keys, without opening the order', async () => {
    showConsole('/console/orders', answers())
    await choose('UP-2').click()
    await expect.element(page.getByText('1 order chosen')).toBeVisible()
    choose('UP-1').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('2 orders chosen')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  })

  it('OPS-01 those who may not cancel choose nothing', async () => {
    showConsole('/console/orders', answers(), { role: 'finance' })
    await expect.element(page.getByRole('link', { name: 'UP-1' })).toBeVisible()
    expect(page.getByRole('checkbox', { name: /^Choose/ }).elements()).toEqual([])
  })
})
