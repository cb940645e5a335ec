import { describe, expect, it } from 'vitest'
import { familyOf, smallModel, termOf } from '../testing/small-model.ts'
import { PhraseTable } from './phrases.ts'
import { isOnlyNumbers, understand } from './understand.ts'

const families = ['BP Monitor', 'Thermometer', 'Needle', 'Wheelchair'].map((name) => familyOf(name))
const model = smallModel({
  families,
  terms: [
    termOf('glove', 60),
    termOf('latex', 40),
    termOf('latex-free', 12),
    termOf('free', 12),
    termOf('needle', 30),
    termOf('insulin', 20),
    termOf('wheelchair', 25),
    termOf('face', 15),
    termOf('mask', 15),
    termOf('centrifuge', 9),
    termOf('zoom', 90, 0),
    termOf('morphling', 3),
    termOf('blue', 10),
    termOf('cannula', 18),
    termOf('cannabis', 6),
    termOf('16fr', 8),
    termOf('16g', 4),
  ],
  synonyms: [
    { phrase: 'bp machine', familyKey: 'bp-monitor' },
    { phrase: 'bukhar napi', familyKey: 'thermometer' },
    { phrase: 'sugar test', familyKey: null, expansion: 'glucose' },
  ],
  blocked: new PhraseTable(
    ['morphine', 'ketamine', 'opium'].map((phrase) => ({
      phrase,
      familyKey: null,
      expansion: null,
    })),
  ),
})
const read = (text: string, unfinished = false) => understand(text, model, { unfinished })
const units = (text: string, unfinished = false) => read(text, unfinished).units
const texts = (text: string) => units(text).map((unit) => unit.text)
const terms = (text: string, unfinished = false) =>
  units(text, unfinished).map((unit) =>
    unit.readings.map((reading) =>
      reading.slots.map((slot) => slot.alternatives.map(({ term }) => term)),
    ),
  )

describe('SEARCH-05 a query is read', () => {
  it('as phrases first, which mean families, then as words', () => {
    expect(texts('blue bp machine glove')).toEqual(['blue', 'bp machine', 'glove'])
    expect(units('blue bp machine')[1]?.meaning).toEqual(new Map([[0, 1]]))
    expect(units('glove')[0]?.meaning.size).toBe(0)
  })

  it('with phrases by sound, too', () => {
    expect(units('bukhaar napi')[0]?.meaning).toEqual(new Map([[1, 1]]))
  })

  it('without what its words have no part in: prices, stop words, unknown words', () => {
    const { units: found, price } = read('glove for the xqvzt under 500')
    expect(found.map((unit) => unit.text)).toEqual(['glove'])
    expect(price).toEqual({ min: undefined, max: 500 })
  })

  it('with two words that are one in the index as either', () => {
    expect(terms('wheel chair')).toEqual([[[['wheel'], ['chair']], [['wheelchair']]]])
  })

  it('with one word that is two in the index as two', () => {
    expect(texts('facemask')).toEqual(['face', 'mask'])
  })

  it('with "free of" as one property, which selects as sizes do', () => {
    expect(terms('latex free glove')).toEqual([[[['latex-free']]], [[['glove']]]])
    expect(terms('non latex glove')).toEqual([[[['latex-free']]], [[['glove']]]])
    expect(terms('glove without latex')).toEqual([[[['glove']]], [[['latex-free']]]])
  })

  it('with numbers as the measures they may be, and sizes as attributes', () => {
    const [needle, size] = units('needle 16')
    expect([needle?.isAttribute, size?.isAttribute]).toEqual([false, true])
    expect(terms('needle 16')[1]).toEqual([[['16', '16fr', '16g']]])
    expect(terms('needle 16 fr')[1]).toEqual([[['16fr']]])
  })

  it('with what stands after "for" as its purpose, which weighs less', () => {
    const [needle, insulin] = units('needle for insulin')
    const [alone, beside] = units('needle insulin')
    expect([needle?.isPurpose, insulin?.isPurpose]).toEqual([false, true])
    expect([alone?.isPurpose, beside?.isPurpose]).toEqual([false, false])
    expect(insulin?.weight ?? 0).toBeLessThan(beside?.weight ?? 0)
    expect(needle?.weight ?? 0).toBeGreaterThan(alone?.weight ?? 0)
  })

  it('in pairs of neighbours', () => {
    expect(read('blue glove needle').pairs.map(({ term }) => term)).toEqual([
      '~blue glove',
      '~glove needle',
    ])
    expect(read('glove').pairs).toEqual([])
  })
})

