import { expect, it } from 'vitest'
import { CUSTOMER_SORTS, customerQuery, readCustomerSearch } from './search.ts'

it('OPS-03 the list of customers is newest first, unless the address says otherwise', () => {
  expect(customerQuery({})).toEqual({ sort: 'newest', page: 1, limit: 25 })
  const asked = readCustomerSearch({ q: 'rao', state: 'closed', sort: 'email', page: '3' })
  expect(customerQuery(asked)).toEqual({
    q: 'rao',
    state: 'closed',
    sort: 'email',
    page: 3,
    limit: 25,
  })
  expect(readCustomerSearch({ state: 'gone', business_type: 'x', sort: 'phone' })).toEqual({})
  expect(CUSTOMER_SORTS.filter(({ column }) => column === 'created')).toEqual([
    { key: 'newest', column: 'created', descending: true },
    { key: 'oldest', column: 'created', descending: false },
  ])
})
