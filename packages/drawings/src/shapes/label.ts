/** Printed faces: the brand's layout, the product's short name, the size and a little fine print. */
import { fitLines, letter, paragraph } from '../lettering.ts'
import { at, bar, circle, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'

export type LabelOptions = {
  style?: number
  /** drawing printed on the face, in 1000 × 1000 units */
  art?: string
  title?: string
  size?: string
  /** short line under the title, such as 'STERILE' */
  note?: string
}

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

function sizeChip(
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

function ground(p: Pen, w: number, h: number, style: number): string {
  const t = p.tint
  if (style === 0)
    return (
      rect(0, 0, w, h, p.down('#ffffff', '#f1f4f7')) +
      rect(0, 0, w, h * 0.3, p.across(t.dark, t.base, t.light))
    )
  if (style === 1) {
    return (
      rect(
        0,
        0,
        w,
        h,
        p.linear(
          [
            [0, t.light],
            [0.5, t.base],
            [1, t.dark],
          ],
          0.5,
          1,
        ),
      ) +
      path(
        `M0 ${h * 0.8}C${w * 0.3} ${h * 0.64} ${w * 0.6} ${h * 0.96} ${w} ${h * 0.72}V${h}H0z`,
        '#ffffff',
        { op: 0.95 },
      )
    )
  }
  if (style === 2)
    return (
      rect(0, 0, w, h, p.down('#ffffff', '#f3f5f8')) +
      rect(0, 0, w * 0.055, h, t.base) +
      rect(0, h * 0.93, w, h * 0.07, t.soft)
    )
  if (style === 3) {
    return (
      rect(0, 0, w, h, p.down('#ffffff', '#f5f7f9')) +
      path(
        `M0 ${h * 0.8}C${w * 0.35} ${h * 0.98} ${w * 0.65} ${h * 0.62} ${w} ${h * 0.74}V${h}H0z`,
        t.soft,
      ) +
      path(
        `M0 ${h * 0.88}C${w * 0.35} ${h} ${w * 0.65} ${h * 0.7} ${w} ${h * 0.82}V${h}H0z`,
        p.across(t.dark, t.base),
      )
    )
  }
  return (
    rect(0, 0, w, h, p.down(t.pale, tone(t.pale, -0.05))) +
    path(`M${w} 0V${h * 0.36}L${w * 0.5} 0z`, t.light) +
    path(`M${w} 0V${h * 0.26}L${w * 0.64} 0z`, t.base) +
    rect(0, h * 0.94, w, h * 0.06, t.base)
  )
}

/** Fills the rectangle 0,0,w,h with a printed pack face. */
export function label(p: Pen, w: number, h: number, o: LabelOptions = {}): string {
  const style = o.style ?? p.labelStyle
  const t = p.tint
  const size = o.size ?? p.size
  const title = o.title ?? p.title
  const m = Math.min(w, h) * 0.08
  const wide = w > h * 1.15
  const coloured = style === 1
  const left = m + (style === 2 ? w * 0.055 : 0)
  const textWidth = (o.art !== undefined && wide ? w * 0.56 : w - m) - left
  const brandSize = Math.min(h * 0.19, w * 0.17)
  const brandY = style === 0 ? h * 0.15 + brandSize * 0.36 : m + brandSize * 0.82
  const brandMax = style === 4 ? Math.min(textWidth, w * 0.6) : textWidth
  let out = ground(p, w, h, style)
  out += letter(left, brandY, p.brand, {
    wrap: true,
    size: brandSize,
    max: brandMax,
    weight: 700,
    fill: style === 0 || coloured ? '#ffffff' : t.dark,
  })
  const titleSize = Math.min(h * 0.105, w * 0.09)
  const titleY = (style === 0 ? h * 0.3 : brandY + brandSize * 0.2) + titleSize * 1.25
  const body = paragraph(left, titleY, title, wide ? 2 : 3, {
    size: titleSize,
    max: textWidth,
    weight: 600,
    fill: coloured ? '#ffffff' : natural.ink,
  })
  out += body.svg
  let y = titleY + body.height - titleSize * 0.2
  if (o.note !== undefined && p.brand !== '') {
    out += letter(left, y + titleSize * 0.5, o.note, {
      size: titleSize * 0.72,
      max: textWidth,
      weight: 500,
      fill: coloured ? t.pale : t.base,
    })
    y += titleSize * 0.9
  }
  if (o.art !== undefined) {
    if (wide) {
      const side = Math.min(w * 0.4, h * (style === 1 ? 0.72 : 0.84))
      if (coloured)
        out += circle(w - m * 0.6 - side / 2, h * 0.44, side * 0.5, '#ffffff', { op: 0.92 })
      out += at(
        w - m * 0.6 - side,
        style === 0 ? h * 0.97 - side * 0.85 : h * 0.46 - side / 2,
        o.art,
        (side / 1000) * (style === 0 ? 0.85 : 1),
      )
    } else {
      const bottom = h * 0.84
      const side = Math.max(40, Math.min(w * 0.86, bottom - y))
      if (coloured) out += circle(w / 2, (y + bottom) / 2, side * 0.52, '#ffffff', { op: 0.92 })
      out += at((w - side) / 2, (y + bottom) / 2 - side / 2, o.art, side / 1000)
    }
  } else if (h * 0.76 - y > titleSize) {
    out += finePrint(
      left,
      y + titleSize * 0.4,
      textWidth * 0.7,
      Math.min(5, Math.floor((h * 0.72 - y) / (titleSize * 0.5))),
      titleSize * 0.5,
      coloured ? t.soft : '#a9b4c0',
    )
  }
  const chipH = Math.min(h * 0.14, w * 0.13)
  const chipW = Math.min(w * 0.4, chipH * (1.2 + 0.5 * size.length))
  const chipX = wide || o.art === undefined ? left : w - m * 0.7 - chipW
  out += sizeChip(p, chipX, h - m * 0.7 - chipH, chipW, chipH, size, style === 3)
  return out
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

/** Small printed card lying beside a product that is too thin to be printed on: brand, name and size. */
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