describe('SEARCH-05 slips', () => {
  it('are corrected in the words that nothing is known about, and said', () => {
    expect(read('blue centrifudge').corrected).toBe('blue centrifuge')
    expect(read('blue centrifuge').corrected).toBeNull()
    expect(read('zoom').corrected).toBeNull()
    expect(read('bp machine').corrected).toBeNull()
  })

  it('leave a doubt, as unknown words do, but not known ones', () => {
    expect(read('centrifuge bp machine').doubt).toBe(0)
    expect(read('xqvzt').doubt).toBe(1)
    expect(read('xqvzt glove qqzzv').doubt).toBe(2)
    const { doubt } = read('centrifudgee')
    expect(doubt).toBeGreaterThan(0)
    expect(doubt).toBeLessThan(1)
  })

  it('count as unknown words only where nothing is found for them', () => {
    expect(read('glove xqvzt').unknown).toBe(1)
    expect(read('xqvzt jjkkw').unknown).toBe(2)
    expect(read('glove centrifudge').unknown).toBe(0)
    expect(read('glove qz').unknown).toBe(0)
    expect(read('bp machine for xqvzt').unknown).toBe(0)
  })
})

describe('SEARCH-02 a word that is still typed', () => {
  it('may be any word that begins so, most frequent first', () => {
    expect(terms('cann', true)[0]?.[0]?.[0]).toEqual(['cannula', 'cannabis'])
    expect(terms('blue cann', true)[1]?.[0]?.[0]).toEqual(['cannula', 'cannabis'])
  })

  it('is only the last one', () => {
    expect(terms('need glove', true).at(-1)?.[0]?.[0]?.[0]).toBe('glove')
    expect(terms('cann', false)[0]?.[0]?.[0]).not.toEqual(undefined)
  })

  it('stays itself if it is a word', () => {
    expect(terms('latex', true)[0]?.[0]?.[0]).toEqual(['latex'])
    expect(terms('mask', true)[0]?.[0]?.[0]?.[0]).toBe('mask')
  })

  it('is left out while it has one letter, unless it is alone', () => {
    expect(texts('glove c').length).toBe(1)
    expect(units('glove c', true).map((unit) => unit.text)).toEqual(['glove'])
  })

  it('may begin a phrase, if it is no product word', () => {
    expect(units('bp', true).some((unit) => unit.meaning.has(0))).toBe(true)
    expect(units('bukha', true).some((unit) => unit.meaning.has(1))).toBe(true)
    expect(units('bukha', false).some((unit) => unit.meaning.has(1))).toBe(false)
  })
})

describe('SEARCH-05 a never listed product', () => {
  it.each([
    'morphine',
    'buy Morphine 10 mg',
    // By sound, and by one letter of a long word.
    'morfine',
    'ketamin',
    'ketaminne',
  ])('is recognised in "%s"', (text) => {
    expect(read(text)).toMatchObject({ blocked: true, units: [], pairs: [], corrected: null })
  })

  it.each([
    // A word of products.
    'morphling',
    // Too short to be taken for another word.
    'opum',
    'mine',
    'glove',
  ])('is not seen in "%s"', (text) => expect(read(text).blocked).toBe(false))
})

it.each([
  ['16', true],
  ['no 16', true],
  ['16 5', true],
  ['the 16', true],
  ['16 fr', false],
  ['glove 16', false],
  ['', false],
  ['for the', false],
])('"%s" is only numbers: %s', (text, expected) => expect(isOnlyNumbers(text)).toBe(expected))
