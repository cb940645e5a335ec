import { wordsWithoutResults } from '../../../../modules/search/index.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { during } from '../during.ts'
import { percent, type FigureSource } from './model.ts'

const mostWords = 20
const all = sql`count(*)`
const opened = sql`count(*) filter (where is_opened)`
const empty = sql`count(*) filter (where results = 0)`

/** Whether searches find something, and whether buyers open it (SEARCH-03). */
export const searchFigures: FigureSource = {
  columns: [
    { key: 'searches', name: 'Searches', unit: 'count', of: all },
    { key: 'empty', name: 'Without results', unit: 'count', of: empty },
    {
      key: 'empty_share',
      name: 'Without results',
      unit: 'percent',
      of: percent(empty, sql`count(results)`),
      drawn: true,
    },
    { key: 'opened', name: 'Something opened', unit: 'count', of: opened },
    {
      key: 'opened_share',
      name: 'Something opened',
      unit: 'percent',
      of: percent(opened, all),
      drawn: true,
    },
  ],
  splits: [],
  facts: (_, period) => sql`
    select at, results, opened_slug is not null as is_opened from search_log where ${during(sql`at`, period)}`,
  lists: async ({ db }, { begins, ends }) => [
    {
      name: 'Found nothing, searched by several visitors',
      rows: await wordsWithoutResults(db, { begins, ends, limit: mostWords }),
    },
  ],
}
