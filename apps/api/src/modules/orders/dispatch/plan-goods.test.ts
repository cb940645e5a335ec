import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planGoods, type BoxedGoods, type ParcelLine } from './plan-goods.ts'

const lotIds = [1, 2, 3, 4]
const pieces = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 })
const lineOf = (counts: readonly number[]): ParcelLine => ({
  id: 'line',
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  productClass: 'DEV_A',
  gtins: [],
  promise: null,
  lots: lotIds.flatMap((lotId, i) =>
    (counts[i] ?? 0) > 0
      ? [
          {
            lotId,
            batchNo: `B${lotId}`,
            expiresOn: `2028-0${lotId}-01`,
            quantity: counts[i] ?? 0,
            serials: [],
          },
        ]
      : [],
  ),
})
const sum = (of: readonly { quantity: number }[]) => of.reduce((all, one) => all + one.quantity, 0)

it('OPS-02 packs or keeps every piece of a parcel, and moves as much stock as changes its batch', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.boolean(), (set, box, split) => {
      const line = lineOf(set)
      const boxed = lineOf(box).lots.map(({ lotId, quantity }): BoxedGoods => ({
        line: 'line',
        lot: lotId,
        quantity,
        serials: [],
      }))
      const plan = planGoods([line], boxed, split)
      const [wanted, here] = [sum(line.lots), sum(boxed)]
      expect(plan.ok).toBe(boxed.length > 0 && (split ? here <= wanted : here === wanted))
      if (!plan.ok) return
      const { packed, rest, back, taken, isSame } = plan.value
      expect(sum(packed) + sum(rest)).toBe(wanted)
      expect(sum(back)).toBe(sum(taken))
      for (const lotId of lotIds) {
        const of = (rows: readonly { lotId: number; quantity: number }[]) =>
          sum(rows.filter((one) => one.lotId === lotId))
        expect(of(line.lots) - of(back) + of(taken)).toBe(of(packed) + of(rest))
        // What waits was set aside: nothing is taken for it.
        expect(of(rest)).toBeLessThanOrEqual(of(line.lots))
      }
      expect(isSame).toBe(JSON.stringify(set) === JSON.stringify(box))
    }),
  )
})

it('OPS-02 lets the pieces wait that expire first of what is left', () => {
  const plan = planGoods(
    [lineOf([2, 2, 0, 0])],
    [{ line: 'line', lot: 3, quantity: 3, serials: [] }],
    true,
  )
  expect(plan).toMatchObject({
    ok: true,
    value: {
      rest: [{ lotId: 1, quantity: 1 }],
      back: [
        { lotId: 1, quantity: 1 },
        { lotId: 2, quantity: 2 },
      ],
      taken: [{ lotId: 3, quantity: 3 }],
    },
  })
})
