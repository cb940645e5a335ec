import { describe, expect, it } from 'vitest'
import type { KycAsk } from '@upchar/kernel/kyc-asks'
import { askedOn, inOrder, isFit, leavesOnlyNote } from './set-asks.ts'

const doctor = { businessTypeId: 2, stage: 'basic' } as const
const ask = (
  section: KycAsk['section'],
  proof: KycAsk['proof'],
  [validFrom, validTo]: [string, string | null] = ['2026-01-01', null],
): KycAsk => ({ ...doctor, section, proof, validFrom, validTo, source: 'Decision of the shop' })
const identity = (proofs: KycAsk['proof'][], validFrom = '2026-11-24') => ({
  ...doctor,
  section: 'identity' as const,
  proofs,
  validFrom,
})

describe('a form with only a note', () => {
  const note = ask('note', 'note')

  it('KYC-04 is left by dropping its last other section', () => {
    expect(leavesOnlyNote([note, ask('identity', 'pan')], identity([]))).toBe(true)
    expect(leavesOnlyNote([note, ask('identity', 'pan')], identity(['aadhaar']))).toBe(false)
    expect(leavesOnlyNote([note, ask('gst', 'gst')], identity([]))).toBe(false)
    expect(leavesOnlyNote([], identity([]))).toBe(false)
  })

  it('KYC-04 is left from the day after the last one on which another section is required', () => {
    const gst = ask('gst', 'gst', ['2026-01-01', '2026-12-31'])
    expect(leavesOnlyNote([note, gst], identity([]))).toBe(true)
    const noteUntilThen = ask('note', 'note', ['2026-01-01', '2026-12-31'])
    expect(leavesOnlyNote([noteUntilThen, gst], identity([]))).toBe(false)
  })

  it('KYC-04 is left on the day on which a planned note begins, but one that ended before is none', () => {
    expect(leavesOnlyNote([ask('note', 'note', ['2027-02-01', null])], identity([]))).toBe(true)
    const past = ask('note', 'note', ['2026-01-01', '2026-11-23'])
    expect(leavesOnlyNote([past], identity([]))).toBe(false)
    expect(leavesOnlyNote([ask('note', 'note', ['2026-01-01', '2026-11-24'])], identity([]))).toBe(
      true,
    )
  })

  it('KYC-04 is judged by the forms of the same kind of buyer and step', () => {
    const others = [
      { ...ask('gst', 'gst'), businessTypeId: 3 as const },
      { ...ask('medicines', 'own_patients'), stage: 'pharma' as const },
    ]
    expect(leavesOnlyNote([note, ...others], identity([]))).toBe(true)
  })
})

it('KYC-04 proofs suit their section and step, each once', () => {
  expect(isFit('basic', 'identity', ['pan', 'aadhaar'])).toBe(true)
  expect(isFit('basic', 'identity', [])).toBe(true)
  expect(isFit('pharma', 'identity', ['pan'])).toBe(false)
  expect(isFit('basic', 'identity', ['pan', 'gst'])).toBe(false)
  expect(isFit('basic', 'identity', ['pan', 'pan'])).toBe(false)
  expect(inOrder('identity', ['aadhaar', 'pan'])).toEqual(['pan', 'aadhaar'])
})

it('KYC-04 a requirement holds from its first to its last day', () => {
  const asks = [ask('gst', 'gst', ['2026-11-24', '2026-11-30'])]
  const on = (day: string) => askedOn(asks, { ...doctor, section: 'gst' }, day)
  expect(['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    [],
    ['gst'],
    ['gst'],
    [],
  ])
})
