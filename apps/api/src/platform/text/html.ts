const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe markup; only `html` creates it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | null | undefined | false | readonly Part[]

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (char) => entities[char] ?? char)
  return part.map(render).join('')
}

/** Markup from a template. Every value that isn't markup is escaped, so user input stays text. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, text, i) => all + text + render(parts[i]), ''))
