export type DiffLine = {
  field: string
  before: string | null
  after: string | null
  changed: boolean
}

/** A value as text: strings stay as they are, the rest as JSON. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Before and after by field; changed fields come first. */
export function diff(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): DiffLine[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const lines = fields.map((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after?.[field])]
    return { field, before: was, after: is, changed: was !== is }
  })
  return [...lines.filter(({ changed }) => changed), ...lines.filter(({ changed }) => !changed)]
}
