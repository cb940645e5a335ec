import { expect } from 'vitest'
import type { Shop } from './open-shop-desk.ts'

/** Staff without a shell make a product, put it on sale and take it in stock (OPS-04, OPS-05). */
export async function bringByConsole({ desk }: Shop): Promise<void> {
  await desk.goto('/console/products/new')
  const choose = (label: string, value: string) =>
    desk.getByLabel(label, { exact: true }).selectOption(value)
  const type = (label: string | RegExp, text: string) =>
    desk.getByLabel(label, { exact: typeof label === 'string' }).fill(text)
  await type('Title', 'Console gauze swabs, 10 pieces')
  await type(/^Brand/, 'Konkan')
  await type('Product type', 'Gauze of the console')
  await desk.getByLabel(/is a new product type/).check()
  await choose('Class', 'DEV_A')
  await type('Manufacturer', 'Konkan Gloves LLP')
  await type(/^Licence or registration number/, 'MFG/MD/2024/000125')
  await type('SKU', 'KNK-GAUZE')
  await type('Price, rupees', '90')
  await type(/^MRP, rupees/, '80')
  await type('HSN', '30059040')
  await desk.getByRole('button', { name: 'Put on sale' }).click()
  await desk.getByText('The price is above the MRP').first().waitFor()
  await type(/^MRP, rupees/, '120')
  await desk.getByRole('button', { name: 'Put on sale' }).click()
  await desk.waitForURL(/console\/products\/\d+/)
  await desk.getByText('On sale', { exact: true }).first().waitFor()
  await desk.goto('/console/stock/receipts/new')
  await type('Number of the invoice or note', 'INV-77')
  await type('Sent by', 'Konkan Gloves LLP')
  await type('Scan or SKU', 'knk-gauze')
  await desk.getByLabel('Scan or SKU').press('Enter')
  const line = desk.getByRole('listitem', { name: 'KNK-GAUZE' })
  await line.getByLabel('Packs', { exact: true }).fill('25')
  await line.getByLabel('Batch', { exact: true }).fill('GZ1')
  await line.getByLabel('Expires on').fill('2036-03-31')
  await desk.getByRole('button', { name: 'Take in stock' }).click()
  await desk.waitForURL('**/console/stock/receipts')
  await desk.getByRole('row', { name: /INV-77/ }).waitFor()
}

/** A file of two columns is checked first, then changes what it names and nothing else (OPS-04). */
export async function changesAPriceByFile({ desk, query }: Shop): Promise<void> {
  const goods = () =>
    query(
      `select v.sku, o.price_paise::int as price, (select sum(on_hand)::int from lot l where l.offer_id = o.id) as stock
        from variant v join offer o on o.variant_id = v.id where v.sku <> 'KNK-GAUZE' order by 1`,
    )
  const before = await goods()
  await desk.goto('/console/goods/files')
  await desk.getByLabel('Catalogue file').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku,price\nKNK-N95,600\nKNK-G-M,420\n'),
  })
  await desk.getByRole('row', { name: /KNK-N95.*price: from 640 to 600/s }).waitFor()
  expect(await goods()).toEqual(before)
  await desk.getByRole('button', { name: 'Import 1 row' }).click()
  await desk.getByText('Imported', { exact: true }).first().waitFor()
  expect(await goods()).toEqual([
    { sku: 'KNK-G-M', price: 42_000, stock: 249 },
    { sku: 'KNK-N95', price: 60_000, stock: 80 },
  ])
}
