import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { loginHref } from './return-url.ts'

const PROTECTED = /^\/(account\/(complete-profile|address|editProfile|kyc)(\/|$)|reviews\/add\/?$|order\/?$)/

/** Whether a path is for signed-in buyers only (ROUTE-25). */
export const isProtected = (path: string): boolean => PROTECTED.test(path)

/**
 * ROUTE-25: nobody sees a protected page without signing in; the way leads there and back to the same address and query. When
 * the API can't say who it is, the page itself tells so.
 */
export async function guard(context: RouterContext, address: string): Promise<void> {
  if ((await context.customer()) === null) throw redirect({ href: loginHref(address, 'route_guard'), statusCode: 302 })
}
