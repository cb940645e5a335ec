import { describe, expect, it } from 'vitest'
import { mayAskWhy, noteAsked } from './exit-question.ts'
import { chosenProof, inOrder, isBegun, shapeProblem, startOf, typed } from './form-state.ts'
import type { KycField, KycForm, KycProof } from './kyc-types.ts'

const field = (name: string, type: KycField['type'] = 'line', value = ''): KycField => ({
  name,
  label: name,
  hint: '',
  type,
  required: true,
  max_length: 40,
  options: [],
  value,
  editable: true,
})
const slot = (
  document: KycProof['documents'][number]['document'],
): KycProof['documents'][number] => ({
  document,
  label: document,
  hint: '',
  required: true,
  max_files: 4,
  max_bytes: 5_242_880,
  accept: ['application/pdf'],
  files: [],
})
const proof = (
  key: string,
  fields: KycField[],
  documents: KycProof['documents'] = [],
): KycProof => ({ key, name: key, fields, documents, any_of: [] })
const form: Pick<KycForm, 'sections'> = {
  sections: [
    {
      key: 'business',
      name: 'Business',
      required: true,
      choice: 'business',
      choices: [proof('business', [field('Establishment-Name', 'line', 'Sunrise')])],
    },
    {
      key: 'gst',
      name: 'GST',
      required: true,
      choice: 'gst',
      choices: [
        proof('gst', [field('GST', 'gstin')], [slot('gst_certificate')]),
        proof('no_gst', [field('gst_not_registered', 'checkbox')]),
      ],
    },
  ],
}

describe('the KYC form', () => {
  it('KYC-04 starts with the saved answers', () => {
    const state = startOf(form)
    expect(state.values).toMatchObject({ 'Establishment-Name': 'Sunrise', GST: '' })
    expect([isBegun(state), isBegun({ ...state, changed: new Set(['GST']) })]).toEqual([
      false,
      true,
    ])
  })
  it('KYC-04 counts the problems of the chosen proof only, in the order of the form', () => {
    const problems = [
      { field: 'gst_certificate', message: 'c' },
      { field: 'GST', message: 'b' },
      { field: 'gst_not_registered', message: 'x' },
      { field: 'Establishment-Name', message: 'a' },
    ]
    expect(inOrder(form, { gst: 'gst' }, problems).map(({ message }) => message)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(inOrder(form, { gst: 'no_gst' }, problems).map(({ message }) => message)).toEqual([
      'a',
      'x',
    ])
    const [, gst] = form.sections
    expect(gst && chosenProof(gst, {})).toBeUndefined()
  })
  it('VALID-03 VALID-04 VALID-05 reports an invalid number on blur', () => {
    expect(shapeProblem({ type: 'pan' }, 'AAACX1234A')).toBeUndefined()
    expect(shapeProblem({ type: 'pan' }, 'AAACX123')).toBe(
      'Enter the 10-character PAN, such as AAACX1234A',
    )
    expect(shapeProblem({ type: 'aadhaar' }, '1234 5678')).toBe('Enter the 12-digit Aadhaar number')
    expect(shapeProblem({ type: 'aadhaar' }, 'XXXX XXXX 1238')).toBeUndefined()
    expect(shapeProblem({ type: 'gstin' }, '27AABCU7421K1Z5')).toBeUndefined()
    expect(shapeProblem({ type: 'gstin' }, '27AABCU7421K1Z6')).toEqual(expect.any(String))
    expect(shapeProblem({ type: 'gstin' }, '')).toBeUndefined()
    expect([typed({ type: 'pan' }, 'aaacx1234a'), typed({ type: 'line' }, 'a')]).toEqual([
      'AAACX1234A',
      'a',
    ])
  })
  it('KYC-05 asks why the buyer leaves once a session and step', () => {
    const items = new Map<string, string>()
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
    expect(mayAskWhy(false, storage)).toBe(true)
    noteAsked(false, storage)
    expect([mayAskWhy(false, storage), mayAskWhy(true, storage)]).toEqual([false, true])
  })
})
