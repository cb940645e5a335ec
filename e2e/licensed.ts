import type { Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { systemClock } from '@upchar/api/platform/clock'
import { approveKyc } from '@upchar/testkit/kyc'
import type { Database } from '@upchar/api/platform/db/database'
import type { Visit } from './browser.ts'
import { makeScan } from './scans.ts'
import { makeCustomer } from './signing-in.ts'

type Card = {
  slug: string
  title: string
  sku: string
  product_class: string
  moq: number
  price_gst: number
  cold_chain: boolean
  business_category: string
  product_group_id: number
  buying: { state: string }
}

/** A product in stock for professionals only, of a price and kind that may be paid on delivery. */
export async function restricted(origin: string): Promise<Card> {
  const answer = await fetch(`${origin}/api/get-data-json?limit=60&pincode=560001`)
  const { products, stock } = (await answer.json()) as {
    products: Card[]
    stock: Record<string, { state: string }>
  }
  const found = products.find(
    (card) =>
      card.buying.state === 'needs_kyc' &&
      stock[card.product_group_id]?.state === 'in_stock' &&
      card.moq === 1 &&
      card.price_gst > 200 &&
      card.price_gst < 3000 &&
      !card.cold_chain &&
      !['pharmaceutical', 'vaccines', 'refurbished-devices'].includes(card.business_category),
  )
  if (!found) throw new Error('The catalogue has nothing that needs proof of practice')
  return found
}

export const dialog = (page: Page) => page.getByRole('dialog')

/** Uploads a document through its window. */
export async function upload(page: Page, label: string, file = 'scan.png'): Promise<void> {
  await page.getByRole('button', { name: `Add a file: ${label}` }).click()
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makeScan(file))
  await dialog(page).getByText('File uploaded').waitFor()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Fills in a hospital's form. */
export async function fillHospital(page: Page): Promise<void> {
  await page.getByLabel('PAN', { exact: true }).fill('aabcu7421k')
  await page.getByLabel('GST number').fill('27aabcu7421k1z5')
  await page.getByLabel('Kind of document').selectOption('Clinical establishment registration')
  await page.getByLabel('Number on the document').fill('CE/1234')
}

/** Signs a hospital in to this browser without the screens. Returns its email address. */
export async function becomeHospital(
  { context }: Pick<Visit, 'context'>,
  origin: string,
  businessName = 'Sunrise Hospital',
): Promise<string> {
  const email = await makeCustomer(context.request, origin, { bare: true })
  const saved = await context.request.post(`${origin}/api/auth/update-user`, {
    data: {
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '9876543210',
      business_type: 1,
      business_name: businessName,
    },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  return email
}

/** Approves a buyer's step 1. */
export async function approveBasic(
  db: Database,
  email: string,
  licences: Parameters<typeof approveKyc>[2]['licences'] = [],
): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from customer where email = ${email}`,
  )
  await approveKyc({ db, clock: systemClock }, rows[0]?.id ?? '', { stage: 'basic', licences })
}
