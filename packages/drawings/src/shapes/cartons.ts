import { letter } from '../lettering.ts'
import { line, num, poly, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { barcode, finePrint } from './label-marks.ts'
import { label } from './label.ts'
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
