import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { deliveryPromise } from './delivery.ts'

const at = (time: string, date = '2026-11-23') => `${date}T${time}:00+05:30`
const label = (window: Parameters<typeof deliveryPromise>[0]) => deliveryPromise(window).label

describe('delivery promise', () => {
  it('UI-16 names the time of day under six hours', () => {
    expect(deliveryPromise({ now: at('10:30'), from: at('14:00'), to: at('16:29') })).toEqual({
      kind: 'time',
      label: 'by 4:29 PM',
      from: '2026-11-23',
      to: '2026-11-23',
    })
    expect(label({ now: at('10:30'), from: at('12:00') })).toBe('by 12:00 PM')
    expect(label({ now: at('10:30'), from: at('10:30') })).toBe('by 10:30 AM')
  })

  it('UI-16 treats six hours exactly as above the threshold', () => {
    expect(deliveryPromise({ now: at('10:30'), from: at('16:29') }).kind).toBe('time')
    expect(deliveryPromise({ now: at('10:30'), from: at('16:30') }).kind).toBe('today')
  })

  it('UI-16 says tomorrow for a time past midnight', () => {
    expect(label({ now: at('22:00'), from: at('01:30', '2026-11-24') })).toBe('by 1:30 AM tomorrow')
  })

  it('UI-16 says today and tomorrow by the day in India', () => {
    expect(deliveryPromise({ now: at('09:00'), from: at('18:00') })).toMatchObject({
      kind: 'today',
      label: 'today',
    })
    expect(deliveryPromise({ now: at('09:00'), from: '2026-11-23' })).toMatchObject({
      kind: 'today',
      label: 'today',
    })
    expect(deliveryPromise({ now: at('09:00'), from: '2026-11-24' })).toMatchObject({
      kind: 'tomorrow',
      label: 'tomorrow',
    })
    expect(label({ now: '2026-11-23T18:29:59Z', from: '2026-11-24' })).toBe('tomorrow')
    expect(label({ now: '2026-11-23T18:30:00Z', from: '2026-11-24' })).toBe('today')
    expect(label({ now: at('23:59', '2026-12-31'), from: '2027-01-01' })).toBe('tomorrow')
  })

  it('UI-16 names a later day and a range of days', () => {
    expect(deliveryPromise({ now: at('09:00'), from: '2026-11-26' })).toMatchObject({
      kind: 'day',
      label: 'Thu, 26 Nov',
    })
    expect(deliveryPromise({ now: at('09:00'), from: '2026-11-24', to: '2026-11-26' })).toEqual({
      kind: 'range',
      label: 'Tue, 24 Nov – Thu, 26 Nov',
      from: '2026-11-24',
      to: '2026-11-26',
    })
    expect(label({ now: at('09:00', '2026-12-29'), from: '2026-12-31', to: '2027-01-02' })).toBe(
      'Thu, 31 Dec – Sat, 2 Jan',
    )
    expect(
      label({ now: at('09:00'), from: at('10:00', '2026-11-25'), to: at('20:00', '2026-11-26') }),
    ).toBe('Wed, 25 Nov – Thu, 26 Nov')
  })

  it('UI-16 shows no range for two instants of one day', () => {
    expect(
      label({ now: at('09:00'), from: at('10:00', '2026-11-24'), to: at('20:00', '2026-11-24') }),
    ).toBe('tomorrow')
  })

  it('shows the latest day only when ranges are switched off', () => {
    expect(
      label({ now: at('09:00'), from: '2026-11-23', to: '2026-11-24', showRange: false }),
    ).toBe('tomorrow')
    expect(
      label({ now: at('09:00'), from: '2026-11-24', to: '2026-11-26', showRange: false }),
    ).toBe('Thu, 26 Nov')
    expect(label({ now: at('09:00'), from: '2026-11-24', to: '2026-11-26', showRange: true })).toBe(
      'Tue, 24 Nov – Thu, 26 Nov',
    )
  })

  it('starts a begun range today and marks a past one', () => {
    expect(label({ now: at('09:00'), from: '2026-11-21', to: '2026-11-25' })).toBe(
      'Mon, 23 Nov – Wed, 25 Nov',
    )
    expect(label({ now: at('09:00'), from: '2026-11-21', to: '2026-11-23' })).toBe('today')
    expect(
      deliveryPromise({ now: at('09:00'), from: '2026-11-20', to: '2026-11-22' }),
    ).toMatchObject({ kind: 'past', label: 'Sun, 22 Nov' })
    expect(deliveryPromise({ now: at('18:00'), from: at('15:00') })).toMatchObject({
      kind: 'today',
    })
  })

  it('throws on a window that ends before it begins, and on an invalid date', () => {
    expect(() =>
      deliveryPromise({ now: at('09:00'), from: '2026-11-26', to: '2026-11-25' }),
    ).toThrow(RangeError)
    expect(() => deliveryPromise({ now: at('09:00'), from: 'soon' })).toThrow(RangeError)
  })

  it('never promises a day before today', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 10 }),
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        (start, length, showRange) => {
          const from = addDays('2026-11-23', start)
          const promise = deliveryPromise({
            now: at('09:00'),
            from,
            to: addDays(from, length),
            showRange,
          })
          expect(promise.kind === 'past').toBe(start + length < 0)
          if (promise.kind !== 'past') expect(promise.from >= '2026-11-23').toBe(true)
        },
      ),
    )
  })
})
