import { describe, expect, it } from 'vitest'
import {
  hasRhythm,
  isRhythmDay,
  nextSend,
  periodSent,
  type ReportRhythm,
} from './report-schedules.ts'

const sends = (rhythm: ReportRhythm, after: string, count: number): string[] => {
  const all: string[] = []
  let at: number | string = after
  for (let nth = 0; nth < count; nth++) {
    at = nextSend(rhythm, at)
    all.push(new Date(at).toISOString())
  }
  return all
}

// By a calendar, and India’s offset of five and a half hours.
describe('OPS-08 when a scheduled report is sent', () => {
  it('every day at its hour in India, the same day only before it', () => {
    const nine = { every: 'day', on: 0, hour: 9 } as const
    expect(sends(nine, '2026-11-28T03:29:59Z', 2)).toEqual([
      '2026-11-28T03:30:00.000Z',
      '2026-11-29T03:30:00.000Z',
    ])
    expect(sends(nine, '2026-11-28T03:30:00Z', 1)).toEqual(['2026-11-29T03:30:00.000Z'])
    // Midnight in India is the evening before by UTC.
    expect(sends({ every: 'day', on: 0, hour: 0 }, '2026-12-31T18:29:00Z', 1)).toEqual([
      '2026-12-31T18:30:00.000Z',
    ])
  })

  it('every week on its day', () => {
    // 30 November 2026 is a Monday.
    expect(sends({ every: 'week', on: 1, hour: 6 }, '2026-11-28T12:00:00Z', 2)).toEqual([
      '2026-11-30T00:30:00.000Z',
      '2026-12-07T00:30:00.000Z',
    ])
    expect(sends({ every: 'week', on: 7, hour: 23 }, '2026-11-28T12:00:00Z', 1)).toEqual([
      '2026-11-29T17:30:00.000Z',
    ])
  })

  it('every month on its day, or on the last where the month is shorter', () => {
    expect(sends({ every: 'month', on: 31, hour: 9 }, '2027-01-15T00:00:00Z', 5)).toEqual([
      '2027-01-31T03:30:00.000Z',
      '2027-02-28T03:30:00.000Z',
      '2027-03-31T03:30:00.000Z',
      '2027-04-30T03:30:00.000Z',
      '2027-05-31T03:30:00.000Z',
    ])
    expect(sends({ every: 'month', on: 30, hour: 9 }, '2028-02-01T00:00:00Z', 2)).toEqual([
      '2028-02-29T03:30:00.000Z',
      '2028-03-30T03:30:00.000Z',
    ])
    expect(sends({ every: 'month', on: 1, hour: 0 }, '2026-12-31T18:30:00Z', 1)).toEqual([
      '2027-01-31T18:30:00.000Z',
    ])
  })

  it('of the last whole day, week or month', () => {
    expect(periodSent('day', '2027-01-01')).toEqual({ from: '2026-12-31', until: '2026-12-31' })
    // A Sunday: its own week isn’t over.
    expect(periodSent('week', '2026-11-29')).toEqual({ from: '2026-11-16', until: '2026-11-22' })
    expect(periodSent('week', '2026-11-30')).toEqual({ from: '2026-11-23', until: '2026-11-29' })
    expect(periodSent('month', '2028-03-31')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
    expect(periodSent('month', '2027-01-01')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
  })

  it('on days that there are', () => {
    const days = (every: ReportRhythm['every']) =>
      [-1, 0, 0.5, 1, 7, 8, 31, 32].filter((on) => isRhythmDay({ every, on }))
    expect(days('day')).toEqual([0])
    expect(days('week')).toEqual([1, 7])
    expect(days('month')).toEqual([1, 7, 8, 31])
    expect(hasRhythm('tax', 'week')).toBe(false)
    expect(hasRhythm('tax', 'month')).toBe(true)
    expect(hasRhythm('sales', 'day')).toBe(true)
  })
})
