import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  endOfIstDate,
  financialYear,
  formatIstDate,
  formatIstDateTime,
  formatMonth,
  formatIstEnd,
  formatIstTime,
  isIstDate,
  istDate,
  startOfIstDate,
  toEpoch,
  weekday,
  weekdayIndex,
} from './dates.ts'

const moment = fc.date({
  min: new Date('1950-01-01T00:00:00Z'),
  max: new Date('2150-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('days in India', () => {
  it('begin at 18:30 UTC', () => {
    expect(istDate('2026-11-23T18:29:59.999Z')).toBe('2026-11-23')
    expect(istDate('2026-11-23T18:30:00.000Z')).toBe('2026-11-24')
    expect(istDate('2026-11-24T00:00:00+05:30')).toBe('2026-11-24')
    expect(istDate(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
    expect(istDate(0)).toBe('1970-01-01')
    expect(istDate(-1 - 330 * 60_000)).toBe('1969-12-31')
  })

  it('agree with the time zone database', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
    const full = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    fc.assert(
      fc.property(moment, (at) => {
        expect(istDate(at)).toBe(zone.format(at))
        expect(formatIstTime(at)).toBe(clock.format(at).replace(/\s/, ' '))
        expect(formatIstDate(at, 'full').replace(',', '')).toBe(full.format(at).replace(',', ''))
        expect(istDate(startOfIstDate(istDate(at)))).toBe(istDate(at))
        expect(istDate(startOfIstDate(istDate(at)) - 1)).toBe(addDays(istDate(at), -1))
        expect(endOfIstDate(istDate(at))).toBe(startOfIstDate(addDays(istDate(at), 1)))
      }),
      { numRuns: 1000 },
    )
  })

  it('can be added and counted, across months, years and leap days', () => {
    expect(addDays('2026-11-24', 0)).toBe('2026-11-24')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
    expect(daysBetween('2026-11-24', '2026-12-01')).toBe(7)
    fc.assert(
      fc.property(moment, fc.integer({ min: -5000, max: 5000 }), (at, days) => {
        const date = istDate(at)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(weekdayIndex(addDays(date, days))).toBe((((weekdayIndex(date) + days) % 7) + 7) % 7)
      }),
    )
  })

  it('have the right weekday', () => {
    expect(weekday('2026-11-24')).toBe('Tuesday')
    expect(weekdayIndex('2026-11-22')).toBe(0)
    expect(weekday('1970-01-01')).toBe('Thursday')
    expect(weekday('1969-12-28')).toBe('Sunday')
  })

  it('are real days only', () => {
    for (const date of ['2026-11-24', '2028-02-29', '0001-01-01'])
      expect(isIstDate(date)).toBe(true)
    for (const date of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '24-11-2026',
      '2026-11-24T00:00:00Z',
      '',
      '2026-11-31',
    ]) {
      expect([date, isIstDate(date)]).toEqual([date, false])
      expect(() => addDays(date, 1)).toThrow(RangeError)
    }
    expect(() => addDays('2026-11-24', 0.5)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    // It has an end all the same.
    expect(new Date(endOfIstDate('9999-12-31')).toISOString()).toBe('9999-12-31T18:30:00.000Z')
  })
})

describe('instants', () => {
  it('are refused without a time zone or when invalid', () => {
    for (const value of [
      '2026-11-24',
      '2026-11-24T10:00:00',
      'yesterday',
      '',
      'TZ',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      new Date('x'),
    ]) {
      expect(() => toEpoch(value)).toThrow(RangeError)
    }
    expect(toEpoch('2026-11-24T00:00:00+05:30')).toBe(Date.UTC(2026, 10, 23, 18, 30))
    expect(toEpoch(new Date(5))).toBe(5)
  })
})

describe('financial year', () => {
  it('begins on 31 March 18:30 UTC', () => {
    expect(financialYear('2026-03-31T18:29:59.999Z')).toBe('2025-26')
    expect(financialYear('2026-03-31T18:30:00.000Z')).toBe('2026-27')
    expect(financialYear('2026-11-21T06:00:00Z')).toBe('2026-27')
    expect(financialYear('2027-01-01T00:00:00+05:30')).toBe('2026-27')
    expect(financialYear('2099-04-01T00:00:00+05:30')).toBe('2099-00')
  })
})

describe('formatted dates', () => {
  it('use the Indian format', () => {
    expect(formatIstDate('2026-11-24')).toBe('24 Nov 2026')
    expect(formatIstDate('2026-11-24', 'day')).toBe('Tue, 24 Nov')
    expect(formatMonth('2026-11')).toBe('Nov 2026')
    expect(formatIstDate('2026-11-04', 'full')).toBe('Wednesday, 4 November 2026')
    expect(formatIstDate('2026-11-23T18:30:00Z')).toBe('24 Nov 2026')
    expect(formatIstDateTime('2026-11-24T11:00:59Z')).toBe('24 Nov 2026, 4:30 PM')
    expect(() => formatIstDate('2026-02-30')).toThrow(RangeError)
  })

  it('use a 12-hour clock', () => {
    expect(formatIstTime('2026-11-24T00:00:00+05:30')).toBe('12:00 AM')
    expect(formatIstEnd('2026-11-24T00:00:00+05:30')).toBe('23 Nov 2026')
    expect(formatIstEnd('2026-11-24T16:30:00+05:30')).toBe('4:30 PM')
    expect(formatIstTime('2026-11-24T00:05:00+05:30')).toBe('12:05 AM')
    expect(formatIstTime('2026-11-24T11:59:59+05:30')).toBe('11:59 AM')
    expect(formatIstTime('2026-11-24T12:00:00+05:30')).toBe('12:00 PM')
    expect(formatIstTime('2026-11-24T23:59:00+05:30')).toBe('11:59 PM')
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-11-24', 1, '2026-12-24'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2027-03-31', 0, '2027-03-31'],
  ])('of %s and %i is %s: the same day, or the last of the month', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later)
  })

  it('takes whole months only', () => {
    expect(() => addMonths('2026-11-24', 0.5)).toThrow(RangeError)
  })
})
