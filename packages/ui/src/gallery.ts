import type { ReactNode } from 'react'

/**
 * The gallery entry of a component file, shown at `/dev/gallery`: `<file>.gallery.tsx` beside it
 * exports it as `gallery`.
 */
export type Gallery = {
  title: string
  /** The exported components shown; a test finds those that no gallery shows. */
  parts: Readonly<Record<string, unknown>>
  /** Each state by name. */
  states: Readonly<Record<string, ReactNode>>
}
