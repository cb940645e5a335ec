import { describe, expect, it } from 'vitest'
import { labelFacts, labelScore, type LabelledGoods } from './label-facts.ts'

const gloves: LabelledGoods = {
  productClass: 'GEN',
  genericName: 'Nitrile gloves',
  maker: 'Own Gloves LLP',
  makerAddress: '4 Dock Road, Mumbai',
  countryOfOrigin: 'India',
  importer: '',
  importerAddress: '',
  licence: '',
  storage: '',
  consumerCare: 'Own Gloves LLP, care@own.example, 022 2345 6789',
  shelfLifeMonths: null,
  variants: [{ sku: 'G-M', mrp: 500, netQuantity: '100 pieces' }],
}
const missing = (goods: LabelledGoods) =>
  labelFacts(goods).flatMap(({ key, done }) => (done ? [] : [key]))

describe('the declarations of a label', () => {
  it('OPS-04 general goods from India need what rule 6 lists, and nothing more', () => {
    expect(missing(gloves)).toEqual([])
    expect(labelScore(labelFacts(gloves))).toBe(100)
    expect(missing({ ...gloves, makerAddress: ' ', consumerCare: '' })).toEqual([
      'maker_address',
      'consumer_care',
    ])
  })

  it('OPS-04 goods from abroad name their importer with address', () => {
    expect(missing({ ...gloves, countryOfOrigin: 'China' })).toEqual([
      'importer',
      'importer_address',
    ])
  })

  it('OPS-04 devices and medicines have licence, storage and shelf life, by their own law', () => {
    expect(missing({ ...gloves, productClass: 'DEV_B_PRO' })).toEqual([
      'licence',
      'storage',
      'shelf_life_months',
    ])
    const why = (productClass: string) =>
      labelFacts({ ...gloves, productClass }).find(({ key }) => key === 'storage')?.why
    expect(why('DEV_A')).toContain('Medical Devices Rules 2017')
    expect(why('DRUG_H')).toContain('Drugs Rules 1945')
  })

  it('OPS-04 says which variants lack MRP and net quantity; only a whole label scores 100', () => {
    const facts = labelFacts({
      ...gloves,
      variants: [...gloves.variants, { sku: 'G-L', mrp: null, netQuantity: '' }],
    })
    expect(facts.filter(({ done }) => !done).map(({ key, skus }) => [key, skus])).toEqual([
      ['net_quantity', ['G-L']],
      ['mrp', ['G-L']],
    ])
    expect(labelScore(facts)).toBeLessThan(100)
    expect(missing({ ...gloves, variants: [] })).toEqual(['net_quantity', 'mrp'])
  })
})
