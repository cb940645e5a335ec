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

it('holds a value as filters list it and as its file writes it, a yes as its label', () => {
  const terms = analyseGroup({
    ...group(''),
    attributes: [
      { key: 'bore', label: 'Bore', display: '13', listed: '13 Fr' },
      { key: 'rim', label: 'Rolled rim', display: 'true', listed: 'Yes' },
      { key: 'lid', label: 'Lidded', display: 'nil', listed: 'No' },
    ],
  })
  expect(terms.get('13fr')?.label).toBe('bore=13 Fr')
  expect(terms.get('13')).toMatchObject({ strong: true, label: undefined })
  expect(terms.has('rolled')).toBe(true)
  for (const term of ['true', 'nil', 'lidded']) expect(terms.has(term), term).toBe(false)
})
