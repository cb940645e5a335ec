import { expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { addFromPage, buyable } from './buying.ts'
import { dialog, toast, useConsole } from './console.ts'

const { browser, consoleOf } = useConsole()

let last = Date.now()
/** A unique code. */
const newCode = () => `E2E${(last += 1).toString(36).toUpperCase()}`
const reads = (page: Page) => page.getByRole('region', { name: 'What the buyer sees' })

/** Fills in a voucher. It isn't listed, so that other buyers of this shop don't see it. */
async function fillIn(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('Percent', { exact: true }).fill('5')
  await page.getByRole('checkbox', { name: /^Show it to buyers/ }).uncheck()
  await page.getByLabel('Why', { exact: true }).fill('Agreed with the wards of Pune')
}

async function makeVoucher(page: Page, code: string) {
  await fillIn(page, code)
  await page.getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page, `Create ${code}?`).getByRole('button', { name: 'Create voucher' }).click()
  await toast(page, `${code} is created.`)
  await dialog(page, code).waitFor()
}

async function endVoucher(page: Page, code: string, reason: string) {
  await dialog(page, code).getByRole('button', { name: 'End this voucher' }).click()
  await dialog(page, `End ${code}?`).getByLabel('Why').fill(reason)
  await dialog(page, `End ${code}?`).getByRole('button', { name: 'End the voucher' }).click()
}

type CartAnswer = {
  message: string
  cart: {
    voucher: string | null
    voucher_detail: { discount: number; message: string | null } | null
  }
}
const cartCall = async ({ request }: BrowserContext, path: string): Promise<CartAnswer> =>
  (
    await request.post(`${browser.origin()}/api/cart${path}`, {
      data: { device_source: 'web', pincode: '560001' },
    })
  ).json() as Promise<CartAnswer>

