import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser, type Visit } from './browser.ts'
import { open } from './buying.ts'
import { accessibilityProblems, sticksOut } from './page-quality.ts'
import { makeCustomer } from './signing-in.ts'

const browser = useBrowser()

type Options = NonNullable<Parameters<typeof browser.visit>[0]>
/** A new buyer who is signed in, before any page is opened. */
async function buyer(options: Options = {}): Promise<Visit> {
  const visit = await browser.visit(options)
  await makeCustomer(visit.context.request, browser.origin())
  return visit
}

const ward = {
  billingName: 'Asha',
  billingLastName: 'Rao',
  buildingName: 'Ward 7',
  streetName: 'Queens Road',
  landmark: '',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
}
async function keep(
  { context }: Visit,
  changes: Partial<Record<keyof typeof ward, string>> & {
    is_default_shipping?: boolean
    gstin?: string
    businessName?: string
  } = {},
): Promise<void> {
  const answer = await context.request.post(
    `${browser.origin()}/api/my-addresses/edit?action=add`,
    { data: { ...ward, ...changes } },
  )
  expect(answer.status(), await answer.text()).toBe(200)
}

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem')
const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)

/** Fills in what a new address needs; name and phone come from the profile. */
async function fill(page: Page, pincode = '560 001', building = '12 Rose Clinic'): Promise<void> {
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode)
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('')
  await page.getByLabel('House, building or shop number').fill(building)
  await page.getByLabel('Street and area').fill('MG Road')
}

describe.each([
  ['390 px', phone],
  ['1440 px', desktop],
])('addresses at %s', (_, viewport) => {
  it('ROUTE-16 UI-07 ADDR-01 ADDR-02 ADDR-03 are added, changed, made a default and deleted', async () => {
    const { page, errors } = await buyer({ viewport })
    await open(page, '/account/address')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await page.getByRole('link', { name: 'Add address' }).click()
    await dialog(page).waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
    await fill(page)
    await page.getByRole('button', { name: 'Save address' }).click()
    await toast(page, 'Address saved').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    const first = await card(page, '12 Rose Clinic').innerText()
    for (const words of [
      'Asha Rao',
      'Bengaluru, Karnataka 560001',
      '+91 98765 43210',
      'Default delivery address',
      'Default billing address',
    ])
      expect(first).toContain(words)

    await page.getByRole('link', { name: 'Add address' }).click()
    await fill(page, '110001', 'Accounts office')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect.poll(() => cards(page).count()).toBe(2)

    await card(page, 'Accounts office')
      .getByRole('link', { name: /^Change/ })
      .click()
    expect(await page.getByLabel('House, building or shop number').inputValue()).toBe(
      'Accounts office',
    )
    await page.getByText('GST details for invoices').click()
    await page.getByLabel('GSTIN').fill('27aabcu7421k1z5')
    await page
      .getByText('This GST number is registered in Maharashtra, this address is in Delhi.')
      .waitFor()
    await page.getByRole('button', { name: 'Save address' }).click()
    await card(page, 'Accounts office').getByText('GSTIN 27AABCU7421K1Z5').waitFor()

    await card(page, 'Accounts office')
      .getByRole('button', { name: /^Make default billing/ })
      .click()
    await card(page, 'Accounts office')
      .getByText('Default billing address', { exact: true })
      .waitFor()
    expect(
      await card(page, '12 Rose Clinic')
        .getByText('Default billing address', { exact: true })
        .count(),
    ).toBe(0)

    await card(page, '12 Rose Clinic')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog', { name: 'Delete this address?' }).waitFor()
    expect(await dialog(page).innerText()).toContain(
      '12 Rose Clinic, MG Road, Bengaluru, Karnataka 560001',
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(2)
    await card(page, '12 Rose Clinic')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Address deleted successfully').waitFor()
    await expect.poll(() => cards(page).count()).toBe(1)
    // No default is left: the first address counts, and the page says so.
    await card(page, 'Accounts office').getByText('Used for delivery').waitFor()
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(errors).toEqual([])
  })

  it('VALID-01 VALID-02 VALID-06 names what is wrong above the form and beside the field, and keeps what was typed', async () => {
    const { page } = await buyer({ viewport })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Save address' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'to continue' })
    await summary.waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Enter a 6-digit pincode',
      'Enter the city',
      'Enter the house, building or shop number',
      'Enter the street or area',
    ])
    await summary.getByRole('link', { name: 'Enter the street or area' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('address-streetName')
    await page.keyboard.type('महात्मा गांधी मार्ग')
    await page.getByLabel('House, building or shop number').fill('12')
    await page.getByLabel('Phone number').fill('0123456789')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('12345')
    await page.getByRole('textbox', { name: 'Pincode' }).blur()
    await toast(page, 'Invalid Pincode').waitFor()
    await page.getByRole('combobox', { name: 'City' }).fill('Bengaluru')
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual(['Invalid Pincode', 'Please use English letters', 'Enter a 10-digit phone number'])
    expect(await page.getByLabel('Street and area').inputValue()).toBe('महात्मा गांधी मार्ग')
    expect(await page.getByLabel('Street and area').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await expect
      .poll(() => page.locator('#address-pinCode-error').innerText())
      .toContain('Invalid Pincode')
    expect(await page.getByText('Address saved').count()).toBe(0)
  })
})

it('ADDR-04 fills in city and state, offers the cities of the state, and keeps a city that the buyer wrote', async () => {
  const { page } = await buyer()
  await open(page, '/account/address?form=new')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001')
  await page.getByText('State: Maharashtra').waitFor()
  const city = page.getByRole('combobox', { name: 'City' })
  await expect.poll(() => city.inputValue()).toBe('Mumbai')
  await expect
    .poll(() => page.locator('datalist option').allTextContents())
    .toEqual(expect.arrayContaining(['Mumbai', 'Pune', 'Nagpur']))
  await city.fill('Navi Mumbai')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411001')
  await page.getByText('Looking up the place…').waitFor({ state: 'detached' })
  expect(await city.inputValue()).toBe('Navi Mumbai')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('600001')
  await page.getByText('State: Tamil Nadu').waitFor()
  await expect.poll(() => city.inputValue()).toBe('Chennai')
})

describe('the buyer’s location', () => {
  it('ADDR-05 fills in the place once it is allowed', async () => {
    const { page } = await buyer({
      geolocation: { latitude: 18.9367, longitude: 72.8357 },
      permissions: ['geolocation'],
    })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Pincode' }).inputValue())
      .toBe('400001')
    expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Mumbai')
    await page.getByText('State: Maharashtra').waitFor()
  })

  it('ADDR-05 asks for access where it was denied', async () => {
    const { page } = await buyer({ permissions: [] })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await toast(page, 'Please enable location access.').waitFor()
    await expect
      .poll(() => page.getByRole('main').getByText('Please enable location access.').count())
      .toBe(1)
    expect(await page.getByRole('textbox', { name: 'Pincode' }).inputValue()).toBe('')
  })

  it('ADDR-05 only logs that the place could not be found out', async () => {
    const { page } = await buyer({
      geolocation: { latitude: 18.9367, longitude: 72.8357 },
      permissions: ['geolocation'],
    })
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text())
    })
    await page.route('**/api/get-location**', (route) => route.abort())
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect
      .poll(() => logged.filter((line) => line.startsWith('Geocode failed')))
      .toHaveLength(1)
    expect(await page.locator('main').innerText()).not.toMatch(
      /location access|unavailable|went wrong/,
    )
    expect(await page.locator('[role=status][aria-live]').innerText()).toBe('')
  })
})

