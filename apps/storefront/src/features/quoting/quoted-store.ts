import { createStore } from 'zustand/vanilla'

/** Counts the quotations that this page has made: the list of them is read again. */
export const quotedStore = createStore(() => ({ made: 0 }))
