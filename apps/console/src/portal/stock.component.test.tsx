import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showPortal } from '../testing/show-portal.tsx'

const lot = {
  id: 5,
  sku: 'KNK-T',
  title: 'Cetzine tablets',
  warehouse: 'Bhiwandi',
  warehouse_id: 1,
  batch: 'CZ1',
  expires_on: '2027-01-31',
  on_hand: 40,
  held: 2,
  to_pack: 3,
  life: 'near' as const,
}
const warehouses = [
  { id: 1, name: 'Bhiwandi' },
  { id: 2, name: 'Butibori' },
]
const stock = () => ({ warehouses, lots: [lot], total: 1, total_is_more: false })
const none = () => ({ ...stock(), lots: [], total: 0 })

describe('the stock of the seller portal', () => {
  it('APP-01 OPS-05 lists batches by warehouse, narrowed by words, life left and warehouse', async () => {
    const portal = showPortal('/seller/stock', { sellerListStock: stock }, { role: 'operations' })
    await expect
      .element(page.getByRole('row', { name: /Cetzine/ }))
      .toMatchTextContent(/batch CZ1 · Bhiwandi.*Near expiry.*40.*2 held.*3 to pack/)
    await page.getByRole('combobox', { name: 'Warehouse' }).selectOptions('2')
    await expect.poll(portal.href).toBe('/seller/stock?warehouse=2')
    await page.getByRole('combobox', { name: 'Life left' }).selectOptions('near')
    await page.getByRole('searchbox', { name: 'Search stock' }).fill('cetz')
    await expect
      .poll(() => portal.calls('sellerListStock').at(-1)?.query)
      .toEqual({ q: 'cetz', life: 'near', warehouse: 2, page: 1, limit: 25 })
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.poll(portal.href).toBe('/seller/stock')
  })

  it('APP-01 has pages, whose number stands in the address', async () => {
    const portal = showPortal('/seller/stock?q=cetz', {
      sellerListStock: () => ({ ...stock(), total: 10_000, total_is_more: true }),
    })
    const pages = page.getByRole('navigation', { name: 'Pages of stock' })
    await pages.getByRole('link', { name: /Next/ }).click()
    await expect.poll(portal.href).toBe('/seller/stock?q=cetz&page=2')
    await expect
      .poll(() => portal.calls('sellerListStock').at(-1)?.query)
      .toMatchObject({ q: 'cetz', page: 2 })
  })

  it('APP-01 says when nothing lies there, and when no batch fits', async () => {
    showPortal('/seller/stock', { sellerListStock: none })
    await expect.element(page.getByText('Nothing in stock')).toBeVisible()
    showPortal('/seller/stock?life=ended', { sellerListStock: none })
    await expect.element(page.getByText('No batch fits')).toBeVisible()
  })

  it('APP-01 offers no choice of warehouse where there is one, and shows none of it to accounts', async () => {
    showPortal('/seller/stock', {
      sellerListStock: () => ({ ...stock(), warehouses: warehouses.slice(0, 1) }),
    })
    await expect.element(page.getByRole('row', { name: /Cetzine/ })).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Warehouse' }).query()).toBeNull()
    const message = 'Your role may not do this. Owner or Operations can.'
    showPortal(
      '/seller/stock',
      { sellerListStock: () => refuse('permission_missing', message) },
      { role: 'accounts' },
    )
    await expect.element(page.getByText(message)).toBeVisible()
  })
})
