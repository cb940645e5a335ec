import { describe, expect, it } from 'vitest'
import type { ColdLane } from '@upchar/reference/cold-lanes'
import { ruleForPincode } from '@upchar/kernel/place-rules'
import { arrivals, type Warehouse } from './transit.ts'

const mumbai = { latitude: 18.94, longitude: 72.83 }
const depot: Warehouse = {
  id: 1,
  city: 'Mumbai',
  stateCode: '27',
  at: mumbai,
  cutOffHour: 14,
  worksSunday: false,
}
const band = (maxKm: number, minDays: number, maxDays: number, validTo: string | null = null) => ({
  maxKm,
  minDays,
  maxDays,
  validFrom: '2026-01-01',
  validTo,
  source: 'test',
})
const bands = [band(25, 0, 0), band(400, 1, 2)]
/** North of the depot: a degree of latitude is 111.19 km on a sphere of 6,371 km. */
const north = (km: number) => ({ ...mumbai, latitude: mumbai.latitude + km / 111.19 })
type Way = Parameters<typeof arrivals>[2]
const arrivalFrom = (warehouse: Warehouse, to: Warehouse['at'], way: Way) =>
  arrivals([warehouse], to, way).get(warehouse.id)
// 24 November 2026 is a Tuesday.
const tuesday = (time: string) => new Date(`2026-11-24T${time}+05:30`)
const days = (
  to: { latitude: number; longitude: number },
  now: Date,
  { warehouse = depot, rows = bands } = {},
) => {
  const arrival = arrivalFrom(warehouse, to, {
    bands: rows,
    lane: undefined,
    now,
    showRange: true,
  })
  return arrival && [arrival.from, arrival.to]
}

