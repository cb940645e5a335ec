import { expect, it } from 'vitest'
import { dispatchQuery, readDispatchSearch, stageLinks } from './search.ts'

it('OPS-02 a warehouse begins with what is to be packed', () => {
  expect(dispatchQuery({})).toEqual({ stage: 'to_pack', limit: 25, page: 1 })
  const asked = readDispatchSearch({
    stage: 'handed_over',
    warehouse: '7',
    day: '2026-11-24',
    page: '2',
  })
  expect(dispatchQuery(asked)).toEqual({
    stage: 'handed_over',
    warehouse: '7',
    day: '2026-11-24',
    page: 2,
    limit: 25,
  })
  expect(readDispatchSearch({ stage: 'lost', warehouse: '0', day: 'today' })).toEqual({})
})

it('OPS-02 its stages keep the warehouse; only what was handed over is of a day', () => {
  const links = stageLinks(
    { stage: 'packed', warehouse: '7', day: '2026-11-24' },
    { to_pack: 3, packed: 2, handed_over: 1 },
  )
  expect(links.map(({ key, many, isChosen, href }) => [key, many, isChosen, href])).toEqual([
    ['to_pack', 3, false, '/console/dispatch?stage=to_pack&warehouse=7'],
    ['packed', 2, true, '/console/dispatch?stage=packed&warehouse=7'],
    ['handed_over', 1, false, '/console/dispatch?stage=handed_over&warehouse=7&day=2026-11-24'],
  ])
})
