import type { Answer, BodyInput, ParamsInput, QueryInput } from '@upchar/contract/schema/endpoints'
import type { Route, RouteName } from '@upchar/contract/routes'

/** Why a call failed: `refused` by the API with a message for the buyer, `failed` for any other reason. */
export type ApiError = {
  status: number
  code: string
  message: string
  fields: readonly { field: string; message: string; code?: string | undefined }[]
  detail: Record<string, unknown>
}

/** An answer or a failure. A failed call never looks like an empty answer. */
export type ApiResult<T> =
  | { ok: true; data: T }
  | { ok: false; kind: 'failed' | 'refused'; error: ApiError }

type Part<K extends string, T> = undefined extends T ? { [P in K]?: T } : { [P in K]: T }
type Loose<K extends string, T> = T extends undefined
  ? { [P in K]?: undefined }
  : Record<string, never> extends T
    ? { [P in K]?: T }
    : Part<K, T>

/** A call's path parameters, query and body by the contract. */
export type CallInput<N extends RouteName> = Loose<'params', ParamsInput<N>> &
  Loose<'query', QueryInput<N>> &
  Loose<'body', BodyInput<N>> & {
    signal?: AbortSignal
  }

/** Calls an endpoint by name. Never throws. */
export type ApiCall = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
) => Promise<ApiResult<Answer<N>>>

type PlainInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
}
export type PlainRequest = {
  method: string
  path: string
  query: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

const FAILED: ApiError = {
  status: 0,
  code: 'unreachable',
  message: 'Something went wrong',
  fields: [],
  detail: {},
}

/** Builds path and query; omits empty and undefined members. */
export function requestOf({ method, path }: Route, input: PlainInput): PlainRequest {
  const params = (input.params ?? {}) as Record<string, unknown>
  const query: Record<string, string> = {}
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') query[key] = String(value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
  return {
    method,
    path: filled,
    query,
    ...(input.body === undefined ? {} : { body: input.body }),
    signal: input.signal,
  }
}

/** Parses an answer. A body that isn't ours (a proxy's error page, an empty one) is a failure, whatever its status. */
export function resultOf<T>(status: number, text: string): ApiResult<T> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, kind: 'failed', error: { ...FAILED, status } }
  }
  if (typeof json !== 'object' || json === null)
    return { ok: false, kind: 'failed', error: { ...FAILED, status } }
  if (status < 400 && (json as { success?: unknown }).success === true)
    return { ok: true, data: json as T }
  const error = { ...FAILED, status, ...(json as Partial<ApiError>) }
  return { ok: false, kind: status >= 400 && status < 500 ? 'refused' : 'failed', error }
}

/** The result of a call without any answer. */
export const unreachable = (
  code = 'unreachable',
): { ok: false; kind: 'failed'; error: ApiError } => ({
  ok: false,
  kind: 'failed',
  error: { ...FAILED, code },
})
