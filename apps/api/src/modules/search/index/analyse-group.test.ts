import { expect, it } from 'vitest'
import { analyseGroup, type GroupSource } from './analyse-group.ts'

const group = (description: string): GroupSource => ({
  groupId: 1,
  title: 'Wall lamp',
  brand: 'Own',
  brandId: 1,
  familyKey: 'lamps',
  description,
  highlights: [],
  attributes: [],
  optionLabels: [],
  variants: [],
  prior: 0,
})
const impactOf = (description: string) => analyseGroup(group(description)).get('walnut')?.impact

it('counts a short description in full, neither more nor less than one of usual length', () => {
  const short = impactOf('Walnut shade.')
  expect(short).toBeGreaterThan(1)
  expect(impactOf(`Walnut shade. ${'Soft light. '.repeat(28)}`)).toBe(short)
  expect(impactOf(`Walnut shade. ${'Soft light. '.repeat(200)}`)).toBeLessThan(short ?? 0)
})
