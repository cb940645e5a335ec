import { expect, it } from 'vitest'
import { sessionEnd } from './session-tokens.ts'

const begun = new Date('2026-11-24T05:30:00Z')
const after = (days: number) => new Date(begun.getTime() + days * 86_400_000)

// Both are of the design: a month unused, half a year at most.
it.each([
  [0, 30],
  [1, 31],
  [149, 179],
  [150, 180],
  [151, 180],
  [179, 180],
])('AUTH-02 lets a session that is used on day %d last to day %d', (used, end) => {
  expect(sessionEnd(begun, after(used))).toEqual(after(end))
})
