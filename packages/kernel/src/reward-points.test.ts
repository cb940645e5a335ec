import { expect, it } from 'vitest'
import { pointsText } from './reward-points.ts'

it.each([
  [100, '1 point'],
  [0, '0 points'],
  [25_050, '250.5 points'],
  [1_667, '16.67 points'],
  [12_345_600, '1,23,456 points'],
])('CART-14 %d paise are %s: a point takes a rupee off', (paise, words) => {
  expect(pointsText(paise)).toBe(words)
})
