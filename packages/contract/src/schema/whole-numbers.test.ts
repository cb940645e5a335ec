import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointDeclaration } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const largest = 2 ** 31 - 1
/** Compared in the process, never with a column. */
const inMemory = new Set(['takeWayBack query.properties.expires'])

/** The whole numbers in a JSON schema that may be larger than PostgreSQL's integer. */
function larger(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, i) => larger(one, `${path}.${i}`))
  if (typeof node !== 'object' || node === null) return []
  const { type, maximum } = node as { type?: unknown; maximum?: unknown }
  const own =
    type === 'integer' && !(typeof maximum === 'number' && maximum <= largest) ? [path] : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) => larger(value, `${path}.${key}`)),
  ]
}

describe('a whole number in a request', () => {
  it('fits PostgreSQL’s integer: a larger one is refused with 400, not with 500 by the database', () => {
    const found = Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const { params, query, body }: EndpointDeclaration = endpoint
      return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === undefined
          ? []
          : larger(z.toJSONSchema(schema, { unrepresentable: 'any' }), `${name} ${part}`),
      )
    })
    expect(found.filter((one) => !inMemory.has(one))).toEqual([])
  })
})
