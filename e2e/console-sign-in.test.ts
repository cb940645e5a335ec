import { describe, expect, it } from 'vitest'
import { codeAt } from '@upchar/api/internals/modules/staff/totp'
import { settled } from './browser.ts'
import { dialog, menuNames, toast, useConsole } from './console.ts'
import { codeNow, consoleOpen, signInStaff, typePassword } from './staff.ts'

const { browser, staff, origin, consoleOf, shopText } = useConsole()

describe('signing in to the console', () => {
  it('asks for the password, then the app’s code, and returns to the requested page', async () => {
    const member = await staff.make('admin')
    const { page } = await browser.visit()
    await page.goto('/console/audit?action=staff.sign_in')
    await typePassword(page, { ...member, password: 'not the password' })
    await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor()
    await typePassword(page, member)
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('alert').waitFor()
    // Six correct digits submit themselves.
    await page.getByLabel('Code').fill(codeNow(member))
    await page.waitForURL('**/console/audit?action=staff.sign_in')
    await page
      .getByRole('row')
      .filter({ hasText: member.name })
      .filter({ hasText: 'Signed in' })
      .first()
      .waitFor()
  })

  it('stays at the second step after a reload, and starts again on request', async () => {
    const member = await staff.make('support')
    const { page } = await browser.visit()
    await page.goto('/console')
    await typePassword(page, member)
    await page.getByLabel('Code').waitFor()
    await page.reload()
    await page.getByLabel('Code').waitFor()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByLabel('Work email').waitFor()
  })

  it('lets an invited member choose a password, set up the app and save recovery codes, one of which signs in later', async () => {
    const { page } = await consoleOf('admin', '/console/team')
    const email = `new-${Date.now()}@upchar.example`
    await page.getByRole('button', { name: 'Invite a member' }).click()
    await dialog(page).getByLabel('Name').fill('Nisha New')
    await dialog(page).getByLabel('Work email').fill(email)
    await dialog(page)
      .getByRole('radio', { name: /^KYC reviewer/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Send the invitation' }).click()
    await toast(page, `Invitation sent to ${email}`)
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByText('Invited')
      .filter({ visible: true })
      .waitFor()

    const mailbox = await shopText('/dev/mailbox')
    const mail = [
      ...mailbox.matchAll(
        /<tr>\s*<td><a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><\/td>\s*<td>([^<]*)</g,
      ),
    ].find(([, , to]) => to === email)
    const link =
      /\/console\/invitation\?key=[\w-]+/.exec(await shopText(mail?.[1] ?? ''))?.[0] ?? ''
    const { page: hers } = await browser.visit()
    await hers.goto(link)
    await hers.getByRole('heading', { name: 'Welcome, Nisha New' }).waitFor()
    await hers.getByLabel('Choose a password').fill('orchid ladder violet rain')
    await hers.getByLabel('Repeat the password').fill('orchid ladder violet rain')
    await hers.getByRole('button', { name: 'Continue' }).click()
    await hers.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = (await hers.locator('code').innerText()).replaceAll(/\s/g, '')
    await hers.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
    await hers.getByRole('button', { name: 'Confirm' }).click()
    const kept = hers.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await kept.nth(9).waitFor()
    const codes = await kept.allInnerTexts()
    expect(codes).toHaveLength(10)
    await hers.getByRole('button', { name: 'Go to the console' }).click()
    await hers.getByRole('alert').getByText('Save the codes, then tick this').waitFor()
    await hers.getByLabel('I have saved them in a safe place').check()
    await hers.getByRole('button', { name: 'Go to the console' }).click()
    await consoleOpen(hers)
    expect(await menuNames(hers)).toEqual([
      'Start',
      'Customers',
      'KYC reviews',
      'Buying rules',
      'Sellers',
      'Seller applications',
      'KYC questions',
    ])

    await hers.getByRole('button', { name: /Account and sign-out/ }).click()
    await hers.getByRole('menuitem', { name: 'Sign out' }).click()
    await hers.getByText('You are signed out.').waitFor()
    await typePassword(hers, { email, password: 'orchid ladder violet rain' })
    await hers.getByRole('button', { name: 'Use a recovery code' }).click()
    await hers.getByLabel('Recovery code').fill(codes[0] ?? '')
    await hers.getByRole('button', { name: 'Sign in' }).click()
    await consoleOpen(hers)
  })

  it('warns before an idle session ends, extends it on request, and explains its end', async () => {
    const member = await staff.make('support')
    const { page, context } = await browser.visit()
    await signInStaff(context.request, origin(), member)
    await page.clock.install()
    await page.goto('/console/flags')
    await consoleOpen(page)
    // The watch over idleness begins after the first answers.
    await settled(page)
    await page.clock.fastForward('28:30')
    await dialog(page).getByText('Are you still there?').waitFor()
    await dialog(page).getByRole('button', { name: 'Stay signed in' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await page.clock.fastForward('28:30')
    await dialog(page).getByText('Are you still there?').waitFor()
    await page.clock.fastForward('02:00')
    await page.waitForURL('**/console/sign-in?reason=idle&return=%2Fconsole%2Fflags')
    await page.getByText('You were signed out because you were inactive.').waitFor()
    expect((await context.request.get(`${origin()}/api/staff/me`)).status()).toBe(401)
  })

  it('signs every tab out when one is signed out', async () => {
    const { page, context } = await consoleOf('support')
    const other = await context.newPage()
    await other.goto('/console/customers')
    await consoleOpen(other)
    await page.getByRole('button', { name: /Account and sign-out/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await other.waitForURL('**/console/sign-in?**')
  })

  it('is not cached or indexed, and runs only its own scripts', async () => {
    const { headers } = await fetch(`${origin()}/console/kyc`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
