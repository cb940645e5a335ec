export const PINCODE_COOKIE = 'upchar_pincode'
/** ADDR-06 */
export const DEFAULT_PINCODE = '110001'
/** The shape only, as a guard against broken cookies: whether a pincode exists is the API's to say. */
const SHAPE = /^\d{6}$/
const YEAR_S = 365 * 24 * 60 * 60

/** The value of a cookie in a Cookie header or in document.cookie. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decodeURIComponent(part.slice(at + 1).trim())
  }
  return undefined
}

/** The buyer's pincode; the default when there is none or a broken one. */
export function readPincode(cookies: string): string {
  try {
    const value = cookieValue(cookies, PINCODE_COOKIE)
    return value !== undefined && SHAPE.test(value) ? value : DEFAULT_PINCODE
  } catch {
    return DEFAULT_PINCODE
  }
}

/** What to set as the cookie for a pincode. */
export const pincodeCookie = (pincode: string): string => `${PINCODE_COOKIE}=${pincode}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
