import type { RetentionSetting } from './store/retention.ts'

/** The latest of these settings that is in force on a day, by kind of data. */
export const retentionInForce = (
  settings: readonly RetentionSetting[],
  day: string,
): ReadonlyMap<string, RetentionSetting> =>
  new Map(settings.filter(({ fromDay }) => fromDay <= day).map((one) => [one.what, one]))
