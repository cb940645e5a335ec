import { useMatches } from '@tanstack/react-router'

const lastData = (matches: readonly { loaderData?: unknown }[]): unknown =>
  matches.at(-1)?.loaderData

/** The loader data of the visible page. Name the loader's type. */
export const usePageData = <D>(): D => useMatches({ select: lastData }) as D
