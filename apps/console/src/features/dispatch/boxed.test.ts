import { describe, expect, it } from 'vitest'
import { afterScan, boxKey, countedGoods, firstCount, type GoodsLine, type Typed } from './boxed.ts'

const batch = (lot: number, change: Partial<GoodsLine['batches'][number]> = {}) => ({
  lot,
  batch: `B${lot}`,
  expires_on: '2028-03-31',
  set_aside: 0,
  free: 0,
  serials: [],
  ...change,
})
const gloves: GoodsLine = {
  line: 'gloves',
  sku_id: 'G',
  title: 'Gloves',
  gtins: ['3453120000011'],
  quantity: 5,
  takes_serials: true,
  expires_from: null,
  batches: [batch(1, { set_aside: 3 }), batch(2, { set_aside: 2 }), batch(3, { free: 9 })],
}
const masks: GoodsLine = {
  ...gloves,
  line: 'masks',
  title: 'Masks',
  gtins: [],
  quantity: 1,
  batches: [batch(9, { set_aside: 1 })],
}
const lines = [gloves, masks]
const scan = (typed: Typed, text: string) => {
  const done = afterScan(lines, typed, text, '2026-11-24')
  if (typeof done === 'string') throw new Error(done)
  return done.typed
}
const said = (typed: Typed, text: string) => {
  const done = afterScan(lines, typed, text, '2026-11-24')
  return typeof done === 'string' ? done : 'ok'
}
const counts = (typed: Typed) =>
  gloves.batches.map((one) => Number(typed[boxKey(gloves, one)]?.count ?? 0))

describe('OPS-02 what is in the box', () => {
  it('is what was set aside, until something else is scanned or counted', () => {
    const typed = firstCount(lines)
    expect(counts(typed)).toEqual([3, 2, 0])
    expect(countedGoods(lines, typed)).toEqual({
      goods: [
        { line: 'gloves', lot: 1, quantity: 3, serials: [] },
        { line: 'gloves', lot: 2, quantity: 2, serials: [] },
        { line: 'masks', lot: 9, quantity: 1, serials: [] },
      ],
      missing: 0,
    })
    const fewer = { ...typed, 'gloves/2': { count: '', serials: '', scans: 0 } }
    expect(countedGoods(lines, fewer)).toMatchObject({ missing: 2 })
    for (const count of ['x', '-1', '1.5'])
      expect(
        countedGoods(lines, { ...typed, 'gloves/2': { count, serials: '', scans: 0 } }),
      ).toBeUndefined()
  })

  it('changes by a scan of another batch, piece by piece, and not by one that was set aside', () => {
    let typed = firstCount(lines)
    for (let i = 0; i < 3; i++) typed = scan(typed, 'b1')
    expect(counts(typed)).toEqual([3, 2, 0])
    typed = scan(typed, '(01)03453120000011(17)280331(10)B3(21)S-1')
    typed = scan(typed, ']d201034531200000111728033110B3^21S-2')
    expect(counts(typed)).toEqual([3, 0, 2])
    expect(countedGoods(lines, typed)?.goods[1]).toEqual({
      line: 'gloves',
      lot: 3,
      quantity: 2,
      serials: ['S-1', 'S-2'],
    })
    expect(said(typed, '(01)03453120000011(10)B3(21)S-2')).toMatch(/S-2 is in the box already/)
  })

  it.each([
    ['B7', /no batch B7/],
    ['(01)03453120000011(10)B9', /other goods than the parcel’s/],
    ['03453120000011', /names no batch/],
    ['(01)03453120000011(17)280430(10)B3', /expires on another day/],
    ['B9', 'ok'],
  ])('by a scan of %s: %s', (text, words) => {
    expect(said(firstCount(lines), text)).toMatch(words)
  })

  it('never holds more of a batch than there is, or of goods than were ordered', () => {
    const once = scan(firstCount(lines), 'B9')
    expect(said(once, 'B9')).toMatch(/Batch B9 has only 1/)
    let typed = firstCount(lines)
    for (let i = 0; i < 5; i++) typed = scan(typed, 'B3')
    expect(counts(typed)).toEqual([0, 0, 5])
    expect(said(typed, 'B3')).toMatch(/Gloves: only 5 belong into this parcel/)
  })
})
