import { CsvError, parse } from 'csv-parse/sync'
import { TEMPERATURE_LONGEST, TEMPERATURE_MOST_READINGS } from '@upchar/kernel/cold-chain'
import { err, ok, type Result } from '@upchar/kernel/result'

/** A reading: when, in milliseconds, and tenths of a degree Celsius. */
export type Reading = { at: number; tenths: number }
export type Log = {
  readings: Reading[]
  /** As the file names its logger; null where it names none. */
  logger: string | null
}

const plain = (cell: string) => cell.toLowerCase().replace(/[^a-z]/g, '')
const isTemperature = (cell: string) =>
  /^(temp|celsius)/.test(plain(cell)) && !/fahrenheit|[°º]\s*f\b/i.test(cell)
const isMoment = (cell: string) =>
  /^(datetime|timestamp|dateandtime|datumzeit|localtime|readingtime)/.test(plain(cell))
const isDay = (cell: string) => plain(cell).startsWith('date')
const isTime = (cell: string) => plain(cell).startsWith('time')

type Places = { temperature: number; day: number; time: number | null }

/** The columns, if a row names them: a moment, or a day and a time, and the temperature. */
function placesOf(cells: readonly string[]): Places | undefined {
  const temperature = cells.findIndex(isTemperature)
  const moment = cells.findIndex((cell) => isMoment(cell))
  const day = cells.findIndex((cell) => isDay(cell) && !isMoment(cell))
  const time = cells.findIndex((cell) => isTime(cell) && !isMoment(cell))
  if (temperature < 0) return undefined
  if (moment >= 0) return { temperature, day: moment, time: null }
  if (day >= 0) return { temperature, day, time: time >= 0 ? time : null }
  return time >= 0 ? { temperature, day: time, time: null } : undefined
}

const written =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|[ap]m)?$/i

/** A moment as loggers write it, day before month; without a zone in Indian time. */
function momentOf(text: string): number | undefined {
  const [, y1, m1, d1, d2, m2, y2, h = '', minute = '', second = '0', tail = ''] =
    written.exec(text.trim()) ?? []
  const [year, month, day] = y1 === undefined ? [y2, m2, d2] : [y1, m1, d1]
  if (year === undefined || month === undefined || day === undefined) return undefined
  const half = tail.toLowerCase()
  const hour = half === 'pm' ? (Number(h) % 12) + 12 : half === 'am' ? Number(h) % 12 : Number(h)
  const zone = /^z$/i.test(tail)
    ? 'Z'
    : /^[+-]/.test(tail)
      ? `${tail.slice(0, 3)}:${tail.slice(-2)}`
      : '+05:30'
  const two = (value: string | number) => String(value).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const known = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(known.getTime()) || !known.toISOString().startsWith(date)) return undefined
  const at = Date.parse(`${date}T${two(hour)}:${minute}:${two(second)}${zone}`)
  return Number.isNaN(at) ? undefined : at
}

/** Degrees with point or comma, with or without the unit; a logger measures −80 to 80. */
function tenthsOf(text: string): number | undefined {
  const match = /^([+\-−]?\d{1,3}(?:[.,]\d{1,3})?)\s*(?:°?\s*C)?$/i.exec(text.trim())
  if (match?.[1] === undefined) return undefined
  const tenths = Math.round(Number(match[1].replace(',', '.').replace('−', '-')) * 10)
  return Math.abs(tenths) <= 800 ? tenths : undefined
}

const named =
  /^(?:logger|(?:(?:logger|device)\s*)?(?:serial(?:\s*(?:number|no\.?))?|s\/?n|id|number|no\.?))\s*[:=,;\t]\s*"?([A-Za-z0-9][A-Za-z0-9 _/-]{2,39})/i

/** What the file says before its readings about the logger's number. */
const loggerIn = (lines: readonly string[]): string | null =>
  lines.map((line) => named.exec(line.trim())?.[1]?.trim()).find((one) => one !== undefined) ?? null

const delimiterOf = (heading: string): string =>
  [',', ';', '\t'].reduce((best, mark) =>
    heading.split(mark).length > heading.split(best).length ? mark : best,
  )

const mostBefore = 60

function rowsOf(text: string): Result<string[][], string> {
  try {
    // Its rows are arrays of cells: no column names are asked for.
    const rows: string[][] = parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      delimiter: delimiterOf(text.split(/\r?\n/, 1)[0] ?? ''),
      to: TEMPERATURE_MOST_READINGS + 2,
      max_record_size: 2000,
    })
    return ok(rows)
  } catch (error) {
    if (error instanceof CsvError) return err('The file can’t be read as CSV.')
    throw error
  }
}

function readingOf(
  cells: readonly string[],
  { temperature, day, time }: Places,
): Reading | undefined {
  const cell = (at: number) => cells[at] ?? ''
  const at = momentOf(time === null ? cell(day) : `${cell(day).trim()} ${cell(time).trim()}`)
  const tenths = tenthsOf(cell(temperature))
  return at === undefined || tenths === undefined ? undefined : { at, tenths }
}

/** Reads a temperature logger's file (OPS-02). One reading that can't be read, or isn't after the one before, refuses the whole file. */
export function readLog(given: string): Result<Log, string> {
  if (given.length > TEMPERATURE_LONGEST) return err('The file is too large for a logger’s record.')
  if (given.includes('\u0000')) return err('The file isn’t text: export the record as CSV.')
  const lines = given.replace(/^\uFEFF/, '').split(/\r?\n/)
  const heading = lines
    .slice(0, mostBefore)
    .findIndex((line) => placesOf(line.split(delimiterOf(line))) !== undefined)
  if (heading < 0)
    return err('No line names the columns: a date with its time, and the temperature in °C.')
  const rows = rowsOf(lines.slice(heading).join('\n'))
  if (!rows.ok) return rows
  const [names = [], ...data] = rows.value
  const places = placesOf(names)
  if (places === undefined) return err('The file can’t be read as CSV.')
  if (data.length > TEMPERATURE_MOST_READINGS)
    return err(`The file has more than ${TEMPERATURE_MOST_READINGS} readings.`)
  const readings: Reading[] = []
  for (const [index, cells] of data.entries()) {
    const reading = readingOf(cells, places)
    if (reading === undefined)
      return err(`Reading ${index + 1} can’t be read: it needs day, time and degrees Celsius.`)
    const before = readings.at(-1)
    if (before !== undefined && reading.at <= before.at)
      return err(`Reading ${index + 1} isn’t later than the one before.`)
    readings.push(reading)
  }
  if (readings.length === 0) return err('The file has no readings.')
  return ok({ readings, logger: loggerIn(lines.slice(0, heading)) })
}
