import type { PlainSearch } from '@upchar/web/search-params'

/** A filter's valid values: one of these words, or text that matches this pattern. */
type Filter = readonly string[] | RegExp
type Filters = Readonly<Record<string, Filter>>
type Chosen<F extends Filter> = F extends readonly (infer W extends string)[] ? W : string

/** A list's query from the address. Missing parameters have their defaults. */
export type ListSearch<F extends Filters> = { q?: string; page?: number } & {
  [K in keyof F]?: Chosen<F[K]>
}

const LONGEST = 120
const fits = (filter: Filter, text: string): boolean =>
  filter instanceof RegExp ? filter.test(text) : filter.includes(text)

/** Reads a list's query from an address. Invalid values are dropped: addresses get typed, truncated and forwarded. */
export const listSearch =
  <const F extends Filters>(filters: F) =>
  (raw: PlainSearch): ListSearch<F> => {
    const text = (key: string): string =>
      typeof raw[key] === 'string' ? raw[key].trim().slice(0, LONGEST) : ''
    const page = Number.parseInt(text('page'), 10)
    const chosen = Object.entries(filters).flatMap(([key, filter]) =>
      text(key) !== '' && fits(filter, text(key)) ? [[key, text(key)]] : [],
    )
    return {
      ...(text('q') ? { q: text('q') } : {}),
      ...(Object.fromEntries(chosen) as { [K in keyof F]?: Chosen<F[K]> }),
      ...(page > 1 ? { page } : {}),
    }
  }

export const PAGE_SIZE = 25
/** A page of rows of which the browser has all, as a list from the server has it. */
export const pageOf = <T>(all: readonly T[], page: number) => ({
  rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  total: all.length,
  total_is_more: false,
})
/** Whether a text has each word of a search. */
export function hasWords(text: string, search: string): boolean {
  const all = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
/** A day in the format of date inputs. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/
