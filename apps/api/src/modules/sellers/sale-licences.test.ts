import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '@upchar/kernel/buying-rules'
import type { SellerLicenceForm } from '@upchar/kernel/seller-licences'
import { licenceRules } from '@upchar/reference/licence-rules'
import { maySell, premisesFor, saleLicences } from './sale-licences.ts'

type Days = { from?: string; until?: string; warehouse?: number }
const held = (form: SellerLicenceForm, { from, until, warehouse }: Days = {}, sellerId = 1) => ({
  sellerId,
  form,
  validFrom: from ?? null,
  validUntil: until ?? null,
  warehouseId: warehouse ?? null,
  number: `${form}/1`,
  personInCharge: null,
  personRegistration: null,
})
const on = '2026-11-24'
const sells = (
  productClass: string,
  forms: readonly ReturnType<typeof held>[],
  sale: { on?: `${number}-${number}-${number}`; resale?: boolean } = {},
) => maySell(saleLicences(licenceRules, forms), { sellerId: 1, productClass, on, ...sale })

/** Domain reference 3.1, last column, by hand: each line names forms that together permit the class. */
const permitted: [string, SellerLicenceForm[][]][] = [
  ['DEV_A', [['MD-42'], ['20'], ['21'], ['20B'], ['21B']]],
  ['DEV_B_HOME', [['MD-42'], ['20B'], ['21B']]],
  ['DEV_B_PRO', [['MD-42'], ['20B'], ['21B']]],
  ['DEV_C', [['MD-42'], ['20B'], ['21B']]],
  ['DEV_D', [['MD-42'], ['20B'], ['21B']]],
  ['IVD_HOME', [['MD-42'], ['20B'], ['21B']]],
  ['IVD_PRO', [['MD-42'], ['20B'], ['21B']]],
  ['DRUG_GEN', [['20'], ['20B']]],
  ['DRUG_H', [['20'], ['20B']]],
  ['DRUG_H1', [['20'], ['20B']]],
  ['BIO_C', [['21'], ['21B']]],
  ['VET', [['20'], ['20B'], ['21'], ['21B']]],
  [
    'RADIATION',
    [
      ['MD-42', 'AERB'],
      ['20B', 'AERB'],
    ],
  ],
  [
    'ULTRASOUND',
    [
      ['MD-42', 'PCPNDT'],
      ['20B', 'PCPNDT'],
    ],
  ],
]
const refused: [string, SellerLicenceForm[][]][] = [
  ['DEV_A', [[], ['AERB'], ['20F'], ['20G']]],
  ['DEV_C', [[], ['PCPNDT']]],
  ['DRUG_GEN', [[], ['MD-42'], ['21'], ['21B'], ['20F', '20G']]],
  ['DRUG_H', [[], ['MD-42'], ['21B'], ['20G']]],
  ['DRUG_H1', [['MD-42', '21B']]],
  ['BIO_C', [[], ['20', '20B', 'MD-42']]],
  ['VET', [[], ['MD-42']]],
  ['RADIATION', [['MD-42'], ['AERB'], ['PCPNDT', 'MD-42']]],
  ['ULTRASOUND', [['MD-42'], ['PCPNDT'], ['AERB', 'MD-42']]],
  ['BANNED', [['20', '21', '20B', '21B', '20F', '20G', 'MD-42', 'AERB', 'PCPNDT']]],
  ['NO_SUCH_CLASS', [['20B', '21B', 'MD-42']]],
]

