import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { addFromPage, buyable, open } from './buying.ts'
import {
  codeFor,
  enterCode,
  enterEmail,
  expectSignedIn,
  headerAccount,
  makeCustomer,
  newEmail,
  password,
  signInByPassword,
  stepOf,
  toStep,
} from './signing-in.ts'
import { lapse, dismissed } from './time-lapse.ts'

const browser = useBrowser()
const origin = () => browser.origin()

/** The shop's name stays in view on a phone and on a desktop. */
async function expectLogo(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    expect(await page.locator('header a[href="/shop"] svg').first().isVisible()).toBe(true)
  }
}

/** account-quality.test.ts judges each step at every width. */
describe('a new buyer', () => {
  it('AUTH-01 AUTH-03 AUTH-05 ROUTE-14 ROUTE-15 UI-01 VALID-07 signs up by code, completes the profile and is back in the cart with what was in it', async () => {
    const card = await buyable(origin())
    const email = newEmail('gmail.com')
    const { page, context, errors } = await browser.visit({ viewport: phone })
    await page.addInitScript(() => {
      const events: unknown[] = []
      Object.assign(window, { events })
      document.addEventListener('upchar:event', (event) =>
        events.push((event as CustomEvent).detail),
      )
    })
    await addFromPage(page, card.slug)
    await open(page, '/account/login?returnUrl=%2Fcart')
    await expectLogo(page)
    await enterEmail(page, `  ${email.toUpperCase()} `)
    await toStep(page, 'new-otp')
    await page.getByText('OTP Sent Successfully').waitFor()
    expect(await page.locator('main').innerText()).toContain(email)
    await enterCode(page, (await codeFor(origin(), email)).replace(/^(...)/, '$1 '))
    await toStep(page, 'new-password')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await toStep(page, 'login-success')
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    expect((await context.cookies()).find(({ name }) => name === 'upchar_signed_in')?.value).toBe(
      '1',
    )
    expect(
      await page.evaluate(() =>
        (window as unknown as { events: { name: string }[] }).events.filter(
          ({ name }) => name === 'login',
        ),
      ),
    ).toEqual([{ name: 'login', first: 1, new_user: 1 }])
    await page.getByRole('link', { name: 'Complete your profile' }).click()
    await page.waitForURL('**/account/complete-profile**')
    await page.getByRole('heading', { name: 'Complete your profile' }).waitFor()
    await expectLogo(page)
    expect(await page.locator('main').innerText()).toContain('private address')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('heading', { name: 'Correct these 3 fields to continue' }).waitFor()
    await page.getByLabel('First name').fill('Asha')
    await page.getByLabel('Mobile number').fill('+91 98765 43210')
    await page.getByLabel('Business type').selectOption({ label: 'Dentist' })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('list', { name: 'Products in your cart' })
      .getByText(card.title)
      .first()
      .waitFor()
    await expectSignedIn(page, 'Asha')
    expect(errors).toEqual([])
  })

  it('AUTH-01 continues without a password, and signs in by code the next time', async () => {
    const email = newEmail()
    const first = await browser.visit({ viewport: desktop })
    await open(first.page, '/account/login')
    await enterEmail(first.page, email)
    await toStep(first.page, 'new-otp')
    await enterCode(first.page, await codeFor(origin(), email))
    await toStep(first.page, 'new-password')
    await first.page.getByRole('button', { name: /without a password/ }).click()
    await toStep(first.page, 'login-success')
    const second = await makeCustomer((await browser.visit()).context.request, origin(), {
      withPassword: false,
    })
    const { page } = await browser.visit({ viewport: desktop })
    await open(page, '/account/login')
    await enterEmail(page, second)
    await toStep(page, 'existing-otp')
    await enterCode(page, await codeFor(origin(), second))
    await toStep(page, 'login-success')
    await expectSignedIn(page, 'Asha')
  })
})

