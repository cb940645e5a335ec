/** The smallest marks: one function per SVG element, numbers kept to one decimal so documents stay small. */

export type Ink = {
  stroke?: string
  /** stroke width */
  sw?: number
  /** opacity of the whole mark */
  op?: number
  dash?: string
  /** transform */
  t?: string
}

export const num = (value: number): string => String(Math.round(value * 10) / 10)

/** Makes any text safe inside an XML document, also dropping characters XML 1.0 forbids. */
export function escapeXml(text: string): string {
  let out = ''
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    if (
      (code < 32 && code !== 9 && code !== 10 && code !== 13) ||
      code === 0xfffe ||
      code === 0xffff
    )
      continue
    if (code >= 0xd800 && code <= 0xdfff) continue
    out +=
      char === '&'
        ? '&amp;'
        : char === '<'
          ? '&lt;'
          : char === '>'
            ? '&gt;'
            : char === '"'
              ? '&quot;'
              : char
  }
  return out
}

function inked(ink: Ink | undefined): string {
  if (ink === undefined) return ''
  let out = ''
  if (ink.stroke !== undefined) out += ` stroke="${ink.stroke}" stroke-width="${num(ink.sw ?? 2)}"`
  if (ink.op !== undefined) out += ` opacity="${ink.op}"`
  if (ink.dash !== undefined) out += ` stroke-dasharray="${ink.dash}"`
  if (ink.t !== undefined) out += ` transform="${ink.t}"`
  return out
}

/** Filled outline. */
export const path = (d: string, fill: string, ink?: Ink): string =>
  `<path d="${d}" fill="${fill}"${inked(ink)}/>`

/** Open stroke with round ends. */
export const line = (d: string, stroke: string, width: number, ink?: Ink): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${inked(ink)}/>`

/** Open stroke with flat ends. */
export const bar = (d: string, stroke: string, width: number, ink?: Ink): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${inked(ink)}/>`

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  ink?: Ink,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r > 0 ? ` rx="${num(r)}"` : ''} fill="${fill}"${inked(ink)}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, ink?: Ink): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${inked(ink)}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  ink?: Ink,
): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${inked(ink)}/>`

/** Polygon from x, y pairs. */
export function poly(points: readonly number[], fill: string, ink?: Ink): string {
  return `<polygon points="${points.map(num).join(' ')}" fill="${fill}"${inked(ink)}/>`
}

/** Moves, then scales, then turns (degrees) a piece of drawing. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`
}

/** Turns a piece of drawing about a point. */
export const turn = (degrees: number, cx: number, cy: number, content: string): string =>
  `<g transform="rotate(${num(degrees)} ${num(cx)} ${num(cy)})">${content}</g>`

/** Repeats a mark `count` times. */
export function times(count: number, mark: (index: number) => string): string {
  let out = ''
  for (let index = 0; index < count; index += 1) out += mark(index)
  return out
}
