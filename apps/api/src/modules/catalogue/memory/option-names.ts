import { memoize } from '../../../platform/db/memoize.ts'
import { selectOptionNames } from '../store/references.ts'

/** What the variants of a family differ by, such as "Size", by family key; '' where they have no name for it. */
export const optionNames = memoize(async ({ db }) => {
  const names = new Map((await selectOptionNames(db)).map(({ family, name }) => [family, name]))
  return (family: string): string => names.get(family) ?? ''
})
