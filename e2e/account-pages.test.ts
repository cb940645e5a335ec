import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { assetOf } from './asset-of.ts'
import { desktop, phone, settled, useBrowser } from './browser.ts'
import { buyable, open } from './buying.ts'
import { meanwhile } from './meanwhile.ts'
import { codeFor, expectSignedIn, forgetLimits, makeCustomer, password } from './signing-in.ts'
import { overlaysLoaded, lapse, dismissed, stay, stayOn } from './time-lapse.ts'

const browser = useBrowser()
const origin = () => browser.origin()

async function signedIn(options: { bare?: boolean; withPassword?: boolean } = {}) {
  const visit = await browser.visit()
  const email = await makeCustomer(visit.context.request, origin(), options)
  return { ...visit, email }
}

describe('the account', () => {
  it('ROUTE-13 UI-04 shows the buyer and links to every section, without a footer; selected=kyc shows the verification status', async () => {
    const { page, email, errors } = await signedIn()
    await open(page, '/account')
    const text = await page.locator('main').innerText()
    for (const words of ['Asha Rao', email, 'Rose Clinic', 'Not verified', 'Verify your business'])
      expect(text).toContain(words)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    await open(page, '/account?selected=kyc')
    await page.getByRole('heading', { name: 'Verification (KYC)', level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Your documents' }).getAttribute('href')).toBe(
      '/account/kyc',
    )
    expect(errors).toEqual([])
  })

  it('ROUTE-13 offers a visitor the sign-in, and the choice about tracking', async () => {
    const { page } = await browser.visit()
    await open(page, '/account')
    expect(
      await page.getByRole('link', { name: 'Sign in or create an account' }).getAttribute('href'),
    ).toBe('/account/login?returnUrl=%2Faccount')
    const choice = page.getByRole('checkbox', { name: 'Allow usage statistics for this browser' })
    expect(await choice.isChecked()).toBe(true)
    await choice.uncheck()
    await open(page, '/account')
    expect(await choice.isChecked()).toBe(false)
  })

  it('ROUTE-17 AUTH-07 changes the profile: refusals stand beside their field, failures say so and lose nothing', async () => {
    const { page } = await signedIn()
    await open(page, '/account/editProfile')
    await page.getByLabel('GSTIN').fill('27AAACX1234A1Z9')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: /typing mistake/ }).click()
    expect(
      await page.getByLabel('GSTIN').evaluate((element) => element === document.activeElement),
    ).toBe(true)
    await page.getByLabel('GSTIN').fill('27aaacx1234a1zx')
    await page.getByLabel('First name').fill('Ashwini')
    await page.route('**/api/auth/update-user', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('main').getByText('something went wrong').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Ashwini')
    await page.route(
      '**/api/auth/update-user',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: JSON.stringify({
            success: false,
            code: 'profile_invalid',
            message: 'Correct the fields.',
            fields: [{ field: 'phone', message: 'This number is not in use.' }],
            request_id: 'x',
          }),
        }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'This number is not in use.' }).waitFor()
    await page.getByRole('checkbox', { name: 'Dental' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/account')
    await expectSignedIn(page, 'Ashwini')
    await open(page, '/account/editProfile')
    expect([
      await page.getByLabel('GSTIN').inputValue(),
      await page.getByRole('checkbox', { name: 'Dental' }).isChecked(),
    ]).toEqual(['27AAACX1234A1ZX', true])
  })

  it('UI-02 UI-07 asks to complete the profile on product pages, cart, checkout and KYC pages, in a modal, until it is done', async () => {
    const { page } = await signedIn({ bare: true })
    const card = await buyable(origin())
    const prompt = page.getByRole('complementary', { name: 'Your profile' })
    await lapse(page)
    for (const path of ['/cart', '/checkout', '/account/kyc', `/products/${card.slug}`]) {
      await open(page, path)
      await prompt.waitFor()
    }
    await open(page, '/shop')
    await settled(page)
    expect(await prompt.count()).toBe(0)
    await open(page, '/cart')
    await prompt.getByRole('button', { name: 'Complete now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
    await dialog.getByLabel('First name').fill('Kamala')
    await dialog.getByLabel('Mobile number').fill('98765 43210')
    await dialog.getByLabel('Business type').selectOption({ label: 'Hospital' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await prompt.count()).toBe(0)
    await expectSignedIn(page, 'Kamala')
  })

  it('UI-02 stays away once dismissed', async () => {
    const { page } = await signedIn({ bare: true })
    await open(page, '/cart')
    const prompt = page.getByRole('complementary', { name: 'Your profile' })
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await open(page, '/cart')
    await settled(page)
    expect(await prompt.count()).toBe(0)
  })

  it('AUTH-06 changes the password with the current one, and signs the other devices out', async () => {
    const { page, email } = await signedIn()
    const other = await browser.visit()
    await other.context.request.post(`${origin()}/api/authentication/sign-in`, {
      data: { email, password },
    })
    await open(page, '/account?selected=security')
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password', { exact: true }).fill('an entirely other lamp')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('link', { name: 'This is not your current password.' }).waitFor()
    await page.getByLabel('Current password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password Changed Successfully').waitFor()
    await other.page.goto('/account')
    expect(await other.page.locator('main').innerText()).toContain('Sign in or create an account')
  })

  it('AUTH-12 closes the account with a code: signs out, says so, and it stays closed', async () => {
    const { page, email, context } = await signedIn({ withPassword: false })
    await open(page, '/account?selected=privacy')
    await page.getByRole('link', { name: 'Close your account' }).click()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('6-digit code').waitFor()
    await page.getByLabel('6-digit code').fill(await codeFor(origin(), email, /confirm/))
    await page.getByRole('button', { name: 'Close account permanently' }).click()
    await page.getByText('Your account is closed').waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('upchar_signed_in')
    await forgetLimits()
    await open(page, '/account/login')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL('**step=new-otp')
    await page.getByLabel('6-digit code').fill(await codeFor(origin(), email))
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText('This account was closed').waitFor()
  })

  it('DATA-16 shows the name at once on the next visit, before the server’s answer', async () => {
    const { page } = await signedIn()
    await open(page, '/policy')
    await expectSignedIn(page, 'Asha')
    await page.route('**/api/get-customer', () => undefined)
    await open(page, '/policy')
    await expectSignedIn(page, 'Asha')
  })
})

describe('the login popup', () => {
  /** A visitor who has dismissed the other popups: only the first one shows in a session. */
  const reader = async (viewport = desktop) => {
    const visit = await browser.visit({ viewport })
    await dismissed(visit.page, 'special', 'last-step', 'feedback')
    return visit
  }
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Sign in or create an account' })

  it('AUTH-08 opens after half a minute on a page, not before', async () => {
    const { page } = await reader()
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window)
      const waits: number[] = []
      Object.assign(window, {
        waits,
        setTimeout: (work: () => void, ms = 0) => (waits.push(ms), wait(work, ms)),
      })
    })
    await open(page, '/blogs')
    await overlaysLoaded(page)
    const longest = () =>
      page.evaluate(() => Math.max(...(window as unknown as { waits: number[] }).waits))
    await expect.poll(longest).toBe(30_000)
    expect(await popup(page).count()).toBe(0)
  })

  it('AUTH-08 DATA-16 opens once a session, and not again for a week once dismissed', async () => {
    const { page, context } = await reader(phone)
    await lapse(page)
    await open(page, '/blogs')
    await popup(page).getByRole('button', { name: 'Not now' }).click()
    await open(page, '/dental')
    await stayOn(page)
    expect(await popup(page).count()).toBe(0)
    // Another tab starts another session.
    const later = await context.newPage()
    await stay(later, '/blogs')
    expect(await popup(later).count()).toBe(0)
  })

  it('AUTH-08 never comes on account, checkout, cart and policy', async () => {
    const { page } = await reader()
    await lapse(page)
    // One after the other: pages that load side by side in one visit have waited for half a minute.
    for (const path of ['/account', '/account/login', '/checkout', '/cart', '/policy']) {
      await open(page, path)
      await stayOn(page)
      expect(await popup(page).count(), path).toBe(0)
    }
    // It was due all the time.
    await open(page, '/blogs')
    await popup(page).waitFor()
  })

  it('AUTH-08 waits while something is typed', async () => {
    const { page } = await reader()
    let typing = (): void => undefined
    const isTyping = new Promise<void>((resolve) => {
      typing = resolve
    })
    // However slow the machine, the popup is due by now, while something is being typed.
    const prompt = assetOf('src/features/account/sign-in-prompts/prompt-sign-in.ts')
    await page.route(`**${prompt}`, (route) => isTyping.then(() => route.continue()))
    await lapse(page)
    await open(page, '/blogs')
    await page.getByRole('combobox').first().focus()
    typing()
    await stayOn(page)
    expect(await popup(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    )
    await popup(page).waitFor()
  })

  it('AUTH-08 records nothing after a refusal, which the foot of every page leads to', async () => {
    const { page } = await reader()
    const recorded: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/view-products|update-search-keyword/.test(pathname)) recorded.push(pathname)
    })
    const { slug } = await buyable(browser.origin())
    await open(page, `/products/${slug}?utm_source=mail`)
    await expect.poll(() => recorded).toEqual(['/api/view-products'])
    recorded.length = 0
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click()
    await page.getByRole('heading', { name: 'Cookie choices' }).waitFor()
    const forgotten = await meanwhile(page.waitForResponse('**/api/consents'), () =>
      page.getByRole('checkbox', { name: 'Allow usage statistics for this browser' }).uncheck(),
    )
    expect(forgotten.status()).toBe(200)
    await open(page, `/products/${slug}?utm_source=again`)
    await page.waitForLoadState('networkidle')
    expect(recorded).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('upchar.landed'))).toBeNull()
  })

  it('AUTH-08 stays closed for visitors who opted out of tracking, or are signed in', async () => {
    const { page } = await reader()
    const landed = () => page.evaluate(() => localStorage.getItem('upchar.landed'))
    await open(page, '/account?utm_source=mail&search=private')
    await expect.poll(landed).toMatch(/ \/account\?utm_source=mail$/)
    await page.getByRole('checkbox', { name: 'Allow usage statistics for this browser' }).uncheck()
    // ATTR-01: what was kept goes with the consent.
    expect(await landed()).toBeNull()
    await stay(page, '/blogs')
    expect(await popup(page).count()).toBe(0)
    const buyer = await signedIn()
    await stay(buyer.page, '/blogs')
    expect(await popup(buyer.page).count()).toBe(0)
  })
})
