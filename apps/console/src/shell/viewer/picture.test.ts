import { expect, it } from 'vitest'
import { fitScale } from './picture.tsx'

it('fits a picture into its frame, rotated or not, and never enlarges it', () => {
  const frame = { width: 832, height: 632 }
  expect(fitScale({ width: 1600, height: 1200 }, frame, false)).toBe(0.5)
  expect(fitScale({ width: 1200, height: 1600 }, frame, true)).toBe(0.5)
  expect(fitScale({ width: 100, height: 100 }, frame, false)).toBe(1)
  expect(fitScale({ width: 0, height: 0 }, frame, false)).toBe(1)
})
