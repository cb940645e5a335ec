import { describe, expect, it } from 'vitest'
import { deriveAttribute, deriveAttributes } from './derive-attributes.ts'
import { filterValue } from './filter-value.ts'

/** An attribute whose values stand on so many products each. */
const found = (label: string, values: Readonly<Record<string, number>>) => ({
  key: label.toLowerCase(),
  label,
  products: Object.values(values).reduce((a, b) => a + b, 0),
  distinct: Object.keys(values).length,
  values: Object.entries(values).map(([display, products]) => ({ display, products })),
})
const shape = (values: Readonly<Record<string, number>>, total?: number, label = 'Thing') => {
  const one = found(label, values)
  const { definition, problem } = deriveAttribute(total ?? one.products, one)
  const { type, unit, order } = definition
  return { type, ...(unit && { unit }), ...(order && { order }), ...(problem && { problem }) }
}

describe('the attributes of a family from files', () => {
  it.each([
    [
      'clothing sizes, however written',
      { L: 3, S: 2, Small: 1, XL: 4, 'x-small': 1, M: 3 },
      { type: 'size', order: ['x-small', 'S', 'M', 'L', 'XL'] },
    ],
    [
      'ages',
      { Adult: 5, Paediatric: 3, Neonate: 2, Infant: 1 },
      { type: 'size', order: ['Neonate', 'Infant', 'Paediatric', 'Adult'] },
    ],
    [
      'French gauge',
      { '14 FG': 2, 'Fr 16': 2, '18Fr': 1, '8 ch': 1 },
      { type: 'number', unit: 'Fr' },
    ],
    ['needle gauge', { '20G': 2, '22 G': 2, '24 gauge': 1 }, { type: 'number', unit: 'G' }],
    ['grams', { '500 g': 2, '1,000 gms': 2 }, { type: 'number', unit: 'g' }],
    ['bare sizes of gloves', { '6.5': 2, '7': 2, '7.5': 1, 'Size 8': 1 }, { type: 'number' }],
    ['yes and no', { Yes: 4, no: 2, Y: 1 }, { type: 'boolean' }],
    [
      'a choice in two spellings',
      { Blue: 4, blue: 1, 'Sky  blue': 2 },
      { type: 'text', order: ['Blue', 'Sky blue'] },
    ],
    [
      'two units, which have no common amount',
      { '5 cm': 3, '50 mm': 3 },
      { type: 'text', order: ['5 cm', '50 mm'] },
    ],
    [
      'areas',
      { '5 x 5 cm': 2, '10 x 10 cm': 3, '7.5 x 7.5 cm': 1 },
      { type: 'text', order: ['5 x 5 cm', '7.5 x 7.5 cm', '10 x 10 cm'] },
    ],
    [
      'a typing error among amounts',
      { '5 ml': 12, '10 ml': 9, 'ten ml': 1 },
      { type: 'number', unit: 'ml' },
    ],
  ])('knows %s', (_, values, expected) => {
    expect(shape(values)).toEqual(expected)
  })

  it('takes the unit from the name where the values have none', () => {
    expect(deriveAttribute(4, found('Volume (ml)', { '5': 2, '10': 2 })).definition).toMatchObject({
      key: 'volume (ml)',
      label: 'Volume',
      type: 'number',
      unit: 'ml',
    })
  })

  it.each([
    ['what one product states', { Blue: 1 }, 20, 'few'],
    ['what fewer than a quarter state', { Blue: 3, Red: 1 }, 17, 'few'],
    ['what is the same everywhere', { Steel: 9 }, 9, 'one_value'],
    ['what is written in two ways but is the same', { Steel: 9, STEEL: 1 }, 10, 'one_value'],
    [
      'what differs on nearly every product',
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`Model ${i}a`, 1])),
      20,
      'varied',
    ],
    [
      'amounts that differ on nearly every product',
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i + 1} g`, 1])),
      20,
      'varied',
    ],
    [
      'whole sentences',
      { 'Keep away from sunlight and from all heat sources': 5, 'Keep dry': 5 },
      10,
      'free_text',
    ],
  ])('makes no filter of %s', (_, values, total, problem) => {
    expect(shape(values, total)).toMatchObject({ problem })
  })

  it('makes a filter of what a quarter state, and of few different values in a small family', () => {
    expect(shape({ Blue: 3, Red: 2 }, 20)).not.toHaveProperty('problem')
    expect(shape({ Blue: 1, Red: 1, Green: 1 }, 3)).not.toHaveProperty('problem')
  })

  it('puts sizes first, then what most products have, and free texts last', () => {
    const all = deriveAttributes(10, [
      found('Remark', { 'Keep away from sunlight and from all heat sources': 5, Dry: 5 }),
      found('Colour', { Blue: 5, Red: 4 }),
      found('Length', { '10 cm': 5, '12 cm': 5 }),
      found('Size', { M: 3, L: 3 }),
    ])
    expect(all.map(({ label, filterable }) => [label, filterable])).toEqual([
      ['Size', true],
      ['Length', true],
      ['Colour', true],
      ['Remark', false],
    ])
  })
})

describe('the value of a filter', () => {
  const fr = { type: 'number' as const, unit: 'Fr', loose: true as const }
  it('puts spellings of an amount together', () => {
    for (const text of ['14 FG', 'FR 14', '14Fr', '14 French', '14', '14.0 ch.'])
      expect([text, filterValue(fr, text)]).toEqual([text, '14 Fr'])
    expect(filterValue(fr, '14 mm')).toBe('14 mm')
    expect(filterValue(fr, 'wide')).toBe('wide')
  })

  it('puts words for a size together, and leaves words that nobody has ordered', () => {
    const size = { type: 'size' as const, order: ['S', 'M'], loose: true as const }
    expect(['small', 'S', 'MEDIUM', 'XL', ' odd '].map((one) => filterValue(size, one))).toEqual([
      'S',
      'S',
      'M',
      'XL',
      'odd',
    ])
  })

  it('leaves values of the reference data as they are', () => {
    expect(filterValue({ type: 'number', unit: 'D' }, '+21.0 D')).toBe('+21.0 D')
    expect(filterValue({ type: 'text' }, 'powder  free')).toBe('powder  free')
  })
})
