import { line, num, poly, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

/** Moulded box seen from the front, lit from the upper left. */
export function housing(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 24,
  colour: string = natural.shell,
): string {
  return (
    rect(x, y, w, h, p.plastic(colour), r, { stroke: tone(colour, -0.28), sw: 2.5 }) +
    line(`M${num(x + r)} ${num(y + 5)}H${num(x + w - r)}`, '#ffffff', 5, { op: 0.7 }) +
    rect(x + 2, y + h * 0.9, w - 4, h * 0.1 - 2, tone(colour, -0.35), Math.min(r, h * 0.05), {
      op: 0.18,
    })
  )
}

/** Box with a visible right side and top, for machines at an angle. */
export function solid(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  colour: string = natural.shell,
  r = 10,
): string {
  const up = d * 0.4
  return (
    poly(
      [x + w - r, y, x + w + d, y - up, x + w + d, y + h - up, x + w - r, y + h],
      p.across(tone(colour, -0.18), tone(colour, -0.32)),
      { stroke: tone(colour, -0.38), sw: 2 },
    ) +
    poly(
      [x + r * 0.4, y + r * 0.4, x + d, y - up, x + w + d, y - up, x + w - r * 0.4, y + r * 0.4],
      p.across(tone(colour, 0.55), tone(colour, 0.25)),
      { stroke: tone(colour, -0.2), sw: 2 },
    ) +
    rect(x, y, w, h, p.plastic(colour), r, { stroke: tone(colour, -0.28), sw: 2.5 })
  )
}
