import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { meQuestion } from '../../shell/api/me.ts'

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({})

/** Routes that need a session. Without one they redirect to the sign-in, which returns here. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queryClient.ensureQueryData(meQuestion)
    } catch (problem) {
      if (isRefusal(problem, 'staff_not_signed_in'))
        throw redirect({
          href: href.signIn({ return: location.href === href.start ? undefined : location.href }),
        })
      throw problem
    }
  },
  component: lazyRouteComponent(() => import('../layout/signed-in-layout.tsx'), 'SignedInLayout'),
})
