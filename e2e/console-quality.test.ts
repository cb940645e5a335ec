import { addManyCustomers } from '@upchar/testkit/many-customers'
import { plainPdf } from '@upchar/testkit/uploads'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { buyable, orderByCash } from './buying.ts'
import { openMenu } from './console.ts'
import { desktop, phone, settled, tablet, useBrowser, type Visit } from './browser.ts'
import { sendKyc } from './kyc.ts'
import { problemsAtSizes } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const origin = () => browser.origin()
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
let cookies: Cookies = []
let desk: Visit
let application = ''
let order = ''

const longName =
  'Shri Venkateshwara Super Speciality Institute of Paediatric Ophthalmology and Reconstructive Surgery'

const longPerson = 'Padmanabhaswamy Venkatasubrahmanyam Ramakrishna Iyengar'

async function asAdmin() {
  const visit = await browser.visit()
  await visit.context.addCookies(cookies)
  return visit
}

beforeAll(async () => {
  const admin = await browser.visit()
  await signInStaff(admin.context.request, origin(), await staff.make('admin'))
  cookies = await admin.context.cookies()
  const buyer = await browser.visit()
  await makeCustomer(buyer.context.request, origin(), {
    email: `a-buyer-with-a-very-long-address-${Date.now()}@department-of-ophthalmology.venkateshwara-institute.example`,
  })
  application = await sendKyc(buyer.context.request, origin(), {
    scanOf: (document) => ({
      name: `${document}-${'x'.repeat(60)}.pdf`,
      mimeType: 'application/pdf',
      buffer: plainPdf(),
    }),
    fields: { 'Establishment-Name': longName },
  })
  const guest = await browser.visit()
  const { sku } = await buyable(origin())
  order = (await orderByCash(guest.page, sku, { FullName: longPerson })).order_number
  await addManyCustomers(staff.database(), 60)
  desk = await asAdmin()
})

const screens: [name: string, path: () => string, ready: string][] = [
  ['start', () => '/console', 'Longest waiting'],
  ['set-up', () => '/console/setup', 'Grievance officer'],
  ['orders', () => `/console/orders?q=${order}`, longPerson],
  ['no order', () => '/console/orders?q=nobody-ordered-this', 'No order fits'],
  ['an order', () => `/console/orders/${order}`, 'What happened'],
  ['queue', () => '/console/kyc', longName],
  ['empty queue', () => '/console/kyc?q=nobody-is-called-so', 'No applications match'],
  ['application', () => `/console/kyc/${application}`, 'Decision'],
  ['customers', () => '/console/customers?sort=oldest', 'buyer1@practice1.example'],
  ['customer', () => '/console/customers/many-0000001', 'Profile'],
  ['product types', () => '/console/product-types', 'Built in'],
  ['no product type', () => '/console/product-types?q=nobody-sells-this', 'No product type fits'],
  ['a product type', () => '/console/product-types/nitrile-exam-gloves', 'No changes'],
  ['flags', () => '/console/flags', 'Number of recent buyers'],
  ['buying rules', () => '/console/buying-rules', 'Devices of class C'],
  ['a buying rule', () => '/console/buying-rules?class=DEV_C&of=1', 'Change the rule'],
  ['KYC questions', () => '/console/kyc-questions', 'Medicines step'],
  [
    'a KYC question',
    () => '/console/kyc-questions?of=3&stage=basic&section=devices',
    'Change what is asked',
  ],
  ['price lists', () => '/console/price-lists', 'No price list yet'],
  ['a new price list', () => '/console/price-lists/new', 'What buyers will see'],
  ['ceiling prices', () => '/console/price-ceilings', 'No ceiling price yet'],
  ['the sales report', () => '/console/reports/sales', 'Taxable value by day'],
  ['the dashboard', () => '/console/dashboard', 'Half within by week'],
  ['the KYC report', () => '/console/dashboard/kyc', 'Half within by week'],
  ['costs and margins', () => '/console/costs', 'Record a file'],
  ['lowest prices', () => '/console/price-floors', 'No lowest price yet'],
  ['GST rates', () => '/console/gst-rates', '380894'],
  ['a GST rate', () => '/console/gst-rates/9018', 'See what changes'],
  ['vouchers', () => '/console/vouchers', 'WARD5'],
  ['a voucher', () => '/console/vouchers?voucher=WARD5', 'End this voucher'],
  ['no voucher', () => '/console/vouchers?q=nobody-gives-so-much', 'No vouchers match'],
  ['new voucher', () => '/console/vouchers/new', 'What the buyer will see'],
  ['landing pages', () => '/console/landing-pages', 'Dental'],
  ['landing page', () => '/console/landing-pages/dental', 'Preview'],
  ['audit log', () => '/console/audit', 'Signed in'],
  ['team', () => '/console/team', 'Asha Admin'],
  ['outgoing webhooks', () => '/console/outgoing-webhooks', 'No webhooks yet'],
  ['new webhook', () => '/console/outgoing-webhooks/new', 'What receives it'],
  ['stock report', () => '/console/reports/stock', 'Sold out, and asked for'],
  ['scheduled reports', () => '/console/scheduled-reports', 'No report is scheduled yet'],
  ['schedule a report', () => '/console/scheduled-reports/new', 'Hour in India'],
  ['deliveries', () => '/console/outgoing-webhooks/deliveries', 'Nothing was sent yet'],
  ['API keys', () => '/console/api-keys', 'No API keys yet'],
  ['new API key', () => '/console/api-keys/new', 'Scopes without personal data of buyers'],
  ['own account', () => '/console/account', 'Recovery codes'],
  ['nothing', () => '/console/nowhere', 'There is nothing at this address'],
]

