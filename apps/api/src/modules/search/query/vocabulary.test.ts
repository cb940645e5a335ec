import { describe, expect, it } from 'vitest'
import { termOf } from '../testing/small-model.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary(
  [
    termOf('16fr', 4),
    termOf('16g', 9),
    termOf('16gsm', 3, 0),
    termOf('160ml', 5),
    termOf('tens', 6),
    termOf('tenaculum', 2),
    termOf('tendon', 20, 8),
    termOf('tent', 50, 0),
    termOf('tensile', 0, 1),
    termOf('centrifuge', 12),
    termOf('stethoscope', 30),
    termOf('gloves', 40),
    termOf('clover', 40),
    termOf('mask', 10),
    termOf('mark', 2),
    termOf('bone', 10),
    termOf('cannula', 20),
    termOf('omron', 20),
    termOf('gel', 12),
    termOf('kit', 15),
    termOf('tonometer', 5),
  ],
  100,
)
const corrected = (word: string, limit = 3) =>
  vocabulary.correct(word, limit).map(({ term }) => term)

describe('words of the index', () => {
  it('count as strong in a title, and as indexed if products have them', () => {
    expect(['tens', 'tent', 'tensile', 'none'].map((term) => vocabulary.isStrong(term))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(['tens', 'tent', 'tensile', 'none'].map((term) => vocabulary.isIndexed(term))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('weigh more the fewer products have them', () => {
    expect(vocabulary.idf('tenaculum')).toBeGreaterThan(vocabulary.idf('gloves'))
    // ln(1 + (100 - 2 + 0.5) / (2 + 0.5))
    expect(vocabulary.idf('tenaculum')).toBeCloseTo(Math.log(40.4), 9)
    // ln(1 + (100 - 0 + 0.5) / (0 + 0.5))
    expect(vocabulary.idf('unheard')).toBeCloseTo(Math.log(202), 9)
  })

  it('have the measures of a bare number, most frequent first', () => {
    expect(vocabulary.measuresOf('16')).toEqual(['16g', '16fr'])
    expect(vocabulary.measuresOf('1')).toEqual([])
    const units = Array.from({ length: 20 }, (_, i) => termOf(`5unit${'abcdefghijklmnopqrst'[i]}`))
    expect(new Vocabulary(units, 100).measuresOf('5').length).toBe(16)
  })

  it('complete a beginning, most frequent first, up to the limit', () => {
    expect(vocabulary.completions('ten', 9)).toEqual(['tendon', 'tens', 'tenaculum', 'tensile'])
    expect(vocabulary.completions('ten', 2)).toEqual(['tendon', 'tens'])
    expect(vocabulary.completions('16', 9)).toEqual([])
  })

  it('of three letters complete, and correct a wrong letter', () => {
    expect(vocabulary.completions('ge', 3)).toEqual(['gel'])
    expect(corrected('kitt')).toContain('kit')
  })

  it('complete a misspelt beginning of four letters, if that is asked for and nothing begins so', () => {
    expect(vocabulary.completions('sthet', 9)).toEqual([])
    expect(vocabulary.completions('stheth', 9, true)).toEqual(['stethoscope'])
    expect(vocabulary.completions('stehosc', 9, true)).toEqual(['stethoscope'])
    expect(vocabulary.completions('sentrif', 9, true)).toEqual(['centrifuge'])
    expect(vocabulary.completions('entrif', 9, true)).toEqual([])
    expect(vocabulary.completions('tem', 9, true)).toEqual([])
    expect(vocabulary.completions('tens', 9, true)).toEqual(['tens', 'tensile'])
  })
})

describe('SEARCH-05 a slip', () => {
  it.each([
    ['a missing letter', 'stethoscpe', 'stethoscope'],
    ['a doubled letter', 'glovves', 'gloves'],
    ['a wrong letter', 'stethoscopi', 'stethoscope'],
    ['swapped letters', 'golves', 'gloves'],
    ['spelling by ear', 'sentrifuj', 'centrifuge'],
    ['a vowel missing in three letters', 'tns', 'tens'],
    ['swapped letters of four', 'maks', 'mask'],
    ['two letters of six', 'glavez', 'gloves'],
    ['another first letter by ear', 'kanula', 'cannula'],
    ['another first letter and one more in eight', 'donometr', 'tonometer'],
  ])('is corrected: %s', (_, typed, meant) => expect(corrected(typed)[0]).toBe(meant))

  it.each([
    ['another consonant in three letters', 'tms'],
    ['a word of two letters', 'ts'],
    ['two slips in four letters', 'mmks'],
    ['two slips in five letters', 'mqska'],
    ['another first letter and one more', 'romson'],
    ['another first letter and one more in seven', 'dannuls'],
    ['half of a long word', 'stethrrrrr'],
  ])('is not guessed: %s', (_, typed) => expect(corrected(typed)).toEqual([]))

  it('is likelier with the same first letter, and of the more frequent of two words', () => {
    expect(corrected('glover')).toEqual(['gloves', 'clover'])
    expect(corrected('masq')[0]).toBe('mask')
    expect(corrected('glover', 1)).toEqual(['gloves'])
    const [first, second] = vocabulary.correct('glover', 2)
    expect(first?.cost).toBeLessThan(second?.cost ?? 0)
  })

  it('of four letters is rather a missing letter than another consonant', () => {
    const words = new Vocabulary([termOf('bone', 100), termOf('bonds', 1), termOf('banes', 1)], 200)
    expect(words.correct('bond', 1)[0]?.term).toBe('bonds')
    expect(words.correct('bane', 1)[0]?.term).toBe('bone')
    const only = new Vocabulary([termOf('bone', 100)], 200)
    expect(only.correct('bond', 1)).toEqual([])
  })
})
