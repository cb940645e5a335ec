import { expect, it } from 'vitest'
import { resultWords, whenWords, type BooksAudit } from './words.ts'

const audit = (part: Partial<BooksAudit>) =>
  ({
    state: 'clean',
    differences: 0,
    orders: 1,
    failure: '',
    started_by: null,
    ...part,
  }) as BooksAudit

it.each([
  [{ state: 'running' as const }, 'Under way'],
  [{ state: 'failed' as const, failure: 'The schema is unknown' }, 'The schema is unknown'],
  [{}, '1 order, nothing differs'],
  [{ orders: 120_000 }, '1,20,000 orders, nothing differs'],
  [{ state: 'differences' as const, orders: 2, differences: 1 }, '2 orders, 1 difference'],
  [{ state: 'differences' as const, orders: 2, differences: 3 }, '2 orders, 3 differences'],
])('an audit of %j came to “%s”', (part, words) => {
  expect(resultWords(audit(part))).toBe(words)
})

it('says when it ran and who started it', () => {
  const started_at = '2026-11-24T20:30:00.000Z'
  expect(whenWords(audit({ started_at }))).toBe('25 Nov 2026, 2:00 AM, nightly')
  const by = { id: 'm', name: 'Bela Iyer', email: 'bela@upchar.example' }
  expect(whenWords(audit({ started_at, started_by: by }))).toBe('25 Nov 2026, 2:00 AM, Bela Iyer')
})
