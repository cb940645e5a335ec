import { BROWSER_STORAGE } from './browser-storage.ts'

/** The checkout's form as it is stored (DATA-13), for whoever fills a part of it without loading the checkout. Throws where nothing can be stored, or what is stored is corrupt. */
export const keptGuestForm = (storage: Pick<Storage, 'getItem'> = localStorage): unknown =>
  JSON.parse(storage.getItem(BROWSER_STORAGE.guestForm) ?? 'null')

export const keepGuestForm = (
  form: object,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void => storage.setItem(BROWSER_STORAGE.guestForm, JSON.stringify(form))
