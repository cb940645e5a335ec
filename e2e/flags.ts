import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'
import type { useBrowser, Visit } from './browser.ts'
import { open } from './buying.ts'
import { signInStaff, type useStaff } from './staff.ts'

export type Value = Answer<'staffListFlags'>['flags'][number]['value']
/** Shows in a browser what a flag changes. */
export type Effect = () => Promise<void>

/** Opens a page as somebody without scripts gets it, and reads what stands there. */
export async function wordsAt(page: Page, path: string): Promise<string> {
  await page.goto(path)
  return (await page.locator('body').innerText()).replaceAll('\u00a0', ' ')
}

/** Puts a product into the cart from its page. */
export async function addToCart(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByText('Product added to cart').first().waitFor()
}

/** An administrator who changes flags, and looks at what that changes. */
export function useFlags(
  browser: ReturnType<typeof useBrowser>,
  staff: ReturnType<typeof useStaff>,
) {
  let admin: Visit | undefined
  beforeAll(async () => {
    admin = await browser.visit()
    await signInStaff(admin.context.request, browser.origin(), await staff.make('admin'))
  })
  const theAdmin = (): Visit => {
    if (admin === undefined) throw new Error('the administrator signs in before the first test')
    return admin
  }
  const get = async <T>(path: string): Promise<T> => {
    const answer = await theAdmin().context.request.get(`${browser.origin()}/api/${path}`)
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as T
  }
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await theAdmin().context.request.post(`${browser.origin()}/api/${path}`, {
      data,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as T
  }
  const change = async (key: string, path: string, body: object) => {
    const { flags } = await get<Answer<'staffListFlags'>>('staff/flags')
    const seen = flags.find((flag) => flag.key === key)?.changed_at ?? null
    await post(`staff/flags/${path}`, { ...body, seen_changed_at: seen })
  }
  const setFlag = (key: keyof FlagsInUse, value: Value) => change(key, key, { value })
  const resetFlag = (key: keyof FlagsInUse) => change(key, `${key}/reset`, {})
  /** Changes a flag as staff do, looks, and restores it. */
  const withFlag = async (
    key: keyof FlagsInUse,
    value: Value,
    look: () => Promise<void>,
  ): Promise<void> => {
    await setFlag(key, value)
    try {
      await look()
    } finally {
      await resetFlag(key)
    }
  }
  /** Sets terms from today on, which replaces those of today. */
  const setTerms = async (path: 'reward-points' | 'referral-terms', terms: object) => {
    const { revision } = await get<{ revision: string }>(`staff/${path}`)
    const from = { valid_from: istDate(Date.now()), seen_revision: revision }
    await post(`staff/${path}`, { ...terms, ...from })
  }
  /** What `look` finds as usual, and once the flag has this value. Other processes learn of a change a moment later. */
  const effect =
    <T>(
      key: keyof FlagsInUse,
      value: Value,
      look: (buyer: Page) => Promise<T>,
      usual: NoInfer<T>,
      changed: NoInfer<T>,
    ): Effect =>
    async () => {
      const { page } = await browser.visit({ javaScriptEnabled: false })
      const found = () => expect.poll(() => look(page), { timeout: 30_000 })
      await found().toEqual(usual)
      await withFlag(key, value, () => found().toEqual(changed))
      await found().toEqual(usual)
    }
  /** Waits until pages have this value of a flag. */
  const arrived = (key: keyof FlagsInUse, value: Value) =>
    expect
      .poll(async () => (await fetch(`${browser.origin()}/shop`)).text(), { timeout: 30_000 })
      .toContain(`${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return { admin: theAdmin, get, post, setFlag, resetFlag, withFlag, setTerms, effect, arrived }
}
