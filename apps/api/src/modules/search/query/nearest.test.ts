import { describe, expect, it } from 'vitest'
import { familyOf, placeOf, smallModel } from '../testing/small-model.ts'
import { nearestGoods, nearestTo, similarFamilies } from './nearest.ts'

const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)

describe('families of a similar name', () => {
  const families = [
    familyOf('Face Mask'),
    familyOf('Oxygen Mask', 7),
    familyOf('Mask', 0),
    familyOf('Tonometer'),
  ]

  it('are ordered by likeness, without those that have no goods or nothing in common', () => {
    const found = similarFamilies('Oxygen-Mask!', smallModel({ families }))
    expect(found.map(({ family }) => family)).toEqual([1, 0])
    expect(found[0]?.alike).toBe(1)
  })

  it('are compared without punctuation', () => {
    const model = smallModel({ families: [{ ...familyOf('Mask (Adult)'), key: 'x' }] })
    expect(similarFamilies('mask adult', model)[0]?.alike).toBe(1)
  })

  it('are found by their key, too', () => {
    const renamed = [{ ...familyOf('Wheelchair'), key: 'rolling-seat' }]
    expect(similarFamilies('rolling seat', smallModel({ families: renamed }))[0]?.alike).toBe(1)
  })
})

describe('SEARCH-05 alternatives to an empty result', () => {
  it('are five similar families at most, with their number of goods', () => {
    const families = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
      familyOf(`Mask ${name}`, at + 1),
    )
    const found = nearestTo('mask', smallModel({ families }))
    expect(found.length).toBe(5)
    expect(found).toContainEqual({ name: 'Mask One', href: '/family/mask-one', count: 1 })
  })

  it('are the first six departments that have goods, if nothing is similar', () => {
    const model = smallModel({
      families: [familyOf('Tonometer')],
      businessCategories: [
        placeOf('Eyes', 0),
        placeOf('A', 3),
        ...['B', 'C', 'D', 'E', 'F', 'G'].map((name) => placeOf(name, 1)),
      ],
    })
    const found = nearestTo('99', model)
    expect(names(found)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    expect(found[0]).toEqual({ name: 'A', href: '/place/a', count: 3 })
  })

  it('need a fifth of their letters in common', () => {
    // Trigrams of "mas": 4; of "mask box": 9; three shared: 3 / 10. Of "mask box holder": 16; 3 / 17.
    const model = smallModel({ families: [familyOf('Mask Box'), familyOf('Mask Box Holder')] })
    expect(names(nearestTo('mas', model))).toEqual(['Mask Box'])
  })
})

describe('SEARCH-05 beside an inexact result', () => {
  const families = ['Bed', 'Chair', 'Lamp', 'Mask'].map((name) => familyOf(name))

  it('are the families of its first 24 products, in their order', () => {
    const documents = [1, ...Array<number>(22).fill(0), 2, 3]
    const model = smallModel({ families, documents })
    expect(names(nearestGoods([...documents.keys()], 'mask', model))).toEqual([
      'Chair',
      'Bed',
      'Lamp',
    ])
  })

  it('are also those of a similar name while these are fewer than three, each once', () => {
    const model = smallModel({ families, documents: [1, 0, 0] })
    expect(names(nearestGoods([0, 1, 2], 'bed mask', model))).toEqual(['Chair', 'Bed', 'Mask'])
  })

  it('are five at most', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => familyOf(name))
    const model = smallModel({ families: many, documents: [0, 1, 2, 3, 4, 5] })
    expect(nearestGoods([0, 1, 2, 3, 4, 5], 'x', model).length).toBe(5)
  })
})
