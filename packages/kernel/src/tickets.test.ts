import { expect, it } from 'vitest'
import { answerDue } from './tickets.ts'

it('ENGAGE-03 a complaint is acknowledged within 48 hours (E-Commerce Rules 2020, rule 4(5))', () => {
  expect(answerDue(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-11-26T10:00:00Z'))
})
