import type { FileHeading } from '../../modules/intake/index.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  columnOf,
  doubled,
  hasRequired,
  headingKey,
  isGuess,
  UnreadableFile,
  type ColumnOf,
  type ReadHeadings,
} from '../catalogue-file/index.ts'
import { recallHeadings } from './store/headings.ts'

/**
 * What the headings of an uploaded table mean: as staff have said for this file, else for another one with the same headings, else
 * by their names. What may be the price is asked, never guessed (OPS-04).
 */
export class HeadingReader {
  found: FileHeading[] | null = null
  /** Staff have to say what a heading means before the file can be read. */
  isUnclear = false
  private readonly db: Database
  private readonly chosen: FileHeading[] | null

  constructor(db: Database, chosen: FileHeading[] | null) {
    this.db = db
    this.chosen = chosen
  }

  readonly read: ReadHeadings = async (headings, required) => {
    const names = [...new Set(headings.map((one) => one.trim()).filter((one) => one !== ''))]
    const said =
      this.chosen ??
      (await recallHeadings(this.db, names)).map((one) => ({ ...one, how: 'remembered' as const }))
    // Those in the same writing first: "Price" and "Price (₹)" may mean different columns.
    const known = new Map([
      ...said.map((one) => [headingKey(one.heading), one] as const),
      ...said.map((one) => [one.heading, one] as const),
    ])
    const found = names.map((heading): FileHeading => {
      const one = known.get(heading) ?? known.get(headingKey(heading))
      return one === undefined ? byName(heading) : { ...one, heading }
    })
    this.found = found
    const columns = new Map(found.map((one) => [one.heading, one.column]))
    const meaning: ColumnOf = (heading) => columns.get(heading.trim()) ?? undefined
    const open = found.filter(({ how }) => how === 'open').map(({ heading }) => `"${heading}"`)
    this.isUnclear =
      open.length > 0 ||
      doubled(headings, meaning) !== undefined ||
      !hasRequired(names, required, meaning)
    if (open.length > 0)
      throw new UnreadableFile(
        `Say what ${open.join(' and ')} means: it may be the price, or something else.`,
      )
    return meaning
  }
}

const byName = (heading: string): FileHeading => ({
  heading,
  column: columnOf(heading) ?? null,
  how: isGuess(heading) ? 'open' : 'name',
})
