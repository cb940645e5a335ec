import { isPincode } from '@upchar/kernel/pincode'

export const PINCODE_COOKIE = 'upchar_pincode'
/** Only while the flags can't be loaded; otherwise flag `pincode` decides (ADDR-06). */
const DEFAULT_PINCODE = '110001'
const YEAR_S = 365 * 24 * 60 * 60

/** The value of a cookie in a Cookie header or document.cookie. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name)
      return decodeURIComponent(part.slice(at + 1).trim())
  }
  return undefined
}

let standard = DEFAULT_PINCODE
/** In the browser: the default pincode of the page (flag `pincode`). */
export const setStandardPincode = (pincode: string | undefined): void => {
  standard = pincode ?? DEFAULT_PINCODE
}

/**
 * The buyer's pincode, or the default if it is missing or malformed. On the server `otherwise` is
 * the flag's.
 */
export function readPincode(cookies: string, otherwise = standard): string {
  try {
    const value = cookieValue(cookies, PINCODE_COOKIE)
    // The format only, against broken cookies: the API knows whether a pincode exists.
    return value !== undefined && isPincode(value) ? value : otherwise
  } catch {
    return otherwise
  }
}

/** Whether the buyer has chosen a pincode in this browser. */
export const hasChosenPincode = (cookies: string): boolean =>
  cookieValue(cookies, PINCODE_COOKIE) !== undefined

/** The cookie that keeps a pincode (DATA-13). */
export const pincodeCookie = (pincode: string): string =>
  `${PINCODE_COOKIE}=${pincode}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