it('CART-09 finance creates a voucher that does what the form promised, ends it with a reason, and both are recorded', async () => {
  const code = newCode()
  const { page } = await consoleOf('finance', '/console/vouchers')
  await page.getByRole('link', { name: 'New voucher' }).first().click()
  await fillIn(page, `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
  await page.getByLabel('Maximum discount, in rupees').fill('1,500')
  await page.getByLabel('Minimum order value').fill('10')
  await page.getByLabel('Department').selectOption({ label: 'Consumables & Disposables' })
  await page.getByLabel('Department').selectOption({ label: 'All departments' })
  await page.getByLabel('Total orders').fill('20')
  await page.getByLabel('Orders per buyer').fill('2')
  await page.getByText('It can cost at most ₹30,000: ₹1,500 for each of 20 orders.').waitFor()
  const promised = await reads(page).innerText()
  expect(promised).toContain(code)
  expect(promised).toContain('5% off, at most ₹1,500')
  await page.getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page).getByText('The terms can’t be changed later.').waitFor()
  await dialog(page).getByRole('button', { name: 'Create voucher' }).click()
  await toast(page, `${code} is created. Buyers can use it at once.`)
  // The API returns the voucher that the form promised.
  await dialog(page, code).waitFor()
  expect(await reads(page).innerText()).toBe(promised)
  await dialog(page, code).getByText('At most 20 altogether').waitFor()
  await dialog(page, code).getByText('Not shown: only who was given the code knows it').waitFor()

  const { page: shop, context } = await browser.visit()
  await addFromPage(
    shop,
    (await buyable(browser.origin(), ({ price_gst: price }) => price >= 20)).slug,
  )
  const applied = await cartCall(context, `/voucher/${code}/validate`)
  expect(applied.cart.voucher_detail?.discount).toBeGreaterThan(0)

  await dialog(page, code).getByRole('button', { name: 'End this voucher' }).click()
  await dialog(page, `End ${code}?`).getByText('It is removed from carts and checkouts').waitFor()
  await dialog(page, `End ${code}?`).getByRole('button', { name: 'End the voucher' }).click()
  await dialog(page, `End ${code}?`).getByText('Enter a reason, for the record').waitFor()
  await dialog(page, `End ${code}?`).getByLabel('Why').fill('The wards have enough')
  await dialog(page, `End ${code}?`).getByRole('button', { name: 'End the voucher' }).click()
  await toast(page, `${code} has ended.`)
  await dialog(page, code)
    .getByText(/Ended \d/)
    .waitFor()
  expect(await dialog(page, code).getByRole('button', { name: 'End this voucher' }).count()).toBe(0)
  const now = await cartCall(context, '/guest')
  expect(now.cart.voucher_detail?.discount ?? 0).toBe(0)
  expect(now.cart.voucher_detail?.message).toContain('ended')

  const { page: admin } = await consoleOf('admin', `/console/vouchers?voucher=${code}`)
  await dialog(admin, code)
    .getByRole('link', { name: 'All entries about it in the audit log' })
    .click()
  await admin
    .getByRole('row')
    .filter({ hasText: 'Made a voucher' })
    .filter({ hasText: `Voucher ${code}` })
    .waitFor()
  await admin.getByRole('button', { name: 'Ended a voucher' }).click()
  await dialog(admin).getByText('The wards have enough').waitFor()
  await dialog(admin).getByRole('link', { name: code, exact: true }).click()
  await dialog(admin, code)
    .getByText(/Ended \d/)
    .waitFor()
})

it('CART-09 an invalid form is refused at its fields, by the page and by the API, and keeps its values', async () => {
  const code = newCode()
  const { page } = await consoleOf('finance', '/console/vouchers/new')
  await page.getByRole('button', { name: 'Create voucher' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Correct these 3 fields' })
  await summary.waitFor()
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: 'Enter a percentage above 0, at most 90' }).press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('voucher-value')
  await makeVoucher(page, code)

  await page.goto('/console/vouchers/new')
  await fillIn(page, code)
  await page.getByLabel('Percent', { exact: true }).fill('91')
  await page.getByRole('button', { name: 'Create voucher' }).click()
  expect(await page.locator('#voucher-value-error').innerText()).toContain('at most 90')
  await page.getByRole('radio', { name: /^An amount/ }).check()
  await page.getByLabel('Rupees', { exact: true }).fill('200')
  await page.getByLabel('Minimum order value').fill('200')
  expect(await page.locator('#voucher-minimum_value-error').innerText()).toContain(
    'Enter more than the discount of ₹200',
  )
  await page.getByLabel('Minimum order value').fill('2000')
  await page.getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page).getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page
    .locator('#voucher-code-error')
    .getByText('There is or was a voucher with this code. Choose another.')
    .waitFor()
  expect(await page.getByLabel('Rupees', { exact: true }).inputValue()).toBe('200')
  // The refusal names the value that was refused.
  await page.getByLabel('Code', { exact: true }).fill(newCode())
  await page.locator('#voucher-code-error').waitFor({ state: 'detached' })
})

it('a voucher paid by a seller names its products and what the invoice shows', async () => {
  const { page } = await consoleOf('finance', '/console/vouchers/new')
  await fillIn(page, newCode())
  await page.getByText('The seller invoices the full amount with GST').first().waitFor()
  const sellers = page.getByLabel('Who pays for it')
  const name = (await sellers.locator('option').nth(1).innerText()).replace(
    ', for its own goods',
    '',
  )
  await sellers.selectOption({ index: 1 })
  await page.getByText('It applies to this seller’s products only.').waitFor()
  await reads(page).getByText(`For products sold by ${name}.`).waitFor()
  await page.getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page).getByText('The seller’s invoice shows the discount').waitFor()
  await dialog(page).getByRole('button', { name: 'Create voucher' }).click()
  await dialog(page, /^E2E/).getByText(name, { exact: true }).waitFor()
})

it('CART-09 tells a late second member that it has ended', async () => {
  const code = newCode()
  const first = await consoleOf('finance', '/console/vouchers/new')
  await makeVoucher(first.page, code)
  const second = await consoleOf('admin', `/console/vouchers?voucher=${code}`)
  await dialog(second.page, code).getByRole('button', { name: 'End this voucher' }).click()
  await endVoucher(first.page, code, 'A mistake')
  await toast(first.page, `${code} has ended.`)
  await dialog(second.page, `End ${code}?`).getByLabel('Why').fill('The same mistake')
  await dialog(second.page, `End ${code}?`).getByRole('button', { name: 'End the voucher' }).click()
  await dialog(second.page, `End ${code}?`).getByText('Someone else has ended it.').waitFor()
  await dialog(second.page, `End ${code}?`).getByRole('button', { name: 'Cancel' }).click()
  await dialog(second.page, code)
    .getByText(/Ended \d/)
    .waitFor()
})

it('a planned voucher is found by words and state, and never starts once it is ended', async () => {
  const code = newCode()
  const { page } = await consoleOf('finance', '/console/vouchers/new')
  await page
    .getByLabel('First day')
    .fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10))
  await makeVoucher(page, code)
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'State' })
    .getByRole('link', { name: /^Planned/ })
    .click()
  await page.getByLabel('Search vouchers').fill(`pune ${code.toLowerCase()}`)
  await page.waitForURL('**/console/vouchers?state=planned&q=*')
  const row = page.getByRole('row').filter({ hasText: code })
  await row.getByText('Planned').filter({ visible: true }).waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  // With the keyboard alone: j moves to the row, Enter opens it, Escape returns to it.
  await page.getByRole('heading', { name: 'Vouchers', level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await dialog(page, code).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(code)
  await page.keyboard.press('Enter')
  await dialog(page, code).getByRole('button', { name: 'End this voucher' }).click()
  await dialog(page, `End ${code}?`).getByText('It will not start.').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, `End ${code}?`).waitFor({ state: 'detached' })
  await endVoucher(page, code, 'Put off')
  await dialog(page, code).getByText('before it began').waitFor()
})

it('a read-only role sees no buttons, and the API refuses changes', async () => {
  const { page, context } = await consoleOf('support', '/console/vouchers?voucher=WARD5')
  await dialog(page, 'WARD5').getByText('Consumables & Disposables').waitFor()
  expect(
    await dialog(page, 'WARD5').getByRole('button', { name: 'End this voucher' }).count(),
  ).toBe(0)
  expect(
    await dialog(page, 'WARD5')
      .getByRole('link', { name: /audit log/ })
      .count(),
  ).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('Only finance and administrators can create and end them.').waitFor()
  expect(await page.getByRole('link', { name: 'New voucher' }).count()).toBe(0)
  await page.goto('/console/vouchers/new')
  await page.getByText('Your role has no access to this page').waitFor()
  await page.getByText('Finance or Administrator can.').waitFor()
  const { vouchers } = (await (
    await context.request.get(`${browser.origin()}/api/staff/vouchers`)
  ).json()) as { vouchers: { id: string }[] }
  const refused = await context.request.post(
    `${browser.origin()}/api/staff/vouchers/${vouchers[0]?.id}/end`,
    { data: { reason: 'For no reason' } },
  )
  expect(refused.status()).toBe(403)
  const { page: reviewer } = await consoleOf('kyc_reviewer', '/console/vouchers')
  await reviewer.getByText('Your role has no access to this page').waitFor()
})
