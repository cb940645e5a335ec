import { onTestFinished, vi } from 'vitest'
import { routes } from '@upchar/contract/routes'
import type { RouteName } from '@upchar/contract/routes'
import { endpoints } from '@upchar/contract/schema/endpoints'
import type { Answer, Body, Params, Query, RefusalCode } from '@upchar/contract/schema/endpoints'
import type { EndpointDeclaration } from '@upchar/contract/schema/endpoint'

/** What a page asked, as the contract reads it. */
export type Asked<N extends RouteName> = {
  name: N
  params: Params<N>
  query: Query<N>
  body: Body<N>
}

/** A refusal; its status is the one that the contract declares for the code. */
export class Refused<C extends string> {
  readonly code: C
  readonly body: object

  constructor(code: C, message: string, more: object) {
    this.code = code
    this.body = { code, message, request_id: 'test', ...more }
  }
}

/** Says no, in the words for a person. */
export const refuse = <const C extends string>(
  code: C,
  message: string,
  more: {
    fields?: readonly { field: string; message: string }[]
    detail?: Record<string, unknown>
  } = {},
): Refused<C> => new Refused(code, message, more)

/** What a server that broke answers with. */
export const broken = (): Refused<'internal_error'> =>
  refuse('internal_error', 'Something went wrong')

/** No network: the call has no answer at all. */
export const away = (): never => {
  throw new TypeError('Failed to fetch')
}

/** Refusals of every endpoint, which the contract declares for none. */
const EVERYWHERE = {
  internal_error: 500,
  request_invalid: 400,
  too_many_requests: 429,
} as const

type WithoutSuccess<A> = A extends { success: true } ? Omit<A, 'success'> : never
type Reply<N extends RouteName> =
  | WithoutSuccess<Answer<N>>
  | Refused<RefusalCode<N> | keyof typeof EVERYWHERE>

/** Answers by endpoint, typed by the contract. */
export type Answers = {
  [N in RouteName]?: (asked: Asked<N>) => Reply<N> | Promise<Reply<N>>
}

export type FakeApi = {
  /** The endpoints that were called, in order. */
  names: () => RouteName[]
  /** The calls of one endpoint, in order. */
  calls: <N extends RouteName>(name: N) => Asked<N>[]
}

/** Everything but the API's: the page's own files. */
const network = globalThis.fetch.bind(globalThis)

const isOf =
  <N extends RouteName>(name: N) =>
  (one: Asked<RouteName>): one is Asked<N> =>
    one.name === name

type Known = { name: RouteName; method: string; path: RegExp; parameters: number }

const known: readonly Known[] = Object.entries(routes)
  .map(([name, { method, path }]) => ({
    name: name as RouteName,
    method,
    path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

function find(method: string, path: string) {
  for (const one of known) {
    const match = one.method === method ? one.path.exec(path) : null
    if (match) {
      const params = Object.entries(match.groups ?? {})
      return {
        name: one.name,
        params: Object.fromEntries(params.map(([key, value]) => [key, decodeURIComponent(value)])),
      }
    }
  }
  throw new Error(`The contract has no ${method} ${path}`)
}

/** Reads a request as the API does. What the API would refuse as malformed is a fault of the page. */
function read(name: RouteName, raw: { params: unknown; query: unknown; body: unknown }) {
  const declared: EndpointDeclaration = endpoints[name]
  return {
    name,
    params: declared.params?.parse(raw.params),
    query: declared.query?.parse(raw.query),
    body: raw.body instanceof FormData ? raw.body : declared.body?.parse(raw.body ?? {}),
  } as Asked<RouteName>
}

function refusal(name: RouteName, { code, body }: Refused<string>): Response {
  const declared: EndpointDeclaration = endpoints[name]
  const everywhere: Record<string, number> = EVERYWHERE
  const status = declared.refusals.find((one) => one.code === code)?.status ?? everywhere[code]
  return Response.json({ success: false, ...body }, { status: status ?? 500 })
}

function answered(name: RouteName, reply: object): Response {
  const declared: EndpointDeclaration = endpoints[name]
  const body = { success: true, ...reply }
  if (declared.answer !== 'binary') declared.answer.parse(body)
  return Response.json(body)
}

/**
 * Stands in for the API until the test ends: `fakeApi({ searchConfig: () => ({ top_searches: [] }) })`. Requests and answers
 * are checked against the contract; what is outside of it fails the test. An endpoint that isn't listed fails as without a
 * network.
 */
export function fakeApi(answers: Answers): FakeApi {
  const asked: Asked<RouteName>[] = []
  const faults: unknown[] = []
  const fake = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!url.pathname.startsWith('/api/')) return network(input, init)
    try {
      const { name, params } = find(init?.method ?? 'GET', url.pathname)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
      const request = read(name, { params, query: Object.fromEntries(url.searchParams), body })
      asked.push(request)
      const answer = answers[name] as ((one: typeof request) => unknown) | undefined
      const reply = await (answer ?? away)(request)
      if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError')
      if (reply instanceof Refused) return refusal(name, reply)
      return answered(name, reply as object)
    } catch (fault) {
      if (!(fault instanceof TypeError || fault instanceof DOMException)) faults.push(fault)
      throw fault
    }
  })
  onTestFinished(() => {
    fake.mockRestore()
    if (faults.length > 0) throw faults[0]
  })
  return {
    names: () => asked.map(({ name }) => name),
    calls: (name) => asked.filter(isOf(name)),
  }
}
