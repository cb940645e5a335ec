import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, smallPhone, tablet, useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { paintOf, problemsAtSizes, watchPaint } from './page-quality.ts'
import { makeScan } from './scans.ts'
import {
  codeFor,
  enterCode,
  enterEmail,
  expectSignedIn,
  makeCustomer,
  newEmail,
  password,
  toStep,
} from './signing-in.ts'

const browser = useBrowser()
const origin = () => browser.origin()

const sizes = [smallPhone, phone, tablet, desktop]

async function check(page: Page, what: string): Promise<void> {
  const alerts = page.getByRole('button', { name: 'Dismiss' })
  // An alert covers the page for some seconds; what is below it can't be clicked meanwhile.
  while ((await alerts.count()) > 0) await alerts.first().click()
  expect(await problemsAtSizes(page, sizes), what).toEqual([])
}

describe('from 320 to 1440 px', () => {
  it('AUTH-01 every step of signing in is free of accessibility violations and overflow', async () => {
    const email = newEmail('a-hospital-with-quite-a-long-name-in-the-middle-of-nowhere.example')
    const { page } = await browser.visit({ viewport: phone, bypassCSP: true })
    await open(page, '/account')
    await check(page, 'account of a visitor')
    await open(
      page,
      '/account/login?returnUrl=%2Fcheckout&guestCheckoutType=guest_standard_checkout',
    )
    await check(page, 'new-init')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('heading', { name: 'Correct this to continue' }).waitFor()
    await check(page, 'new-init with an error')
    await enterEmail(page, email)
    await toStep(page, 'new-otp')
    await check(page, 'new-otp')
    await enterCode(page, await codeFor(origin(), email))
    await toStep(page, 'new-password')
    await check(page, 'new-password')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await toStep(page, 'login-success')
    await check(page, 'login-success')
    await open(page, '/account/complete-profile')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await check(page, 'complete-profile with errors')
    const back = await browser.visit({ viewport: phone, bypassCSP: true })
    await open(back.page, '/account/login')
    await enterEmail(back.page, email)
    await toStep(back.page, 'existing-password')
    await check(back.page, 'existing-password')
    await back.page.getByRole('button', { name: 'Forgot your password?' }).click()
    await toStep(back.page, 'reset-otp')
    await check(back.page, 'reset-otp')
  })

  it('ROUTE-13 ROUTE-17 every screen of the account is free of accessibility violations, overflow and layout shifts', async () => {
    const { page, context, errors } = await browser.visit({ viewport: phone, bypassCSP: true })
    await makeCustomer(context.request, origin())
    await watchPaint(page)
    for (const path of [
      '/account',
      '/account?selected=kyc',
      '/account?selected=security',
      '/account?selected=privacy',
      '/account/editProfile',
      '/policy',
    ]) {
      // What moves on its own moves while the page loads, and differently in each layout.
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await open(page, path)
        await settled(page)
        expect(
          (await paintOf(page)).shifts.filter(({ value }) => value >= 0.001),
          `${path} at ${size.width} px`,
        ).toEqual([])
      }
      await check(page, path)
    }
    await open(page, '/account?selected=security')
    await page.getByRole('link', { name: 'Change password' }).click()
    await check(page, 'new password')
    await open(page, '/account?selected=privacy')
    await page.getByRole('link', { name: 'Close your account' }).click()
    await check(page, 'closing the account')
    expect(errors).toEqual([])
  })
})

