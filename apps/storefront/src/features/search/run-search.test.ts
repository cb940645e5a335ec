import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchPlaceStore } from './search-place.ts'
import { searchStore } from './search-store.ts'
import { suggest } from './run-search.ts'

let asked: string[]
let down = false
beforeEach(() => {
  asked = []
  down = false
  searchStore.setState(searchStore.getInitialState(), true)
  searchPlaceStore.setState(searchPlaceStore.getInitialState(), true)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://shop.example').searchParams
    asked.push(`${query.get('text')} ${query.get('business_category') ?? ''}`.trim())
    return Promise.resolve(
      Response.json(
        down
          ? { success: false, code: 'broken', message: '' }
          : { success: true, request_id: query.get('request_id'), completions: [], products: [] },
        { status: down ? 500 : 200 },
      ),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

it('SEARCH-02 SEARCH-04 asks once for the same words in a department, again in another one', async () => {
  for (const businessCategory of ['dental', 'dental', 'veterinary']) {
    searchPlaceStore.setState({ businessCategory })
    await suggest('gloves')
  }
  await suggest('masks')
  expect(asked).toEqual(['gloves dental', 'gloves veterinary', 'masks veterinary'])
})

it('SEARCH-02 asks again after a failure, which ends the loading', async () => {
  down = true
  await suggest('gauze')
  expect(searchStore.getState()).toMatchObject({ loading: false, results: null })
  down = false
  await suggest('gauze')
  expect(asked).toEqual(['gauze', 'gauze'])
  expect(searchStore.getState().results).not.toBeNull()
})
