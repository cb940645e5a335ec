import { describe, expect, it } from 'vitest'
import {
  askName,
  proofWords,
  questionOf,
  readQuestionSearch,
  sectionsOf,
  typeName,
  wasReplacedEarly,
  type Ask,
} from './asks.ts'

const ask = (id: number, from: string, to: string | null, part: Partial<Ask> = {}) =>
  ({
    id,
    business_type: 4,
    stage: 'basic',
    section: 'identity',
    proofs: ['pan'],
    valid_from: from,
    valid_to: to,
    ...part,
  }) as Ask
const place = { type: 4, stage: 'basic', section: 'identity' } as const
const today = '2026-11-24'
const question = (...asks: Ask[]) => questionOf(asks, place, today)

describe('KYC-04 what a buyer type is asked', () => {
  it('is what is in force today, first and last day included', () => {
    for (const [from, to] of [
      [today, null],
      ['2026-01-01', today],
      ['2026-01-01', null],
    ] as const)
      expect(question(ask(1, from, to)).now).toEqual(['pan'])
    for (const [from, to] of [
      ['2026-11-25', null],
      ['2026-01-01', '2026-11-23'],
    ] as const)
      expect(question(ask(1, from, to)).now).toEqual([])
  })

  it('names the next change, not one that was replaced before it began', () => {
    const next = ask(3, '2026-12-01', null, { proofs: ['gst'] })
    const dropped = ask(2, '2026-12-05', '2026-12-01')
    expect(wasReplacedEarly(dropped)).toBe(true)
    expect(wasReplacedEarly(ask(1, today, today))).toBe(false)
    const found = question(ask(1, '2026-01-01', '2026-11-30'), dropped, next)
    expect(found.planned).toBe(next)
    expect(found.asks.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(question(dropped).planned).toBeUndefined()
  })

  it('is of its own type, step and section', () => {
    const others = [
      ask(1, '2026-01-01', null, { business_type: 5 }),
      ask(2, '2026-01-01', null, { stage: 'pharma' }),
      ask(3, '2026-01-01', null, { section: 'note' }),
    ]
    expect(question(...others)).toMatchObject({ asks: [], now: [], planned: undefined })
  })

  it('is said in words', () => {
    expect(proofWords([])).toBe('Not asked')
    expect(proofWords(['pan', 'aadhaar'])).toBe('PAN or Masked Aadhaar')
    expect(typeName(undefined)).toBe('')
    expect(askName('99:pharma:note')).toMatch(/^99: .*\(medicines\)$/)
    expect(askName('99:basic:note')).not.toContain('medicines')
  })

  it('is asked in sections of its step, which an address opens', () => {
    expect(sectionsOf('basic')).toContain('identity')
    expect(sectionsOf('pharma')).not.toContain('identity')
    expect(readQuestionSearch({ of: '4', stage: 'basic', section: 'identity' })).toEqual({
      of: '4',
      stage: 'basic',
      section: 'identity',
    })
    expect(readQuestionSearch({ of: 'x', stage: 'none', section: 'none', buyer: '-1' })).toEqual({})
  })
})
