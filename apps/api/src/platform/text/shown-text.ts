/** Control characters and those that turn the direction of what follows. */
const unprintable =
  // eslint-disable-next-line no-control-regex
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A partner's text with what isn't printable replaced: it is shown, not obeyed, and PostgreSQL can store it. */
export const shownText = (text: string): string => text.replace(unprintable, '\ufffd')
