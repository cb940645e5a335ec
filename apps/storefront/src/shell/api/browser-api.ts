import { browseRoutes } from '@upchar/contract/browse-routes'
import type { Route, RouteName } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { requestOf, resultOf, unreachable } from '@upchar/web/api'
import type { ApiCall, ApiError, ApiResult, PlainRequest } from '@upchar/web/api'
import { sendRequest } from '@upchar/web/send-request'
import { firstCallGate } from '../../kit/first-call-gate.ts'

const isBrowseRoute = (name: RouteName): name is keyof typeof browseRoutes =>
  Object.hasOwn(browseRoutes, name)

/**
 * An endpoint's method, path and access; the table of endpoints that browse pages don't need is
 * loaded on first use.
 */
const routeOf = async (name: RouteName): Promise<Route> =>
  isBrowseRoute(name) ? browseRoutes[name] : (await import('@upchar/contract/routes')).routes[name]

/** Handles an invalid token before the call is retried. */
export type Renew = (error: ApiError) => Promise<void>

/** The API says that the token has expired or was revoked: the call is retried once. */
const aboutToken = ({ code, detail }: ApiError): boolean =>
  code === 'token_invalid' || (code === 'not_signed_in' && detail['session'] === 'expired')

/**
 * The browser's API client: same origin, JSON. The token is an HttpOnly cookie; if the API rejects
 * it, `renew` gets a new one or has it cleared, and the call is retried once (AUTH-09, AUTH-10).
 */
export function browserApi(renew: Renew): ApiCall {
  const gate = firstCallGate()
  const attempt = async <N extends RouteName>(
    request: PlainRequest,
  ): Promise<ApiResult<Answer<N>>> => {
    const answer = await sendRequest(request)
    return resultOf<Answer<N>>(answer.status, answer.text)
  }
  const call = async <N extends RouteName>(
    request: PlainRequest,
  ): Promise<ApiResult<Answer<N>>> => {
    try {
      const result = await attempt<N>(request)
      if (result.ok || !aboutToken(result.error)) return result
      await renew(result.error)
      return await attempt<N>(request)
    } catch (cause) {
      return unreachable(
        cause instanceof DOMException && cause.name === 'AbortError' ? 'aborted' : 'unreachable',
      )
    }
  }
  return async <N extends RouteName>(name: N, input: object): Promise<ApiResult<Answer<N>>> => {
    const route = await routeOf(name)
    const request = requestOf(route, input)
    return route.callers.includes('guest')
      ? gate(
          () => call<N>(request),
          (result) => result.ok || result.kind === 'refused',
        )
      : call<N>(request)
  }
}
