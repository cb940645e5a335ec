import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
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

  it('APP-01 OPS-05 is counted with a reason, on the number that was read; a refusal keeps what was typed', async () => {
    const portal = showPortal('/seller/stock', {
      sellerListStock: stock,
      sellerCountStock: ({ body }) =>
        body.counted === 1
          ? refuse('stock_held', '3 pieces are sold and not packed.')
          : { lot: { ...lot, on_hand: body.counted - 3 } },
    })
    await page.getByRole('button', { name: 'Count KNK-T CZ1' }).click()
    const form = page.getByRole('form', { name: /Count KNK-T/ })
    await expect.element(form.getByText(/say 43, of which 3 are sold/)).toBeVisible()
    await form.getByLabelText('Pieces on the shelf').fill('1')
    await form.getByLabelText('Why it differs').selectOptions('damaged')
    await form.getByRole('button', { name: 'Set' }).click()
    await expect.element(form.getByRole('alert')).toMatchTextContent(/3 pieces are sold/)
    await expect.element(form.getByLabelText('Pieces on the shelf')).toHaveValue('1')
    await form.getByLabelText('Pieces on the shelf').fill('38')
    await form.getByRole('button', { name: 'Set' }).click()
    await expect.element(toast(/35 pieces in the books/)).toBeVisible()
    expect(portal.calls('sellerCountStock').at(-1)).toMatchObject({
      params: { id: 5 },
      body: { on_hand: 40, to_pack: 3, counted: 38, reason: 'damaged', note: '' },
    })
    // The list is asked for again.
    await expect.poll(() => portal.calls('sellerListStock').length).toBe(2)
    expect(page.getByRole('button', { name: /^Move/ }).query()).toBeNull()
  })

  it('APP-01 OPS-05 takes goods in by scanner and keyboard, then shows them in the list', async () => {
    const item = {
      sku: 'KNK-T',
      title: 'Cetzine tablets',
      option_label: 'Standard',
      seller: 'Sahyadri',
      batch_needed: true,
      mrp: 50,
      price: 42,
      warehouses,
    }
    const portal = showPortal('/seller/stock', {
      sellerListStock: stock,
      sellerFindStockItem: () => ({ item }),
      sellerReceiveStock: ({ body }) =>
        body.supplier === 'Nobody'
          ? refuse('receipt_invalid', 'These goods can’t be taken in like this.', {
              fields: [{ field: 'lines.0.expires_on', message: 'The batch has expired' }],
            })
          : {
              receipt: {
                id: 9,
                source: body.source,
                reference: body.reference,
                supplier: body.supplier,
                received_on: body.received_on,
                at: '2026-11-24T05:30:00.000Z',
                warehouse: 'Butibori',
                lines: 1,
                pieces: 2,
              },
            },
    })
    await page.getByRole('link', { name: 'Take goods in' }).click()
    await expect.poll(portal.href).toBe('/seller/stock/new')
    await page.getByLabelText('Against').selectOptions('your own note')
    await page.getByLabelText('Number of the invoice or note').fill('N-7')
    await page.getByLabelText('Sent by').fill('Nobody')
    for (let times = 0; times < 2; times++) {
      await page.getByLabelText('Scan or SKU').fill('(01)08901234567890(17)280331(10)CZ1')
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByLabelText('Scan or SKU')).toHaveValue('')
    }
    const row = page.getByRole('listitem', { name: 'KNK-T' })
    await expect.element(row.getByLabelText('Packs')).toHaveValue('2')
    await page.getByLabelText('Warehouse').selectOptions('Butibori')
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect.element(page.getByText('The batch has expired').first()).toBeVisible()
    await page.getByLabelText('Sent by').fill('Cet Labs')
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect.poll(portal.href).toBe('/seller/stock')
    await expect.element(toast('2 pieces are in stock')).toBeVisible()
    const sent = portal.calls('sellerReceiveStock').map(({ body }) => body)
    expect(sent.at(-1)).toMatchObject({
      source: 'seller_note',
      reference: 'N-7',
      supplier: 'Cet Labs',
      warehouse_id: 2,
      lines: [{ sku: 'KNK-T', quantity: 2, batch: 'CZ1', expires_on: '2028-03-31', mrp: null }],
    })
    // A press that is repeated is the same receipt.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })
})
