import { redirect } from '@tanstack/react-router'
import type { RouterContext } from './router-context.ts'
import { loginHref } from '../urls/return-url.ts'

/**
 * ROUTE-25: redirects visitors of a protected page to the sign-in, which returns to the same
 * address and query. If the API can't identify the visitor, the page itself says so.
 */
export async function guard(context: RouterContext, address: string): Promise<void> {
  if ((await context.customer()) === null)
    throw redirect({ href: loginHref(address, 'route_guard'), statusCode: 302 })
}
