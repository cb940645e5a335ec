/** Product colours by name. */
const named: readonly (readonly [word: string, colour: string])[] = [
  ['navy blue', '#263c6b'],
  ['light blue', '#7db8e0'],
  ['blue', '#3b7dc4'],
  ['black', '#2b2f35'],
  ['white', '#f1f3f5'],
  ['red', '#c8312f'],
  ['green', '#2f8f5b'],
  ['violet', '#7a55b0'],
  ['purple', '#6f4aa8'],
  ['pink', '#ec7fa8'],
  ['orange', '#ea7a1e'],
  ['yellow', '#f0c62a'],
  ['grey', '#8f979f'],
  ['brown', '#7a4a2b'],
  ['beige', '#dcc09a'],
  ['burgundy', '#70203a'],
  ['teal', '#1f7f86'],
]

/** The colour that a text begins with, such as `Blue (extra strong)`; undefined if none. */
export function namedColour(text: string): string | undefined {
  const lower = text.toLowerCase()
  return named.find(
    ([word]) => lower.startsWith(word) && !/[a-z]/.test(lower.charAt(word.length)),
  )?.[1]
}

/** Hubs of hypodermic needles, ISO 6009. */
const hubs: Readonly<Record<number, string>> = {
  13: '#7d3f98',
  14: '#a8d08d',
  15: '#7f96ab',
  16: '#f1f3f5',
  17: '#a83279',
  18: '#ec7fa8',
  19: '#f0e2bd',
  20: '#f0c62a',
  21: '#1f7a45',
  22: '#2b2f35',
  23: '#1f57a8',
  24: '#8a5fb0',
  25: '#ea7a1e',
  26: '#7a4a2b',
  27: '#9aa3ac',
  28: '#1f9aa0',
  29: '#c8312f',
  30: '#f0c62a',
  31: '#f1f3f5',
  32: '#1f7a45',
  33: '#2b2f35',
}
export const needleColour = (gauge: number): string => hubs[gauge] ?? '#1f57a8'

/** Intravenous cannulas have a code of their own, ISO 10555-5. */
const cannulas: Readonly<Record<number, string>> = {
  14: '#ea7a1e',
  16: '#8f979f',
  17: '#f1f3f5',
  18: '#2f9a4f',
  20: '#ec7fa8',
  22: '#2f78d0',
  24: '#f2c81f',
  26: '#7a4bb0',
}
export const cannulaColour = (gauge: number): string => cannulas[gauge] ?? '#ec7fa8'

/** Trade colours of the connectors of feeding and suction tubes, by French size. */
const feeding: Readonly<Record<number, string>> = {
  5: '#8f979f',
  6: '#7dc36b',
  8: '#79c4ea',
  10: '#30353b',
  12: '#f4f6f8',
  14: '#3f9a55',
  16: '#ef8a2b',
  18: '#d0342c',
  20: '#f2c81f',
  22: '#7a4bb0',
  24: '#3a78c9',
}
export const frenchColour = (size: number): string => feeding[size] ?? '#ef8a2b'

/** Valves of Foley catheters: the small sizes differ from feeding tubes. */
export const foleyColour = (size: number): string =>
  size === 6 ? '#e88aae' : size === 8 ? '#30353b' : size === 10 ? '#9aa3ac' : frenchColour(size)

/** Manufacturers' colours of the wings of fistula needles. */
export const fistulaColour = (gauge: number): string =>
  gauge <= 14 ? '#7a4bb0' : gauge === 15 ? '#f0c62a' : gauge === 16 ? '#2f9a57' : '#ea7a1e'
