import { expect, it } from 'vitest'
import { withPhrase } from './phrases.ts'
import { queueStates } from './queue-states.ts'
import { kycQuery, readKycSearch } from './search.ts'

it('KYC-04 asks for what waits, longest first, unless the address says otherwise', () => {
  expect(kycQuery({})).toEqual({ state: 'submitted', sort: 'waiting', page: 1, limit: 25 })
  expect(kycQuery({ state: 'approved' })).toMatchObject({ state: 'approved', sort: 'newest' })
  expect(kycQuery({ state: 'all', page: 3 })).toEqual({ sort: 'newest', page: 3, limit: 25 })
  expect(kycQuery({ q: 'asha', step: 'basic', business_type: '2', sort: 'valid_until' })).toEqual({
    q: 'asha',
    state: 'submitted',
    is_pharma: 'false',
    business_type: '2',
    sort: 'valid_until',
    page: 1,
    limit: 25,
  })
  expect(kycQuery({ step: 'pharma' })).toMatchObject({ is_pharma: 'true' })
  // A draft is the buyer's own.
  expect(readKycSearch({ state: 'draft', step: 'other', business_type: '999' })).toEqual({})
})

it('KYC-04 counts the applications by state, and begins each with its own order', () => {
  const search = { q: 'asha', state: 'approved', sort: 'valid_until', page: 2 } as const
  const links = queueStates(search, { submitted: 4, approved: 2, rejected: 1 })
  expect(links.map(({ name, many, href, isChosen }) => [name, many, href, isChosen])).toEqual([
    ['Waiting for review', 4, '/console/kyc?q=asha', false],
    ['Changes asked', 0, '/console/kyc?q=asha&state=changes_asked', false],
    ['Approved', 2, '/console/kyc?q=asha&state=approved', true],
    ['Rejected', 1, '/console/kyc?q=asha&state=rejected', false],
    ['Expired', 0, '/console/kyc?q=asha&state=expired', false],
    ['Replaced', 0, '/console/kyc?q=asha&state=replaced', false],
    ['All', 7, '/console/kyc?q=asha&state=all', false],
  ])
  expect(queueStates({}, undefined).map(({ many }) => many)).toEqual(Array(7).fill(undefined))
  expect(queueStates({}, undefined)[0]?.isChosen).toBe(true)
})

it('adds a phrase after what was typed, once', () => {
  expect(withPhrase('', 'It has expired.')).toBe('It has expired.')
  expect(withPhrase(' Hello. ', 'It has expired.')).toBe('Hello. It has expired.')
  expect(withPhrase('It has expired. Yes.', 'It has expired.')).toBe('It has expired. Yes.')
})
