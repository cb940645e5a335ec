import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * What lies above the next dialog: another one, rendered inside it, so that the two know of each other. Side by side, each
 * would hide the other from screen readers. Apart from the dialog, whose code is long.
 */
export const DialogAbove = createContext<ReactNode>(null)
