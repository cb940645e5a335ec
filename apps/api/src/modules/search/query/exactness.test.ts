import { describe, expect, it } from 'vitest'
import { familyOf, smallModel } from '../testing/small-model.ts'
import { CompiledQuery } from './compile.ts'
import { isExact } from './exactness.ts'
import type { Unit } from './unit.ts'

const model = smallModel({
  families: [familyOf('Thing'), familyOf('Adult Diaper'), familyOf('Collection Bag')],
  documents: [0, 1, 2],
})
const unit = (term: string, extra: Partial<Unit> = {}): Unit => ({
  text: term,
  weight: 4,
  readings: [{ factor: 1, slots: [{ weight: 4, alternatives: [{ term, factor: 1 }] }] }],
  meaning: new Map(),
  isAttribute: false,
  ...extra,
})
const means = (family: number, sure = 1) => ({ meaning: new Map([[family, sure]]) })

/** Where the first product, whose place is its family, has each unit's word. */
type Where = 'name' | 'attribute' | 'text' | 'nowhere'
const fieldOf = { name: 2, attribute: 1, text: 0, nowhere: 0 }
const rowOf = (doc: number, places: readonly Where[]) => ({
  doc,
  impacts: Uint8Array.from(places, (place) => (place === 'nowhere' ? 0 : 200)),
  fields: Uint8Array.from(places, (place) => fieldOf[place]),
})
function exact(
  asked: readonly (readonly [Unit, Where])[],
  { doc = 0, unknown = 0 }: { doc?: number; unknown?: number } = {},
) {
  const query = new CompiledQuery({ units: asked.map(([one]) => one), pairs: [] }, model)
  return isExact(
    query,
    unknown,
    [
      rowOf(
        doc,
        asked.map(([, where]) => where),
      ),
    ],
    model,
  )
}
const some = (count: number, where: Where = 'name') =>
  Array.from({ length: count }, (_, i) => [unit(`word${'abcdefgh'[i]}`), where] as const)

describe('SEARCH-05 a product is what was asked for', () => {
  it.each([
    ['by its name', [[unit('glove'), 'name']], true],
    ['not by a word that it lacks', [[unit('glove'), 'nowhere']], false],
    ['not by its description', [[unit('glove'), 'text']], false],
    ['not by an attribute', [[unit('glove'), 'attribute']], false],
    [
      'by half of the words in its name',
      [
        [unit('glove'), 'name'],
        [unit('soft'), 'text'],
      ],
      true,
    ],
    [
      'not by less than half of their weight',
      [
        [unit('glove'), 'name'],
        [unit('soft', { weight: 5 }), 'text'],
      ],
      false,
    ],
    [
      'not with a word missing',
      [
        [unit('glove'), 'name'],
        [unit('wool'), 'nowhere'],
      ],
      false,
    ],
    [
      'whatever its size',
      [
        [unit('glove'), 'name'],
        [unit('6.5', { isAttribute: true }), 'nowhere'],
      ],
      true,
    ],
    [
      'whatever it is for',
      [
        [unit('glove'), 'name'],
        [unit('surgeon', { isPurpose: true }), 'nowhere'],
      ],
      true,
    ],
  ] as const)('%s', (_, asked, expected) => expect(exact(asked)).toBe(expected))

  it('with a word in three missing, of five or more', () => {
    expect(exact(some(3), { unknown: 1 })).toBe(false)
    expect(exact(some(4), { unknown: 1 })).toBe(true)
    expect(exact(some(3), { unknown: 2 })).toBe(false)
    expect(exact([...some(2), ...some(6, 'text').slice(2)])).toBe(true)
    expect(exact([...some(1), ...some(6, 'text').slice(1)])).toBe(false)
  })

  it('by a phrase that surely means its family', () => {
    expect(exact([[unit('thingy', means(0)), 'nowhere']])).toBe(true)
    expect(exact([[unit('thingy', means(0, 0.6)), 'nowhere']])).toBe(true)
    expect(exact([[unit('thingy', means(0, 0.5)), 'nowhere']])).toBe(false)
    expect(exact([[unit('thingy', means(1)), 'nowhere']])).toBe(false)
  })

  it('beside a word that means its family by its attributes, beside a phrase by any text', () => {
    const beside = (text: string, where: Where) =>
      exact([
        [unit(text, means(0)), 'name'],
        [unit('golden'), where],
      ])
    expect(beside('thingy', 'attribute')).toBe(true)
    expect(beside('thingy', 'text')).toBe(false)
    expect(beside('good thingy', 'text')).toBe(true)
    expect(beside('good thingy', 'nowhere')).toBe(false)
  })

  it.each(['baby', 'child', 'infant', 'kid', 'newborn', 'neonatal', 'paediatric', 'pediatric'])(
    'for a %s only if it says so, where its family is for adults',
    (word) => {
      const diaper = (where: Where, doc: number) =>
        exact(
          [
            [unit('diaper'), 'name'],
            [unit(word, { isPurpose: true }), where],
          ],
          { doc },
        )
      expect(diaper('text', 1)).toBe(true)
      expect(diaper('nowhere', 1)).toBe(false)
      expect(diaper('nowhere', 0)).toBe(true)
    },
  )

  it('as a machine only if it is one, and beside what means it whatever stands aside', () => {
    const beside = (asked: Unit, other: string, where: Where) =>
      exact([
        [asked, 'name'],
        [unit(other), where],
      ])
    expect(beside(unit('glove'), 'machine', 'nowhere')).toBe(false)
    expect(beside(unit('glove'), 'machine', 'text')).toBe(true)
    expect(beside(unit('thingy', means(0)), 'machine', 'nowhere')).toBe(true)
    expect(beside(unit('thingy', means(0)), 'ab', 'nowhere')).toBe(true)
    expect(beside(unit('thingy', means(0)), 'abc', 'nowhere')).toBe(false)
  })

  it('by a word of the same root in the name of its family, beside what means it', () => {
    const bag = (word: string) =>
      exact(
        [
          [unit('bag', means(2)), 'name'],
          [unit(word), 'nowhere'],
        ],
        { doc: 2 },
      )
    expect(bag('collecting')).toBe(true)
    expect(bag('collar')).toBe(false)
  })

  it('if one of the first is', () => {
    const query = new CompiledQuery({ units: [unit('glove')], pairs: [] }, model)
    expect(isExact(query, 0, [rowOf(0, ['nowhere']), rowOf(1, ['name'])], model)).toBe(true)
    expect(isExact(query, 0, [], model)).toBe(false)
  })
})
