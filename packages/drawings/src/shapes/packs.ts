import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural } from '../tones.ts'
import { label } from './label.ts'
import type { LabelOptions } from './label.ts'

/** The printed head of the pouch, in its own coordinates. */
const pouchHeader = (
  p: Pen,
  w: number,
  o: { printed?: number; note?: string },
  printed: number,
  t: Pen['tint'],
): string =>
  rect(0, 0, w, printed, p.across('#ffffff', '#f2f5f8'), 10) +
  rect(0, 0, w, printed * 0.42, t.base, 10) +
  rect(0, printed * 0.2, w, printed * 0.22, t.base) +
  times(11, (i) =>
    line(
      `M${num(w * (0.03 + i * 0.088))} ${num(printed * 0.02)}l${num(w * 0.03)} ${num(printed * 0.08)}`,
      t.light,
      3,
    ),
  ) +
  letter(w * 0.06, printed * 0.33, p.brand, {
    wrap: true,
    size: Math.min(printed * 0.26, w * 0.15),
    max: w * 0.88,
    weight: 700,
    fill: '#ffffff',
  }) +
  letter(w * 0.06, printed * 0.62, p.title, {
    size: Math.min(printed * 0.16, w * 0.09),
    max: w * 0.88,
    weight: 600,
    fill: natural.ink,
  }) +
  letter(w * 0.06, printed * 0.86, p.size, {
    size: Math.min(printed * 0.18, w * 0.1),
    max: w * 0.4,
    weight: 700,
    fill: t.dark,
  }) +
  letter(w * 0.94, printed * 0.85, o.note ?? 'STERILE EO', {
    size: Math.min(printed * 0.12, w * 0.06),
    max: w * 0.45,
    weight: 600,
    fill: '#5a697c',
    anchor: 'end',
  }) +
  bar(`M0 ${num(printed)}h${num(w)}`, t.light, 3)

/** Peel pouch: printed paper above, clear film below with what lies inside, chevron seal on top. */
export function pouch(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  inside: string,
  o: { printed?: number; note?: string } = {},
): string {
  const printed = h * (o.printed ?? 0.3)
  const t = p.tint
  return (
    p.shadow(x + w / 2, y + h, w * 0.58, 22) +
    rect(x, y, w, h, p.across('#f6f9fb', '#e4ebf0', '#f3f7f9'), 10, { stroke: '#b9c5cf', sw: 2 }) +
    rect(
      x + w * 0.06,
      y + h * 0.05,
      w * 0.88,
      h * 0.9,
      p.linear(
        [
          [0, '#ffffff', 0.9],
          [0.5, '#dfe9ef', 0.8],
          [1, '#ffffff', 0.9],
        ],
        1,
        1,
      ),
      8,
      { stroke: '#c9d4dc', sw: 2 },
    ) +
    inside +
    path(
      `M${num(x + w * 0.1)} ${num(y + printed)}L${num(x + w * 0.2)} ${num(y + h * 0.95)}H${num(x + w * 0.12)}L${num(x + w * 0.06)} ${num(y + printed)}z`,
      '#ffffff',
      { op: 0.5 },
    ) +
    `<g transform="translate(${num(x)} ${num(y)})">` +
    pouchHeader(p, w, o, printed, t) +
    '</g>'
  )
}

