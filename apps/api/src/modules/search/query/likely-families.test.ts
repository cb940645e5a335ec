import { expect, it } from 'vitest'
import { familyOf, smallModel } from '../testing/small-model.ts'
import { CompiledQuery } from './compile.ts'
import { likelyFamilies } from './likely-families.ts'
import type { Unit } from './unit.ts'

const families = ['Sofa Bed', 'Mattress', 'Pillow', 'Lamp'].map((name) => familyOf(name))
// Documents 0 to 7 by family, and one that is no longer listed.
const model = smallModel({ families, documents: [0, 0, 0, 1, 1, 2, 3, -1] })
const list = (docs: number[], fields: number[]) => ({
  docs: Int32Array.from(docs),
  impacts: new Uint8Array(docs.length).fill(200),
  fields: Uint8Array.from(fields),
})
const unit = (term: string, extra: Partial<Unit> = {}): Unit => ({
  text: term,
  weight: 1,
  readings: [{ factor: 1, slots: [{ weight: 1, alternatives: [{ term, factor: 1 }] }] }],
  meaning: new Map(),
  isAttribute: false,
  ...extra,
})
const likely = (docs: number[], fields: number[], asked: Unit = unit('futon')) => {
  const query = new CompiledQuery({ units: [asked], pairs: [] }, model)
  return likelyFamilies(query, new Map([['futon', [list(docs, fields)]]]), model)
}

it('takes for likely what a quarter or more of the products with the word in their name are', () => {
  expect(likely([0, 1, 2, 3], [2, 2, 2, 2]).get(0)).toEqual(
    new Map([
      [0, 0.75],
      [1, 0.25],
    ]),
  )
  expect(likely([0, 1, 2, 3, 5], [2, 2, 2, 2, 2]).get(0)).toEqual(new Map([[0, 0.6]]))
})

it('counts neither mentions elsewhere nor products that are gone, and needs three', () => {
  expect(likely([0, 1, 2, 5, 6], [2, 2, 2, 1, 0]).get(0)).toEqual(new Map([[0, 1]]))
  expect(likely([0, 1, 2, 7], [2, 2, 2, 2]).get(0)).toEqual(new Map([[0, 1]]))
  expect(likely([0, 1, 7], [2, 2, 2]).get(0)).toEqual(new Map())
})

it('says nothing of words that somebody has explained, and of sizes', () => {
  expect(likely([0, 1, 2], [2, 2, 2], unit('futon', { meaning: new Map([[1, 1]]) }))).toEqual(
    new Map(),
  )
  expect(likely([0, 1, 2], [2, 2, 2], unit('futon', { isAttribute: true }))).toEqual(new Map())
})