describe('UI-16 the arrival of a parcel', () => {
  it('leaves today to the last minute before the cut-off hour, and tomorrow from then on', () => {
    expect(days(mumbai, tuesday('13:59:59'))).toEqual(['2026-11-24', '2026-11-24'])
    expect(days(mumbai, tuesday('14:00:00'))).toEqual(['2026-11-25', '2026-11-25'])
    // Midnight in India is 18:30 of the day before in UTC.
    expect(days(mumbai, tuesday('00:00:00'))).toEqual(['2026-11-24', '2026-11-24'])
  })

  it('leaves some of its warehouse’s working days later, where the seller needs them', () => {
    const leaves = (time: string, dispatchDays: number, warehouse = depot) => {
      const way = { bands, lane: undefined, now: tuesday(time), showRange: true, dispatchDays }
      const arrival = arrivalFrom(warehouse, mumbai, way)
      return [arrival?.to, arrival?.dispatchDays]
    }
    expect(leaves('10:00:00', 1)).toEqual(['2026-11-25', 1])
    // After the cut-off the first working day is Wednesday.
    expect(leaves('15:00:00', 1)).toEqual(['2026-11-26', 1])
    // Wednesday to Saturday are four days; the 29th is a Sunday, on which couriers rest as well.
    expect(leaves('10:00:00', 4)).toEqual(['2026-11-28', 4])
    expect(leaves('10:00:00', 5)).toEqual(['2026-11-30', 5])
    expect(leaves('10:00:00', 6)).toEqual(['2026-12-01', 6])
    const daily = { ...depot, worksSunday: true }
    expect(leaves('10:00:00', 6, daily)).toEqual(['2026-11-30', 6])
    expect(leaves('10:00:00', 7, daily)).toEqual(['2026-12-01', 7])
  })

  it('takes the days of the smallest band that reaches, and none beyond the last', () => {
    expect(days(north(24.9), tuesday('10:00:00'))).toEqual(['2026-11-24', '2026-11-24'])
    expect(days(north(25.1), tuesday('10:00:00'))).toEqual(['2026-11-25', '2026-11-26'])
    expect(days(north(399), tuesday('10:00:00'))).toEqual(['2026-11-25', '2026-11-26'])
    expect(days(north(401), tuesday('10:00:00'))).toBeUndefined()
  })

  it('follows a band through its last day', () => {
    const rows = [band(25, 0, 0, '2026-11-24'), band(400, 1, 2)]
    expect(days(mumbai, tuesday('10:00:00'), { rows })).toEqual(['2026-11-24', '2026-11-24'])
    const wednesday = new Date('2026-11-25T10:00:00+05:30')
    expect(days(mumbai, wednesday, { rows })).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('follows the newest of bands with one distance', () => {
    const newest = { ...band(25, 1, 1), validFrom: '2026-11-01' }
    for (const rows of [
      [band(25, 0, 0), newest],
      [newest, band(25, 0, 0)],
    ])
      expect(days(mumbai, tuesday('10:00:00'), { rows })).toEqual(['2026-11-25', '2026-11-25'])
    const later = { ...band(25, 1, 1), validFrom: '2026-11-25' }
    expect(days(mumbai, tuesday('10:00:00'), { rows: [band(25, 0, 0), later] })).toEqual([
      '2026-11-24',
      '2026-11-24',
    ])
  })

  it('skips Sundays: no courier travels or delivers then', () => {
    const saturday = new Date('2026-11-28T10:00:00+05:30')
    const sunday = new Date('2026-11-29T10:00:00+05:30')
    expect(days(north(100), saturday)).toEqual(['2026-11-30', '2026-12-01'])
    // A depot that works on Sundays packs then, and the courier brings it on Monday.
    const warehouse = { ...depot, worksSunday: true }
    expect(days(mumbai, sunday, { warehouse })).toEqual(['2026-11-30', '2026-11-30'])
    expect(days(mumbai, sunday)).toEqual(['2026-11-30', '2026-11-30'])
    expect(days(north(100), sunday, { warehouse })).toEqual(['2026-11-30', '2026-12-01'])
  })

  it('promises a time of day only where it comes on the day it leaves', () => {
    const label = (rows: typeof bands) =>
      arrivalFrom({ ...depot, cutOffHour: 18 }, mumbai, {
        bands: rows,
        lane: undefined,
        now: tuesday('15:00:00'),
        showRange: true,
      })?.label
    expect(label([band(25, 0, 0)])).toBe('by 8:00 PM')
    expect(label([band(25, 0, 1)])).toBe('Tue, 24 Nov – Wed, 25 Nov')
  })

  it('is told of each warehouse by its own town, hours and distance', () => {
    const many: Warehouse[] = [
      depot,
      { ...depot, id: 2, city: 'Thane' },
      { ...depot, id: 3, city: 'Panvel', cutOffHour: 10 },
      { ...depot, id: 4, city: 'Surat', at: north(230) },
      { ...depot, id: 5, city: 'Leh', at: north(1_700) },
    ]
    const way = { bands, lane: undefined, now: tuesday('12:00:00'), showRange: true }
    const found = [...arrivals(many, mumbai, way)]
    expect(found.map(([id, { shipsFrom, from, to }]) => [id, shipsFrom, from, to])).toEqual([
      [1, 'Mumbai', '2026-11-24', '2026-11-24'],
      [2, 'Thane', '2026-11-24', '2026-11-24'],
      [3, 'Panvel', '2026-11-25', '2026-11-25'],
      [4, 'Surat', '2026-11-25', '2026-11-26'],
    ])
  })
})

const lane = (pincodePrefix: string, part: Partial<ColdLane> = {}): ColdLane => ({
  pincodePrefix,
  boxHours: 72,
  marginHours: 12,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
  ...part,
})

describe('the cold lane to a pincode', () => {
  it('is that of the longest prefix, whatever the order of the rows', () => {
    const rows = [lane('4'), lane('400', { boxHours: 96 }), lane('40', { boxHours: 48 })]
    for (const lanes of [rows, rows.toReversed()]) {
      expect(ruleForPincode(lanes, '400001', '2026-11-24')?.boxHours).toBe(96)
      expect(ruleForPincode(lanes, '410001', '2026-11-24')?.boxHours).toBe(72)
      expect(ruleForPincode(lanes, '110001', '2026-11-24')).toBeUndefined()
    }
  })

  it('is the newest of equals, from its first day through its last', () => {
    const rows = [
      lane('4', { boxHours: 24 }),
      lane('4', { boxHours: 48, validFrom: '2026-11-24', validTo: '2026-11-25' }),
    ]
    for (const lanes of [rows, rows.toReversed()])
      expect(
        ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(
          (on) => ruleForPincode(lanes, '400001', on)?.boxHours,
        ),
      ).toEqual([24, 48, 48, 24])
  })
})

describe('the arrival of goods at 2–8 °C', () => {
  /** Days on the way to a place 100 km off, for a band of days and a lane. */
  const cold = (
    now: Date,
    { days: [min, max], hours, margin = 0, worksSunday = false }: ColdWay,
  ) => {
    const arrival = arrivalFrom({ ...depot, worksSunday }, north(100), {
      bands: [band(400, min, max)],
      lane: lane('4', { boxHours: hours, marginHours: margin }),
      now,
      showRange: true,
    })
    return arrival?.cold && [arrival.cold.from, arrival.cold.to]
  }
  type ColdWay = { days: [number, number]; hours: number; margin?: number; worksSunday?: boolean }
  const at = (day: number) => new Date(`2026-11-${day}T10:00:00+05:30`)

  it('is promised where the box lasts to the latest day exactly, its margin taken off', () => {
    // Two days on the way are 48 hours.
    expect(cold(at(24), { days: [1, 2], hours: 48 })).toEqual(['2026-11-25', '2026-11-26'])
    expect(cold(at(24), { days: [1, 2], hours: 47 })).toBeUndefined()
    expect(cold(at(24), { days: [1, 2], hours: 60, margin: 12 })).toEqual([
      '2026-11-25',
      '2026-11-26',
    ])
    expect(cold(at(24), { days: [1, 2], hours: 60, margin: 13 })).toBeUndefined()
  })

  it('waits until no Sunday lies on the way, and never leaves on a Saturday', () => {
    // Friday the 27th: two days become three over the Sunday, longer than 48 hours.
    expect(cold(at(27), { days: [1, 2], hours: 48 })).toEqual(['2026-12-01', '2026-12-02'])
    // On Saturday the box would last, but it would lie with the courier on the Sunday.
    const long = { days: [1, 1], hours: 200 } satisfies ColdWay
    expect(cold(at(28), long)?.[0]).toBe('2026-12-01')
    expect(cold(at(28), { ...long, worksSunday: true })?.[0]).toBe('2026-11-30')
    expect(cold(at(29), long)?.[0]).toBe('2026-12-01')
  })

  it('is never where there is no lane, or one without hours', () => {
    const none = { bands, lane: undefined, now: at(24), showRange: true }
    expect(arrivalFrom(depot, north(100), none)?.cold).toBeUndefined()
    expect(cold(at(24), { days: [1, 1], hours: 0 })).toBeUndefined()
  })
})
