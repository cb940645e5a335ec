import { useMatches } from '@tanstack/react-router'

const lastData = (matches: readonly { loaderData?: unknown }[]): unknown =>
  matches.at(-1)?.loaderData

/** The data of the page that is shown, as its loader returned them. Name the loader's type. */
export const usePageData = <D>(): D => useMatches({ select: lastData }) as D
