import { describe, expect, it } from 'vitest'
import { familyOf, smallModel } from '../testing/small-model.ts'
import { diversify, equallyMeant } from './diversify.ts'
import type { Unit } from './unit.ts'

const counting = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
/** Documents 0 to 99 are of family 0, 100 to 199 of family 1, and so on. */
const familyOfDoc = (doc: number) => Math.floor(doc / 100)

describe('families that a word names equally', () => {
  it('take turns of three on the first page of 24, in the order of their best products', () => {
    const docs = [...counting(100, 20), ...counting(0, 20)]
    expect(diversify(docs, familyOfDoc, new Set([0, 1])).slice(0, 24)).toEqual(
      [0, 1, 2, 3].flatMap((turn) => [...counting(100 + turn * 3, 3), ...counting(turn * 3, 3)]),
    )
  })

  it('fill that page and no more: the next one goes on where their products were left', () => {
    const docs = [...counting(100, 20), ...counting(0, 20), ...counting(200, 20)]
    const shown = diversify(docs, familyOfDoc, new Set([0, 1, 2]))
    expect(shown.slice(18, 26)).toEqual([106, 107, 108, 6, 7, 8, 109, 110])
  })

  it('leave the rest in its order, without a loss or a repetition', () => {
    const docs = [...counting(100, 20), ...counting(200, 5), ...counting(0, 20)]
    const shown = diversify(docs, familyOfDoc, new Set([0, 1]))
    expect(shown.toSorted((a, b) => a - b)).toEqual(docs.toSorted((a, b) => a - b))
    expect(shown.slice(24)).toEqual([...counting(112, 8), ...counting(200, 5), ...counting(12, 8)])
  })

  it('go on with what the other has when one runs out', () => {
    const docs = [...counting(100, 8), 0, 1]
    expect(diversify(docs, familyOfDoc, new Set([0, 1]))).toEqual([
      ...counting(100, 3),
      0,
      1,
      ...counting(103, 5),
    ])
  })

  it('are nothing special alone', () => {
    const docs = [...counting(100, 4), 0, 104]
    expect(diversify(docs, familyOfDoc, new Set([1]))).toEqual(docs)
  })
})

describe('whether a query names several families equally', () => {
  const model = smallModel({
    families: [
      familyOf('Face Mask'),
      familyOf('Oxygen Mask'),
      familyOf('Mask Box'),
      familyOf('Laryngeal Mask'),
    ],
  })
  const unit = (text: string, meaning: ReadonlyMap<number, number> = new Map()): Unit => ({
    text,
    weight: 1,
    readings: [{ factor: 1, slots: [{ weight: 1, alternatives: [{ term: text, factor: 1 }] }] }],
    meaning,
    isAttribute: false,
  })
  const scored = (...scores: number[]) => scores.map((score, family) => ({ family, score }))

  it('counts families with the word as head noun that match three quarters as well as the best', () => {
    expect(equallyMeant([unit('mask')], scored(4, 3, 3.9, 2.9), model)).toEqual(new Set([0, 1]))
  })

  it('compares with the best of them, not with a family that only has the word', () => {
    expect(
      equallyMeant(
        [unit('mask')],
        [
          { family: 2, score: 9 },
          { family: 0, score: 4 },
          { family: 3, score: 3 },
        ],
        model,
      ),
    ).toEqual(new Set([0, 3]))
  })

  it('takes the families that the word is known to mean, if two have it as head noun', () => {
    const meaning = (...families: number[]) => new Map(families.map((family) => [family, 1]))
    expect(equallyMeant([unit('mask', meaning(1, 3, 2))], scored(4, 4), model)).toEqual(
      new Set([1, 3, 2]),
    )
    expect(equallyMeant([unit('mask', meaning(1, 2))], scored(4, 4), model)).toEqual(new Set())
  })

  it('is false for several words and for a single family', () => {
    expect(equallyMeant([unit('mask'), unit('blue')], scored(4, 4), model)).toEqual(new Set())
    expect(equallyMeant([{ ...unit('mask'), text: 'face mask' }], scored(4, 4), model)).toEqual(
      new Set(),
    )
    expect(equallyMeant([unit('mask')], scored(4, 2), model)).toEqual(new Set())
  })
})
