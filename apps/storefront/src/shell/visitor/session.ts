/** Whether these cookies belong to somebody who has signed in: the flag that scripts can read (DATA-15). Whether the session still stands, only the API knows. */
export const hasSession = (cookies: string): boolean =>
  /(^|;\s*)upchar_signed_in=[^;\s]/.test(cookies)
