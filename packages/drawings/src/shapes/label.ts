import { letter, paragraph } from '../lettering.ts'
import { at, circle, path, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { finePrint, sizeChip } from './label-marks.ts'

export type LabelOptions = {
  style?: number
  /** drawing printed on the face, in 1000 × 1000 units */
  art?: string
  title?: string
  size?: string
  /** short line under the title, such as 'STERILE' */
  note?: string
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
