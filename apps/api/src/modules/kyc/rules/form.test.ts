import { describe, expect, it } from 'vitest'
import type { KycAsk } from '@upchar/kernel/kyc-asks'
import type { KycDocumentKind } from '@upchar/kernel/kyc-documents'
import { numberNote } from '../review/number-notes.ts'
import { formProblems } from './check-form.ts'
import { allChoices, askRows, chosenProof, formOf, sentForm } from './form-for-buyer.ts'
import { checkLicences, licencesNeeded, licencesSuggested } from './licences.ts'
import { readChoices, readValues } from './read-form.ts'
import { isFit, leavesOnlyNote } from './set-asks.ts'

const on = '2026-11-24'
const ask = (
  section: KycAsk['section'],
  proof: KycAsk['proof'],
  part: Partial<KycAsk> = {},
): KycAsk => ({
  businessTypeId: 1,
  stage: 'basic',
  section,
  proof,
  validFrom: '2020-01-01',
  validTo: null,
  source: 'test',
  ...part,
})
const asks = [
  ask('gst', 'gst'),
  ask('gst', 'no_gst'),
  ask('identity', 'pan'),
  ask('devices', 'md42'),
  ask('devices', 'drug_licence'),
]
const form = formOf(asks, 1, 'basic', on)
const devices = { devices: 'drug_licence' } as const
const licence = {
  licence_20_number: '20B/1',
  licence_state: 'Maharashtra',
  licence_valid_until: '2027-01-31',
}

describe('KYC-04 a form', () => {
  it('has the sections in force on the day, in their order, for its business type and step', () => {
    expect(form.map(({ key, proofs }) => [key, proofs.map((one) => one.key)])).toEqual([
      ['identity', ['pan']],
      ['gst', ['gst', 'no_gst']],
      ['devices', ['md42', 'drug_licence']],
    ])
    const dated = [ask('identity', 'pan', { validFrom: '2026-11-24', validTo: '2026-11-25' })]
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
    expect(days.map((day) => formOf(dated, 1, 'basic', day).length)).toEqual([0, 1, 1, 0])
    expect(formOf(asks, 2, 'basic', on)).toEqual([])
    expect(formOf(asks, 1, 'pharma', on)).toEqual([])
  })

  it('is read from rows that are known, and left as it was sent once it was', () => {
    const known = ask('identity', 'pan')
    const rows = [
      known,
      { ...known, stage: 'x' },
      { ...known, section: 'x' },
      { ...known, proof: 'none' },
      { ...known, businessTypeId: 99 },
    ]
    expect(askRows(rows)).toEqual([known])
    expect(sentForm({ gst: 'no_gst', identity: 'pan' }).map(({ key }) => key)).toEqual([
      'identity',
      'gst',
    ])
    expect(allChoices(form, devices)).toEqual({
      identity: 'pan',
      gst: 'gst',
      devices: 'drug_licence',
    })
    const [, gst] = form
    if (gst === undefined) throw new Error('no section')
    expect(chosenProof(gst, { gst: 'md42' }).key).toBe('gst')
    expect(chosenProof(gst, { gst: 'no_gst' }).key).toBe('no_gst')
  })

  it('keeps choices that it offers, the typed before the stored', () => {
    expect(readChoices(form, { gst: 'no_gst' }, { gst: 'gst', devices: 'md42' })).toEqual({
      gst: 'no_gst',
      devices: 'md42',
    })
    expect(readChoices(form, { gst: 'pan', devices: 'x' }, { gst: 'no_gst' })).toEqual({})
  })

  it('stores what is right, in one spelling, and what is wrong as it was typed', () => {
    const { values, problems } = readValues(
      form,
      {},
      { pan: ' aaafu 0939 f ', md42_number: '' },
      { pan: 'OLD', GST: 'kept' },
      on,
    )
    expect(values).toMatchObject({ pan: 'AAAFU0939F', GST: 'kept', md42_number: '' })
    expect(problems).toEqual([])
    const wrong = readValues(form, {}, { pan: 'AAA', licence_20_number: 'ü' }, { pan: 'OLD' }, on)
    expect(wrong.values).toMatchObject({ pan: 'AAA', licence_20_number: '' })
    // The drug licence isn't the chosen proof of its section, so its problem is nobody's.
    expect(wrong.problems.map(({ field, section }) => [field, section])).toEqual([
      ['pan', 'identity'],
    ])
  })
})

describe('KYC-04 what a form lacks', () => {
  const problems = (values: Record<string, string>, documents: KycDocumentKind[] = []) =>
    formProblems({
      form,
      choices: { ...devices, gst: 'gst' },
      values,
      documents,
      on,
    }).map(({ field, section }) => `${section} ${field}`)
  const papers: KycDocumentKind[] = ['pan_card', 'gst_certificate', 'drug_licence']
  const whole = { pan: 'AAAFU0939F', GST: '27AAPFU0939F1ZV', ...licence }

  it('are the fields and documents of the chosen proofs, and one number at least', () => {
    expect(problems({}, [])).toEqual([
      'identity pan',
      'identity pan_card',
      'gst GST',
      'gst gst_certificate',
      'devices licence_state',
      'devices licence_valid_until',
      'devices licence_20_number',
      'devices drug_licence',
    ])
    expect(problems({ ...whole, pan: 'AAPFU0939F' }, papers)).toEqual([])
    const { licence_20_number: _number, ...other } = whole
    expect(problems({ ...other, pan: 'AAPFU0939F', licence_21_number: '21B/1' }, papers)).toEqual(
      [],
    )
    expect(problems({ ...whole, pan: 'AAPFU0939F' }, papers.slice(1))).toEqual([
      'identity pan_card',
    ])
  })

  it('VALID-03 is a GST number of the PAN that is given', () => {
    expect(problems({ ...whole, pan: 'AAACX1234A' }, papers)).toEqual(['gst GST'])
  })
})

