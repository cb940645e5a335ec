import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser.ts'
import { meanwhile } from './meanwhile.ts'
import { codeFor, forgetLimits, makeCustomer, password } from './signing-in.ts'

const browser = useBrowser()
const origin = () => browser.origin()

/** A signed-in buyer in a browser without scripts. */
async function plain(options: { bare?: boolean; withPassword?: boolean } = {}) {
  const visit = await browser.visit({ javaScriptEnabled: false, viewport: phone })
  const email = await makeCustomer(visit.context.request, origin(), options)
  return { ...visit, email }
}

describe('the account without scripts', () => {
  it('ROUTE-15 AUTH-07 completes the profile: shows problems, keeps the values, and returns', async () => {
    const { page } = await plain({ bare: true })
    await page.goto('/account/complete-profile?returnUrl=%2Fcart')
    await page.getByLabel('First name').fill('Kamala')
    await page.getByLabel('Mobile number').fill('0123')
    await page.getByRole('checkbox', { name: 'Dental' }).check()
    const answer = await meanwhile(
      page.waitForResponse((response) => response.request().method() === 'POST'),
      () => page.getByRole('button', { name: 'Save and continue' }).click(),
    )
    expect(answer.status()).toBe(400)
    await page.getByRole('heading', { name: 'Correct these 2 fields to continue' }).waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    expect([
      await page.getByLabel('First name').inputValue(),
      await page.getByRole('checkbox', { name: 'Dental' }).isChecked(),
    ]).toEqual(['Kamala', true])
    expect(await page.locator('a[href="#profile-phone"]').innerText()).not.toBe('')
    await page.getByLabel('Mobile number').fill('98765 43210')
    await page.getByLabel('Business type').selectOption({ label: 'Dentist' })
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL('**/cart')
    await page.goto('/account/editProfile')
    expect([
      await page.getByLabel('Mobile number').inputValue(),
      await page.getByRole('checkbox', { name: 'Dental' }).isChecked(),
    ]).toEqual(['9876543210', true])
    await page.getByRole('checkbox', { name: 'Dental' }).uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your profile is saved').waitFor()
    await page.goto('/account/editProfile')
    expect(await page.getByRole('checkbox', { name: 'Dental' }).isChecked()).toBe(false)
  })

  it('AUTH-06 changes the password and signs other devices out', async () => {
    const { page, email } = await plain()
    const signIn = async (secret: string) => {
      const { context } = await browser.visit()
      return (
        await context.request.post(`${origin()}/api/authentication/sign-in`, {
          data: { email, password: secret },
        })
      ).status()
    }
    expect([await signIn(password), await signIn(password)]).toEqual([200, 200])
    await page.goto('/account?selected=security')
    await page
      .getByRole('button', { name: /^Sign out .*last used/ })
      .first()
      .click()
    await page.getByText('That device is signed out').waitFor()
    expect(await page.getByRole('button', { name: /^Sign out .*last used/ }).count()).toBe(1)
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill('an entirely other lamp')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'This is not your current password.' }).waitFor()
    expect(await page.getByLabel('New password').inputValue()).toBe('')
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill('an entirely other lamp')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password Changed Successfully').waitFor()
    expect(await page.getByRole('button', { name: /^Sign out .*last used/ }).count()).toBe(0)
    expect([await signIn(password), await signIn('an entirely other lamp')]).toEqual([401, 200])
  })

  it('AUTH-05 AUTH-12 closes the account after a code by email', async () => {
    const { page, email, context } = await plain({ withPassword: false })
    await page.goto('/account?selected=privacy')
    await page.getByRole('link', { name: 'Close your account' }).click()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByText('OTP Sent Successfully').waitFor()
    await page.getByLabel('6-digit code').fill('000000')
    await page.getByRole('button', { name: 'Close account permanently' }).click()
    await page.getByRole('link', { name: /not the code we sent/ }).waitFor()
    await page.getByLabel('6-digit code').fill(await codeFor(origin(), email, /confirm/))
    await page.keyboard.press('Enter')
    await page.getByText('Your account is closed').waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('upchar_signed_in')
    await forgetLimits()
    await page.goto('/account/editProfile')
    expect(new URL(page.url()).pathname).toBe('/account/login')
  })

  it('KYC-04 says where scripts are needed', async () => {
    const { page } = await plain()
    await page.goto('/account/kyc?step=basic')
    expect(await page.locator('main').innerText()).toContain(
      'Turn on JavaScript to fill in this form',
    )
  })
})
