import { expect, it } from 'vitest'
import { accountSearchHref, isBad, readAccountSearch } from './account-search.ts'

it('ROUTE-13 reads the view of an account, its forms and pages, and drops what it doesn’t know', () => {
  expect(
    readAccountSearch({
      selected: 'points',
      form: 'password',
      proof: 'code',
      notice: 'code_sent',
      page: '2',
      closed: '1',
    }),
  ).toEqual({
    selected: 'points',
    form: 'password',
    proof: 'code',
    notice: 'code_sent',
    page: 2,
    closed: true,
  })
  expect(
    readAccountSearch({
      selected: 'orders',
      form: 'delete',
      proof: 'password',
      notice: 'toString',
      page: '0',
      closed: 'true',
    }),
  ).toEqual({})
  expect(readAccountSearch({ page: 10_000 })).toEqual({})
  expect(accountSearchHref({ selected: 'security', form: 'password', page: 3 })).toBe(
    '/account?selected=security&form=password',
  )
})

it('ROUTE-13 tells notices of what failed from those of what was done', () => {
  expect((['failed', 'renewed', 'session_unknown'] as const).every(isBad)).toBe(true)
  expect((['profile_saved', 'code_sent', 'password_changed'] as const).some(isBad)).toBe(false)
})
