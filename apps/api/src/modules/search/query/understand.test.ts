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
    { ...termOf('latex-free', 12), labels: ['latexFree=Yes'] },
    termOf('free', 12),
    termOf('needle', 30),
    termOf('insulin', 20),
    termOf('wheelchair', 25),
    termOf('face', 15),
    termOf('mask', 15),
    termOf('centrifuge', 9),
    termOf('zoom', 90, 0),
    termOf('morphling', 3),
    { ...termOf('blue', 10), labels: ['colour=Blue'] },
    { ...termOf('maple', 10), labels: ['wood=Maple'] },
    // Sellers slip, too: these are a slip from a word of forty times as many products, or are not.
    termOf('syringe', 200),
    termOf('syrinje', 2),
    termOf('seringe', 3),
    termOf('catheter', 80),
    termOf('cathater', 2),
    termOf('stretcher', 79),
    termOf('stretchar', 2),
    termOf('needel', 1, 0),
    termOf('iv', 40),
    termOf('list', 7),
    termOf('ecg', 9),
    termOf('glucose', 9),
    termOf('wash', 9),
    termOf('washing', 5, 0),
    termOf('machine', 90),
    termOf('kavrinex', 60),
    termOf('becton', 4),
    termOf('tonometer', 1),
    termOf('cannula', 18),
    termOf('cannabis', 6),
    termOf('16fr', 8),
    termOf('16g', 4),
  ],
  synonyms: [
    { phrase: 'bp machine', familyKey: 'bp-monitor' },
    { phrase: 'bukhar napi', familyKey: 'thermometer' },
    { phrase: 'sugar test', familyKey: null, expansion: 'strip for the glucose' },
    { phrase: '10 cc', familyKey: 'needle' },
    { phrase: 'sui', familyKey: 'needle' },
    { phrase: 'kursi', familyKey: 'wheelchair' },
  ],
  brandTerms: new Set(['kavrinex']),
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

  it('without the talk around its words, unless talk is all it says', () => {
    expect(texts('best price of gloves online')).toEqual(['gloves'])
    expect(texts('list')).toEqual(['list'])
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

  it('with the weight of its rarity, between two bounds', () => {
    // BM25 of 30 and of 60 in 1,000.
    expect(units('needle')[0]?.weight).toBeCloseTo(Math.log(1 + 970.5 / 30.5), 6)
    expect(units('glove')[0]?.weight).toBeCloseTo(Math.log(1 + 940.5 / 60.5), 6)
    expect(units('becton')[0]?.weight).toBeLessThan(5.5)
    expect(units('tonometer')[0]?.weight).toBe(5.5)
  })

  it('with colours and what it must be free of as attributes, unlike materials', () => {
    expect(units('blue glove').map((unit) => unit.isAttribute)).toEqual([true, false])
    expect(units('latex free glove').map((unit) => unit.isAttribute)).toEqual([true, false])
    expect(units('maple needle').map((unit) => unit.isAttribute)).toEqual([false, false])
  })

  it('without makers whose goods nobody sells here', () => {
    expect(texts('philips glove')).toEqual(['glove'])
    expect(texts('becton glove')).toEqual(['becton', 'glove'])
    expect(texts('philips')).toEqual([])
  })

  it('with what staff say instead of it', () => {
    const [, instead] = units('sugar test')[0]?.readings ?? []
    expect(instead?.slots.map((slot) => slot.alternatives[0]?.term)).toEqual(['strip', 'glucose'])
    expect(instead?.factor).toBeLessThan(1)
  })

  it('with a word that only phrases have as a hint at their families', () => {
    expect(units('bukhar')[0]?.meaning).toEqual(new Map([[1, 0.7]]))
  })

  it('with a quantity that alone means a product as its size beside the product’s name', () => {
    const sized = (text: string) => units(text).map((unit) => [unit.isAttribute, unit.meaning.size])
    expect(sized('10 cc')).toEqual([[false, 1]])
    expect(sized('sui 10 cc')).toEqual([
      [false, 1],
      [true, 0],
    ])
    expect(sized('kursi 10 cc')).toEqual([
      [false, 1],
      [false, 1],
    ])
  })

  it('with generic words and brands as less than the product’s name', () => {
    const weight = (text: string, at: number) => units(text)[at]?.weight ?? 0
    expect(weight('needle machine', 1)).toBeCloseTo(0.3 * weight('machine', 0), 6)
    expect(weight('kavrinex needle', 0)).toBeCloseTo(0.6 * weight('kavrinex', 0), 6)
    // The name itself weighs a little more beside other words.
    expect(weight('needle machine', 0)).toBeCloseTo(1.1 * weight('needle', 0), 6)
  })

  it('with what a gerund does, and words and letters that are written together', () => {
    expect(terms('washing')[0]?.[0]?.[0]).toEqual(['washing', 'wash'])
    expect(texts('glove7')).toEqual(['glove', '7'])
    expect(texts('latexfree glove')).toEqual(['latex free', 'glove'])
    expect(texts('ईसीजी')).toEqual(['ecg'])
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

  it.each([
    ['syrinje', 'syringe'],
    ['cathater', 'catheter'],
    // Of three products, or of fewer than eighty.
    ['seringe', null],
    ['stretchar', null],
  ])('of a seller are no word of their own: "%s" is %s', (typed, meant) =>
    expect(read(typed).corrected).toBe(meant),
  )

  it('may be meant where some description has the word: both are searched', () => {
    const [typed, meant] = units('needel')[0]?.readings[0]?.slots[0]?.alternatives ?? []
    expect([typed?.term, meant?.term]).toEqual(['needel', 'needle'])
    expect(typed?.factor).toBe(1)
    expect(meant?.factor).toBeLessThanOrEqual(0.5)
    expect(read('needel').corrected).toBeNull()
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

  it('may be joined to the word before it', () => {
    expect(terms('facecann', true)).toEqual([[[['face']]], [[['cannula', 'cannabis']]]])
    expect(terms('ivcann', true)[0]).toEqual([[['iv']]])
  })

  it('stays itself if it is a word', () => {
    expect(terms('latex', true)[0]?.[0]?.[0]).toEqual(['latex'])
    expect(terms('mask', true)[0]?.[0]?.[0]?.[0]).toBe('mask')
  })

  it('is no number: sizes are typed as a whole', () => {
    expect(terms('needle 16', true)[1]).toEqual(terms('needle 16')[1])
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
