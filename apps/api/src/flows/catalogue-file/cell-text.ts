/** Marks without a width: copied along from web pages and PDFs, they make equal texts different. */
const invisible = /[\u00ad\u180e\u200b\u2060\u2061-\u2064\ufeff]/g
/** Joiners and direction marks are letters' companions in Indic and Arabic scripts only. */
const looseJoiner =
  /(?<![\u0590-\u08ff\u0900-\u0dff])[\u200c-\u200f](?![\u0590-\u08ff\u0900-\u0dff])/g

/**
 * A cell's text, whatever the file format; empty for other values. NFC only: NFKC would turn 10⁶
 * into 106.
 */
export const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(invisible, '').replace(looseJoiner, '').normalize('NFC').trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/**
 * Control characters, lone surrogates and replacement characters, which PostgreSQL or readers can't
 * use.
 */
export const isUnreadable = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(text) || !text.isWellFormed()
export const unreadableText = 'has characters that cannot be read; save the file as UTF-8'
