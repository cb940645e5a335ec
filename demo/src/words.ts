/** Lower-cases for use in a sentence, except abbreviations and numbers: `IV Cannula` → `IV cannula`. */
export const inSentence = (title: string): string =>
  title
    .split(' ')
    .map((word) =>
      /^[A-Z][a-z]+(-[A-Z]?[a-z]+)*$/.test(word) &&
      !/^(Foley|Ryles|Cusco|Mayo|Metzenbaum|Castroviejo|Mayo-Hegar|Schiotz|Ringer|Venturi|Pap|Cu|Doppler|Paris|Philadelphia|Guedel|Magill|Macintosh|Miller|Yankauer|Quincke|Whitacre|Nelaton|Allis|Kelly|Adson|Babcock|Langenbeck|Giemsa|Leishman|Gram|Widal|Elizabethan|Taylor|Luer|India|Petri)$/.test(
        word,
      )
        ? word.toLowerCase()
        : /^(\d+|[A-Z])-[A-Z][a-z]+$/.test(word)
          ? word.replace(/-[A-Z]/, (letter) => letter.toLowerCase())
          : word,
    )
    .join(' ')

const singularEndings =
  /(lens|apparatus|dialysis|press|glass|forceps set|TENS|gas|xs|bus|ss|is|us)$/i

export const isPlural = (noun: string): boolean => {
  const head = noun.split(/ with | for | of | without |, /)[0] ?? noun
  const last = head.split(' ').at(-1) ?? ''
  return (
    (last.endsWith('s') ||
      /\b(points|files|burs|salts|blades|strips|gloves|swabs|tablets|slides)\b/i.test(head)) &&
    !singularEndings.test(last) &&
    !/^[A-Z0-9]+$/.test(last)
  )
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const grouped = (value: number): string => {
  const text = String(value)
  if (text.length <= 3) return text
  return `${text.slice(0, -3).replaceAll(/\B(?=(\d{2})+$)/g, ',')},${text.slice(-3)}`
}
