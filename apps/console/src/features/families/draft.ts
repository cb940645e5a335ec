import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { Attribute, Family } from './words.ts'

/** An attribute while it is edited: the order as lines of a text. */
export type DraftRow = Pick<Attribute, 'key' | 'name' | 'kind' | 'unit' | 'filter'> & {
  order: string
}
type Draft = readonly DraftRow[]

export const draftOf = ({ attributes }: Pick<Family, 'attributes'>): Draft =>
  attributes.map(({ key, name, kind, unit, order, filter }) => ({
    key,
    name,
    kind,
    unit,
    filter,
    order: order.join('\n'),
  }))

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const bodyOf = (
  { revision }: Pick<Family, 'revision'>,
  draft: Draft,
): BodyInput<'staffSetFamilyAttributes'> => ({
  revision,
  attributes: draft.map(({ order, ...row }) => ({ ...row, order: linesOf(order) })),
})

const isSame = (a: DraftRow, b: DraftRow): boolean =>
  a.name === b.name &&
  a.kind === b.kind &&
  a.unit === b.unit &&
  a.filter === b.filter &&
  linesOf(a.order).join('\n') === linesOf(b.order).join('\n')

/** Names of the attributes that differ, and whether their order does. */
export function changesOf(base: Draft, draft: Draft): string[] {
  const before = new Map(base.map((row) => [row.key, row]))
  const changed = draft.filter((row) => {
    const was = before.get(row.key)
    return was === undefined || !isSame(was, row)
  })
  const moved = base.some((row, i) => row.key !== draft[i]?.key)
  return [...changed.map(({ name }) => name || 'one without a name'), ...(moved ? ['order'] : [])]
}

/** The draft with one attribute a place up or down. */
export function moved(draft: Draft, key: string, by: -1 | 1): Draft {
  const from = draft.findIndex((row) => row.key === key)
  const row = draft[from]
  const other = draft[from + by]
  if (row === undefined || other === undefined) return draft
  return draft.map((one, i) => (i === from ? other : i === from + by ? row : one))
}

/**
 * Somebody else's version with one's own changes on top: attributes that were edited here stay so, in the order of the new
 * version.
 */
export function rebased(base: Draft, draft: Draft, next: Draft): Draft {
  const before = new Map(base.map((row) => [row.key, row]))
  const mine = new Map(draft.map((row) => [row.key, row]))
  return next.map((row) => {
    const [was, is] = [before.get(row.key), mine.get(row.key)]
    return was !== undefined && is !== undefined && !isSame(was, is) ? is : row
  })
}
