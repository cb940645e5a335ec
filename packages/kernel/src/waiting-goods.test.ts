import { describe, expect, it } from 'vitest'
import {
  isMedicineClass,
  missingFacts,
  needsBatch,
  SOLD_CLASSES,
  WAITING_REASON_WORDS,
  WAITING_REASONS,
  type GoodsFacts,
} from './waiting-goods.ts'

const whole: GoodsFacts = {
  productClass: 'DRUG_H',
  classProblem: undefined,
  hsn: '30049099',
  hasRate: true,
  maker: 'Arogya Labs',
  countryOfOrigin: 'Germany',
  importer: 'Upchar Imports',
  licence: 'MFG/1',
  undatedStock: false,
}
const missing = (part: Partial<GoodsFacts>) => missingFacts({ ...whole, ...part })

describe('OPS-07 what goods lack before they may be sold', () => {
  it('is nothing where every fact is known', () => {
    expect(missing({})).toEqual([])
  })

  it.each([
    [{ classProblem: 'class_unknown' }, ['class_unknown']],
    [{ classProblem: 'class_doubtful' }, ['class_doubtful']],
    [{ hsn: '', hasRate: false }, ['hsn_missing']],
    [{ hasRate: false }, ['rate_missing']],
    [{ maker: '' }, ['maker_missing']],
    [{ countryOfOrigin: '', importer: '' }, ['origin_missing']],
    [{ importer: '' }, ['importer_missing']],
    [{ countryOfOrigin: 'INDIA', importer: '' }, []],
    [{ licence: '' }, ['licence_missing']],
    [{ licence: '', productClass: 'GEN', hsn: '40151200' }, []],
    [{ licence: '', productClass: '', hsn: '40151200' }, []],
    [{ undatedStock: true }, ['batch_missing']],
    [{ undatedStock: true, productClass: 'DEV_A', hsn: '90183100' }, []],
  ] as const)('with %j is %j', (part, reasons) => {
    expect(missing(part)).toEqual(reasons)
  })

  it('is listed in the order of the form, each with words', () => {
    const all = missing({
      ...whole,
      classProblem: 'class_unknown',
      hsn: '',
      maker: '',
      licence: '',
    })
    expect(all).toEqual(['class_unknown', 'hsn_missing', 'maker_missing', 'licence_missing'])
    for (const reason of WAITING_REASONS) {
      expect(WAITING_REASON_WORDS[reason].short).not.toBe('')
      expect(WAITING_REASON_WORDS[reason].todo).toMatch(/[.;:] ?|\.$/)
    }
  })
})

it('goods of chapter 30 and every class of medicine are sold by batch (Drugs Rules 1945, rule 65)', () => {
  expect([needsBatch('30049099', 'GEN'), needsBatch('40151200', 'VET')]).toEqual([true, true])
  expect([needsBatch('90183000', 'DEV_C'), needsBatch('', '')]).toEqual([false, false])
  expect(['DRUG_GEN', 'DRUG_H', 'DRUG_H1', 'BIO_C', 'VET'].every(isMedicineClass)).toBe(true)
  expect(['GEN', 'DEV_D', 'IVD_PRO', 'BANNED', ''].some(isMedicineClass)).toBe(false)
})

it('what is banned is no class to choose', () => {
  expect(SOLD_CLASSES).toHaveLength(15)
  expect(SOLD_CLASSES).not.toContain('BANNED')
})
