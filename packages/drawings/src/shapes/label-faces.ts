import { fitLines, letter } from '../lettering.ts'
import { circle, path, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural } from '../tones.ts'
import { barcode, finePrint } from './label-marks.ts'

/** Label wrapped on a round body: brand band above, white panel below, shaded at both rims. */
export function wrapLabel(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { title?: string; band?: string; note?: string } = {},
): string {
  const b = h * 0.34
  const band = o.band ?? p.tint.base
  const title = o.title ?? p.title
  const ts = Math.min(h * 0.15, w * 0.15)
  const body = {
    size: ts,
    max: w * 0.86,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  } as const
  const { lines, size } = fitLines(title, Math.max(7, Math.floor(w / (h * 0.1))), 2, body)
  return (
    rect(x, y, w, h, '#fdfdfd') +
    rect(x, y, w, b, band) +
    rect(x, y + h * 0.93, w, h * 0.07, band) +
    letter(x + w / 2, y + b * 0.7, p.brand, {
      wrap: true,
      size: b * 0.6,
      max: w * 0.84,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    lines
      .map((s, i) => letter(x + w / 2, y + b + ts * (1.15 + i * 1.1), s, { ...body, size }))
      .join('') +
    letter(x + w / 2, y + h * 0.88, p.size === '' ? (o.note ?? '') : p.size, {
      size: ts * 0.95,
      max: w * 0.8,
      weight: 700,
      fill: p.tint.dark,
      anchor: 'middle',
    }) +
    rect(
      x,
      y,
      w,
      h,
      p.linear(
        [
          [0, '#0b1d33', 0.42],
          [0.12, '#0b1d33', 0.08],
          [0.28, '#ffffff', 0.3],
          [0.42, '#ffffff', 0],
          [0.78, '#0b1d33', 0.05],
          [1, '#0b1d33', 0.45],
        ],
        1,
        0,
      ),
    )
  )
}

/** Small printed card beside a product that is too thin for printing: brand, name and size. */
export function labelCard(p: Pen, x: number, y: number, w: number, angle = 0): string {
  if (p.brand === '') return ''
  const h = w * 0.5
  return (
    `<g transform="rotate(${angle} ${Math.round(x + w / 2)} ${Math.round(y + h / 2)})">${rect(x + w * 0.02, y + h * 0.06, w, h, '#0b1d33', w * 0.03, { op: 0.13 })}` +
    rect(x, y, w, h, p.down('#ffffff', '#f1f4f7'), w * 0.03, { stroke: '#c3ccd5', sw: 1.5 }) +
    rect(x, y, w, h * 0.4, p.across(p.tint.dark, p.tint.base), w * 0.03) +
    rect(x, y + h * 0.3, w, h * 0.12, p.across(p.tint.dark, p.tint.base)) +
    letter(x + w * 0.06, y + h * 0.3, p.brand, {
      wrap: true,
      size: h * 0.27,
      max: w * 0.88,
      weight: 700,
      fill: '#ffffff',
    }) +
    letter(x + w * 0.06, y + h * 0.62, p.title, {
      size: h * 0.16,
      max: w * 0.88,
      weight: 600,
      fill: natural.ink,
    }) +
    letter(x + w * 0.06, y + h * 0.89, p.size, {
      size: h * 0.22,
      max: w * 0.5,
      weight: 700,
      fill: p.tint.dark,
    }) +
    barcode(x + w * 0.64, y + h * 0.74, w * 0.28, h * 0.16, p.seed) +
    '</g>'
  )
}

/** The back of a pack: use, storage and batch particulars in small print. */
export function backFace(p: Pen, w: number, h: number): string {
  const m = w * 0.07
  const row = (i: number, name: string): string =>
    letter(m, h * (0.62 + i * 0.062), name, { size: h * 0.04, max: w * 0.28, fill: '#5a697c' }) +
    finePrint(m + w * 0.3, h * (0.61 + i * 0.062), w * 0.3, 1, h * 0.03, natural.ink)
  return (
    rect(0, 0, w, h, p.down('#ffffff', '#f3f5f8')) +
    rect(0, 0, w, h * 0.16, p.across(p.tint.dark, p.tint.base)) +
    letter(m, h * 0.115, p.brand, {
      wrap: true,
      size: h * 0.085,
      max: w * 0.86,
      weight: 700,
      fill: '#ffffff',
    }) +
    letter(m, h * 0.23, p.title, {
      size: h * 0.055,
      max: w * 0.86,
      weight: 700,
      fill: natural.ink,
    }) +
    letter(m, h * 0.29, p.size, { size: h * 0.05, max: w * 0.5, weight: 700, fill: p.tint.dark }) +
    finePrint(m, h * 0.34, w * 0.86, 7, h * 0.028) +
    row(0, 'Lot') +
    row(1, 'Mfg.') +
    row(2, 'Use by') +
    row(3, 'MRP') +
    barcode(w * 0.62, h * 0.86, w * 0.3, h * 0.09, p.seed) +
    rect(m, h * 0.86, h * 0.08, h * 0.08, 'none', 4, { stroke: natural.ink, sw: 3 }) +
    path(`M${m + h * 0.04} ${h * 0.87}l${h * 0.028} ${h * 0.06}h${-h * 0.056}z`, 'none', {
      stroke: natural.ink,
      sw: 3,
    }) +
    rect(m + h * 0.11, h * 0.86, h * 0.08, h * 0.08, 'none', 4, { stroke: natural.ink, sw: 3 }) +
    circle(m + h * 0.15, h * 0.9, h * 0.024, 'none', { stroke: natural.ink, sw: 3 }) +
    rect(0, h * 0.97, w, h * 0.03, p.tint.base)
  )
}
