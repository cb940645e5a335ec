import type { ReactNode } from 'react'

/** What the gallery at `/dev/gallery` shows of one file of parts. Stands beside it as `<file>.gallery.tsx`, exported as `gallery`. */
export type Gallery = {
  title: string
  /** The components shown, by the names under which they are exported: a test finds those that nobody shows. */
  parts: Readonly<Record<string, unknown>>
  /** Each state by its name. */
  states: Readonly<Record<string, ReactNode>>
}
