import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * The dialog above another: rendered inside it, so that the two know of each other. Side by side,
 * each would hide the other from screen readers. A file of its own, as the dialog's code is large.
 */
export const DialogAbove = createContext<ReactNode>(null)
