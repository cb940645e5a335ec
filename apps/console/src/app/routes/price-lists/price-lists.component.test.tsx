import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Answer<'staffListPriceLists'>['lists'][number]
const listOf = (part: Partial<List> = {}): List => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Hospitals of Pune',
  business_types: [1, 15],
  valid_from: '2026-11-01T18:30:00.000Z',
  valid_to: null,
  state: 'running',
  goods: 2,
  reason: 'Agreed with the sellers',
  made_by: null,
  made_at: '2026-11-01T10:00:00.000Z',
  ...part,
})
const types = [
  { id: 1, name: 'Hospital' },
  { id: 15, name: 'Independent lab or physician' },
]
const lists = (...all: List[]): Answers => ({
  staffListPriceLists: () => ({ lists: all, types, revision: 'r1' }),
})
const table = page.getByRole('table', { name: 'Price lists' })
const row = { title: 'Gloves', option_label: 'M', list_price: 105, mrp: 150, problem: null }

describe('OPS-04 price lists', () => {
  it('OPS-04 show name, buyers and time, and are looked at by who may not change them', async () => {
    showConsole('/console/price-lists', lists(listOf()), { role: 'support' })
    await expect.element(table).toMatchTextContent(/Hospitals of Pune/)
    await expect
      .element(table)
      .toMatchTextContent(/Hospital, Independent lab or physician · 2 products/)
    expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
    expect(page.getByRole('link', { name: 'New price list' }).elements()).toEqual([])
  })

  it('OPS-04 end with a reason, after saying what it does to buyers', async () => {
    const shop = showConsole('/console/price-lists', {
      ...lists(listOf()),
      staffEndPriceList: () => ({ list: listOf({ state: 'over' }) }),
    })
    await table.getByRole('button', { name: 'End Hospitals of Pune' }).click()
    const dialog = page.getByRole('dialog', { name: 'End this price list?' })
    await expect.element(dialog.getByText(/buyers confirm the new total/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Not agreed any more')
    await dialog.getByRole('button', { name: 'End the list' }).click()
    await expect.element(toast(/has ended/)).toBeVisible()
    expect(shop.calls('staffEndPriceList')[0]?.body).toEqual({ reason: 'Not agreed any more' })
  })

  it('OPS-04 are pasted, previewed with what is wrong by row, and set', async () => {
    const refused = 'MASK: Enter at most the MRP of ₹150'
    let tries = 0
    const shop = showConsole('/console/price-lists/new', {
      ...lists(),
      staffPreviewPriceList: () => ({
        words: ['Price for hospitals'],
        rows: [
          { ...row, sku: 'GLV-M', price: 84.5 },
          { ...row, sku: 'MASK', price: 200, problem: 'Enter at most the MRP of ₹150' },
        ],
      }),
      staffSetPriceList: () =>
        tries++ === 0
          ? refuse('price_list_invalid', refused, {
              fields: [{ field: 'rows.1.price', message: refused }],
            })
          : { list: listOf() },
    })
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Hospitals of Pune')
    const prices = page.getByRole('textbox', { name: 'SKU and price, one product a line' })
    await prices.fill('GLV-M, 84.50\nMASK')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect.element(page.getByText('Choose at least one business type').first()).toBeVisible()
    await expect
      .element(page.getByText('Line 2: Write the SKU, a comma and the price').first())
      .toBeVisible()
    expect(shop.names()).not.toContain('staffPreviewPriceList')
    await page.getByRole('checkbox', { name: 'Hospital' }).click()
    await prices.fill('SKU\tPrice\nGLV-M\t84.50\nMASK\t200')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect.element(page.getByText(/“Price for hospitals”/)).toBeVisible()
    await expect.element(page.getByText(/1 row can’t stand/)).toBeVisible()
    const preview = page.getByRole('table', { name: 'Prices of the list' })
    await expect.element(preview).toMatchTextContent(/MASK.*Enter at most the MRP of ₹150/)
    await page.getByRole('textbox', { name: 'Why' }).fill('Agreed with the sellers')
    const submit = page.getByRole('button', { name: 'Set the price list' })
    await submit.click()
    await expect.element(page.getByText(refused).first()).toBeVisible()
    await prices.fill('GLV-M, 84.50')
    await submit.click()
    await expect.poll(shop.href).toBe('/console/price-lists')
    expect(shop.calls('staffSetPriceList')[1]?.body).toMatchObject({
      name: 'Hospitals of Pune',
      business_types: [1],
      rows: [{ sku: 'GLV-M', price: 84.5 }],
      last_day: null,
      seen_revision: 'r1',
      reason: 'Agreed with the sellers',
    })
  })

  it('OPS-04 are changed from what stands', async () => {
    const known = listOf()
    const shop = showConsole(`/console/price-lists/new?from=${known.id}`, {
      ...lists(known),
      staffGetPriceList: () => ({
        list: known,
        rows: [{ ...row, sku: 'GLV-M', price: 84.5 }],
        revision: 'r2',
      }),
      staffSetPriceList: () => ({ list: known }),
    })
    const prices = page.getByRole('textbox', { name: 'SKU and price, one product a line' })
    await expect.element(prices).toHaveValue('GLV-M, 84.5')
    await prices.fill('GLV-M, 80')
    await page.getByRole('textbox', { name: 'Why' }).fill('Lower since today')
    await page.getByRole('button', { name: 'Set the price list' }).click()
    await expect.poll(shop.href).toBe('/console/price-lists')
    expect(shop.calls('staffSetPriceList')[0]?.body).toMatchObject({
      name: 'Hospitals of Pune',
      business_types: [1, 15],
      rows: [{ sku: 'GLV-M', price: 80 }],
      seen_revision: 'r2',
    })
  })
})
