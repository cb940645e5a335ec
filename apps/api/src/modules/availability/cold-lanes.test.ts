import { describe, expect, it } from 'vitest'
import type { ColdLane } from '@upchar/reference/cold-lanes'
import { ruleForPincode } from '@upchar/kernel/place-rules'
import { arrivals } from './transit.ts'

const mumbai = { latitude: 18.94, longitude: 72.83 }
const depot = {
  id: 1,
  city: 'Mumbai',
  stateCode: '27',
  at: mumbai,
  cutOffHour: 14,
  worksSunday: false,
}
const lane = (over: Partial<ColdLane> = {}): ColdLane => ({
  pincodePrefix: '',
  boxHours: 72,
  marginHours: 12,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'test',
  ...over,
})

describe('the cold lane to a pincode', () => {
  it('CHECKOUT-09 is in force from its first to its last day', () => {
    const lanes = [lane({ validFrom: '2026-11-24', validTo: '2026-11-30' })]
    const days = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'] as const
    expect(days.map((on) => ruleForPincode(lanes, '400001', on) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('CHECKOUT-09 is the one of the longest prefix, and of these the newest, in any order', () => {
    const lanes = [
      lane(),
      lane({ pincodePrefix: '744', boxHours: 0 }),
      lane({ pincodePrefix: '744', boxHours: 24, validFrom: '2026-11-01' }),
      lane({ pincodePrefix: '744', boxHours: 48, validFrom: '2027-01-01' }),
      lane({ pincodePrefix: '7443', boxHours: 96 }),
    ]
    for (const rows of [lanes, lanes.toReversed()])
      expect(
        ['400001', '744101', '744301'].map(
          (to) => ruleForPincode(rows, to, '2026-11-24')?.boxHours,
        ),
      ).toEqual([72, 24, 96])
  })
})

describe('the arrival of goods at 2–8 °C', () => {
  const band = (minDays: number, maxDays: number) => ({
    maxKm: 400,
    minDays,
    maxDays,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'test',
  })
  const cold = (
    now: string,
    [minDays, maxDays]: [number, number],
    held: ColdLane | undefined = lane(),
    warehouse = depot,
  ) => {
    const at = new Date(`${now}+05:30`)
    const way = { bands: [band(minDays, maxDays)], lane: held, now: at, showRange: true }
    const days = arrivals([warehouse], mumbai, way).get(warehouse.id)?.cold
    return days && [days.from, days.to]
  }
  const tuesday = '2026-11-24T10:00:00'

  it('CHECKOUT-09 is promised where it takes exactly the hours of the box less the margin', () => {
    const twoDays = ['2026-11-25', '2026-11-26']
    expect(cold(tuesday, [1, 2], lane({ boxHours: 60 }))).toEqual(twoDays)
    expect(cold(tuesday, [1, 2], lane({ boxHours: 59 }))).toBeUndefined()
    expect(cold(tuesday, [1, 2], lane({ boxHours: 58, marginHours: 10 }))).toEqual(twoDays)
  })

  it('CHECKOUT-09 waits for a day from which no Sunday lies on the way', () => {
    // From Friday it would come on Monday, after 72 hours; from Saturday nothing cold leaves.
    expect(cold('2026-11-27T10:00:00', [1, 2])).toEqual(['2026-12-01', '2026-12-02'])
    // Even where it comes on the same day: a parcel that misses the round stands until Monday.
    expect(cold('2026-11-28T10:00:00', [0, 0])).toEqual(['2026-11-30', '2026-11-30'])
    expect(cold('2026-11-27T10:00:00', [0, 0])).toEqual(['2026-11-27', '2026-11-27'])
    expect(cold('2026-11-27T14:00:00', [0, 0])).toEqual(['2026-11-30', '2026-11-30'])
  })

  it('CHECKOUT-09 leaves a warehouse that works on Sundays then, for Monday', () => {
    const open = { ...depot, worksSunday: true }
    expect(cold('2026-11-29T10:00:00', [1, 1], lane(), open)).toEqual(['2026-11-30', '2026-11-30'])
    expect(cold('2026-11-29T10:00:00', [1, 1])).toEqual(['2026-12-01', '2026-12-01'])
  })

  it('CHECKOUT-09 is never promised without a lane, nor where no day is short enough', () => {
    const now = new Date(`${tuesday}+05:30`)
    const way = { bands: [band(1, 1)], lane: undefined, now, showRange: true }
    expect(arrivals([depot], mumbai, way).get(depot.id)).toBeDefined()
    expect(arrivals([depot], mumbai, way).get(depot.id)).not.toHaveProperty('cold')
    expect(cold(tuesday, [2, 3])).toBeUndefined()
  })
})
