import { memo, Suspense } from 'react'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'

/**
 * A part of a page with its code in a chunk of its own. Hydrating the page doesn't wait for it: the server's markup stays
 * until the code has arrived. Loaders await `preload`, so that the part is rendered on the server, and at once when the
 * visitor comes from another page.
 */
export function lazyPart<P extends object, N extends string>(
  load: () => Promise<{ [K in N]: (props: P) => ReactNode }>,
  name: N,
) {
  const Part = lazyRouteComponent(
    load as () => Promise<Record<string, FunctionComponent<P>>>,
    name,
  ) as unknown as FunctionComponent<P> & { preload?: () => Promise<void> }
  // React drops the server's markup when this renders again before the code has arrived: only changed props may do that.
  const LazyPart = memo(function LazyPart(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  })
  return Object.assign(LazyPart, { preload: async (): Promise<void> => Part.preload?.() })
}
