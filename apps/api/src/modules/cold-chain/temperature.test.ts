import { describe, expect, it } from 'vitest'
import { judgeLog } from './judge-log.ts'
import { readLog } from './read-log.ts'

const start = Date.parse('2026-11-24T06:00:00Z')
const minute = 60_000
/** Readings every ten minutes. */
const every10 = (...degrees: number[]) =>
  degrees.map((one, at) => ({ at: start + at * 10 * minute, tenths: Math.round(one * 10) }))
const hour = { from: start, to: start + 60 * minute }

describe('a logger’s readings', () => {
  it('OPS-02 say that the goods stayed cold, at both ends of the range', () => {
    expect(judgeLog(every10(2, 8, 5, 5, 5, 5, 5), hour)).toEqual({
      verdict: 'kept',
      lowest: 20,
      highest: 80,
      minutesOutside: 0,
    })
  })

  it('OPS-02 allow 30 minutes outside the range in all, and not 31', () => {
    expect(judgeLog(every10(5, 8.1, 5, 1.9, 5, 12, 5), hour)).toMatchObject({
      verdict: 'kept',
      minutesOutside: 30,
    })
    expect(judgeLog(every10(5, 8.1, 9, 9, 9, 5, 5), hour)).toMatchObject({
      verdict: 'excursion',
      highest: 90,
      minutesOutside: 40,
    })
  })

  it('OPS-02 call a single reading below freezing an excursion', () => {
    expect(judgeLog(every10(5, 0, 5, 5, 5, 5, 5), hour).verdict).toBe('kept')
    expect(judgeLog(every10(5, -0.1, 5, 5, 5, 5, 5), hour)).toMatchObject({
      verdict: 'excursion',
      lowest: -1,
    })
  })

  it('OPS-02 count on the way only: what the logger wrote on the shelf before and after is left out', () => {
    const warm = { at: start - 600 * minute, tenths: 250 }
    const cold = [{ at: start - minute, tenths: 50 }, ...every10(5, 5, 5, 5, 5, 5, 5)]
    const after = { at: start + 61 * minute, tenths: 250 }
    expect(judgeLog([warm, ...cold, after], hour)).toMatchObject({ verdict: 'kept', highest: 50 })
  })

  it('OPS-02 prove nothing where they stop, or where none are', () => {
    expect(judgeLog(every10(5), { from: start, to: start + 120 * minute }).verdict).toBe('unclear')
    expect(judgeLog([], hour)).toEqual({
      verdict: 'unclear',
      lowest: null,
      highest: null,
      minutesOutside: 0,
    })
    // An excursion is one even where the record has gaps.
    const gaps = [
      { at: start, tenths: 150 },
      { at: start + 90 * minute, tenths: 50 },
    ]
    expect(judgeLog(gaps, { from: start, to: start + 300 * minute })).toMatchObject({
      verdict: 'excursion',
      minutesOutside: 90,
    })
  })
})

describe('a logger’s file', () => {
  const good = { at: Date.parse('2026-11-24T06:30:00Z'), tenths: 45 }
  it.each([
    ['Indian time', 'Date,Time,Temperature(°C)\n24/11/2026,12:00:00,4.5'],
    ['a moment with its zone', 'Timestamp;Temp °C;Humidity\n2026-11-24T06:30:00Z;4,5;60'],
    ['half days', 'No.,DateTime,Temperature\n1,24-11-2026 12:00 PM,4.5 °C'],
    ['a zone in hours', '"Date Time","Temperature"\n"2026-11-24 08:30 +02:00","4.50"'],
  ])('OPS-02 is read with %s', (_, text) => {
    expect(readLog(text)).toEqual({ ok: true, value: { readings: [good], logger: null } })
  })

  it('OPS-02 names its logger before the readings', () => {
    for (const line of ['Serial Number: TL 0042', 'Logger ID;TL 0042', 'S/N,TL 0042'])
      expect(readLog(`Device model: X20\n${line}\n\nDateTime,Temp\n2026-11-24 12:00,4.5`)).toEqual({
        ok: true,
        value: { readings: [good], logger: 'TL 0042' },
      })
  })

  it.each([
    ['nothing', 'x'],
    ['no columns', 'Date,Humidity\n2026-11-24 12:00,4.5'],
    ['degrees Fahrenheit', 'DateTime,Temperature °F\n2026-11-24 12:00,40'],
    ['a day that is none', 'DateTime,Temp\n2026-02-30 12:00,4.5'],
    ['words', 'DateTime,Temp\n2026-11-24 12:00,cold'],
    ['an impossible degree', 'DateTime,Temp\n2026-11-24 12:00,451'],
    ['time that goes back', 'DateTime,Temp\n2026-11-24 12:00,4\n2026-11-24 11:00,4'],
    ['the same moment twice', 'DateTime,Temp\n2026-11-24 12:00,4\n2026-11-24 12:00,9'],
    ['no readings', 'DateTime,Temp\n'],
    ['bytes', 'DateTime,Temp\n\u0000'],
    ['a quote that never ends', `DateTime,Temp\n"${'x'.repeat(5000)}`],
    ['too many readings', `DateTime,Temp\n${'2026-11-24 12:00,4\n'.repeat(10_001)}`],
  ])('OPS-02 is refused whole with %s', (_, text) => {
    expect(readLog(text)).toMatchObject({ ok: false, error: expect.any(String) })
  })
})
