import { beforeAll, expect } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'
import type { useBrowser, Visit } from './browser.ts'
import { signInStaff, type useStaff } from './staff.ts'

export type Value = Answer<'staffListFlags'>['flags'][number]['value']
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
  const setFlag = (key: string, value: Value) => change(key, key, { value })
  const resetFlag = (key: string) => change(key, `${key}/reset`, {})
  /** Waits until pages have these flags: other processes learn of a change a moment later. */
  const arrive = async (flags: object) => {
    const wanted = Object.entries(flags).map((flag) => JSON.stringify(Object.fromEntries([flag])))
    await expect
      .poll(
        async () => {
          const html = await (await fetch(`${browser.origin()}/shop`)).text()
          return wanted.filter((flag) => !html.includes(flag.slice(1, -1)))
        },
        { timeout: 30_000 },
      )
      .toEqual([])
  }
  /** Changes flags as staff do, looks, and restores them. */
  const withFlags = async <T>(flags: Partial<FlagsInUse>, look: () => Promise<T>): Promise<T> => {
    const before = (await get<Answer<'staffListFlags'>>('staff/flags')).flags
    const usual = Object.fromEntries(
      before.filter(({ key }) => key in flags).map(({ key, value }) => [key, value]),
    )
    try {
      for (const [key, value] of Object.entries(flags)) await setFlag(key, value)
      await arrive(flags)
      return await look()
    } finally {
      for (const key of Object.keys(flags)) await resetFlag(key)
      await arrive(usual)
    }
  }
  /** Sets terms from today on, which replaces those of today. */
  const setTerms = async (path: 'reward-points' | 'referral-terms', terms: object) => {
    const { revision } = await get<{ revision: string }>(`staff/${path}`)
    const from = { valid_from: istDate(Date.now()), seen_revision: revision }
    await post(`staff/${path}`, { ...terms, ...from })
  }
  return { admin: theAdmin, get, post, setFlag, resetFlag, withFlags, setTerms }
}
