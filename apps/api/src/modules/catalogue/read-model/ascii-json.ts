/**
 * JSON with every non-ASCII character escaped; equal once parsed. V8 stores pure ASCII in half the
 * memory and writes it to the socket without encoding; a single ₹ in 30 kB would prevent that.
 */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\u0020-\u007e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
