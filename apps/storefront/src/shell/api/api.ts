import type { ApiCall } from '@upchar/web/api'
import { browserApi } from './browser-api.ts'

/** The one caller of the page, for code outside of loaders: cart, search and form actions. */
export const api: ApiCall = browserApi(async (error) =>
  (await import('./renew-session.ts')).renewSession(error),
)
