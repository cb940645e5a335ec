import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ShownTemperature } from '../store/temperatures.ts'

type Shown = Answer<'staffGetOrder'>['order']['parts'][number]['parcels'][number]['temperature']

const celsius = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10)

/** What a parcel's temperature logger says, for staff. */
export const temperatureView = (record: ShownTemperature | null): Shown =>
  record && {
    file_name: record.fileName,
    verdict: record.verdict,
    lowest: celsius(record.lowest),
    highest: celsius(record.highest),
    minutes_outside: record.minutesOutside,
    recorded_at: new Date(record.at).toISOString(),
  }