describe('when it goes wrong', () => {
  it('ADDR-03 says so in the specification’s words, and keeps the address and what was typed', async () => {
    const visit = await buyer()
    const { page } = visit
    await keep(visit)
    await open(page, '/account/address')
    await page.route('**/api/my-addresses/edit**', (route) => route.abort())
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Something went wrong').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => cards(page).count()).toBe(1)
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Change/ })
      .click()
    await page.getByLabel('Landmark').fill('Gate 2')
    await page.getByRole('button', { name: 'Save address' }).click()
    await dialog(page).getByRole('alert').getByText('Something went wrong').waitFor()
    expect(await page.getByLabel('Landmark').inputValue()).toBe('Gate 2')
    await page.unroute('**/api/my-addresses/edit**')
    await page.getByRole('button', { name: 'Save address' }).click()
    await card(page, 'Ward 7').getByText('Gate 2').waitFor()
  })

  it('ADDR-03 shows what is left when another tab has deleted it', async () => {
    const visit = await buyer()
    const { page, context } = visit
    await keep(visit)
    await open(page, '/account/address')
    const { addresses } = await (
      await context.request.get(`${browser.origin()}/api/my-addresses`)
    ).json()
    await context.request.post(
      `${browser.origin()}/api/my-addresses/edit?action=delete&id=${addresses[0].id}`,
      { data: {} },
    )
    await card(page, 'Ward 7')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await toast(page, 'Something went wrong').waitFor()
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
  })
})

