import type { APIRequestContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { theShop } from './shop.ts'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { systemClock } from '@upchar/api/platform/clock'
import { codeOf, makeMember, type Member } from '@upchar/testkit/staff'
import type { StaffRole } from '@upchar/kernel/staff-permissions'

/**
 * Creates members of staff with passwords and authenticator apps in the shop under test. Call it
 * inside tests and hooks.
 */
export function useStaff(): { make(role: StaffRole): Promise<Member>; database(): Database } {
  let db: Database | undefined
  const database = () => {
    if (db === undefined) throw new Error('the database opens before the first test')
    return db
  }
  beforeAll(() => {
    db = openDatabase(theShop().database, 2)
  })
  afterAll(() => db?.$client.end())
  return {
    database,
    make: (role) =>
      makeMember(
        {
          db: database(),
          context: { config: { secret: theShop().secret } },
          clock: systemClock,
        },
        role,
      ),
  }
}

/** The current code of the member's app. Each code works once. */
export const codeNow = (member: Member): string => codeOf({ clock: systemClock }, member)

/** Signs in by both steps without the screens; the browser's cookies then belong to the member. */
export async function signInStaff(
  request: APIRequestContext,
  origin: string,
  member: Member,
): Promise<void> {
  for (const [path, data] of [
    ['sign-in', { email: member.email, password: member.password }],
    ['sign-in/code', { code: codeNow(member) }],
  ] as const) {
    const answer = await request.post(`${origin}/api/staff/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
}

/** Fills in the first sign-in step. */
export async function typePassword(
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Waits until the console shows its menu; fails with what it shows instead. */
export async function consoleOpen(page: Page): Promise<void> {
  try {
    // By its label: beside an open dialog the menu is inert, and has no role.
    await page.getByLabel('Console', { exact: true }).waitFor()
  } catch (cause) {
    throw new Error(
      `No menu at ${page.url()}, but: ${(await page.locator('body').innerText()).slice(0, 500)}`,
      { cause },
    )
  }
}
