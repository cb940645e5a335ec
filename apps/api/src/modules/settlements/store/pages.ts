import type { Handle } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

export type Page = { limit: number; offset: number }

/** How many rows there are, counted to one more than a list shows. */
export const countOf = async (handle: Handle, name: string, from: string): Promise<number> =>
  (
    await queryPrepared<{ n: number }>(
      handle,
      { name, text: `select count(*)::int as n from (select 1 ${from} limit ${countLimit}) x` },
      [],
    )
  )[0]?.n ?? 0
