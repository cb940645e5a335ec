import fc from 'fast-check'
import { z } from 'zod'

/** What a JSON Schema of the contract may contain. */
type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

/** Values that exist in the shop, by the name of the field or parameter they fit. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

/** Values that no honest client sends. */
export const hostileValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud83e',
  '🩺',
  'é'.repeat(300),
  'x'.repeat(5000),
  "' or 1=1 --",
  '%',
  '%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  -1,
  0,
  0.5,
  1e300,
  2 ** 53,
  -(2 ** 31) - 1,
  2 ** 31,
  true,
  [],
  {},
  [[[[]]]],
  { constructor: 1 },
  { $gt: '' },
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  'NaN',
  '1e9',
  '99999999999999999999',
  '00000000-0000-4000-8000-000000000000',
  '{"a":1}',
]

const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const words = ['gloves', 'syringe 5ml', 'N95', 'मास्क', 'bp machine', 'a', '5', '400001', 'SAVE10']

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'date')
    return fc.constantFrom('2026-11-24', '1900-01-01', '2026-12-31', '9999-12-31')
  if (format === 'date-time') return fc.constantFrom('2026-11-24T05:30:00Z', '9999-12-31T23:59:59Z')
  const free = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(Math.max(minLength, 60), maxLength),
  })
  if (pattern === undefined) return fc.oneof(fc.constantFrom(...words), free)
  // Look-arounds can't be generated: words then.
  return pattern.includes('(?')
    ? fc.oneof(fc.constantFrom(...words), free)
    : fc.stringMatching(new RegExp(pattern))
}

/** Values of a schema: mostly of its shape, some of the shop's own, some hostile. */
class Values {
  private readonly known: KnownValues
  private readonly definitions: Record<string, Schema>

  constructor(known: KnownValues, definitions: Record<string, Schema>) {
    this.known = known
    this.definitions = definitions
  }

  of(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    const own = this.known.get(name) ?? []
    return fc.oneof(
      { weight: 20, arbitrary: this.shaped(schema) },
      ...(own.length > 0 ? [{ weight: 40, arbitrary: fc.constantFrom(...own) }] : []),
      { weight: 1, arbitrary: anything },
    )
  }

  private shaped(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, anyOf, oneOf, allOf, type } = schema
    if ($ref !== undefined) return this.shaped(this.definitions[$ref.replace('#/$defs/', '')] ?? {})
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
    const choices = anyOf ?? oneOf
    if (choices !== undefined) return fc.oneof(...choices.map((one) => this.shaped(one)))
    if (allOf !== undefined) {
      const merged: Schema = {}
      for (const one of allOf) Object.assign(merged, one)
      return this.shaped(merged)
    }
    if (type === 'object') return this.object(schema)
    if (type === 'array')
      return fc.array(this.of(schema.items ?? {}), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    if (type === 'string') return textOf(schema)
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'integer' || type === 'number') {
      const [min, max] = [schema.minimum ?? -1000, schema.maximum ?? 1_000_000]
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 100) }),
        fc.constantFrom(min, max),
      )
    }
    return anything
  }

  private object({
    properties = {},
    required = [],
    additionalProperties,
  }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.of(schema, name)]),
    )
    const shaped = fc.record(fields, { requiredKeys: required })
    const others =
      typeof additionalProperties === 'object'
        ? fc.dictionary(
            fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('constructor', '__proto__')),
            this.of(additionalProperties),
            { maxKeys: 4 },
          )
        : fc.constant({})
    return fc.oneof(
      {
        weight: 12,
        arbitrary: fc.tuple(shaped, others).map(([own, more]) => ({ ...more, ...own })),
      },
      // Something missing, something more.
      { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(shaped, anything)
          .map(([own, more]) => ({ ...own, guest_user_id: more, extra: more })),
      },
    )
  }
}

/** Values for what a schema of the contract takes. */
export function valuesOf(schema: z.ZodType | undefined, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema === undefined)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: anything },
    )
  // The library's type is wider than what the contract's schemas become.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return new Values(known, json.$defs ?? {}).of(json)
}
