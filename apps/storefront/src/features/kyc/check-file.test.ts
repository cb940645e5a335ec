import { expect, it } from 'vitest'
import { fileProblem, limitWords } from './check-file.ts'
import { mayAskWhy, noteAsked } from './exit-question.ts'

const limits = { accept: ['application/pdf', 'image/png'], max_bytes: 5_242_880, max_files: 4 }
const file = (part: object = {}) => ({
  name: 'licence.pdf',
  size: 1_000,
  type: 'application/pdf',
  ...part,
})

it('KYC-04 says which files are taken', () => {
  expect(limitWords(limits)).toBe('PDF or PNG, up to 5 MB each. At most 4 files.')
  expect(limitWords({ ...limits, max_files: 1 })).toMatch(/At most 1 file\.$/)
})

it.each([
  ['a good one', {}, undefined],
  ['one of the largest size', { size: 5_242_880 }, undefined],
  ['a byte more', { size: 5_242_881 }, /Choose one of at most 5 MB/],
  ['an empty one', { size: 0 }, /empty/],
  ['another type', { type: 'image/heic' }, /not a PDF or PNG/],
  ['one whose type the browser doesn’t know', { type: '' }, undefined],
])('KYC-04 judges %s', (_what, part, problem) => {
  const found = fileProblem(file(part), limits)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(problem)
})

it('KYC-04 asks why a buyer leaves once for each step, and never where nothing can be kept', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect([mayAskWhy(false, storage), mayAskWhy(true, storage)]).toEqual([true, true])
  noteAsked(false, storage)
  expect([mayAskWhy(false, storage), mayAskWhy(true, storage)]).toEqual([false, true])
  const closed = {
    getItem: () => {
      throw new Error('no storage')
    },
  }
  expect(mayAskWhy(true, closed)).toBe(false)
})
