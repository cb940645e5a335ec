import type { FlagsInUse } from '@upchar/contract/schema/profile'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { flagsWith } from './values.ts'
import { selectFlags } from './store.ts'

/** All current flags, memoized (DATA-05). */
export const allFlagsOf = memoize(async ({ db, log }) => {
  const { flags, ignored } = flagsWith(await selectFlags(db))
  for (const key of ignored)
    log.warn({ key }, 'a stored flag is unknown or has the wrong type; its standard holds')
  return flags
})

/** The current flags that have an effect. */
export const flagsOf = (context: Pick<Context, 'db' | 'changes' | 'log'>): Promise<FlagsInUse> =>
  allFlagsOf(context)
