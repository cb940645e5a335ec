import { describe, expect, it } from 'vitest'
import { readBooksSearch, booksQuery } from '../features/books/search.ts'
import { resultWords } from '../features/books/words.ts'
import { CUSTOMER_SORTS, customerQuery, readCustomerSearch } from '../features/customers/search.ts'
import { isShown } from '../features/flags/search.ts'
import type { Flag } from '../features/flags/words.ts'
import { orderQuery, readOrderSearch } from '../features/orders/search.ts'
import { readTeamSearch, teamQuery } from '../features/team/search.ts'
import { sizeWords } from '../features/unread-webhooks/words.ts'

const place = '1764000000000.0198c0de-0000-7000-8000-000000000001'

describe('what the lists ask the server', () => {
  it('customers: the newest first, by state and business type', () => {
    expect(customerQuery({})).toEqual({ sort: 'newest', page: 1, limit: 25 })
    const search = {
      q: 'asha',
      state: 'closed',
      business_type: '2',
      sort: 'email',
      page: 2,
    } as const
    expect(customerQuery(search)).toEqual({ ...search, limit: 25 })
    expect(readCustomerSearch({ state: 'all', business_type: '999', sort: 'phone' })).toEqual({})
    expect(
      CUSTOMER_SORTS.filter(({ column }) => column === 'created').map(({ key }) => key),
    ).toEqual(['newest', 'oldest'])
  })

  it('OPS-01 orders: by their place in the list, never by a page', () => {
    expect(orderQuery({ state: 'packed', payment: 'cash', after: place, page: 4 })).toEqual({
      state: 'packed',
      payment: 'cash',
      after: place,
      limit: 25,
    })
    expect(readOrderSearch({ state: 'lost', payment: 'card', after: 'x', before: '1.2' })).toEqual(
      {},
    )
    expect(readOrderSearch({ before: place, from: '2026-11-01' })).toEqual({
      before: place,
      from: '2026-11-01',
    })
  })

  it('the team: by role and state', () => {
    expect(teamQuery({ q: 'a', role: 'finance', state: 'invited' })).toEqual({
      q: 'a',
      role: 'finance',
      state: 'invited',
      page: 1,
      limit: 25,
    })
    expect(readTeamSearch({ role: 'owner', state: 'gone' })).toEqual({})
  })

  it('the books: one audit by its id', () => {
    const audit = place.slice(14)
    expect(booksQuery({ audit, page: 2 })).toEqual({ audit, page: 2, limit: 25 })
    expect(readBooksSearch({ audit: 'latest' })).toEqual({})
  })
})

it('DATA-05 shows the flags that were changed, are in use, or wait for it', () => {
  const flag = (part: Partial<Flag>) =>
    ({ key: 'cod', meaning: '', group: '', is_standard: true, in_use: true, ...part }) as Flag
  const flags = [flag({}), flag({ is_standard: false }), flag({ in_use: false })]
  const shown = (search: Parameters<typeof isShown>[1]) => flags.map((one) => isShown(one, search))
  expect(shown({})).toEqual([true, true, true])
  expect(shown({ show: 'changed' })).toEqual([false, true, false])
  expect(shown({ show: 'used' })).toEqual([true, true, false])
  expect(shown({ show: 'waiting' })).toEqual([false, false, true])
  expect(shown({ show: 'used', q: 'other' })).toEqual([false, false, false])
})

it('says in words what an audit of the books came to, and how large a message is', () => {
  const words = (part: object) =>
    resultWords({ orders: 1, differences: 0, failure: '', ...part } as Parameters<
      typeof resultWords
    >[0])
  expect([
    words({ state: 'running' }),
    words({ state: 'failed', failure: 'No connection' }),
    words({ state: 'clean' }),
    words({ state: 'differences', orders: 12_345, differences: 1 }),
    words({ state: 'differences', orders: 2, differences: 1200 }),
  ]).toEqual([
    'Under way',
    'No connection',
    '1 order, nothing differs',
    '12,345 orders, 1 difference',
    '2 orders, 1,200 differences',
  ])
  expect([sizeWords(1), sizeWords(999), sizeWords(1000)]).toEqual(['1 byte', '999 bytes', '1 kB'])
})
