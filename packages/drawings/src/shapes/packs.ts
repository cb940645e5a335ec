/** Cartons, pouches, sachets and bags. */
import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, poly, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'
import { barcode, finePrint, label } from './label.ts'
import type { LabelOptions } from './label.ts'

/** Places content drawn on a flat w × h face onto the left face of a carton seen from the corner. */
const SLOPE = 0.1
const SIDE_SLOPE = 0.34

export type CartonOptions = LabelOptions & {
  kraft?: boolean
  face?: string
  colour?: string
  plainSide?: boolean
}

/**
 * Carton seen from above its near right corner. x, y: upper left corner of the front face; w, h: front face;
 * d: width in which the side face appears.
 */
export function carton(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  o: CartonOptions = {},
): string {
  p.packs += 1
  const cx = x + w
  const cy = y + w * SLOPE
  const kraft = natural.kraft
  const sideColour = o.kraft === true ? tone(kraft, -0.22) : tone(o.colour ?? p.tint.base, -0.2)
  const topLight = o.kraft === true ? tone(kraft, 0.22) : '#ffffff'
  const topDark = o.kraft === true ? tone(kraft, 0.05) : '#e3e8ee'
  const front = o.face ?? (o.kraft === true ? kraftFace(p, w, h) : label(p, w, h, o))
  const side =
    o.kraft === true
      ? rect(0, h * 0.47, d * 2, h * 0.06, tone(kraft, 0.15)) +
        letter(d, h * 0.3, p.brand, {
          wrap: true,
          size: h * 0.09,
          max: d * 1.5,
          weight: 700,
          fill: tone(kraft, -0.6),
          anchor: 'middle',
        })
      : letter(d, h * 0.16, p.brand, {
          wrap: true,
          size: h * 0.12,
          max: d * 1.5,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        (o.plainSide === true
          ? ''
          : finePrint(d * 0.35, h * 0.3, d * 1.3, 5, h * 0.05, tone(sideColour, 0.45)) +
            barcode(d * 0.4, h * 0.68, d * 1.2, h * 0.17, p.seed))
  return (
    p.shadow(x + (w + d) / 2, y + h + w * SLOPE * 0.7, (w + d) * 0.6, Math.max(26, d * 0.3)) +
    poly(
      [x, y, cx, cy, cx + d, cy - d * SIDE_SLOPE, x + d, y - d * SIDE_SLOPE],
      p.across(topDark, topLight),
      { stroke: tone(topDark, -0.12), sw: 1.5 },
    ) +
    `<g transform="matrix(1 ${SLOPE} 0 1 ${num(x)} ${num(y)})">${front}${rect(
      0,
      0,
      w,
      h,
      p.linear(
        [
          [0, '#0b1d33', 0.1],
          [0.12, '#0b1d33', 0],
          [0.85, '#ffffff', 0.06],
          [1, '#ffffff', 0.2],
        ],
        1,
        0,
      ),
    )}</g>` +
    `<g transform="matrix(0.5 ${-SIDE_SLOPE / 2} 0 1 ${num(cx)} ${num(cy)})">${rect(0, 0, d * 2, h, p.across(sideColour, tone(sideColour, -0.28)))}${side}</g>` +
    line(`M${num(cx)} ${num(cy)}v${num(h)}`, '#ffffff', 2.5, { op: 0.5 })
  )
}

function kraftFace(p: Pen, w: number, h: number): string {
  const k = natural.kraft
  const ink = tone(k, -0.62)
  return (
    rect(0, 0, w, h, p.down(tone(k, 0.12), k)) +
    rect(0, h * 0.47, w, h * 0.06, tone(k, 0.28), 0, { op: 0.75 }) +
    letter(w * 0.07, h * 0.22, p.brand, {
      wrap: true,
      size: h * 0.14,
      max: w * 0.7,
      weight: 700,
      fill: ink,
    }) +
    letter(w * 0.07, h * 0.34, p.title, { size: h * 0.075, max: w * 0.8, weight: 500, fill: ink }) +
    letter(w * 0.07, h * 0.67, p.size, { size: h * 0.08, max: w * 0.4, weight: 700, fill: ink }) +
    rect(w * 0.06, h * 0.74, w * 0.3, h * 0.18, '#ffffff') +
    barcode(w * 0.09, h * 0.77, w * 0.24, h * 0.1, p.seed) +
    line(
      `M${w * 0.74} ${h * 0.9}v${-h * 0.16}m${-h * 0.05} ${h * 0.05}l${h * 0.05} ${-h * 0.05}l${h * 0.05} ${h * 0.05}M${w * 0.88} ${h * 0.9}v${-h * 0.16}m${-h * 0.05} ${h * 0.05}l${h * 0.05} ${-h * 0.05}l${h * 0.05} ${h * 0.05}M${w * 0.69} ${h * 0.93}h${w * 0.24}`,
      ink,
      h * 0.014,
    )
  )
}

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
    bar(`M0 ${num(printed)}h${num(w)}`, t.light, 3) +
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
