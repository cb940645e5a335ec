/** Temperatures are whole tenths of a degree Celsius, so that nothing is rounded twice. */
export type TenthsOfDegree = number

/**
 * What goods of the cold chain may have on the way: 2 to 8 °C (domain reference 3.1). Below 0 °C most vaccines are spoilt at once; above or
 * below the range a door that is opened makes no excursion, more minutes in all do. House rule, to be confirmed by each seller's stability data.
 */
export const COLD_CHAIN = Object.freeze({
  lowest: 20,
  highest: 80,
  frozen: 0,
  /** In all, for the whole way. */
  minutesAllowed: 30,
  /** A logger that writes less often, or stops, proves nothing between. */
  longestGapMinutes: 60,
})

/** A logger's file at most, in characters: a reading a minute for nearly a week. */
export const TEMPERATURE_LONGEST = 400_000
/** Readings of a file at most. */
export const TEMPERATURE_MOST_READINGS = 10_000

/** What a record says about the way: kept cold, too warm or too cold, or not enough to say. */
export const TEMPERATURE_VERDICTS = Object.freeze(['kept', 'excursion', 'unclear'] as const)
/** One of {@link TEMPERATURE_VERDICTS}. */
export type TemperatureVerdict = (typeof TEMPERATURE_VERDICTS)[number]

/** The verdicts as staff and auditors read them. */
export const TEMPERATURE_VERDICT_WORDS: Readonly<Record<TemperatureVerdict, string>> =
  Object.freeze({
    kept: 'Kept at 2 to 8 °C',
    excursion: 'Outside 2 to 8 °C for too long',
    unclear: 'The record doesn’t cover the whole way',
  })

/** Tenths as people read them: `-0.5 °C`, `8 °C`. */
export const degrees = (tenths: TenthsOfDegree): string => `${tenths / 10} °C`
