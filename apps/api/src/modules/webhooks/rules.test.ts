import { expect, it } from 'vitest'
import { outcomeOf } from './rules.ts'

const at = new Date('2026-11-24T05:30:00Z')
const attempt = { attempts: 1, failingSince: null, at }

it.each([200, 204, 299])('OPS-08 %d is success, and ends a row of failures', (status) => {
  expect(outcomeOf({ ...attempt, status, failingSince: at })).toEqual({
    state: 'sent',
    nextAt: null,
    failingSince: null,
    pauses: null,
  })
})

it.each([null, 199, 300, 301, 400, 404, 429, 500])('OPS-08 %s is tried again', (status) => {
  expect(outcomeOf({ ...attempt, status })).toEqual({
    state: 'waiting',
    nextAt: new Date('2026-11-24T05:30:05Z'),
    failingSince: at,
    pauses: null,
  })
})
