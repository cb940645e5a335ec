import { expect, it } from 'vitest'
import { kilometres } from './distance.ts'

const mumbai = { latitude: 18.96, longitude: 72.82 }
const delhi = { latitude: 28.61, longitude: 77.21 }

it('kilometres are those of the great circle', () => {
  // By the almanac: 1,161 km between Mumbai and Delhi; a degree of latitude is 111.2 km.
  expect(kilometres(mumbai, delhi)).toBeCloseTo(1_161, -1)
  expect(kilometres(mumbai, { ...mumbai, latitude: 19.96 })).toBeCloseTo(111.2, 1)
  expect(kilometres(delhi, mumbai)).toBe(kilometres(mumbai, delhi))
  expect(kilometres(delhi, delhi)).toBe(0)
})
