import { describe, expect, it } from 'vitest'
import { FamilyIndex, headsOf } from './family-index.ts'

it.each([
  ['Oxygen Mask', 'mask'],
  ['Syringe with Needle', 'syringe'],
  ['Set of Needles', 'set'],
  ['Thermometer (digital)', 'thermometer'],
  ['Bed, Electric', 'bed'],
  ['Bag for Hot Water', 'bag'],
])('the head noun of "%s" is "%s"', (name, head) =>
  expect(headsOf([name])).toEqual(new Set([head])),
)

describe('families as documents', () => {
  const text = { category: '', businessCategory: '', description: '', around: [] }
  const index = new FamilyIndex([
    {
      ...text,
      names: ['Oxygen Mask', 'breathing-mask'],
      category: 'Lung Care',
      businessCategory: 'Ward',
      description: 'Gives air',
      around: ['Child'],
    },
    { ...text, names: ['Mask Box'], description: 'Holds an oxygen mask' },
  ])
  const impact = (term: string, family = 0) => index.impacts(term)?.get(family) ?? 0

  it('have the words of name and key as names, and the end of the name as head', () => {
    expect(index.namesOf(0)).toEqual(new Set(['oxygen', 'mask', 'breathing']))
    expect([index.isHead(0, 'mask'), index.isHead(0, 'oxygen'), index.isHead(1, 'mask')]).toEqual([
      true,
      false,
      false,
    ])
    expect(index.namesOf(7)).toEqual(new Set())
  })

  it('match by the head before another word of the name, and by the name before other texts', () => {
    const falling = [
      impact('mask'),
      impact('oxygen'),
      impact('lung'),
      impact('air'),
      impact('ward'),
      0,
    ]
    expect(falling.toSorted((a, b) => b - a)).toEqual(falling)
    expect(new Set(falling).size).toBe(falling.length)
    expect(impact('child')).toBe(impact('ward'))
    expect(impact('oxygen', 1)).toBeGreaterThan(0)
    expect(impact('oxygen', 1)).toBeLessThan(impact('oxygen'))
  })

  it('match by neighbouring words of their name', () => {
    expect(impact('~oxygen mask')).toBeGreaterThan(0)
    expect(impact('~mask oxygen')).toBe(0)
    expect(index.impacts('~hold oxygen')).toBeUndefined()
  })
})
