import { describe, expect, it } from 'vitest'
import { readCourierTime, readCourierUpdate, writeCourierTime } from './wire.ts'

describe('courier updates', () => {
  it('read times as Indian, in both formats', () => {
    expect(readCourierTime('24 11 2026 16:30:00')?.toISOString()).toBe('2026-11-24T11:00:00.000Z')
    expect(readCourierTime('2026-11-24 16:30:00')?.toISOString()).toBe('2026-11-24T11:00:00.000Z')
    expect(writeCourierTime(new Date('2026-03-31T18:30:00Z'))).toBe('01 04 2026 00:00:00')
    for (const wrong of ['', 'yesterday', '32 13 2026 25:00:00', '2026-11-24'])
      expect(readCourierTime(wrong)).toBeUndefined()
  })

  it('accept numbers as numbers or text, and the current status once', () => {
    const scan = {
      date: '2026-11-24 16:30:00',
      activity: 'Picked up',
      location: 'Mumbai',
      'sr-status': '42',
    }
    const expected = {
      awb: '19041424751540',
      statusId: 42,
      at: new Date('2026-11-24T11:00:00Z'),
      activity: 'Picked up',
      location: 'Mumbai',
    }
    const update = {
      awb: 19041424751540,
      current_status: 'PICKED UP',
      current_status_id: 42,
      shipment_status_id: '42',
      current_timestamp: '24 11 2026 16:30:00',
      scans: [scan],
    }
    expect(readCourierUpdate(update)).toEqual([expected])
    expect(readCourierUpdate({ ...update, awb: '19041424751540', scans: [] })).toEqual([
      { ...expected, activity: 'PICKED UP', location: '' },
    ])
  })

  it('reads nothing from what is no update', () => {
    for (const wrong of [null, [], 'x', 7, {}, { awb: {} }])
      expect(readCourierUpdate(wrong)).toBeUndefined()
    expect(readCourierUpdate({ awb: '1', scans: 'none' })).toEqual([])
  })
})
