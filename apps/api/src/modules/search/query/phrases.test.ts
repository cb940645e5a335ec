import { describe, expect, it } from 'vitest'
import { PhraseTable } from './phrases.ts'

const row = (phrase: string, familyKey: string | null, expansion: string | null = null) => ({
  phrase,
  familyKey,
  expansion,
})
const table = new PhraseTable([
  row('bp', 'bp-monitor'),
  row('bp machine', 'bp-monitor'),
  row('bp machine', 'bp-cuff'),
  row('bp machine', 'bp-monitor', 'blood pressure'),
  row('bukhar wali machine', 'thermometer'),
  row('dil sunne ki machine', 'stethoscope'),
  row('bukhaar machine hevy', 'fan'),
  row('bukhar machine hevvy', 'heater'),
  row('nsk', 'handpiece'),
  row('nsk tip', 'scaler'),
  row('kit', 'a'),
  row('kit box', 'b'),
  row('kit bag', 'c'),
  row('x stand', 'd'),
])
const families = (text: string, from = 0, bySound = false) => {
  const found = table.longestAt(text.split(' '), from, bySound)
  return found === undefined ? undefined : [found.length, ...found.families]
}

describe('SEARCH-05 the phrases of staff', () => {
  it('match the longest one at a place, with all that it means', () => {
    expect(families('bp machine large')).toEqual([2, 'bp-monitor', 'bp-cuff'])
    expect(families('bp cuff')).toEqual([1, 'bp-monitor'])
    expect(families('omron bp machine', 1)).toEqual([2, 'bp-monitor', 'bp-cuff'])
    expect(families('machine bp')).toBeUndefined()
    expect(table.longestAt(['bp', 'machine'], 0, false)?.expansions).toEqual(['blood pressure'])
  })

  it('leave out stop words, and a last word that names a sort of thing', () => {
    expect(families('bukhar machine')).toEqual([2, 'thermometer'])
    expect(families('dil sunne')).toEqual([2, 'stethoscope'])
    expect(families('bukhar')).toBeUndefined()
  })

  it('match by sound only where that is asked for, and only by four letters or more', () => {
    expect(families('bukhaar machine')).toBeUndefined()
    expect(families('bukhaar machine', 0, true)).toEqual([2, 'thermometer'])
    expect(families('bukar machine hevi', 0, true)).toEqual([3, 'fan'])
    expect(families('nsc', 0, true)).toBeUndefined()
  })

  it('tell what a word is for if their families are two at most', () => {
    expect(table.hintOf('nsk')).toEqual(['handpiece', 'scaler'])
    expect(table.hintOf('kit')).toEqual([])
    expect(table.hintOf('x')).toEqual([])
    expect(table.hintOf('unheard')).toEqual([])
  })

  it('are begun by three letters or more; the shortest is meant', () => {
    expect(table.beginningWith(['bukh'])?.families).toEqual(['thermometer'])
    expect(table.beginningWith(['kit', 'b'])?.families).toEqual(['b'])
    expect(table.beginningWith(['bp', 'm'])?.families).toEqual(['bp-monitor', 'bp-cuff'])
    expect(table.beginningWith(['bp'])).toBeUndefined()
    expect(table.beginningWith(['ukh'])).toBeUndefined()
  })
})
