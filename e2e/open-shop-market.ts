import { expect } from 'vitest'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import type { Shop } from './open-shop-desk.ts'

const gstin = '32AABCK1234M1Z'
const masks = '/api/products/three-ply-masks-box-of-50-knk-mask?pincode=400001'

/** The seller says that it needs days before it hands the goods over: buyers read so, until staff set it back (UI-16). */
async function dispatchesLater({ desk, shopText }: Pick<Shop, 'desk' | 'shopText'>): Promise<void> {
  const later = async () => (await shopText(masks)).includes('"dispatch_days":2')
  const set = async (days: string) => {
    await desk.goto('/console/products?q=KNK-MASK')
    await desk.getByRole('link', { name: /Three-ply masks/ }).click()
    await desk.getByRole('button', { name: 'Change KCH-MASK' }).click()
    const offer = desk.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Dispatched within, working days').fill(days)
    await offer.getByRole('button', { name: 'Save the offer' }).click()
    await offer.waitFor({ state: 'detached' })
  }
  expect(await later()).toBe(false)
  await set('2')
  await expect.poll(later).toBe(true)
  await set('0')
  await expect.poll(later).toBe(false)
}

/** A second seller is set up, sells an article of the first at a price of its own, and stops again (OPS-04, OPS-09). */
export async function sellsBesideAnother({ desk, shopText, query }: Shop): Promise<void> {
  await desk.goto('/console/setup')
  await desk.getByRole('button', { name: 'Add a seller' }).click()
  const form = desk.getByRole('form', { name: 'New seller' })
  for (const [label, value] of [
    ['Legal name', 'Kochi Surgical Private Limited'],
    ['Name that buyers know', 'Kochi Surgical'],
    ['GSTIN', gstin + gstinCheckCharacter(gstin)],
    ['Invoice prefix', 'KCH'],
    ['House, street and area', '12 Broadway'],
    ['City', 'Kochi'],
    ['Pincode', '682001'],
    ['Email', 'sales@kochi-surgical.example'],
    ['Phone', '9812345678'],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Add the seller' }).click()
  await desk.getByRole('button', { name: 'Add a licence Kochi Surgical' }).click()
  await desk.getByLabel('Licence', { exact: true }).selectOption('MD-42')
  await desk.getByLabel('Number').fill('KL-MD42-0001')
  await desk.getByRole('button', { name: 'Save the licence' }).click()
  await desk.getByText('KL-MD42-0001', { exact: true }).first().waitFor()
  await desk.getByRole('button', { name: 'Add a warehouse Kochi Surgical' }).click()
  await desk.getByRole('textbox', { name: 'Name' }).fill('Kalamassery')
  await desk.getByRole('button', { name: 'Add the warehouse' }).click()
  await desk.getByText(/682001, same day before 15:00/).waitFor()

  await desk.goto('/console/products?q=KNK-MASK')
  await desk.getByRole('link', { name: /Three-ply masks/ }).click()
  await desk.getByRole('button', { name: 'Add an offer' }).click()
  const offer = desk.getByRole('form', { name: 'Offer' })
  await offer.getByLabel('Seller', { exact: true }).selectOption('Kochi Surgical')
  await offer.getByLabel('Seller’s SKU').fill('KCH-MASK')
  await offer.getByLabel('Price, rupees').fill('140')
  await offer.getByRole('button', { name: 'Save the offer' }).click()
  await desk.getByRole('button', { name: 'Change KCH-MASK' }).waitFor()
  const beside = () =>
    shopText(masks).then((text) => /"other_offers":\[\{"sku":"([^"]+)"/.exec(text)?.[1])
  expect(await beside()).toBeUndefined()

  await desk.goto('/console/stock/receipts/new')
  await desk.getByLabel('Number of the invoice or note').fill('KCH/1')
  await desk.getByLabel('Sent by').fill('Kochi Surgical')
  await desk.getByLabel('Scan or SKU').fill('kch-mask')
  await desk.getByLabel('Scan or SKU').press('Enter')
  await desk
    .getByRole('listitem', { name: 'KCH-MASK' })
    .getByLabel('Packs', { exact: true })
    .fill('30')
  await desk.getByRole('button', { name: 'Take in stock' }).click()
  await desk.waitForURL('**/console/stock/receipts')
  // At 140 rupees it is the better one now, and the first seller's stands beside it.
  await expect.poll(beside).toBe('KNK-MASK')
  await expect.poll(() => shopText(masks)).toContain('"variants":[{"sku":"KCH-MASK"')
  await dispatchesLater({ desk, shopText })

  await desk.goto('/console/products?q=KNK-MASK')
  await desk.getByRole('link', { name: /Three-ply masks/ }).click()
  await desk.getByRole('button', { name: 'Change KCH-MASK' }).click()
  await offer.getByRole('checkbox', { name: 'On sale' }).uncheck()
  await offer.getByRole('button', { name: 'Save the offer' }).click()
  await expect.poll(beside).toBeUndefined()
  await expect.poll(() => shopText(masks)).toContain('"variants":[{"sku":"KNK-MASK"')
  expect(
    await query(
      `select seller_sku as sku, active from offer o where seller_sku like '%-MASK' order by 1`,
    ),
  ).toEqual([
    { sku: 'KCH-MASK', active: false },
    { sku: 'KNK-MASK', active: true },
  ])
}

/** What buyers are promised and may pay in cash follows what staff set, and is set back (UI-16, CHECKOUT-05). */
export async function setsWhatIsPromised({ desk, shopText, query }: Shop): Promise<void> {
  const promised = async () =>
    /"delivery":\{"from":"([^"]+)"/.exec(await shopText(masks))?.[1] ?? 'not delivered'
  await desk.goto('/console/setup')
  const distances = desk.getByRole('textbox', { name: /^Distances/ })
  const set = async (lines?: string) => {
    await desk.getByRole('button', { name: 'Change the delivery days' }).click()
    const before = await distances.inputValue()
    if (lines !== undefined) await distances.fill(lines)
    await desk.getByRole('button', { name: 'Save the delivery days' }).click()
    await distances.waitFor({ state: 'detached' })
    return before
  }
  const [usual, first] = [await promised(), await set('4500 20 30')]
  await expect.poll(promised).not.toBe(usual)
  await set(first)
  await expect.poll(promised).toBe(usual)
  await desk.getByRole('button', { name: 'Change cash on delivery' }).click()
  const most = desk.getByRole('textbox', { name: /^Orders up to/ })
  await most.fill('200000')
  const save = desk.getByRole('button', { name: 'Save cash on delivery' })
  await save.click()
  await desk.getByText('Cash must stay below ₹2,00,000').first().waitFor()
  await most.fill('20000')
  await save.click()
  await most.waitFor({ state: 'detached' })
  expect(
    await query(`select max_total_paise::int as most from cod_rule where valid_to is null`),
  ).toEqual([{ most: 2_000_000 }])
}

/** The sales of the day before come by mail, with a link and without a buyer, until staff end it (OPS-08). */
export async function mailsAReport(
  { desk, query }: Shop,
  mailed: () => string,
  buyer: readonly string[],
): Promise<void> {
  await desk.goto('/console/scheduled-reports/new')
  await desk.getByRole('checkbox', { name: /Meera Kulkarni/ }).check()
  await desk.getByRole('button', { name: 'Schedule the report' }).click()
  await desk.getByRole('heading', { name: 'Sales report', level: 1 }).waitFor()
  const before = mailed().length
  // Its hour comes at once, and the job that looks each ten minutes too.
  await query(`update report_schedule set next_at = next_at - interval '1 day'`)
  await query(`select graphile_worker.add_job('queue-reports')`)
  await expect.poll(() => mailed().slice(before), { timeout: 30_000 }).toContain('Sales report')
  for (const words of buyer) expect(mailed().slice(before)).not.toContain(words)
  await desk.reload()
  await desk.getByRole('button', { name: 'End', exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Why/).fill('Nobody reads it')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect.poll(() => query('select state from report_schedule')).toEqual([{ state: 'ended' }])
}
