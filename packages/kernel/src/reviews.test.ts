import { expect, it } from 'vitest'
import { averageOf, firstNameOf, mayReview, reviewEnds } from './reviews.ts'

it('ORDER-04 a review can be changed for 30 days', () => {
  expect(reviewEnds(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-12-24T10:00:00Z'))
})

it('ORDER-04 goods that may not be promoted have no reviews', () => {
  expect(['DRUG_H', 'DRUG_H1', 'BIO_C'].some(mayReview)).toBe(false)
  expect(['GEN', 'DEV_A', 'DRUG_GEN', 'VET'].every(mayReview)).toBe(true)
})

it.each([
  ['Meera Nair', 'Meera'],
  ['Dr. Meera Nair', 'Meera'],
  ['Dr.Meera Nair', 'Meera'],
  ['DR SMT Lakshmi', 'Lakshmi'],
  ['  मीरा नायर ', 'मीरा'],
  ["D'Souza Anil", "D'Souza"],
  // Initials, firms and numbers name nobody.
  ['M. Nair', ''],
  ['A1 Surgicals', ''],
  ['Dr.', ''],
  ['', ''],
])('ORDER-04 the first name of “%s” is “%s”', (fullName, first) => {
  expect(firstNameOf(fullName)).toBe(first)
})

it.each([
  [[0, 0, 0, 0, 0], 0],
  [[1, 0, 0, 0, 0], 1],
  [[0, 1, 0, 0, 2], 4],
  // 13 ÷ 3 = 4.33…, 14 ÷ 3 = 4.66…, 17 ÷ 4 = 4.25.
  [[0, 0, 0, 2, 1], 4.3],
  [[0, 0, 0, 1, 2], 4.7],
  [[0, 0, 0, 3, 1], 4.3],
])('ORDER-04 DATA-14 the average of %j is %d, to one decimal', (counts, average) => {
  expect(averageOf(counts)).toBe(average)
})
