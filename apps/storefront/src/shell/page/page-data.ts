import type { ShellData } from './shell-data.ts'

/** A loaded route as the browser's router takes it over: id, time, status, data, whether it was not found. */
export type LoadedMatch = { i: string; u: number; s: string; l?: unknown; e?: unknown; g?: true }
export type PageData = { shell: ShellData; matches: LoadedMatch[] }

/** JSON that can stand in a script element of type application/json: no tag can end in it. */
export const packPage = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The way back; the root route's data is the shell. */
export function unpackPage(text: string): PageData {
  const page = JSON.parse(text) as PageData
  if (page.matches[0]) page.matches[0].l = page.shell
  return page
}
