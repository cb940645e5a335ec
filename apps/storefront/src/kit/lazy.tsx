import { memo, Suspense } from 'react'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'

/**
 * A lazy part of a page. Hydration doesn't wait for it: the server's markup stays until the code
 * arrives. Loaders await `preload`, so that it is server-rendered, and ready on client-side
 * navigation.
 */
export function lazyPart<P extends object, N extends string>(
  load: () => Promise<{ [K in N]: (props: P) => ReactNode }>,
  name: N,
) {
  const Part = lazyRouteComponent(
    load as () => Promise<Record<string, FunctionComponent<P>>>,
    name,
  ) as unknown as FunctionComponent<P> & { preload?: () => Promise<void> }
  // React drops the server's markup if this re-renders before the code has arrived: only changed
  // props may do that.
  const LazyPart = memo(function LazyPart(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  })
  return Object.assign(LazyPart, { preload: async (): Promise<void> => Part.preload?.() })
}
