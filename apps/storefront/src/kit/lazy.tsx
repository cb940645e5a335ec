import { memo, Suspense } from 'react'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'

/**
 * A part that becomes interactive a little after the rest: its code isn't waited for when a page is taken over from the
 * server, whose markup stands until it is there. Loaders await `preload`, so that it is rendered on the server and at once
 * when one comes from another page.
 */
export function late<P extends object, N extends string>(
  load: () => Promise<{ [K in N]: (props: P) => ReactNode }>,
  name: N,
) {
  const Part = lazyRouteComponent(
    load as () => Promise<Record<string, FunctionComponent<P>>>,
    name,
  ) as unknown as FunctionComponent<P> & { preload?: () => Promise<void> }
  // Rendered again before its code is there, React would give up the server's markup: only changed props may do that.
  const LatePart = memo(function LatePart(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  })
  return Object.assign(LatePart, { preload: async (): Promise<void> => Part.preload?.() })
}
