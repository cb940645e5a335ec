import { persistedStore } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

/** Names of the enquiry forms that the visitor has closed: they stay closed until they are opened again (DATA-19). */
export const closedForms = persistedStore<readonly string[]>(
  BROWSER_STORAGE.closedForms,
  [],
  (stored) =>
    Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [],
)

export const closeForm = (name: string): void =>
  closedForms.setState((names) => [...new Set([...names, name])], true)
export const openForm = (name: string): void =>
  closedForms.setState((names) => names.filter((one) => one !== name), true)
