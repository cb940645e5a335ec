const longest = 2000

/**
 * Whether a text is a local path that is safe in a Location header: printable ASCII that begins with exactly one slash.
 * Browsers read `//` and `/\` as another host, and drop tabs and line breaks before parsing.
 */
export const isLocalPath = (text: string): boolean =>
  text.length <= longest && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(text)
