import { describe, expect, it } from 'vitest'
import { familyOf, placeOf, smallModel, termOf } from '../testing/small-model.ts'
import { completionsOf } from './completions.ts'

const families = [
  familyOf('Nitrile Gloves (Examination)'),
  familyOf('Surgical Gloves'),
  familyOf('Glove Box'),
]
const model = smallModel({
  families,
  terms: [
    termOf('glove', 9),
    termOf('glovewash', 2),
    termOf('glow', 4),
    termOf('glossy', 1),
    termOf('gloaming', 0, 1),
  ],
  genericNames: [placeOf('Surgical Glow Pack'), placeOf('Latex Glow Wand')],
  categories: [placeOf('Window Glow')],
  procedures: [placeOf('Wound Glow')],
})
const complete = (
  text: string,
  {
    meant = [],
    popular = [],
    titles = [],
    limit = 9,
  }: { meant?: number[]; popular?: string[]; titles?: string[]; limit?: number } = {},
) => completionsOf(text, meant, popular, titles, model, limit)

describe('SEARCH-01 what is typed is continued', () => {
  it('by popular searches first, then by names with the word, then by other names', () => {
    expect(
      complete('surgical glo', {
        meant: [1],
        popular: ['New Surgical Glo Mask', 'Surgical Glo Mask'],
      }),
    ).toEqual(['surgical glo mask', 'surgical gloves', 'surgical glow'])
    expect(complete('ove b', { meant: [1, 2] })).toEqual(['surgical gloves', 'glove box'])
    expect(complete('box', { meant: [1, 2] })).toEqual(['glove box', 'surgical gloves'])
  })

  it('by names without what is in brackets', () => {
    expect(complete('nitr', { meant: [0] })).toEqual(['nitrile gloves'])
  })

  it('never by itself, and by each once', () => {
    expect(complete('Glove  Box ', { meant: [2], popular: ['glove box'] })).toEqual([])
    expect(
      complete('surg', { meant: [1], popular: ['Surgical gloves', 'surgical GLOVES'] }),
    ).toEqual(['surgical gloves'])
  })

  it('by at most as many as are asked for', () => {
    expect(complete('glov', { meant: [0, 1, 2], limit: 2 })).toEqual([
      'nitrile gloves',
      'surgical gloves',
    ])
  })

  it('by words of products, most frequent first, none of which only phrases have', () => {
    expect(complete('glo')).toEqual(['glove', 'glow', 'glovewash', 'glossy'])
    expect(complete('g')).toEqual([])
  })

  it('after other words only by a word that shares a name with all of them', () => {
    expect(complete('latex glo')).toEqual(['latex glow'])
    expect(complete('latex surgical glo')).toEqual([])
    expect(complete('window glo')).toEqual(['window glow'])
    expect(complete('wound glo')).toEqual(['wound glow'])
  })

  it('from the second word on by words of the products’ titles of three letters or more', () => {
    const titles = ['Heavy-Duty Compressor Co 5 L']
    expect(complete('heavy c', { titles })).toEqual(['heavy compressor'])
    expect(complete('comp', { titles })).toEqual([])
  })
})
