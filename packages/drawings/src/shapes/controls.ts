import { letter } from '../lettering.ts'
import { circle, line, num, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

/** Figures on a grey-green liquid crystal display. */
export const digits = (
  x: number,
  y: number,
  text: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'end',
  fill = '#1d2a24',
): string => letter(x, y, text, { size, weight: 700, fill, anchor })

export function knob(
  p: Pen,
  cx: number,
  cy: number,
  r: number,
  colour: string = natural.dark,
): string {
  return (
    circle(cx + r * 0.08, cy + r * 0.14, r * 1.06, '#0b1d33', { op: 0.22 }) +
    circle(cx, cy, r, p.plastic(colour), { stroke: tone(colour, -0.4), sw: 2 }) +
    circle(cx, cy, r * 0.7, p.ball(tone(colour, 0.12))) +
    line(`M${num(cx)} ${num(cy - r * 0.25)}V${num(cy - r * 0.62)}`, '#ffffff', r * 0.13)
  )
}

export function button(p: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x, y + 2, w, h, '#0b1d33', Math.min(w, h) * 0.3, { op: 0.25 }) +
    rect(x, y, w, h, p.plastic(colour), Math.min(w, h) * 0.3, {
      stroke: tone(colour, -0.3),
      sw: 1.5,
    })
  )
}

export const lamp = (cx: number, cy: number, r: number, colour: string): string =>
  circle(cx, cy, r, colour) + circle(cx - r * 0.3, cy - r * 0.3, r * 0.35, '#ffffff', { op: 0.8 })

export const vents = (x: number, y: number, w: number, rows: number, gap: number): string =>
  times(rows, (i) =>
    line(`M${num(x)} ${num(y + i * gap)}h${num(w)}`, '#5d6873', gap * 0.34, { op: 0.7 }),
  )
