import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, type FreeLot, type Wanted } from './allocate.ts'
import type { Arrival } from './transit.ts'

const arrival = (day: number): Arrival => ({
  from: `2026-12-${String(day).padStart(2, '0')}`,
  to: `2026-12-${String(day + 1).padStart(2, '0')}`,
  label: '',
  shipsFrom: '',
})
const plan = new Map([
  [1, arrival(3)],
  [2, arrival(1)],
  [3, arrival(2)],
  [4, arrival(5)],
])
const lot = (lotId: number, offerId: number, warehouseId: number, free: number): FreeLot => ({
  lotId,
  offerId,
  warehouseId,
  free,
})
const warehousesOf = (allocations: readonly { warehouseId: number }[]) =>
  new Set(allocations.map((a) => a.warehouseId))

describe('allocation', () => {
  it('prefers the earliest warehouse when one parcel suffices', () => {
    expect(
      allocate([{ offerId: 1, quantity: 2 }], [lot(1, 1, 1, 5), lot(2, 1, 2, 5)], plan).allocations,
    ).toEqual([{ lotId: 2, offerId: 1, warehouseId: 2, quantity: 2 }])
  })

  it('calls that warehouse earlier whose latest day comes first, then whose first does', () => {
    const days = (from: string, to: string): Arrival => ({ from, to, label: '', shipsFrom: '' })
    const chosen = (first: Arrival, second: Arrival) =>
      allocate(
        [{ offerId: 1, quantity: 1 }],
        [lot(1, 1, 1, 1), lot(2, 1, 2, 1)],
        new Map([
          [1, first],
          [2, second],
        ]),
      ).allocations[0]?.warehouseId
    expect(chosen(days('2026-12-01', '2026-12-09'), days('2026-12-02', '2026-12-03'))).toBe(2)
    expect(chosen(days('2026-12-02', '2026-12-03'), days('2026-12-01', '2026-12-03'))).toBe(2)
    expect(chosen(days('2026-12-01', '2026-12-03'), days('2026-12-01', '2026-12-03'))).toBe(1)
  })

  it('prefers one late parcel to two early ones', () => {
    const lots = [lot(1, 1, 2, 1), lot(2, 1, 3, 1), lot(3, 1, 4, 2)]
    expect(warehousesOf(allocate([{ offerId: 1, quantity: 2 }], lots, plan).allocations)).toEqual(
      new Set([4]),
    )
  })

  it('finds the two or three warehouses that suffice among more that arrive earlier', () => {
    const from = (...free: number[]) =>
      warehousesOf(
        allocate(
          [{ offerId: 1, quantity: free.length === 4 ? 4 : 6 }],
          free.map((pieces, i) => lot(i, 1, i, pieces)),
          new Map(free.map((_, i) => [i, arrival(i + 1)])),
        ).allocations,
      )
    expect(from(1, 1, 2, 2)).toEqual(new Set([2, 3]))
    expect(from(1, 1, 2, 2, 2)).toEqual(new Set([2, 3, 4]))
  })

  it('takes a line whole from a warehouse that has exactly its quantity', () => {
    const wanted = [
      { offerId: 1, quantity: 3 },
      { offerId: 2, quantity: 1 },
    ]
    // Only warehouse 2, the earlier one, has the other line.
    const lots = [lot(1, 1, 2, 2), lot(2, 1, 1, 3), lot(3, 2, 2, 1)]
    expect(allocate(wanted, lots, plan).allocations).toEqual([
      { lotId: 2, offerId: 1, warehouseId: 1, quantity: 3 },
      { lotId: 3, offerId: 2, warehouseId: 2, quantity: 1 },
    ])
  })

  it('chooses, of equally few warehouses, those whose last one arrives first', () => {
    // 2 (day 1) and 4 (day 5), or 3 (day 2) and 1 (day 3): the second pair is complete earlier.
    const wanted = [{ offerId: 1, quantity: 4 }]
    const lots = [lot(1, 1, 2, 1), lot(2, 1, 4, 3), lot(3, 1, 3, 2), lot(4, 1, 1, 2)]
    expect(warehousesOf(allocate(wanted, lots, plan).allocations)).toEqual(new Set([3, 1]))
  })

  it('leaves the latest one out where all but one of many warehouses are needed', () => {
    const many = new Map([1, 2, 3, 4, 5].map((id) => [id, arrival(id)]))
    const lots = [1, 2, 3, 4, 5].map((id) => lot(id, 1, id, 1))
    const { allocations } = allocate([{ offerId: 1, quantity: 4 }], lots, many)
    expect(warehousesOf(allocations)).toEqual(new Set([1, 2, 3, 4]))
  })

  it('takes the batches of a warehouse in their order, and none that is used up', () => {
    const lots = [lot(7, 1, 2, 0), lot(5, 1, 2, 2), lot(3, 1, 2, 9)]
    expect(allocate([{ offerId: 1, quantity: 3 }], lots, plan).allocations).toEqual([
      { lotId: 5, offerId: 1, warehouseId: 2, quantity: 2 },
      { lotId: 3, offerId: 1, warehouseId: 2, quantity: 1 },
    ])
  })

  it('skips lines that no courier delivers', () => {
    expect(
      allocate([{ offerId: 1, quantity: 2 }], [lot(1, 1, 9, 50), lot(2, 1, 1, 1)], plan),
    ).toEqual({ allocations: [], short: [{ offerId: 1, quantity: 2, left: 1 }] })
  })

  it('never exceeds free stock, fills every line, and uses the fewest parcels', () => {
    const lots = fc
      .array(
        fc.record({
          offerId: fc.integer({ min: 1, max: 3 }),
          warehouseId: fc.integer({ min: 1, max: 5 }),
          free: fc.integer({ min: 0, max: 4 }),
        }),
        { maxLength: 12 },
      )
      .map((rows) => rows.map((row, i) => ({ lotId: i + 1, ...row })))
    const wanted = fc.uniqueArray(
      fc.record({
        offerId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: 1, maxLength: 3, selector: (w) => w.offerId },
    )
    fc.assert(
      fc.property(wanted, lots, (lines: Wanted[], rows: FreeLot[]) => {
        const { allocations, short } = allocate(lines, rows, plan)
        const deliverable = (offerId: number, chosen: readonly number[]) =>
          rows
            .filter((r) => r.offerId === offerId && chosen.includes(r.warehouseId))
            .reduce((sum, r) => sum + r.free, 0)
        const every = [...plan.keys()]
        expect(short.map((s) => s.offerId)).toEqual(
          lines.filter((l) => deliverable(l.offerId, every) < l.quantity).map((l) => l.offerId),
        )
        if (short.length > 0) return
        for (const line of lines)
          expect(
            allocations
              .filter((a) => a.offerId === line.offerId)
              .reduce((sum, a) => sum + a.quantity, 0),
          ).toBe(line.quantity)
        for (const row of rows)
          expect(
            allocations
              .filter((a) => a.lotId === row.lotId)
              .reduce((sum, a) => sum + a.quantity, 0),
          ).toBeLessThanOrEqual(row.free)
        expect(allocations.every((a) => a.quantity > 0 && plan.has(a.warehouseId))).toBe(true)
        const subsets = every.reduce<number[][]>(
          (all, id) => [...all, ...all.map((set) => [...set, id])],
          [[]],
        )
        const fewest = Math.min(
          ...subsets
            .filter((set) => lines.every((l) => deliverable(l.offerId, set) >= l.quantity))
            .map((set) => set.length),
        )
        expect(warehousesOf(allocations).size).toBe(fewest)
      }),
      { numRuns: 500 },
    )
  })
})
