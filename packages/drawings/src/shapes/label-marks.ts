import { letter } from '../lettering.ts'
import { bar, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'

export function barcode(x: number, y: number, w: number, h: number, seed: number): string {
  let d = ''
  let pos = 0
  let state = seed + 7
  while (pos < w - 4) {
    state = (state * 73 + 29) % 997
    const wide = 1.5 + (state % 3) * 1.4
    d += `M${Math.round((x + pos) * 10) / 10} ${Math.round(y)}h${Math.round(wide * 10) / 10}v${Math.round(h)}h-${Math.round(wide * 10) / 10}z`
    pos += wide + 2 + (state % 2) * 1.8
  }
  return rect(x - 4, y - 4, w + 8, h + 8, '#ffffff') + path(d, '#1d2733')
}

/** Grey dashes that read as small print. */
export function finePrint(
  x: number,
  y: number,
  w: number,
  rows: number,
  gap: number,
  colour = '#9aa5b1',
): string {
  return times(rows, (i) =>
    bar(
      `M${Math.round(x)} ${Math.round(y + i * gap)}h${Math.round(w * (i % 3 === 2 ? 0.6 : i % 2 === 1 ? 0.88 : 1))}`,
      colour,
      Math.max(2, gap * 0.32),
    ),
  )
}

export function sizeChip(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  inverse = false,
): string {
  if (text === '') return ''
  const fill = inverse ? '#ffffff' : p.tint.dark
  return (
    rect(x, y, w, h, fill, h * 0.22) +
    letter(x + w / 2, y + h * 0.72, text, {
      size: h * 0.66,
      max: w * 0.86,
      weight: 700,
      anchor: 'middle',
      fill: inverse ? p.tint.dark : '#ffffff',
    })
  )
}

/** Brand and size printed on a device. */
export function logo(
  p: Pen,
  x: number,
  y: number,
  size: number,
  max: number,
  fill = p.tint.base,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return (
    letter(x, y, p.brand, { size, max, weight: 700, fill, anchor }) +
    letter(x, y + size * 0.72, p.size, {
      size: size * 0.6,
      max,
      weight: 500,
      fill: tone(fill, -0.1),
      anchor,
    })
  )
}
