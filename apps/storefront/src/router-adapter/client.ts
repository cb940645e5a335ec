import type { AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import type { DehydratedMatch, TsrSsrGlobal } from '@tanstack/react-router/ssr/client'

const noop = () => {}

/**
 * Passes the server's routes to the router. Private fact: `hydrate` reads them from the global
 * `$_TSR`, which its own scripts fill.
 */
export function hydrateRouter(router: AnyRouter, matches: DehydratedMatch[]): Promise<void> {
  const bootstrap: TsrSsrGlobal = {
    router: { manifest: undefined, matches },
    buffer: [],
    h: noop,
    e: noop,
    c: noop,
    p: noop,
  }
  Object.assign(globalThis, { $_TSR: bootstrap })
  return hydrate(router)
}
