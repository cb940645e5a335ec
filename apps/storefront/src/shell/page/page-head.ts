import type { PageLabel } from '../tracking/analytics.ts'

/** A page's metadata for search engines and social sites (UI-08). */
export type PageHead = {
  title: string
  description: string
  keywords?: readonly string[]
  /** The canonical path and query. */
  canonical: string
  image?: string
  /** Objects in schema.org vocabulary. */
  structured?: readonly object[]
  noindex?: boolean
}

type Metas = NonNullable<import('@tanstack/react-router').AnyRouteMatch['meta']>

/** For a route's `head` option: stores the page's head in the match. */
export const pageHead = (page: PageHead): { meta: Metas } => ({
  meta: [{ page } as unknown as Metas[number]],
})

/** Of a page that is one visitor's own: no search engine shows it, so its title says enough. */
export const privateHead = (title: string, canonical: string): { meta: Metas } =>
  pageHead({ title, description: title, canonical, noindex: true })

/** The head of the innermost match that has one. */
export function headOf(matches: readonly { meta?: unknown }[]): PageHead | undefined {
  for (const match of matches.toReversed()) {
    const first: unknown = Array.isArray(match.meta) ? match.meta[0] : undefined
    if (typeof first === 'object' && first !== null && 'page' in first)
      return first.page as PageHead
  }
  return undefined
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's file below `src/`, so that the server can preload it. */
    screen?: string
    /** The skeleton shown while the page loads (UI-05). */
    skeleton?: 'product' | 'listing' | 'shop' | 'cart' | 'account'
    label?: PageLabel
  }
}
