import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { shellSource } from './shell-source.ts'

/** A fake API with a settable flag; each call waits until the test releases it. */
function testApi() {
  const calls: ((answer: boolean | 'down') => void)[] = []
  const api = (() =>
    new Promise((resolve) => {
      calls.push((answer) =>
        resolve(
          answer === 'down'
            ? { ok: false, kind: 'failed', error: { code: 'unreachable', message: '' } }
            : {
                ok: true,
                data: {
                  success: true,
                  config: { total_savings: answer },
                  contact: {},
                  sign_in: {},
                },
              },
        ),
      )
    })) as unknown as ApiCall
  return { api, calls }
}

it('DATA-05 waits for the flags only after a change', async () => {
  const { api, calls } = testApi()
  let [version, time] = ['1', 0]
  const source = shellSource(
    api,
    () => version,
    () => time,
  )
  const first = source()
  calls[0]?.(true)
  expect((await first).flags).toEqual({ total_savings: true })
  expect((await source()).flags).toEqual({ total_savings: true })
  expect(calls).toHaveLength(1)

  version = '2'
  const [changed, alsoChanged] = [source(), source()]
  expect(calls).toHaveLength(2)
  calls[1]?.(false)
  expect([(await changed).flags, (await alsoChanged).flags]).toEqual([
    { total_savings: false },
    { total_savings: false },
  ])

  time = 10_000
  expect((await source()).flags).toEqual({ total_savings: false })
  expect(calls).toHaveLength(3)
  expect((await source()).flags).toEqual({ total_savings: false })
  expect(calls).toHaveLength(3)
})

it('keeps the newest answer when an older one comes late', async () => {
  const { api, calls } = testApi()
  let version = '1'
  const source = shellSource(
    api,
    () => version,
    () => 0,
  )
  const old = source()
  version = '2'
  const fresh = source()
  calls[1]?.(false)
  expect((await fresh).flags).toEqual({ total_savings: false })
  calls[0]?.(true)
  await old
  expect((await source()).flags).toEqual({ total_savings: false })
})

it('keeps what it knows while the API is down, without waiting each time', async () => {
  const { api, calls } = testApi()
  let version = '1'
  const source = shellSource(
    api,
    () => version,
    () => 0,
  )
  const first = source()
  calls[0]?.(true)
  await first
  version = '2'
  const down = source()
  calls[1]?.('down')
  expect((await down).flags).toEqual({ total_savings: true })
  expect((await source()).flags).toEqual({ total_savings: true })
  expect(calls).toHaveLength(2)
})

it('UI-03 has another version when the ways to sign in change, so that stored pages follow', async () => {
  let signIn: object = { one_tap: false }
  let version = '1'
  const api = (() =>
    Promise.resolve({
      ok: true,
      data: { success: true, config: {}, contact: {}, sign_in: signIn },
    })) as unknown as ApiCall
  const source = shellSource(
    api,
    () => version,
    () => 0,
  )
  const before = await source()
  version = '2'
  expect((await source()).version).toBe(before.version)
  signIn = { one_tap: true }
  version = '3'
  expect((await source()).version).not.toBe(before.version)
})
