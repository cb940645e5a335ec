import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'

const problem = (code: string, detail: Record<string, unknown> = {}) => ({
  kind: 'refused' as const,
  fields: {},
  name: '',
  message: 'Refused',
  error: { status: 429, code, message: 'Refused', fields: [], detail },
})

it('AUTH-09 never tells staff to try again before they may', () => {
  const said = (seconds: number) =>
    problemText(problem('too_many_attempts', { retry_after: seconds }))
  expect([0.2, 1, 89, 90, 120, 121].map(said)).toEqual([
    'Too many attempts. Try again in 1 second.',
    'Too many attempts. Try again in 1 second.',
    'Too many attempts. Try again in 89 seconds.',
    'Too many attempts. Try again in 2 minutes.',
    'Too many attempts. Try again in 2 minutes.',
    'Too many attempts. Try again in 3 minutes.',
  ])
  expect(problemText(problem('totp_wrong'))).toBe('Refused')
})
