import { expect, it } from 'vitest'
import { daysWords, readBands, writeBands } from './delivery-days.ts'

const band = (km: number, least: number, most: number) => ({
  up_to_km: km,
  min_days: least,
  max_days: most,
})

it('UI-16 reads distances as they are typed or pasted from a sheet', () => {
  const bands = [band(25, 0, 0), band(120, 1, 1), band(4500, 6, 9)]
  expect(readBands('25 0 0\n\n120\t1\t1\r\n 4500; 6; 9 \n')).toEqual({ bands })
  expect(readBands(writeBands(bands))).toEqual({ bands })
})

it.each([
  ['', 'Line 1: write kilometres'],
  ['25 0', 'Line 1: write kilometres'],
  ['25 0 0\n120 one 2', 'Line 2: write kilometres'],
  ['25 -1 0', 'Line 1: write kilometres'],
  ['0 0 0', 'Line 1: enter 1 to 5,000 kilometres'],
  ['5001 0 0', 'Line 1: enter 1 to 5,000 kilometres'],
  ['120 1 1\n25 0 0', 'Line 2: enter the distances from near to far'],
  ['25 1 0', 'Line 1: most days are fewer'],
  ['25 1 61', 'Line 1: enter at most 60 days'],
  [Array.from({ length: 21 }, (_, i) => `${i + 1} 0 1`).join('\n'), 'at most twenty'],
])('UI-16 says what is wrong with %j', (text, problem) => {
  expect(readBands(text).problem).toContain(problem)
})

it('UI-16 says the days in words', () => {
  expect([band(1, 0, 0), band(1, 1, 1), band(1, 0, 1), band(1, 2, 3)].map(daysWords)).toEqual([
    'on the day it leaves',
    '1 day after it leaves',
    '0 to 1 day after it leaves',
    '2 to 3 days after it leaves',
  ])
})
