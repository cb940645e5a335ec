import { afterEach, expect, it, vi } from 'vitest'
import { hasSession, hasSessionNow } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

it('DATA-15 considers a visitor signed in by the cookie alone', () => {
  expect([
    hasSession('upchar_signed_in=1'),
    hasSession('upchar_pincode=1; upchar_signed_in=1; x=y'),
  ]).toEqual([true, true])
  for (const cookies of [
    '',
    'upchar_signed_in=',
    'upchar_signed_in=; a=1',
    'not_upchar_signed_in=1',
    'x=upchar_signed_in',
  ])
    expect(hasSession(cookies), cookies).toBe(false)
})

it('looks at the cookies once for all that ask at the same time, and again afterwards', async () => {
  let looks = 0
  let cookie = 'upchar_signed_in=1'
  vi.stubGlobal('document', {
    get cookie() {
      looks++
      return cookie
    },
  })
  expect([hasSessionNow(), hasSessionNow(), looks]).toEqual([true, true, 1])
  cookie = ''
  await Promise.resolve()
  expect([hasSessionNow(), looks]).toEqual([false, 2])
})
