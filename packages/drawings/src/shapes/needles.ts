import { letter } from '../lettering.ts'
import { bar, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

export type SyringeOptions = {
  liquid?: string
  fill?: number
  needle?: string | null
  plunger?: string
  glass?: boolean
  printed?: boolean
}

/** Lying syringe; tip to the right. x, y: left end of the barrel on its axis; len, dia: barrel. */
export function syringe(
  p: Pen,
  x: number,
  y: number,
  len: number,
  dia: number,
  o: SyringeOptions = {},
): string {
  const fill = o.fill ?? 0.6
  const stop = x + len * (1 - fill)
  const r = dia / 2
  const end = x + len
  const rodEnd = x - len * (fill * 0.72 + 0.16)
  const rod = o.plunger ?? '#eef2f5'
  const tip = end + dia * 0.42
  const marks = times(11, (i) =>
    bar(
      `M${num(x + len * (0.16 + i * 0.075))} ${num(y - r * 0.72)}v${num(i % 5 === 0 ? r * 0.62 : r * 0.36)}`,
      '#1d2733',
      2.4,
    ),
  )
  return (
    p.shadow(x + len * 0.5, y + r * 1.5, len * 0.85, r * 0.42) +
    rect(rodEnd, y - r * 0.32, stop - rodEnd, r * 0.64, p.rod(rod)) +
    bar(`M${num(rodEnd)} ${num(y)}H${num(stop)}`, tone(rod, -0.25), 3) +
    rect(rodEnd - dia * 0.16, y - r * 0.92, dia * 0.18, r * 1.84, p.rod(rod), 6, {
      stroke: tone(rod, -0.25),
      sw: 1.5,
    }) +
    rect(x, y - r, len, dia, '#f3f8fa', dia * 0.1, { op: 0.8 }) +
    rect(stop, y - r * 0.9, end - stop - 4, r * 1.8, o.liquid ?? '#d9ebf4', 6, { op: 0.85 }) +
    rect(stop - dia * 0.34, y - r * 0.92, dia * 0.36, r * 1.84, p.rod('#2c3136'), 5) +
    bar(`M${num(stop - dia * 0.16)} ${num(y - r * 0.9)}v${num(r * 1.8)}`, '#555c63', 3) +
    path(
      `M${num(end - 4)} ${num(y - r * 0.92)}Q${num(end + dia * 0.1)} ${num(y - r * 0.5)} ${num(end + dia * 0.1)} ${num(y - r * 0.24)}H${num(tip)}V${num(y + r * 0.24)}H${num(end + dia * 0.1)}Q${num(end + dia * 0.1)} ${num(y + r * 0.5)} ${num(end - 4)} ${num(y + r * 0.92)}z`,
      p.glassRod(natural.clear, 0.95),
      { stroke: '#8fa1b0', sw: 1.5 },
    ) +
    rect(x, y - r, len, dia, p.glassRod(natural.clear, 0.7), dia * 0.1, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    rect(x - dia * 0.1, y - r * 1.5, dia * 0.15, r * 3, p.rod('#e3ebf0'), 6, {
      stroke: '#8fa1b0',
      sw: 1.5,
    }) +
    (o.printed === false
      ? ''
      : marks +
        letter(
          fill >= 0.5 ? stop + dia * 0.12 : x + len * 0.06,
          y + r * 0.68,
          `${p.brand} ${p.size}`,
          {
            size: r * 0.54,
            max: fill >= 0.5 ? len * fill - dia * 0.3 : len * (0.86 - fill),
            weight: 700,
            fill: p.tint.base,
          },
        )) +
    (o.needle === null || o.needle === undefined
      ? ''
      : needle(p, tip - dia * 0.1, y, dia * 0.42, len * 0.46, o.needle))
  )
}

/** Needle with its coloured hub, pointing right. */
export function needle(
  p: Pen,
  x: number,
  y: number,
  hub: number,
  len: number,
  colour: string,
): string {
  return (
    rect(
      x + hub * 1.9,
      y - Math.max(2.2, hub * 0.07),
      len,
      Math.max(4.4, hub * 0.14),
      p.metalRod(),
      1,
    ) +
    path(
      `M${num(x + hub * 1.9 + len)} ${num(y - 2.2)}l${num(hub * 0.5)} ${num(4.4)}h${num(-hub * 0.5)}z`,
      '#7d8894',
    ) +
    path(
      `M${num(x)} ${num(y - hub * 0.5)}H${num(x + hub * 0.8)}L${num(x + hub * 1.2)} ${num(y - hub * 0.32)}H${num(x + hub * 1.7)}L${num(x + hub * 2)} ${num(y - hub * 0.16)}V${num(y + hub * 0.16)}L${num(x + hub * 1.7)} ${num(y + hub * 0.32)}H${num(x + hub * 1.2)}L${num(x + hub * 0.8)} ${num(y + hub * 0.5)}H${num(x)}z`,
      p.rod(colour),
      { stroke: tone(colour, -0.35), sw: 1.5 },
    ) +
    rect(x - hub * 0.12, y - hub * 0.6, hub * 0.24, hub * 1.2, p.rod(colour), 3)
  )
}

/** Curved steel suture needle with thread trailing. */
export function sutureNeedle(cx: number, cy: number, r: number, thread: string): string {
  return (
    line(
      `M${num(cx - r)} ${num(cy)}C${num(cx - r * 1.2)} ${num(cy + r * 1.6)} ${num(cx + r * 0.4)} ${num(cy + r * 1.1)} ${num(cx + r * 0.9)} ${num(cy + r * 1.9)}S${num(cx + r * 2)} ${num(cy + r * 1.7)} ${num(cx + r * 2.6)} ${num(cy + r * 2.2)}`,
      thread,
      5,
    ) +
    line(
      `M${num(cx - r)} ${num(cy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r * 0.92)} ${num(cy - r * 0.3)}`,
      '#6e7984',
      12,
    ) +
    line(
      `M${num(cx - r)} ${num(cy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r * 0.92)} ${num(cy - r * 0.3)}`,
      '#e3e8ed',
      4,
    ) +
    path(
      `M${num(cx + r * 0.86)} ${num(cy - r * 0.36)}l${num(r * 0.2)} ${num(r * 0.34)}l${num(-r * 0.13)} ${num(-r * 0.26)}z`,
      '#6e7984',
    )
  )
}