describe('KYC-04 the licences of an approval', () => {
  it('are those that the chosen proofs need, each once', () => {
    const two = sentForm({ professional: 'registration', medicines: 'own_patients' })
    expect(licencesNeeded(two)).toEqual([['registration']])
    expect(
      licencesNeeded(sentForm({ devices: 'drug_licence', medicines: 'drug_licence' })),
    ).toEqual([['20/20B', '21/21B']])
    expect(licencesNeeded(sentForm({ identity: 'pan' }))).toEqual([])
  })

  it('are suggested from what was typed, those with a number', () => {
    expect(licencesSuggested(sentForm(devices), { ...licence, licence_21_number: '' })).toEqual([
      { kind: '20/20B', number: '20B/1', scope: 'Maharashtra', valid_until: '2027-01-31' },
    ])
    expect(
      licencesSuggested(sentForm({ professional: 'registration' }), {
        registration_number: 'MMC 1',
        registration_council: 'Maharashtra Medical Council',
      }),
    ).toEqual([
      {
        kind: 'registration',
        number: 'MMC 1',
        scope: 'Maharashtra Medical Council',
        valid_until: '',
      },
    ])
  })

  it('are refused by field: twice, not asked for, over, without a day, or missing', () => {
    const give = (
      ...given: [kind: '20/20B' | 'registration' | 'MD-42', validUntil: string | null][]
    ) =>
      checkLicences(
        [['20/20B', '21/21B'], ['registration']],
        given.map(([kind, validUntil]) => ({ kind, number: '1', scope: '', validUntil })),
        on,
      )
    const fields = (result: ReturnType<typeof give>) =>
      result.ok ? result.value : result.error.map(({ field }) => field)
    expect(fields(give(['20/20B', '2026-11-24'], ['registration', null]))).toBe('2026-11-24')
    expect(fields(give(['20/20B', '2026-11-23'], ['registration', null]))).toEqual([
      'licences.0.valid_until',
    ])
    expect(fields(give(['20/20B', null], ['registration', null]))).toEqual([
      'licences.0.valid_until',
    ])
    expect(
      fields(give(['20/20B', '2027-01-01'], ['20/20B', '2027-01-01'], ['registration', null])),
    ).toEqual(['licences.1'])
    expect(
      fields(give(['MD-42', '2027-01-01'], ['20/20B', '2027-01-01'], ['registration', null])),
    ).toEqual(['licences.0'])
    expect(fields(give(['20/20B', '2027-01-01']))).toEqual(['licences'])
    expect(fields(give(['20/20B', '2028-01-01'], ['registration', '2027-06-30']))).toBe(
      '2027-06-30',
    )
  })
})

describe('KYC-04 what staff may ask for', () => {
  it('suits the step and the section, each proof once', () => {
    expect(isFit('basic', 'gst', ['gst', 'no_gst'])).toBe(true)
    expect(isFit('basic', 'gst', [])).toBe(true)
    expect(isFit('pharma', 'gst', ['gst'])).toBe(false)
    expect(isFit('basic', 'gst', ['pan'])).toBe(false)
    expect(isFit('basic', 'gst', ['gst', 'gst'])).toBe(false)
  })

  it('leaves no form with only a note, on the day, or on a later one when another requirement ends', () => {
    const wanted = { businessTypeId: 1, stage: 'basic', section: 'gst', validFrom: on } as const
    const note = ask('note', 'note')
    const without = (others: KycAsk[], proofs: ('gst' | 'no_gst')[] = []) =>
      leavesOnlyNote(others, { ...wanted, proofs })
    expect(without([note, ask('gst', 'gst')])).toBe(true)
    expect(without([note, ask('gst', 'gst')], ['no_gst'])).toBe(false)
    expect(without([note, ask('identity', 'pan')])).toBe(false)
    expect(without([note, ask('identity', 'pan', { validTo: '2026-12-31' })])).toBe(true)
    expect(without([ask('identity', 'pan', { validTo: '2026-12-31' })])).toBe(false)
    // What was asked for before doesn't matter any more.
    expect(without([note, ask('identity', 'pan', { validFrom: '2026-01-01' })])).toBe(false)
    expect(without([])).toBe(false)
  })
})

describe('KYC-04 what reviewers are told about a number', () => {
  it('is whose PAN it is, and where a GST number is registered, on which PAN', () => {
    expect(numberNote('pan', { pan: 'AAPFU0939F' })).toBe('PAN of a firm or LLP')
    expect(numberNote('GST', { GST: '27AAPFU0939F1ZV' })).toBe('Maharashtra; PAN AAPFU0939F')
    expect(numberNote('GST', { GST: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' })).toBe(
      'Maharashtra; PAN AAPFU0939F',
    )
    expect(numberNote('GST', { GST: '27AAPFU0939F1ZV', pan: '' })).not.toContain('another')
    expect(numberNote('GST', { GST: '27AAPFU0939F1ZV', pan: 'AAACX1234A' })).toBe(
      'Maharashtra; PAN AAPFU0939F, another than the one given',
    )
    expect(numberNote('GST', { GST: '27' })).toMatch(/^Enter the 15-character GST number/)
    expect([numberNote('GST', {}), numberNote('md42_number', { md42_number: '1' })]).toEqual([
      '',
      '',
    ])
  })
})
