/** A JSON schema, as far as answers use it. */
type Shape = {
  $ref?: string
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  const?: unknown
}

/**
 * Collects answers of one shape, and lists the fields that had the same value in all of them: `items[].price`. A field that was sometimes
 * absent has varied; of lists and objects count their parts. What the contract itself says is constant, such as `success`, isn't one.
 */
export class FieldValues {
  private readonly root: Shape
  private readonly defs: Record<string, Shape>
  private readonly seen = new Map<string, Set<string>>()

  constructor(schema: Shape & { $defs?: Record<string, Shape> }) {
    this.root = schema
    this.defs = schema.$defs ?? {}
    this.walk(this.root, '', undefined)
  }

  take(answer: unknown): void {
    this.walk(this.root, '', { value: answer })
  }

  constants(): string[] {
    return [...this.seen].filter(([, values]) => values.size < 2).map(([path]) => path)
  }

  /** The shapes that a value may have besides null. */
  private shapesOf(shape: Shape): Shape[] {
    if (shape.$ref !== undefined)
      return this.shapesOf(this.defs[shape.$ref.replace('#/$defs/', '')] ?? {})
    if (shape.anyOf !== undefined) return shape.anyOf.flatMap((one) => this.shapesOf(one))
    return shape.type === 'null' ? [] : [shape]
  }

  /** Without a `found` value, names the fields only. */
  private walk(shape: Shape, path: string, found: { value: unknown } | undefined): void {
    const shapes = this.shapesOf(shape)
    const object = shapes.find(({ properties }) => properties !== undefined)
    const list = shapes.find(({ items }) => items !== undefined)
    if (list?.items !== undefined) {
      const values = found && Array.isArray(found.value) ? found.value : []
      const inner = list.items
      if (found === undefined) this.walk(inner, `${path}[]`, undefined)
      for (const value of values) this.walk(inner, `${path}[]`, { value })
      return
    }
    if (object?.properties !== undefined) {
      const value = found?.value
      if (found !== undefined && (typeof value !== 'object' || value === null)) return
      const fields = new Map(Object.entries(value ?? {}))
      for (const [key, inner] of Object.entries(object.properties)) {
        const at = path === '' ? key : `${path}.${key}`
        this.walk(inner, at, found && { value: fields.get(key) })
      }
      return
    }
    if (shapes.every((one) => one.const !== undefined)) return
    const values = this.seen.get(path) ?? new Set()
    this.seen.set(path, values)
    if (found !== undefined) values.add(JSON.stringify(found.value) ?? 'absent')
  }
}
