/**
 * Whether a visitor has signed in, by the cookie that scripts can read (DATA-15). Only the API
 * knows whether the session is still valid.
 */
export const hasSession = (cookies: string): boolean =>
  /(^|;\s*)upchar_signed_in=[^;\s]/.test(cookies)
