import { idsIn } from './references.ts'

/** A row of docs/spec/where.md; `decider` is undefined where the rule isn't built. */
type Row = { id: string; decider: string | undefined; others: string[] }

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)

function rowsOf(document: string): Row[] {
  return [...document.matchAll(/^\| ([A-Z]{2,9}-\d{2}) \|(.*)\|$/gm)].map(
    ([line, id = '', cells = '']) => {
      const [, decided = '', also = ''] = cells.split(' | ')
      const [decider, ...more] = pathsIn(decided)
      if ((decider === undefined) !== (decided.trim() === 'not built') || more.length > 0)
        throw new Error(`Expected one path or "not built" as the third cell: ${line}`)
      return { id, decider, others: pathsIn(also) }
    },
  )
}

/**
 * What is wrong with the table of where requirements stand. `ids`: the requirements in their order; `read` gives a file's
 * text, undefined for a path without a file.
 */
export function whereProblems(
  document: string,
  ids: readonly string[],
  read: (path: string) => string | undefined,
): string[] {
  const rows = rowsOf(document)
  const rowIds = new Set(rows.map(({ id }) => id))
  const known = rows.map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0)
  return [
    ...ids.filter((id) => !rowIds.has(id)).map((id) => `${id} has no row`),
    ...[...rowIds].filter((id) => !ids.includes(id)).map((id) => `${id} is no requirement`),
    ...(known.every((place, at) => place >= (known[at - 1] ?? 0))
      ? []
      : ['the rows are in another order than the requirements']),
    ...rows.flatMap(({ id, decider, others }) => [
      ...[decider, ...others]
        .filter((path) => path !== undefined)
        .filter((path) => read(path) === undefined)
        .map((path) => `${id}: there is no ${path}`),
      ...(decider !== undefined && !idsIn(read(decider) ?? id).includes(id)
        ? [`${id}: ${decider} doesn't name it`]
        : []),
    ]),
  ]
}
