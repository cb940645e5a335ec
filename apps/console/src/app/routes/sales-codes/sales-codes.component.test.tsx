import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const code = {
  id: '0198c0de-0000-7000-8000-000000000001',
  code: 'RAVI10',
  person: 'Ravi Kumar',
  reason: 'Joined the field team',
  orders: 7,
  made_by: null,
  made_at: '2026-11-01T10:00:00.000Z',
  ended_at: null,
}
const table = page.getByRole('table', { name: 'Sales codes' })

it('CART-12 sales codes show their person and orders, and are looked at by who may not change them', async () => {
  showConsole(
    '/console/sales-codes',
    { staffListSalesCodes: () => ({ codes: [code] }) },
    { role: 'support' },
  )
  await expect.element(table).toMatchTextContent(/RAVI10.*Ravi Kumar/)
  await expect.element(table.getByRole('cell', { name: '7', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'New sales code' }).elements()).toEqual([])
})

it('CART-12 a sales code is created, and ended with a reason', async () => {
  const shop = showConsole('/console/sales-codes', {
    staffListSalesCodes: () => ({ codes: [code] }),
    staffMakeSalesCode: () => ({ codes: [code] }),
    staffEndSalesCode: () => ({ codes: [code] }),
  })
  await page.getByRole('button', { name: 'New sales code' }).click()
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Code/).fill('lata 10')
  await field(/^Sales person/).fill('Lata Rao')
  await field(/^Why/).fill('Joined')
  await page.getByRole('button', { name: 'Create the sales code' }).click()
  await expect.element(toast(/LATA10 is created/)).toBeVisible()
  expect(shop.calls('staffMakeSalesCode')[0]?.body).toEqual({
    code: 'LATA10',
    person: 'Lata Rao',
    reason: 'Joined',
  })
  await table.getByRole('button', { name: 'End the sales code RAVI10' }).click()
  const dialog = page.getByRole('dialog', { name: 'End RAVI10?' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Left')
  await dialog.getByRole('button', { name: 'End the sales code' }).click()
  await expect.element(toast(/RAVI10 has ended/)).toBeVisible()
  expect(shop.calls('staffEndSalesCode')[0]?.body).toEqual({ reason: 'Left' })
})
