import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { endpoints } from '@upchar/contract/schema/endpoints'
import type { EndpointDeclaration } from '@upchar/contract/schema/endpoint'
import { valuesOf, type KnownValues } from './fuzz-values.ts'

export const fuzzCallers = ['guest', 'customer', 'staff', 'seller', 'forged'] as const
export type FuzzRequest = {
  name: RouteName
  caller: (typeof fuzzCallers)[number]
  options: InjectOptions & { url: string }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const queryText = (value: unknown): string =>
  isObject(value)
    ? Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(
          ([key, one]) =>
            `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(textOf(one))}`,
        )
        .join('&')
    : ''

const bodies = (schema: EndpointDeclaration['body'], known: KnownValues) =>
  fc.oneof(
    {
      weight: 30,
      arbitrary: valuesOf(schema, known).map((body) => ({
        payload: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json' },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{', '', 'null', '[', '"x"', '{"a":1}}').map((payload) => ({
        payload,
        headers: { 'content-type': 'application/json' },
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'text/xml',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'nonsense',
        )
        .map((type) => ({
          payload:
            '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
          headers: { 'content-type': type },
        })),
    },
  )

function requestsOf(name: RouteName, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const { method, path }: Route = routes[name]
  const declared: EndpointDeclaration = endpoints[name]
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  return fc
    .record({
      caller: fc.constantFrom(...fuzzCallers),
      params: valuesOf(declared.params, known),
      query: valuesOf(declared.query, known),
      sent: method === 'GET' ? fc.constant({}) : bodies(declared.body, known),
    })
    .map(({ caller, params, query, sent }) => {
      const values = isObject(params) ? params : {}
      const url = parameters.reduce(
        (filled, key) =>
          filled.replace(
            `{${key}}`,
            encodeURIComponent(textOf(values[key] ?? 'x').slice(0, 2000) || 'x'),
          ),
        path as string,
      )
      const text = queryText(query)
      return {
        name,
        caller,
        options: { method, url: text === '' ? url : `${url}?${text}`, ...sent },
      }
    })
}

const chunk = 500

/** Random requests to every operation of the contract, the same for the same seed. */
export function* fuzzRequests(
  count: number,
  seed: number,
  known: KnownValues,
): Generator<FuzzRequest, void> {
  // The type of the keys is known: `routes` is declared once.
  const names = Object.keys(routes) as RouteName[]
  const one = fc.oneof(...names.map((name) => requestsOf(name, known)))
  for (let done = 0; done < count; done += chunk)
    yield* fc.sample(one, { numRuns: Math.min(chunk, count - done), seed: seed + done })
}
