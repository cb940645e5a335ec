import { describe, expect, it } from 'vitest'
import {
  day,
  documentOf,
  fee,
  goodsPart,
  lineOf,
  orderOf,
  quoteLineOf,
  saidOf,
} from '../testing/order.ts'
import type { Order } from './order.ts'
import { taxCheck } from './tax.ts'
import { zoneCheck } from './zone.ts'

const form: Order['form'] = {
  pincode: '400096',
  gstin: '27AAACX1234A1ZX',
  stateCode: '27',
  billingState: null,
  thirdParty: false,
  sez: { kind: 'unit' },
}
const year = { from: '2026-04-01', until: '2027-03-31' }
const zone = { kind: 'unit', pincode: '400096', ...year }
const lut = { arn: 'AD270426000001X', ...year }
/** 3 × ₹95.24 without the 5 % in ₹100.00. */
const bare = { taxable: 28_572n, cgst: 0n, sgst: 0n, igst: 0n, total: 28_572n, unitPrice: 9_524n }
/** The same goods at ₹100.00 with integrated tax. */
const taxed = { taxable: 28_571n, cgst: 0n, sgst: 0n, igst: 1_429n, total: 30_000n }

const invoice = (sez: object) => ({
  id: 'invoice',
  gstin: '27AABCU9603R1ZN',
  number: 'MH1/26-27/000001',
  issuedDay: day,
  document: documentOf({ sez }),
  parcelId: 'parcel',
})

const underLut = (change: { zones?: Order['zones']; part?: object; form?: Order['form'] } = {}) =>
  orderOf({
    form: change.form ?? form,
    zones: change.zones ?? [zone],
    quote: { lines: [quoteLineOf({ ...bare, zone: 'lut' })], charges: [] },
    parts: [goodsPart({ lines: [lineOf(bare)], luts: [lut], ...change.part })],
  })

describe('supplies to special economic zones', () => {
  it('are inter-State in their own state too, or without tax (IGST Act s.7(5)(b), s.16(3))', () => {
    const order = orderOf({
      form,
      zones: [zone],
      quote: {
        lines: [quoteLineOf({ ...taxed, zone: 'igst' })],
        charges: [{ ...fee, zone: 'igst' }],
      },
      parts: [goodsPart({ lines: [lineOf(taxed)] })],
    })
    expect(saidOf(taxCheck, order)).toEqual([])
    expect(saidOf(zoneCheck, order)).toEqual([])
    const lutOrder = underLut()
    expect(saidOf(taxCheck, lutOrder)).toEqual([])
    expect(saidOf(zoneCheck, lutOrder)).toEqual([])
    const split = orderOf({
      form,
      zones: [zone],
      quote: { lines: [quoteLineOf({ zone: 'igst' })], charges: [] },
      parts: [goodsPart()],
    })
    expect(saidOf(taxCheck, split).length).toBeGreaterThan(0)
  })

  it('need what staff confirmed, for that day, place and kind', () => {
    const unconfirmed = 'it is supplied to a unit of a zone, which nobody confirmed by null'
    expect(saidOf(zoneCheck, underLut({ zones: [] }))).toContain(unconfirmed)
    expect(saidOf(zoneCheck, underLut({ zones: [{ ...zone, until: '2026-11-23' }] }))).toContain(
      unconfirmed,
    )
    expect(saidOf(zoneCheck, underLut({ zones: [{ ...zone, kind: 'developer' }] }))).toContain(
      unconfirmed,
    )
    expect(saidOf(zoneCheck, underLut({ form: { ...form, pincode: '400001' } }))).toEqual([
      'it goes to 400001 without tax, which is no zone of the buyer by null',
    ])
    expect(saidOf(zoneCheck, underLut({ form: { ...form, sez: null } }))).toContain(
      'its lines and charges differ in whether they go to a zone by null',
    )
  })

  it('are without tax only under a letter of undertaking, which the invoice names (CGST Rules 96A)', () => {
    expect(saidOf(zoneCheck, underLut({ part: { luts: [] } }))).toEqual([
      'it is priced without tax, but its seller had no letter of undertaking by null',
    ])
    const said = (sez: object) =>
      saidOf(zoneCheck, underLut({ part: { invoices: [invoice(sez)] } }))
    expect(said({ kind: 'unit', supply: 'lut', lut: lut.arn })).toEqual([])
    expect(said({ kind: 'unit', supply: 'lut', lut: 'OTHER' })).toEqual([
      `MH1/26-27/000001 is without tax, but no letter of undertaking OTHER was in force on ${day} by null`,
    ])
    expect(said({ kind: 'unit', supply: 'igst' })).toEqual([
      'MH1/26-27/000001 says igst of a supply to a zone, the order lut by null',
    ])
    expect(said({ kind: 'developer', supply: 'lut', lut: lut.arn })).toEqual([
      'MH1/26-27/000001 names another kind of buyer in a zone than the order by null',
    ])
  })
})