describe('what a seller’s licences permit (domain reference 3.1)', () => {
  it.each(permitted)('permits %s', (productClass, sets) => {
    for (const forms of sets)
      expect({
        forms,
        sold: sells(
          productClass,
          forms.map((form) => held(form)),
        ),
      }).toEqual({
        forms,
        sold: true,
      })
  })

  it.each(refused)('refuses %s', (productClass, sets) => {
    for (const forms of sets)
      expect({
        forms,
        sold: sells(
          productClass,
          forms.map((form) => held(form)),
        ),
      }).toEqual({
        forms,
        sold: false,
      })
  })

  it('needs no licence for general goods, and never another seller’s', () => {
    expect(sells('GEN', [])).toBe(true)
    expect(sells('DRUG_H', [held('20B', {}, 2)])).toBe(false)
  })

  it('has dated rules with a source for every class but the banned one', () => {
    const classes = new Set(licenceRules.map(({ productClass }) => productClass))
    expect(PRODUCT_CLASSES.filter((one) => !classes.has(one))).toEqual(['BANNED'])
    for (const { validFrom, source } of licenceRules) {
      expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(source).not.toBe('')
    }
    // Schedule X is not sold here.
    expect(licenceRules.filter(({ form }) => form === '20F' || form === '20G')).toEqual([])
  })

  it('sells medicines to resellers under a wholesale licence only (Drugs Rules 1945, rule 2)', () => {
    const resale = { resale: true }
    expect(sells('DRUG_H', [held('20')], resale)).toBe(false)
    expect(sells('DRUG_H', [held('20B')], resale)).toBe(true)
    expect(sells('BIO_C', [held('21')], resale)).toBe(false)
    expect(sells('BIO_C', [held('21B')], resale)).toBe(true)
    expect(sells('DEV_C', [held('MD-42')], resale)).toBe(true)
  })

  it('counts the first and the last day, no day before or after', () => {
    const licence = [held('20B', { from: '2026-01-10', until: '2026-11-24' })]
    const days = ['2026-01-09', '2026-01-10', '2026-11-24', '2026-11-25'] as const
    expect(days.map((day) => sells('DRUG_H', licence, { on: day }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('sells from the premises of the licence (Drugs Rules 1945, rule 64)', () => {
    const licences = saleLicences(licenceRules, [
      held('20B', { warehouse: 7 }),
      held('20B', { warehouse: 8, until: '2026-11-23' }),
      held('MD-42'),
    ])
    expect(licences.premisesFor({ sellerId: 1, productClass: 'DRUG_H', on })).toEqual(new Set([7]))
    expect(licences.premisesFor({ sellerId: 1, productClass: 'DEV_C', on })).toBe('all')
    expect(licences.premisesFor({ sellerId: 1, productClass: 'GEN', on })).toBe('all')
    expect(licences.premisesFor({ sellerId: 1, productClass: 'BIO_C', on })).toEqual(new Set())
  })

  it('needs the premises of every kind of licence at once, and no licence where a rule asks for none', () => {
    const sale = { sellerId: 1, productClass: 'X', on } as const
    const rule = (need: 'sale' | 'radiation_supplier' | 'none', form: SellerLicenceForm) => ({
      productClass: 'X',
      need,
      form,
      resale: true,
      validFrom: '2020-01-01',
      validTo: null,
    })
    const both = [rule('sale', 'MD-42'), rule('radiation_supplier', 'AERB')]
    const at = (...warehouses: (number | undefined)[]) => [
      ...warehouses.map((warehouse) => held('MD-42', warehouse ? { warehouse } : {})),
      held('AERB', { warehouse: 8 }),
      held('AERB', { warehouse: 9 }),
    ]
    expect(premisesFor(both, at(7, 8), sale)).toEqual(new Set([8]))
    expect(premisesFor(both, at(7), sale)).toEqual(new Set())
    expect(premisesFor(both, at(undefined), sale)).toEqual(new Set([8, 9]))
    expect(
      premisesFor([rule('none', 'MD-42'), rule('radiation_supplier', 'AERB')], at(7), sale),
    ).toEqual(new Set([8, 9]))
    expect(premisesFor([rule('none', 'MD-42')], [], sale)).toBe('all')
    expect(premisesFor(both.slice(1), at(), { ...sale, on: '2019-12-31' })).toEqual(new Set())
  })

  it('answers for a resale and for a use of its own, whichever is asked first', () => {
    for (const first of [true, false]) {
      const licences = saleLicences(licenceRules, [held('20'), held('20B', { warehouse: 7 })])
      const ask = (resale: boolean) =>
        licences.premisesFor({ sellerId: 1, productClass: 'DRUG_H', on, resale })
      ask(first)
      expect([ask(true), ask(false)]).toEqual([new Set([7]), 'all'])
    }
  })

  it('lists the goods that are bound to premises, of sellers with a licence for a warehouse', () => {
    const bound = (...forms: ReturnType<typeof held>[]) =>
      saleLicences(licenceRules, forms)
        .boundGoods(on)
        .filter(({ productClass }) => productClass === 'DRUG_H')
    expect(bound(held('20B', { warehouse: 7 }), held('MD-42', {}, 2))).toEqual([
      { sellerId: 1, productClass: 'DRUG_H', warehouseIds: [7] },
    ])
    expect(bound(held('20B', { warehouse: 7 }), held('20B'))).toEqual([])
    expect(bound(held('MD-42', { warehouse: 7 }))).toEqual([
      { sellerId: 1, productClass: 'DRUG_H', warehouseIds: [] },
    ])
  })

  it('names the licences of a sale: of its seller, for its class, in force that day', () => {
    const licences = saleLicences(licenceRules, [
      held('20B', { until: '2026-11-24' }),
      held('20', { from: '2026-11-25' }),
      held('21B'),
      held('20B', {}, 2),
    ])
    const forms = (day: `${number}-${number}-${number}`) =>
      licences.licencesFor({ sellerId: 1, productClass: 'DRUG_H', on: day }).map(({ form }) => form)
    expect([forms('2026-11-24'), forms('2026-11-25')]).toEqual([['20B'], ['20']])
  })
})