describe('with the keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement
      const label =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
          : ''
      return element?.getAttribute('aria-label') ?? (label || (element?.textContent ?? '').trim())
    })
  const tabTo = async (page: Page, name: RegExp) => {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab')
      if (name.test(await focused(page))) return
    }
    throw new Error(`Nothing named ${name} can be reached by Tab`)
  }

  it('AUTH-01 creates an account: each step focuses its field, problems take the focus and link to theirs', async () => {
    const email = newEmail()
    const { page } = await browser.visit()
    await open(page, '/policy')
    await tabTo(page, /Sign in$/)
    await page.keyboard.press('Enter')
    await page.getByLabel('Email').waitFor()
    await tabTo(page, /^Email/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Correct this to continue')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Email')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await toStep(page, 'new-otp')
    await expect.poll(() => focused(page)).toContain('6-digit code')
    await page.keyboard.type(await codeFor(origin(), email))
    await page.keyboard.press('Enter')
    await toStep(page, 'new-password')
    await expect.poll(() => focused(page)).toContain('New password')
    await page.keyboard.type(password)
    await tabTo(page, /^Show password/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Create account/)
    await page.keyboard.press('Enter')
    await toStep(page, 'login-success')
    await tabTo(page, /^Complete your profile/)
    await page.keyboard.press('Enter')
    await page.getByLabel('First name').waitFor()
    await tabTo(page, /^First name/)
    await page.keyboard.type('Asha')
    await tabTo(page, /^Mobile number/)
    await page.keyboard.type('9876543210')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Doc')
    await tabTo(page, /^Save and continue/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/policy')
    await expectSignedIn(page, 'Asha')
  })

  it('ADDR-02 KYC-04 saves an address and submits documents', async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, origin())
    await open(page, '/account')
    await tabTo(page, /^Addresses$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor()
    await tabTo(page, /^Add address$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^Pincode/)
    await page.keyboard.type('560001')
    await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('')
    await tabTo(page, /^House, building/)
    await page.keyboard.type('12 Rose Clinic')
    await page.keyboard.press('Tab')
    await page.keyboard.type('MG Road')
    await page.keyboard.press('Enter')
    await page
      .getByRole('list', { name: 'Your addresses' })
      .getByText('12 Rose Clinic')
      .first()
      .waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true)

    await open(page, '/account/kyc')
    await tabTo(page, /^Start: /)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Verify your practice or business' }).waitFor()
    // First the choice between PAN and Aadhaar, then its number.
    await tabTo(page, /^PAN/)
    await tabTo(page, /^PAN/)
    await page.keyboard.type('AAACX1234A')
    for (const label of ['PAN card', 'Registration certificate']) {
      await tabTo(page, new RegExp(`^Add a file: ${label}`))
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      // Else the dialog takes the focus from what Tab has reached.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null))
        .toBe(true)
      await tabTo(page, /^Choose a file/)
      const chooser = await meanwhile(page.waitForEvent('filechooser'), () =>
        page.keyboard.press('Space'),
      )
      await chooser.setFiles(await makeScan())
      await page.getByRole('dialog').getByText('File uploaded').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => focused(page)).toBe(`Add a file: ${label}`)
    }
    for (const [field, value] of [
      [/^Registration council/, 'Maharashtra Medical Council'],
      [/^Registration number/, 'MMC-12345'],
      [/^Year of registration/, '2009'],
    ] as const) {
      await page.getByLabel(field).waitFor()
      await tabTo(page, field)
      await page.keyboard.type(value)
    }
    await tabTo(page, /^Review and submit/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^Submit for review/)
    await page.keyboard.press('Enter')
    await page.getByText('Being checked').first().waitFor()
  })

  it('AUTH-06 AUTH-12 the focus moves into a form that opens, to the code field, and back when it closes', async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, origin())
    await open(page, '/account?selected=security')
    await tabTo(page, /^Change password/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Current password')
    await tabTo(page, /^Save password/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Correct these 2 fields to continue')
    await tabTo(page, /^Use a code by email instead/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('6-digit code')
    expect(await page.getByRole('heading', { name: /^Correct/ }).count()).toBe(0)
    await tabTo(page, /^Cancel/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Change password')
  })
})

describe('without scripts', () => {
  it('AUTH-01 AUTH-04 ROUTE-14 signs up, signs in and out by plain forms, with messages for problems', async () => {
    const email = newEmail()
    const { page } = await browser.visit({ javaScriptEnabled: false, viewport: phone })
    await page.goto('/account/login?returnUrl=%2Fcart')
    await enterEmail(page, 'nobody')
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody')
    expect(
      await page
        .getByRole('link', { name: 'Enter an email address, such as name@example.com' })
        .getAttribute('href'),
    ).toBe('#login-email')
    expect(await page.title()).toMatch(/^Error: /)
    await enterEmail(page, email)
    await toStep(page, 'new-otp')
    await enterCode(page, '12')
    await page.getByRole('link', { name: 'Enter the 6-digit code from the email' }).waitFor()
    await enterCode(page, (await codeFor(origin(), email)) === '000000' ? '111111' : '000000')
    await page.getByRole('link', { name: '4 tries are left' }).waitFor()
    await enterCode(page, await codeFor(origin(), email))
    await toStep(page, 'new-password')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await toStep(page, 'login-success')
    expect(await page.locator('main').innerText()).toContain(email)
    expect(await page.getByRole('link', { name: 'Later' }).getAttribute('href')).toBe('/cart')
    const again = await browser.visit({ javaScriptEnabled: false })
    await again.page.goto('/account/login')
    await enterEmail(again.page, email)
    await toStep(again.page, 'existing-password')
    await again.page.getByLabel('Password', { exact: true }).fill('not it')
    await again.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await again.page
      .getByRole('link', { name: 'The email address or the password is wrong.' })
      .waitFor()
    await again.page.getByLabel('Password', { exact: true }).fill(password)
    await again.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toStep(again.page, 'login-success')
    await again.page.goto('/account')
    await again.page.getByRole('button', { name: 'Sign out' }).click()
    await again.page.getByRole('link', { name: 'Sign in or create an account' }).waitFor()
    expect(
      (await again.context.cookies())
        .map(({ name }) => name)
        .filter((name) => /access|refresh|email|signed_in|guest/.test(name)),
    ).toEqual([])
  })
})
