import { expect, it } from 'vitest'
import { isCoolingDown, oneTapPath } from './one-tap-rules.ts'

it('UI-03 offers One Tap on shop home, account and product pages only', () => {
  expect(['/shop', '/account', '/products/nitrile-gloves'].map(oneTapPath)).toEqual([
    true,
    true,
    true,
  ])
  expect(
    ['/products', '/account/login', '/account/kyc', '/cart', '/dental', '/checkout'].map(
      oneTapPath,
    ),
  ).toEqual(Array(6).fill(false))
})

it('UI-03 respects Google’s cool-down after the prompt was closed', () => {
  const now = 1_000_000
  expect(
    isCoolingDown(
      `a=1; g_state=${encodeURIComponent(JSON.stringify({ i_p: now + 1, i_l: 2 }))}`,
      now,
    ),
  ).toBe(true)
  expect(isCoolingDown(`g_state={"i_p":${now + 5},"i_l":1}`, now)).toBe(true)
  for (const cookies of [
    '',
    'g_state=',
    'g_state={"i_l":0}',
    `g_state={"i_p":${now - 1}}`,
    'g_state=%E0%A4%A',
    'g_state=null',
  ])
    expect(isCoolingDown(cookies, now), cookies).toBe(false)
})
