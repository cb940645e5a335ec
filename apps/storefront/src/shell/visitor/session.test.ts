import { expect, it } from 'vitest'
import { hasSession } from './session.ts'

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