describe('with the keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? '')
        : (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab')
      if (name.test(await focused(page))) return
    }
    throw new Error(`Nothing named ${name} can be reached by Tab`)
  }

  it('ADDR-02 ADDR-03 an address is added and deleted, and the focus is never lost', async () => {
    const { page } = await buyer()
    await open(page, '/account/address')
    await tabTo(page, /^Add address$/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await tabTo(page, /^Pincode/)
    await page.keyboard.type('560001')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'City' }).inputValue())
      .toBe('Bengaluru')
    await tabTo(page, /^House/)
    await page.keyboard.type('12')
    await tabTo(page, /^Street/)
    await page.keyboard.type('MG Road')
    await page.keyboard.press('Enter')
    await card(page, 'MG Road').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Change/)
    await tabTo(page, /^Delete/)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^Delete/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Delete address$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Add address')
  })
})

describe('without scripts', () => {
  it('ADDR-01 ADDR-02 ADDR-03 VALID-02 adds, corrects, makes a default and deletes by forms', async () => {
    const visit = await buyer({ javaScriptEnabled: false, viewport: phone })
    const { page } = visit
    await page.goto('/account/address')
    await page.getByRole('link', { name: 'Add address' }).click()
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await page.getByRole('combobox', { name: 'City' }).fill('Mumbai')
    await page.getByLabel('House, building or shop number').fill('12 <b>')
    await page.getByLabel('Street and area').fill('Hill Road')
    await page.getByRole('button', { name: 'Save address' }).click()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByRole('alert').innerText()).toMatch(
      /Invalid Pincode[\s\S]*Leave out the signs < and >/,
    )
    expect(await page.getByLabel('Street and area').inputValue()).toBe('Hill Road')
    expect(await page.getByText('Looking up the place…').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Pincode' }).fill('400050')
    await page.getByLabel('House, building or shop number').fill('12')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.waitForURL('**/account/address?said=saved')
    await page.getByText('Address saved').waitFor()
    await keep(visit, { buildingName: 'Ward 9' })
    await page.goto('/account/address')
    await card(page, 'Ward 9')
      .getByRole('button', { name: /^Make default delivery/ })
      .click()
    await card(page, 'Ward 9').getByText('Default delivery address', { exact: true }).waitFor()
    await card(page, 'Ward 9')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await page.getByRole('heading', { name: 'Delete this address?' }).waitFor()
    await page.getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('Address deleted successfully').waitFor()
    await expect.poll(() => cards(page).count()).toBe(1)
  })

  it('takes no form from another site', async () => {
    const { context } = await buyer()
    const answer = await context.request.post(`${browser.origin()}/account/address`, {
      headers: { origin: 'https://evil.example' },
      form: { ...ward, action: 'add' },
    })
    expect(answer.status()).toBe(403)
    expect(
      (await (await context.request.get(`${browser.origin()}/api/my-addresses`)).json()).addresses,
    ).toEqual([])
  })
})

it('ROUTE-25 leads visitors to signing in and back', async () => {
  const { page } = await browser.visit()
  await page.goto('/account/address?form=new')
  expect(new URL(page.url()).pathname).toBe('/account/login')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/account/address?form=new')
})

describe.each([
  ['phone', phone],
  ['tablet', tablet],
  ['desktop', desktop],
] as const)('on a %s', (_, viewport) => {
  it('has no accessibility violation and nothing sticks out: none, fifty with long names, the form, the modals', async () => {
    const visit = await buyer({ viewport, bypassCSP: true })
    const { page, errors } = visit
    const fine = async (what: string) => {
      expect(await accessibilityProblems(page), what).toEqual([])
      expect(await sticksOut(page), what).toBe(false)
    }
    await open(page, '/account/address')
    await fine('no addresses')
    const long = 'Rajivgandhisuperspecialityhospitalandresearch'
    await keep(visit, {
      billingName: long,
      billingLastName: 'x'.repeat(40),
      buildingName: 'y'.repeat(100),
      streetName: `${long} ${long}`,
      landmark: 'z'.repeat(80),
      gstin: '27AABCU7421K1Z5',
      businessName: 'w'.repeat(100),
      is_default_shipping: true,
    })
    await keep(visit, { buildingName: 'Field hospital', pinCode: '900056' })
    for (let number = 3; number <= 50; number += 1)
      await keep(visit, { buildingName: `Ward ${number}` })
    await open(page, '/account/address')
    await expect.poll(() => cards(page).count()).toBe(50)
    expect(await page.getByRole('link', { name: 'Add address' }).count()).toBe(0)
    await fine('fifty addresses')
    await page.getByLabel('Find an address').fill('ward 49')
    await expect.poll(() => cards(page).count()).toBe(1)
    await card(page, 'Ward 49')
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialog(page).waitFor()
    await fine('confirm')
    await page.keyboard.press('Escape')
    await card(page, 'Ward 49')
      .getByRole('link', { name: /^Change/ })
      .click()
    await dialog(page).waitFor()
    await fine('modal')
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Save address' }).click()
    await fine('form with errors')
    expect(errors).toEqual([])
  })
})
