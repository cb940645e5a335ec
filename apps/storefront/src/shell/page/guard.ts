import { redirect } from '@tanstack/react-router'
import type { RouterContext } from './router-context.ts'
import { loginHref } from '../urls/return-url.ts'

/**
 * ROUTE-25: nobody sees a protected page without signing in; the way leads there and back to the same address and query. When
 * the API can't say who it is, the page itself tells so.
 */
export async function guard(context: RouterContext, address: string): Promise<void> {
  if ((await context.customer()) === null)
    throw redirect({ href: loginHref(address, 'route_guard'), statusCode: 302 })
}
