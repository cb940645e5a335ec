const longest = 2000

/**
 * Whether a text is an address of this shop and nothing else, fit for a Location header: a path in printable ASCII that
 * begins with one slash. Browsers read `//` and `/\` as another host and drop tabs and line ends before they look.
 */
export const isLocalPath = (text: string): boolean =>
  text.length <= longest && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(text)
