import type { DehydratedMatch } from '@tanstack/react-router/ssr/client'
import type { ShellData } from './shell-data.ts'

export type PageData = { shell: ShellData; matches: DehydratedMatch[] }

/**
 * Serializes a page's data for a script element of type application/json. The root route's data is
 * the shell, which is left out.
 */
export const packPage = ({ shell, matches: [root, ...matches] }: PageData): string =>
  JSON.stringify({
    shell,
    matches: root ? [{ ...root, l: undefined }, ...matches] : [],
  }).replaceAll('<', '\\u003c')

/** Parses it again and gives the root route the shell. */
export function unpackPage(text: string): PageData {
  const page = JSON.parse(text) as PageData
  if (page.matches[0]) page.matches[0].l = page.shell
  return page
}
