/** Text that always fits: shrinks by an estimate of Arial's widths, because fonts can't be measured here. */
import { escapeXml, num } from './marks.ts'

export type Lettering = {
  size: number
  fill: string
  /** the text shrinks to stay within this width */
  max?: number
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  /** degrees about the text's own point */
  turn?: number
  spacing?: number
  /** a long name goes on two lines before it gets too small to read */
  wrap?: boolean
}

function widthOf(text: string, weight: number): number {
  let width = 0
  for (const char of text) {
    if ("iIl.,'|:;!j`".includes(char)) width += 0.29
    else if ('tfr()[]/- '.includes(char)) width += 0.36
    else if ('mwMW@%'.includes(char)) width += 0.9
    else if (char >= 'A' && char <= 'Z') width += 0.72
    else if ((char.codePointAt(0) ?? 0) > 0x2e80) width += 1.05
    else if ((char.codePointAt(0) ?? 0) > 0x2ff) width += 0.8
    else width += 0.58
  }
  return width * (weight >= 600 ? 1.06 : 1)
}

/** Splits at the space nearest to the middle. */
function halves(text: string): [string, string] {
  const spaces = [...text.matchAll(/\s+/g)].map((m) => m.index)
  const middle = spaces.reduce(
    (best, at) => (Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best),
    spaces[0] ?? 0,
  )
  return [text.slice(0, middle), text.slice(middle).trim()]
}

export function letter(x: number, y: number, text: string, style: Lettering): string {
  if (text.trim() === '') return ''
  const weight = style.weight ?? 400
  const needed = widthOf(text, weight) + ((style.spacing ?? 0) * text.length) / style.size
  const size = style.max === undefined ? style.size : Math.min(style.size, style.max / needed)
  if (style.wrap === true && size < style.size * 0.6 && text.trim().includes(' ')) {
    const [first, second] = halves(text.trim())
    const room = { ...style, wrap: false, size: style.size * 0.58 }
    return (
      letter(x, y - style.size * 0.4, first, room) + letter(x, y + style.size * 0.16, second, room)
    )
  }
  const anchor =
    style.anchor === undefined || style.anchor === 'start' ? '' : ` text-anchor="${style.anchor}"`
  const turned =
    style.turn === undefined ? '' : ` transform="rotate(${num(style.turn)} ${num(x)} ${num(y)})"`
  const spaced = style.spacing === undefined ? '' : ` letter-spacing="${num(style.spacing)}"`
  return `<text x="${num(x)}" y="${num(y)}" font-family="Inter, Arial, sans-serif" font-size="${num(Math.max(3, size))}" font-weight="${weight}" fill="${style.fill}"${anchor}${spaced}${turned}>${escapeXml(text)}</text>`
}

function linesOf(text: string, perLine: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= perLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** How much a line may exceed its length, in smaller letters, before words are dropped. */
const LONGEST = 2.3

/** Wraps text into at most `most` lines of about `perLine` characters, with the size at which all fit; truncates with an ellipsis. */
export function fitLines(
  text: string,
  perLine: number,
  most: number,
  style: Lettering & { max: number },
): { lines: string[]; size: number } {
  let room = perLine
  let lines = linesOf(text, room)
  while (lines.length > most && room < perLine * LONGEST) lines = linesOf(text, ++room)
  if (lines.length > most)
    lines = lines.slice(0, most).map((line, index) => (index === most - 1 ? `${line}…` : line))
  const widest = Math.max(1, ...lines.map((line) => widthOf(line, style.weight ?? 400)))
  return { lines, size: Math.min(style.size, style.max / widest) }
}

/** Several lines of text; returns the drawing and the height used. */
export function paragraph(
  x: number,
  y: number,
  text: string,
  most: number,
  style: Lettering & { max: number },
): { svg: string; height: number } {
  const perLine = Math.max(6, Math.floor(style.max / (style.size * 0.56)))
  const { lines, size } = fitLines(text, perLine, most, style)
  const step = size * 1.18
  return {
    svg: lines.map((part, index) => letter(x, y + index * step, part, { ...style, size })).join(''),
    height: lines.length * step,
  }
}
