/** Canned sentences for reviewers, as buyers read them. */
export const CHANGE_PHRASES = [
  'The document can’t be read. Please upload a sharper picture or the PDF.',
  'Some pages are missing. Please upload all of them.',
  'The name on the document differs from the name of your business. Please correct one of them or explain it in the note.',
  'The document has expired. Please upload the renewed one.',
  'The number you typed differs from the document. Please correct it.',
] as const

export const REJECT_PHRASES = [
  'The registration could not be found in the council’s register.',
  'The licence has been cancelled or suspended.',
  'The documents belong to another person or business.',
  'This business type can’t be approved for this step.',
] as const

/** Appends a sentence to a text. */
export const withPhrase = (text: string, phrase: string): string =>
  text.includes(phrase) ? text : [text.trim(), phrase].filter(Boolean).join(' ')
