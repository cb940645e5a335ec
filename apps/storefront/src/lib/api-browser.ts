import { requestOf, resultOf, unreachable } from './api.ts'
import type { ApiCall, ApiResult, PlainRequest } from './api.ts'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { routes } from '@upchar/contract/routes'
import type { Caller, RouteName } from '@upchar/contract/routes'
import { firstAlone } from './first-alone.ts'

async function send(request: PlainRequest, token: string | undefined): Promise<{ status: number; text: string }> {
  const query = new URLSearchParams(request.query).toString()
  const response = await fetch(query ? `${request.path}?${query}` : request.path, {
    method: request.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  })
  return { status: response.status, text: await response.text() }
}

/** The browser's caller: same origin, JSON, bearer token when there is one, one retry without it on 403 (AUTH-09, AUTH-10). */
export function browserApi(token: () => string | undefined = () => undefined): ApiCall {
  const gate = firstAlone()
  const call = async <N extends RouteName>(name: N, input: object): Promise<ApiResult<Answer<N>>> => {
    const request = requestOf(name, input)
    const bearer = token()
    try {
      let answer = await send(request, bearer)
      if (answer.status === 403 && bearer) answer = await send(request, undefined)
      return resultOf<Answer<N>>(answer.status, answer.text)
    } catch (cause) {
      return unreachable(cause instanceof DOMException && cause.name === 'AbortError' ? 'aborted' : 'unreachable')
    }
  }
  return (name, input) => {
    const callers: readonly Caller[] = routes[name].callers
    return callers.includes('guest') ? gate(() => call(name, input), (result) => result.ok || result.kind === 'refused') : call(name, input)
  }
}

/** The one caller of the page, for code outside of loaders: cart, search and form actions. */
export const api: ApiCall = browserApi()
