const TOGETHER =
  /(\d) (?=%|[a-zµ°]{1,3}\b|[A-Z][a-z]{2}\b|[AP]M\b)|(\S) (?=[×–])|(×|\bof|\bmost|\b[A-Z][a-z]{2},) (?=₹?\d)|(\b[A-Z][a-z]{2}) (?=\d{4}\b)/g

/**
 * Makes dates, times and measures non-breaking (`Tue, 24 Nov`, `3 Nov 2026`, `4:29 PM`, `5 cm × 3 m`, `37 %`, `of 12`, `most ₹500`),
 * and keeps a dash with the preceding word. Screen readers and search see the same text.
 */
export const unbroken = (words: string): string => words.replace(TOGETHER, '$1$2$3$4\u00a0')
