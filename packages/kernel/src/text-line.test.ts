import { expect, it } from 'vitest'
import { GUEST_LINES, lineOf, lineProblem } from './text-line.ts'

const street = GUEST_LINES.street

it('VALID-06 accepts ASCII only, up to its length, counted as printed', () => {
  expect(lineProblem('12  MG   Road', street)).toBeUndefined()
  expect(lineOf('  12  MG\tRoad\n')).toBe('12 MG Road')
  expect(lineProblem('एमजी रोड', street)).toBe(lineProblem('é', street))
  expect(lineProblem('एमजी रोड', street)).toBeTruthy()
  expect(lineProblem(`${'a'.repeat(50)}     ${'b'.repeat(49)}`, street)).toBeUndefined()
  expect(lineProblem('a'.repeat(101), street)).toBe('Enter at most 100 characters')
})

it('requires mandatory lines, and lets optional ones be empty', () => {
  expect(lineProblem('   ', street)).toBe('Enter the street or area')
  expect(lineProblem('   ', GUEST_LINES.Landmark)).toBeUndefined()
})

it('refuses markup', () => {
  expect(lineProblem('<script>alert(1)</script>', street)).toBe('Leave out the signs < and >')
})