const sizes = [desktop, tablet, phone]

describe('a screen of the console', () => {
  it.each(screens)(
    '%s: no error or refused file, no accessibility violation, nothing sticks out; on a desktop only what is beside the menu scrolls',
    async (_name, path, ready) => {
      // One browser that obeys the console's policy for all screens: its cache has their files.
      const { page, errors } = desk
      await page.goto(path())
      await consoleOpen(page)
      await page
        .getByText(ready)
        .or(page.getByLabel(ready))
        .filter({ visible: true })
        .first()
        .waitFor()
      await settled(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(desktop.height)
      expect(await problemsAtSizes(page, sizes)).toEqual([])
      expect(errors.splice(0)).toEqual([])
    },
  )

  it('the sign-in: no accessibility violation, nothing sticks out', async () => {
    const { page } = await browser.visit({ viewport: desktop, bypassCSP: true })
    await page.goto('/console')
    await page.getByLabel('Work email').waitFor()
    expect(await problemsAtSizes(page, sizes)).toEqual([])
  })
})

describe('the console', () => {
  it('says that a list could not be loaded, and loads it at the second try', async () => {
    const { page } = await asAdmin()
    let broken = true
    await page.route('**/api/staff/customers?**', (route) =>
      broken ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
    )
    await page.goto('/console/customers')
    await page.getByRole('alert').getByText('This list could not be loaded').waitFor()
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: /./ }).first().waitFor()
    await page.getByText(/^1–25 of/).waitFor()
  })

  it('pages through long lists, and redirects an old address to the last page', async () => {
    const { page } = await asAdmin()
    await page.goto('/console/customers?sort=email&business_type=1')
    await page.goto('/console/customers?sort=oldest')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/console/customers?sort=oldest&page=2')
    await page.getByText(/^26–50 of/).waitFor()
    await page.goto('/console/customers?sort=oldest&page=400')
    await page.waitForURL((url) => Number(url.searchParams.get('page')) < 400)
    await page.locator('tbody a').first().waitFor()
  })

  it('doesn’t undo a navigation while a search is still being typed', async () => {
    const { page } = await asAdmin()
    await page.clock.install()
    await page.goto('/console/customers')
    await page.locator('tbody a').first().waitFor()
    await openMenu(page)
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('bu')
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Flags' })
      .click()
    await page.clock.runFor(2000)
    await page.getByRole('heading', { name: 'Flags', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/console/flags')
  })

  it('works with the keyboard alone: menu, dialogs, focus', async () => {
    const { page } = await asAdmin()
    await page.goto('/console')
    await consoleOpen(page)
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      )
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.goto('/console/team')
    await page.getByRole('button', { name: 'Invite a member' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused()).toContain('Invite a member')
    // Navigation scrolls to the top.
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Flags' })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Flags', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await page.title()).toMatch(/^Flags/)
  })
})
