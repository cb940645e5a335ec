import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { readTypedDay, spelledDay, typedDay } from './typed-day.ts'

describe('a typed day', () => {
  it.each([
    ['5-3-2027', '2027-03-05'],
    ['05/03/27', '2027-03-05'],
    ['05.03.2027', '2027-03-05'],
    [' 5 Mar 2027 ', '2027-03-05'],
    ['5 march, 2027', '2027-03-05'],
    ['05032027', '2027-03-05'],
    ['2027-03-05', '2027-03-05'],
    ['29-02-2028', '2028-02-29'],
  ])('%s is %s: the day stands first', (typed, date) => {
    expect(readTypedDay(typed)).toBe(date)
  })

  it.each([
    '',
    '31-02-2027',
    '29-02-2027',
    '13/13/2027',
    '5-3',
    '5 Ma 2027',
    '5 foo 2027',
    '5-3-027',
    '0-1-2027',
  ])('“%s” is no day', (typed) => {
    expect(readTypedDay(typed)).toBeUndefined()
    expect(spelledDay(typed)).toBeUndefined()
  })

  it('is written as it is read, for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), (days) => {
        const date = addDays('2000-01-01', days)
        expect(readTypedDay(typedDay(date))).toBe(date)
      }),
    )
    expect(typedDay('2027-03-05')).toBe('05-03-2027')
    expect(typedDay('soon')).toBe('soon')
    expect(spelledDay('5-3-2027')).toBe('Friday, 5 March 2027')
  })
})