/** Flat foil sachet with notched edges, printed. */
export function sachet(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  o: LabelOptions & { face?: string } = {},
): string {
  const teeth = Math.round(w / 16)
  const step = w / teeth
  let top = ''
  let bottom = ''
  for (let i = 0; i < teeth; i += 1) {
    top += `l${num(step / 2)} -8l${num(step / 2)} 8`
    bottom += `l${num(-step / 2)} 8l${num(-step / 2)} -8`
  }
  const outline = `M${num(x)} ${num(y)}${top}v${num(h)}${bottom}z`
  return (
    p.shadow(x + w / 2, y + h + 6, w * 0.58, 20) +
    path(outline, p.foil(), { stroke: '#a8b3be', sw: 1.5 }) +
    `<g transform="translate(${num(x + w * 0.05)} ${num(y + h * 0.09)})">${o.face ?? label(p, w * 0.9, h * 0.82, o)}</g>` +
    times(5, (i) =>
      bar(
        `M${num(x + 3)} ${num(y + h * (0.015 + i * 0.014))}h${num(w - 6)}M${num(x + 3)} ${num(y + h * (0.925 + i * 0.014))}h${num(w - 6)}`,
        '#8d99a6',
        1.4,
        { op: 0.7 },
      ),
    ) +
    path(
      outline,
      p.linear(
        [
          [0, '#ffffff', 0.28],
          [0.3, '#ffffff', 0],
          [0.45, '#ffffff', 0.22],
          [0.6, '#0b1d33', 0.04],
          [1, '#0b1d33', 0.22],
        ],
        1,
        0.4,
      ),
    )
  )
}

/** Soft stand-up or pillow bag, printed. */
export function softBag(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  o: LabelOptions & { face?: string; colour?: string } = {},
): string {
  p.packs += 1
  const b = w * 0.03
  const d = `M${num(x + b)} ${num(y)}Q${num(x + w / 2)} ${num(y + h * 0.02)} ${num(x + w - b)} ${num(y)}C${num(x + w + b)} ${num(y + h * 0.3)} ${num(x + w + b)} ${num(y + h * 0.7)} ${num(x + w)} ${num(y + h)}Q${num(x + w / 2)} ${num(y + h * 1.03)} ${num(x)} ${num(y + h)}C${num(x - b)} ${num(y + h * 0.7)} ${num(x - b)} ${num(y + h * 0.3)} ${num(x + b)} ${num(y)}z`
  return (
    p.shadow(x + w / 2, y + h, w * 0.62) +
    path(d, o.colour ?? '#f5f7f9', { stroke: '#b9c5cf', sw: 2 }) +
    `<g clip-path="${p.clip(path(d, '#000'))}"><g transform="translate(${num(x)} ${num(y + h * 0.08)})">${o.face ?? label(p, w, h * 0.94, o)}</g></g>` +
    bar(
      `M${num(x + b)} ${num(y + h * 0.07)}q${num(w / 2 - b)} ${num(h * 0.02)} ${num(w - b * 2)} 0`,
      '#ffffff',
      5,
      { op: 0.8 },
    ) +
    path(
      d,
      p.linear(
        [
          [0, '#0b1d33', 0.25],
          [0.08, '#ffffff', 0.25],
          [0.2, '#ffffff', 0],
          [0.5, '#ffffff', 0.18],
          [0.62, '#0b1d33', 0.03],
          [0.92, '#0b1d33', 0.1],
          [1, '#0b1d33', 0.3],
        ],
        1,
        0.15,
      ),
    )
  )
}

/** Strip of tablets or capsules in foil; cols × rows pockets. */
export function blister(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  pill: string,
): string {
  const cw = w / cols
  const rh = h / rows
  return (
    p.shadow(x + w / 2, y + h, w * 0.6, 20) +
    rect(x, y, w, h, p.foil(), 12, { stroke: '#9aa6b2', sw: 2 }) +
    times(cols * rows, (i) => {
      const cx = x + cw * ((i % cols) + 0.5)
      const cy = y + rh * (Math.floor(i / cols) + 0.5)
      return (
        ellipse(cx + 3, cy + 4, cw * 0.38, rh * 0.33, '#6c7782', { op: 0.35 }) +
        ellipse(cx, cy, cw * 0.37, rh * 0.32, p.ball(pill), { stroke: '#b5bec8', sw: 2 }) +
        ellipse(cx - cw * 0.1, cy - rh * 0.1, cw * 0.12, rh * 0.06, '#ffffff', { op: 0.75 })
      )
    }) +
    times(rows - 1, (i) =>
      bar(`M${num(x)} ${num(y + rh * (i + 1))}h${num(w)}`, '#ffffff', 2, { dash: '6 6', op: 0.7 }),
    )
  )
}
