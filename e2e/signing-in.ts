import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { theShop } from './shop.ts'

export const password = 'seven sutures and a lamp'

/** An unused address. */
export const newEmail = (domain = 'clinic.example'): string =>
  `buyer-${randomBytes(6).toString('hex')}@${domain}`

const mailRow = /<tr>\s*<td><a href="(\/dev\/mailbox\/[^"]+)">([^<]*)<\/a><\/td>\s*<td>([^<]*)</g

/** The newest code mailed to an address, from the development mailbox. */
export async function codeFor(origin: string, email: string, subject = /code/i): Promise<string> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const row = [...(await read('/dev/mailbox')).matchAll(mailRow)].find(
    ([, , what = '', to]) => to === email && subject.test(what),
  )
  const code =
    row?.[1] === undefined ? undefined : /<pre>[\s\S]*?\b(\d{6})\b/.exec(await read(row[1]))?.[1]
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Resets the wait between two codes. */
export async function forgetLimits(): Promise<void> {
  const client = new pg.Client({ connectionString: theShop().database })
  await client.connect()
  await client.query('delete from attempt_counter')
  await client.end()
}

/**
 * Creates an account without the screens and leaves the browser signed in. `bare`: without a
 * profile.
 */
export async function makeCustomer(
  request: APIRequestContext,
  origin: string,
  options: { email?: string; bare?: boolean; withPassword?: boolean } = {},
): Promise<string> {
  const { email = newEmail(), bare = false, withPassword = true } = options
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${origin}/api/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  await post('authentication/email-submit', { email })
  await post('auth/send-otp', { email })
  await post('auth/email-validation', { email, otp: await codeFor(origin, email) })
  await post('authentication/confirm-account', withPassword ? { password } : {})
  if (!bare)
    await post('auth/update-user', {
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '9876543210',
      business_type: 2,
      business_name: 'Rose Clinic',
    })
  await forgetLimits()
  return email
}

export const stepOf = (page: Page): string =>
  new URL(page.url()).searchParams.get('step') ?? 'new-init'
export const toStep = (page: Page, step: string) =>
  page.waitForURL(
    (url) =>
      url.pathname === '/account/login' && (url.searchParams.get('step') ?? 'new-init') === step,
  )

/** Enters the address in the first step and continues. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code)
  await page.keyboard.press('Enter')
}

/** Signs in with a password from the first step, up to the success screen. */
export async function signInByPassword(page: Page, email: string): Promise<void> {
  await enterEmail(page, email)
  await toStep(page, 'existing-password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The header shows the buyer's name. */
export const headerAccount = (page: Page) => page.locator('header a[href^="/account"]').last()

export const expectSignedIn = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => headerAccount(page).textContent()).toContain(name)
}
