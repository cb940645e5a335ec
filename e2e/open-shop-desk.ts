import type { Page } from 'playwright-core'
import type pg from 'pg'
import { expect } from 'vitest'
import { addDays, istDate } from '@upchar/kernel/dates'
import { plainPdf } from '@upchar/testkit/uploads'
import { guest } from './buying.ts'

/** What the steps of an operator's day need of the journey. */
export type Shop = {
  desk: Page
  /** The shop's page at a path, as a visitor reads it. */
  shopText(path: string): Promise<string>
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]>
}

const found = (shop: Shop, path: string, words: string) =>
  expect.poll(async () => (await shop.shopText(path)).includes(words), { timeout: 20_000 })

const foreign = `Item code;Name of goods;Make;Group;Manufacturer;Country;Lic no;Rate;GST;HSN code;Qty
KNK-MASK;Three-ply masks, box of 50;Konkan;Face masks;Konkan Gloves LLP;India;MFG/MD/2024/000130;150;5;63079090;70
`

/** A distributor's file is read once its headings are settled, imported, undone and imported again (OPS-04). */
export async function undoesAnImport(shop: Shop): Promise<void> {
  const { desk } = shop
  const upload = async (name: string) => {
    await desk.goto('/console/goods/files')
    await desk
      .getByLabel('Catalogue file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(foreign) })
  }
  const imports = async () => {
    await desk.getByRole('button', { name: 'Import 1 row' }).click()
    await desk.getByText('Imported', { exact: true }).first().waitFor()
    await found(shop, '/products?search=masks', 'Three-ply masks').toBe(true)
  }
  await upload('distributor.csv')
  for (const [heading, column] of [
    ['Name of goods', 'title'],
    ['Group', 'category'],
    ['Lic no', 'licence'],
    ['Rate', 'price'],
  ] as const)
    await desk.getByRole('combobox', { name: heading, exact: true }).selectOption(column)
  await desk.getByRole('button', { name: 'Check with these columns' }).click()
  await imports()
  await desk.getByRole('link', { name: 'See what an undo would do' }).click()
  await desk.getByRole('button', { name: 'Undo the import' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Undo 1 row' }).click()
  await desk.getByText('Undone', { exact: true }).first().waitFor()
  await found(shop, '/products?search=masks', 'Three-ply masks').toBe(false)
  // What the headings mean is remembered.
  await upload('again.csv')
  await imports()
}

/** What the own rider charges is known before the parcel is given to him, by his rate card (OPS-02). */
async function weighsByTheRateCard(desk: Page, number: string): Promise<void> {
  await desk.goto('/console/courier-rates')
  await desk.getByRole('button', { name: 'New line' }).click()
  for (const [name, value] of [
    [/^Courier(?!s)/, 'Own rider'],
    [/^Up to grams/, '2000'],
    [/^Rupees/, '45.50'],
    [/^Why/, 'What he asked'],
  ] as const)
    await desk.getByLabel(name).fill(value)
  await desk.getByRole('button', { name: 'Save the line' }).click()
  await desk.getByText('₹45.50').first().waitFor()
  await desk.goto('/console/dispatch?stage=packed')
  await desk.getByRole('button', { name: `Weigh the parcel of ${number}` }).click()
  const box = desk.getByRole('form', { name: `Weight and size of ${number}` })
  for (const [name, value] of [
    ['Weight in kg', '1.2'],
    ['Length in cm', '30'],
    ['Width in cm', '20'],
    ['Height in cm', '12'],
  ] as const)
    await box.getByLabel(name).fill(value)
  await box.getByRole('button', { name: 'Save weight and size' }).click()
  await box.waitFor({ state: 'detached' })
}

/** Staff pack an order's parcel, give it to their own rider and deliver it: without an aggregator, too (OPS-02). */
export async function delivers({ desk }: Shop, number: string): Promise<void> {
  const setState = async (state: string, shown: string) => {
    await desk.getByRole('button', { name: 'Set the state' }).click()
    const form = desk.getByRole('form', { name: 'What happened to the parcel' })
    await form.getByLabel('State').selectOption(state)
    await form.getByRole('button', { name: 'Save the state' }).click()
    await form.waitFor({ state: 'detached' })
    await desk.getByText(shown, { exact: true }).first().waitFor()
  }
  await desk.goto(`/console/orders/${number}`)
  await setState('packed', 'Packed')
  await weighsByTheRateCard(desk, number)
  await desk.goto(`/console/orders/${number}`)
  await desk.getByRole('button', { name: 'Enter courier and AWB' }).click()
  const courier = desk.getByRole('form', { name: 'Courier and AWB' })
  await courier.getByLabel('Courier', { exact: true }).fill('Own rider')
  await courier.getByLabel(/^AWB/).fill('KNK12345')
  await courier.getByRole('button', { name: 'Save courier and AWB' }).click()
  await courier.waitFor({ state: 'detached' })
  await desk.getByText('Costs ₹45.50 by the rate card').waitFor()
  await setState('delivered', 'Delivered')
}

/** The signed challan is kept, and the reports count the parcel and its document (ORDER-06, OPS-07, OPS-08). */
export async function provesAndReports({ desk }: Shop, number: string): Promise<void> {
  await desk.goto(`/console/orders/${number}`)
  await desk
    .getByLabel('Proof of delivery of parcel')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: plainPdf() })
  await desk.getByRole('link', { name: 'signed.pdf' }).waitFor()
  const today = istDate(new Date())
  await desk.goto(`/console/reports/service?from=${today}&to=${addDays(today, 20)}`)
  await desk.getByRole('row', { name: /^Parcels in time 100% of 1 / }).waitFor()
  await desk.goto(`/console/tax-returns?month=${today.slice(0, 7)}`)
  await desk
    .getByRole('link', { name: /^GSTR-1 of/ })
    .first()
    .click()
  await desk
    .getByRole('table', { name: 'Documents issued (table 13)' })
    .getByText('Invoices')
    .first()
    .waitFor()
  expect(await desk.getByText(/No document has the number/).count()).toBe(0)
}

/** A recall stops what is sold; one that was a mistake is withdrawn (OPS-05). */
export async function recallsAndWithdraws(shop: Shop, buyer: Page): Promise<void> {
  const { desk, query } = shop
  // The warehouses that listings and product pages promise the goods from.
  const onSale = async () =>
    (
      await query<{ many: number }>(
        `select cardinality(warehouse_ids) as many from product_read where slug like '%gauze-swabs%'`,
      )
    ).map(({ many }) => many > 0)
  expect(await onSale()).toEqual([true])
  await desk.goto('/console/recalls/new')
  await desk.getByLabel('SKU').fill('knk-gauze')
  await desk.getByLabel('Batch').fill('gz1')
  await desk.getByRole('button', { name: 'Find the goods' }).click()
  await desk.getByText('25 came in · 24 on the shelf').waitFor()
  await desk.getByLabel('Class').selectOption({ index: 2 })
  await desk.getByLabel('Ordered by').selectOption({ index: 1 })
  await desk.getByLabel('Reference').fill('Letter 12/2026')
  await desk.getByLabel('What is wrong').fill('Seal leaks')
  await desk.getByRole('button', { name: 'Begin the recall' }).click()
  await desk.waitForURL(/console\/recalls\/\d+/)
  await desk.getByText('0 on the shelf · 24 in quarantine').waitFor()
  await expect.poll(onSale).toEqual([false])
  await tellsTheBuyer(shop, buyer)
  await desk.getByRole('button', { name: 'Withdraw' }).click()
  await desk.getByLabel('Why').fill('The letter names another batch')
  await desk.getByRole('button', { name: 'Withdraw it' }).click()
  await desk.getByText('The letter names another batch').waitFor()
  // The text stands in the form as well, before the answer.
  await expect.poll(() => query('select * from recalled_goods')).toEqual([])
}

/** The buyer of recalled goods gets one mail, presses on the order's page that they have read it, and staff see it (OPS-05). */
async function tellsTheBuyer({ desk, query }: Shop, buyer: Page): Promise<void> {
  const mails = () =>
    query(
      `select subject from mail_message where to_address = '${guest.email}' and subject like 'Recall%'`,
    )
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
  await buyer.goto(buyer.url().replace('/confirmed', '/track'))
  await buyer.getByRole('button', { name: 'I have read this' }).click()
  await buyer.getByText(/Confirmed as read/).waitFor()
  await desk.goto(`${desk.url()}?show=acknowledged`)
  await desk.getByRole('cell', { name: guest.name }).waitFor()
  expect(await mails()).toHaveLength(1)
}

/** Refunds to the wallet are off until a lawyer is named, and can be switched off again (RET-04). */
export async function clearsWalletRefunds({ desk }: Shop): Promise<void> {
  await desk.goto('/console/wallets')
  const set = async (allowed: 'yes' | 'no', lawyer: string, note: RegExp) => {
    await desk.getByRole('button', { name: 'Change refunds to the wallet' }).click()
    await desk.getByLabel('May buyers choose the wallet?').selectOption(allowed)
    if (lawyer !== '') await desk.getByLabel('Cleared by').fill(lawyer)
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText(note).waitFor()
  }
  await set('yes', 'Asha Rao, Rao & Shah', /Cleared by Asha Rao, Rao & Shah/)
  await set('no', '', /Off: money goes back to where it was paid from/)
}

/** A seller is suspended at once; the only administrator lifts it a day later (OPS-06). */
export async function suspendsAndLifts(shop: Shop, path: string): Promise<void> {
  const { desk, query } = shop
  const words = 'we have stopped the sales of this seller'
  const press = async (button: string, reason: string) => {
    await desk.getByRole('dialog').getByLabel('Why').fill(reason)
    await desk.getByRole('dialog').getByRole('button', { name: button }).click()
  }
  await desk.goto('/console/sellers')
  await desk.getByRole('button', { name: /^Suspend / }).click()
  await press('Suspend the seller', 'Licence under review')
  await desk.getByText(/Nobody else can lift it/).waitFor()
  await found(shop, path, words).toBe(true)
  await desk.getByRole('button', { name: /^Lift the suspension/ }).click()
  await press('Lift the suspension', 'Licence renewed')
  await desk.getByText(/You can from/).waitFor()
  await query(`update seller_suspension set suspended_at = suspended_at - interval '1 day'`)
  await press('Lift the suspension', 'Licence renewed')
  await desk.getByText('Sells', { exact: true }).waitFor()
  await found(shop, path, words).toBe(false)
}

/** Staff write an answer that buyers read, and a price below the lowest waits for a second person (OPS-04). */
export async function answersAndAsks(shop: Shop): Promise<void> {
  const { desk } = shop
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click()
  const type = (name: string | RegExp, text: string) =>
    desk.getByRole('textbox', { name, exact: true }).fill(text)
  await desk.goto('/console/content?kind=question')
  await press('New question')
  await type('Question', 'Do you deliver on Sundays?')
  await press('Write it')
  await desk.waitForURL(/\/do-you-deliver-on-sundays\?/)
  await type('Heading', 'Delivery')
  await type('Words', 'No, on Mondays.')
  await press('Save draft')
  await press('Publish')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await found(shop, '/faq', 'Do you deliver on Sundays?').toBe(true)
  await desk.goto('/console/price-floors')
  for (const [open, save, rupees] of [
    ['Set a lowest price', 'Save the lowest price', '550'],
    ['Ask for a lower price', 'Ask for the price', '500'],
  ] as const) {
    await press(open)
    await type('SKU', 'KNK-N95')
    await type(/^Rupees/, rupees)
    await type('Why', 'The maker says so')
    await press(save)
    await desk.getByRole('button', { name: save }).waitFor({ state: 'detached' })
  }
  await desk.goto('/console')
  await desk.getByRole('link', { name: /^Lower prices asked for\s*1/ }).waitFor()
}
