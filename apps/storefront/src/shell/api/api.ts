import type { ApiCall } from '@upchar/web/api'
import { browserApi } from './browser-api.ts'

/** The page's API client for code outside of loaders: cart, search and form actions. */
export const api: ApiCall = browserApi(async (error) =>
  (await import('./renew-session.ts')).renewSession(error),
)