describe('a buyer with an account', () => {
  it('AUTH-01 signs in by password: a wrong one is reported beside the field, the right one returns with the query', async () => {
    const email = await makeCustomer((await browser.visit()).context.request, origin())
    const { page } = await browser.visit()
    await open(page, '/account/login?returnUrl=%2Fproducts%3Fsearch%3Dgloves%26page%3D2')
    await enterEmail(page, email)
    await toStep(page, 'existing-password')
    const field = page.getByLabel('Password', { exact: true })
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.keyboard.type('not the password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect([await field.getAttribute('type'), await field.inputValue()]).toEqual([
      'text',
      'not the password',
    ])
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'The email address or the password is wrong.' }).click()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect([await field.getAttribute('aria-invalid'), await page.title()]).toEqual([
      'true',
      expect.stringMatching(/^Error: /),
    ])
    await field.fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=gloves&page=2')
    await expectSignedIn(page, 'Asha')
  })

  it('AUTH-01 AUTH-06 resets a forgotten password by code and is signed in with the new one', async () => {
    const email = await makeCustomer((await browser.visit()).context.request, origin())
    const { page } = await browser.visit()
    await open(page, '/account/login')
    await enterEmail(page, email)
    await toStep(page, 'existing-password')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await toStep(page, 'reset-otp')
    await enterCode(page, await codeFor(origin(), email, /new password/))
    await toStep(page, 'reset-password')
    await page.getByLabel('New password', { exact: true }).fill('password')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Use at least 10 characters' }).waitFor()
    await page.getByLabel('New password', { exact: true }).fill('an entirely other lamp')
    await page.keyboard.press('Enter')
    await toStep(page, 'reset-success')
    await page.getByRole('heading', { name: 'Password Changed Successfully' }).waitFor()
    const again = await browser.visit()
    await open(again.page, '/account/login')
    await enterEmail(again.page, email)
    await toStep(again.page, 'existing-password')
    await again.page.getByLabel('Password', { exact: true }).fill('an entirely other lamp')
    await again.page.keyboard.press('Enter')
    await toStep(again.page, 'login-success')
  })

  it('AUTH-05 says why when no code can be sent, and after five wrong codes that another one is needed', async () => {
    const email = newEmail()
    const { page } = await browser.visit()
    await open(page, '/account/login')
    await page.route('**/api/auth/send-otp', (route) => route.abort(), { times: 1 })
    await enterEmail(page, email)
    await page.getByRole('main').getByText('Failed to send OTP').waitFor()
    expect(stepOf(page)).toBe('new-init')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await toStep(page, 'new-otp')
    const right = await codeFor(origin(), email)
    for (const left of [
      '4 tries are left',
      '3 tries are left',
      '2 tries are left',
      'One try is left',
    ]) {
      await enterCode(page, right === '000000' ? '111111' : '000000')
      await page.getByRole('link', { name: left }).waitFor()
    }
    await enterCode(page, right === '000000' ? '111111' : '000000')
    await page
      .getByRole('link', { name: 'This code is no longer valid. Ask for a new one.' })
      .waitFor()
    await enterCode(page, right)
    await page
      .getByRole('link', { name: 'This code is no longer valid. Ask for a new one.' })
      .waitFor()
    expect(await page.getByRole('button', { name: /^Send another code/ }).isVisible()).toBe(true)
  })

  it('AUTH-01 each step survives a reload, Back and another tab; an unreachable step redirects to the first', async () => {
    const email = newEmail()
    const { page, context } = await browser.visit()
    await open(page, '/account/login?returnUrl=%2Fcart')
    await enterEmail(page, email)
    await toStep(page, 'new-otp')
    await page.reload()
    expect(await page.locator('main').innerText()).toContain(email)
    const tab = await context.newPage()
    await open(tab, '/account/login?step=new-otp')
    expect(await tab.locator('main').innerText()).toContain(email)
    await page.goBack()
    await toStep(page, 'new-init')
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
    await page.goForward()
    await toStep(page, 'new-otp')
    await enterCode(page, await codeFor(origin(), email))
    await toStep(page, 'new-password')
    await page.reload()
    await toStep(page, 'new-password')
    // The other tab is at the same step.
    await open(tab, '/account/login?step=new-password')
    await tab.getByRole('button', { name: /without a password/ }).click()
    await toStep(tab, 'login-success')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/step=new-otp|step=login-success|\/cart/)
    const stranger = await browser.visit()
    for (const step of [
      'existing-password',
      'existing-otp',
      'new-otp',
      'new-password',
      'login-success',
      'reset-otp',
      'reset-password',
      'reset-success',
    ]) {
      await open(stranger.page, `/account/login?step=${step}&returnUrl=%2Fcart`)
      expect(
        [stepOf(stranger.page), new URL(stranger.page.url()).searchParams.get('returnUrl')],
        step,
      ).toEqual(['new-init', '/cart'])
    }
  })

  it('ROUTE-14 never leaves the shop, whatever returnUrl says, and offers a guest the checkout', async () => {
    const email = await makeCustomer((await browser.visit()).context.request, origin())
    for (const away of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      const { page } = await browser.visit()
      await open(page, `/account/login?returnUrl=${encodeURIComponent(away)}`)
      await signInByPassword(page, email)
      await toStep(page, 'login-success')
      expect(
        await page.getByRole('link', { name: 'Continue shopping' }).getAttribute('href'),
        away,
      ).toBe('/shop')
      await page.goto(`/account/login?returnUrl=${encodeURIComponent(away)}`)
      expect(new URL(page.url()).pathname, away).toBe('/account')
      expect(new URL(page.url()).origin).toBe(origin())
    }
    const { page } = await browser.visit()
    await open(
      page,
      '/account/login?returnUrl=%2Fcheckout&guestCheckoutType=guest_standard_checkout',
    )
    expect(await page.getByRole('link', { name: 'Continue as guest' }).getAttribute('href')).toBe(
      '/checkout',
    )
  })

  it('UI-07 signs in from the modal over a page and returns to it', async () => {
    const email = await makeCustomer((await browser.visit()).context.request, origin())
    const card = await buyable(origin())
    const { page } = await browser.visit()
    await dismissed(page, 'special', 'last-step', 'feedback')
    await lapse(page)
    await open(page, `/products/${card.slug}`)
    await page.getByRole('dialog').getByLabel('Email').fill(email)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await toStep(page, 'existing-password')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/products/${card.slug}`)
    await expectSignedIn(page, 'Asha')
    expect(await headerAccount(page).getAttribute('href')).toBe('/account')
  })
})
