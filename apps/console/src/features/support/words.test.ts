import { expect, it } from 'vitest'
import { dueWords, senderName } from './words.ts'

const due = '2026-11-24T12:00:00.000Z'
it.each([
  ['2026-11-24T09:59:59Z', '2 hours left', false],
  ['2026-11-24T11:00:00Z', '1 hour left', false],
  ['2026-11-24T11:00:01Z', 'less than an hour left', false],
  ['2026-11-24T12:00:00Z', 'less than an hour left', false],
  ['2026-11-24T12:00:01Z', 'less than an hour late', true],
  ['2026-11-24T13:30:00Z', '1 hour late', true],
  ['2026-11-26T12:00:00Z', '48 hours late', true],
])('OPS-03 an answer that is due at noon has, at %s, %s', (now, text, isLate) => {
  expect(dueWords(due, Date.parse(now))).toEqual({ text, isLate })
})

it('OPS-03 names a sender, or says that none is named', () => {
  expect([senderName({ name: 'Asha' }), senderName({ name: '' })]).toEqual([
    'Asha',
    'No name given',
  ])
})
