/** What a cell says, whatever the file's format made of it; empty for what is no text. Signs stay what they are: 10⁶ is not 106. */
export const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value.normalize('NFC').trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

/** Control characters, halves of characters, and what another encoding leaves behind: the database keeps none of them. */
export const isUnreadable = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(text) || !text.isWellFormed()
export const unreadableText = 'has characters that cannot be read; save the file as UTF-8'
