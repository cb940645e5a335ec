import { createHash } from 'node:crypto'
import type { PolicySet } from '../../content/index.ts'

const sorted = <T>(entries: readonly (readonly [string, T])[]) =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The same for the same policies, whatever the order in which they were read. */
export const policySetId = ({ versions, names }: PolicySet): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        sorted(versions.map(({ slug, id }) => [slug, id] as const)),
        sorted(Object.entries(names)),
      ]),
    )
    .digest('hex')
