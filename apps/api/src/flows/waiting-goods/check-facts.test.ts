import { expect, it } from 'vitest'
import { factProblems, type Situation } from './check-facts.ts'

type Decision = Parameters<typeof factProblems>[0]
const decision: Decision = {
  revision: 1,
  product_class: 'DRUG_GEN',
  hsn: '30049099',
  gst_rate: null,
  maker: 'Arogya Labs',
  country_of_origin: 'India',
  importer: '',
  licence: 'MFG/1',
  batch: 'B1',
  expires_on: '2026-11-25',
}
const situation: Situation = {
  hasRate: true,
  onRequest: false,
  undatedStock: 5,
  today: '2026-11-24',
}
const fields = (part: Partial<Decision>, at: Partial<Situation> = {}) =>
  factProblems({ ...decision, ...part }, { ...situation, ...at }).map(({ field }) => field)

it('OPS-01 goods with every fact may be sold', () => {
  expect(fields({})).toEqual([])
})

it.each([
  [{}, { hasRate: false }, ['gst_rate']],
  [{}, { hasRate: false, onRequest: true }, []],
  [{ batch: '', expires_on: null }, {}, ['batch', 'expires_on']],
  [{ batch: '', expires_on: null }, { undatedStock: 0 }, []],
  [{ expires_on: null }, {}, ['expires_on']],
  [{ expires_on: '2026-11-24' }, {}, ['expires_on']],
  [{ hsn: '300' }, {}, ['hsn']],
  [{ hsn: '30049' }, {}, ['hsn']],
  [{ hsn: '3004' }, {}, []],
  [{ hsn: '300490991' }, {}, ['hsn']],
  [{ product_class: 'GEN' }, {}, ['product_class']],
  [{ product_class: 'GEN', hsn: '30059040' }, {}, []],
  [{ product_class: 'GEN', hsn: '30041010' }, {}, ['product_class']],
  // A first-aid kit or a drug-device combination is a device with a heading of medicines.
  [{ product_class: 'DEV_C' }, {}, []],
  [{ product_class: 'DEV_A', hsn: '90183100', batch: '', expires_on: null }, {}, []],
] as const)('OPS-01 with %j where %j, what is asked for is %j', (part, at, expected) => {
  expect(fields(part, at)).toEqual(expected)
})
