import { memoize } from '../../platform/db/memoize.ts'
import { flagsWith } from './values.ts'
import { selectFlags } from './store.ts'

/** The current flags, memoized (DATA-05). */
export const flagsOf = memoize(async ({ db, log }) => {
  const { flags, ignored } = flagsWith(await selectFlags(db))
  for (const key of ignored)
    log.warn({ key }, 'a stored flag is unknown or has the wrong type; its standard holds')
  return flags
})
