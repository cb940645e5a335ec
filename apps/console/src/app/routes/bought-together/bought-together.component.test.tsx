import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const counted = {
  group_id: 7,
  with_group_id: 9,
  title: 'Nitrile gloves',
  slug: 'nitrile-gloves',
  with_title: 'Surgical masks',
  with_slug: 'surgical-masks',
  buyers: 12,
  pin: null,
}
const pinned = {
  ...counted,
  with_group_id: 11,
  with_title: 'Sharps container',
  buyers: 0,
  pin: { reason: 'Goes with it', made_by: null, made_at: '2026-11-01T10:00:00.000Z' },
}
const table = page.getByRole('table', { name: 'Products bought together' })

it('CART-10 pairs show their buyers and pins, and are looked at by who may not change them', async () => {
  showConsole(
    '/console/bought-together',
    { staffListTogether: () => ({ pairs: [pinned, counted] }) },
    { role: 'support' },
  )
  await expect.element(table).toMatchTextContent(/Sharps container.*Goes with it.*Pinned/)
  await expect.element(table.getByRole('cell', { name: '12', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Unpin/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Pin a product' }).elements()).toEqual([])
})

it('CART-10 a product is pinned with a reason, and unpinned', async () => {
  const shop = showConsole('/console/bought-together', {
    staffListTogether: () => ({ pairs: [pinned] }),
    staffPinTogether: () => ({ pairs: [pinned] }),
    staffUnpinTogether: () => ({ pairs: [] }),
  })
  await page.getByRole('button', { name: 'Pin a product' }).click()
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^SKU of the product/).fill('GLV-M')
  await field(/^SKU of what/).fill('BIN-5')
  await field(/^Why/).fill('Goes with it')
  await page.getByRole('button', { name: 'Pin it' }).click()
  await expect.element(toast(/Pinned\. The product page/)).toBeVisible()
  expect(shop.calls('staffPinTogether')[0]?.body).toEqual({
    sku: 'GLV-M',
    with_sku: 'BIN-5',
    reason: 'Goes with it',
  })
  await table.getByRole('button', { name: 'Unpin Sharps container from Nitrile gloves' }).click()
  await expect.element(toast(/Unpinned/)).toBeVisible()
  expect(shop.calls('staffUnpinTogether')[0]?.params).toEqual({
    group_id: 7,
    with_group_id: 11,
  })
})
