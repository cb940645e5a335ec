import { bar, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber } from '../hash.ts'
import { natural, tone } from '../tones.ts'
import { label } from './label.ts'
import { wrapLabel } from './label-faces.ts'

export const shoulder = (
  cx: number,
  base: number,
  w: number,
  top: number,
  neck: number,
  neckTop: number,
  drop: number,
): string => {
  const a = w / 2
  const b = neck / 2
  return `M${num(cx - a)} ${num(base - 8)}Q${num(cx - a)} ${num(base)} ${num(cx - a + 12)} ${num(base)}H${num(cx + a - 12)}Q${num(cx + a)} ${num(base)} ${num(cx + a)} ${num(base - 8)}V${num(top + drop)}C${num(cx + a)} ${num(top)} ${num(cx + b)} ${num(top + drop * 0.3)} ${num(cx + b)} ${num(top - drop * 0.25)}V${num(neckTop)}H${num(cx - b)}V${num(top - drop * 0.25)}C${num(cx - b)} ${num(top + drop * 0.3)} ${num(cx - a)} ${num(top)} ${num(cx - a)} ${num(top + drop)}z`
}

export type BottleOptions = {
  colour?: string
  cap?: string
  clear?: boolean
  liquid?: string
  neck?: number
  capHeight?: number
  top?: 'screw' | 'pump' | 'dropper' | 'flip' | 'none'
  labelFrom?: number
  labelHeight?: number
  flatLabel?: boolean
  title?: string
}

/** Bottle with round shoulders; `top` chooses the closure. */
export function bottle(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  o: BottleOptions = {},
): string {
  const neck = w * (o.neck ?? 0.42)
  const capH = h * (o.capHeight ?? 0.12)
  const topKind = o.top ?? 'screw'
  const high = topKind === 'pump' ? h * 0.26 : topKind === 'dropper' ? h * 0.24 : capH
  const neckTop = base - h + high
  const top = neckTop + h * 0.06
  const body = shoulder(cx, base, w, top, neck, neckTop - 2, h * 0.1)
  const colour = o.colour ?? natural.white
  const cap = o.cap ?? p.tint.base
  const ly = base - h * (o.labelFrom ?? 0.56)
  const lh = h * (o.labelHeight ?? 0.42)
  const lettering =
    o.flatLabel === true
      ? `<g transform="translate(${num(cx - w * 0.46)} ${num(ly)})">${label(p, w * 0.92, lh, o.title === undefined ? {} : { title: o.title })}</g>`
      : wrapLabel(p, cx - w / 2, ly, w, lh, o.title === undefined ? {} : { title: o.title })
  const walls =
    o.clear === true
      ? path(body, '#f2f7f9', { op: 0.9 }) +
        rect(
          cx - w / 2 + 6,
          top + h * 0.1,
          w - 12,
          base - top - h * 0.1 - 6,
          o.liquid ?? '#e3eff5',
          10,
        ) +
        path(body, p.glass(colour, 0.8), { stroke: '#93a4b2', sw: 2 })
      : path(body, p.cylinder(colour), { stroke: tone(colour, -0.3), sw: 1.5 })
  return (
    p.shadow(cx, base, w * 0.72) +
    walls +
    lettering +
    closure(p, cx, neckTop, neck, base - h, topKind, cap)
  )
}

function closure(
  p: Pen,
  cx: number,
  y: number,
  neck: number,
  top: number,
  kind: string,
  cap: string,
): string {
  if (kind === 'none') return ''
  const w = neck * 1.18
  if (kind === 'pump') {
    const ch = (y - top) * 0.36
    return (
      rect(cx - w / 2, y - ch, w, ch, p.cylinder(cap), 8) +
      rect(
        cx - neck * 0.13,
        top + ch * 0.6,
        neck * 0.26,
        y - top - ch * 1.5,
        p.cylinder('#e7ebef'),
      ) +
      path(
        `M${num(cx - neck * 0.42)} ${num(top + ch * 0.75)}V${num(top + 10)}Q${num(cx - neck * 0.42)} ${num(top)} ${num(cx - neck * 0.3)} ${num(top)}H${num(cx + neck * 0.9)}Q${num(cx + neck * 1.15)} ${num(top + 2)} ${num(cx + neck * 1.15)} ${num(top + ch * 0.65)}H${num(cx + neck * 0.98)}Q${num(cx + neck * 0.95)} ${num(top + ch * 0.42)} ${num(cx + neck * 0.42)} ${num(top + ch * 0.45)}V${num(top + ch * 0.75)}z`,
        p.down(tone(cap, 0.3), cap, tone(cap, -0.2)),
      )
    )
  }
  if (kind === 'dropper') {
    const ch = y - top
    return (
      path(
        `M${num(cx - w / 2)} ${num(y)}V${num(y - ch * 0.5)}L${num(cx - w * 0.24)} ${num(top + 8)}Q${num(cx)} ${num(top - 8)} ${num(cx + w * 0.24)} ${num(top + 8)}L${num(cx + w / 2)} ${num(y - ch * 0.5)}V${num(y)}z`,
        p.cylinder(cap),
      ) +
      times(9, (i) =>
        bar(
          `M${num(cx - w * 0.42 + i * w * 0.105)} ${num(y - 3)}v${num(-ch * 0.44)}`,
          tone(cap, -0.28),
          2,
          { op: 0.6 },
        ),
      )
    )
  }
  const h = y - top
  return (
    rect(cx - w / 2, top, w, h, p.cylinder(cap), 8) +
    times(Math.round(w / 11), (i) =>
      bar(
        `M${num(cx - w / 2 + 8 + i * 11)} ${num(top + h * 0.2)}v${num(h * 0.68)}`,
        tone(cap, -0.25),
        2,
        { op: 0.45 },
      ),
    ) +
    (kind === 'flip'
      ? path(
          `M${num(cx - w * 0.3)} ${num(top)}Q${num(cx - w * 0.2)} ${num(top - h * 0.55)} ${num(cx)} ${num(top - h * 0.55)}T${num(cx + w * 0.3)} ${num(top)}z`,
          p.cylinder(cap),
        )
      : '') +
    ellipse(cx, top + 3, w * 0.46, 4, tone(cap, 0.35), { op: 0.7 })
  )
}

/** Square plastic can with a moulded handle. */
export function jerrycan(
  p: Pen,
  x: number,
  base: number,
  w: number,
  h: number,
  o: { colour?: string; cap?: string; clear?: boolean; title?: string; face?: string } = {},
): string {
  const c = o.colour ?? '#eef1f4'
  const cap = o.cap ?? p.tint.base
  const y = base - h
  const d = `M${num(x + 24)} ${num(base)}Q${num(x)} ${num(base)} ${num(x)} ${num(base - 24)}V${num(y + h * 0.3)}Q${num(x)} ${num(y + h * 0.22)} ${num(x + w * 0.1)} ${num(y + h * 0.18)}L${num(x + w * 0.2)} ${num(y + h * 0.08)}H${num(x + w * 0.42)}L${num(x + w * 0.46)} ${num(y + h * 0.05)}H${num(x + w * 0.92)}Q${num(x + w)} ${num(y + h * 0.05)} ${num(x + w)} ${num(y + h * 0.14)}V${num(base - 24)}Q${num(x + w)} ${num(base)} ${num(x + w - 24)} ${num(base)}z`
  return (
    p.shadow(x + w / 2, base, w * 0.64) +
    path(
      d,
      p.linear(
        [
          [0, tone(c, -0.2)],
          [0.08, tone(c, 0.5)],
          [0.25, c],
          [0.75, tone(c, -0.06)],
          [1, tone(c, -0.3)],
        ],
        1,
        0,
      ),
      { stroke: tone(c, -0.3), sw: 2 },
    ) +
    path(
      `M${num(x + w * 0.5)} ${num(y + h * 0.13)}H${num(x + w * 0.86)}Q${num(x + w * 0.92)} ${num(y + h * 0.13)} ${num(x + w * 0.92)} ${num(y + h * 0.19)}Q${num(x + w * 0.92)} ${num(y + h * 0.24)} ${num(x + w * 0.84)} ${num(y + h * 0.24)}H${num(x + w * 0.44)}z`,
      '#ffffff',
      { stroke: tone(c, -0.35), sw: 3 },
    ) +
    path(
      `M${num(x + w * 0.5)} ${num(y + h * 0.13)}H${num(x + w * 0.86)}Q${num(x + w * 0.92)} ${num(y + h * 0.13)} ${num(x + w * 0.92)} ${num(y + h * 0.19)}Q${num(x + w * 0.92)} ${num(y + h * 0.24)} ${num(x + w * 0.84)} ${num(y + h * 0.24)}H${num(x + w * 0.44)}z`,
      p.down(tone(c, -0.35), tone(c, -0.12)),
      { op: 0.55 },
    ) +
    rect(x + w * 0.2, y, w * 0.22, h * 0.09, p.cylinder(cap), 8) +
    times(8, (i) =>
      bar(
        `M${num(x + w * 0.22 + i * w * 0.026)} ${num(y + h * 0.02)}v${num(h * 0.06)}`,
        tone(cap, -0.25),
        3,
        { op: 0.5 },
      ),
    ) +
    line(`M${num(x + w * 0.04)} ${num(base - h * 0.06)}H${num(x + w * 0.96)}`, tone(c, -0.16), 3) +
    line(`M${num(x + w * 0.96)} ${num(y + h * 0.34)}V${num(base - 30)}`, '#ffffff', 4, {
      op: 0.6,
    }) +
    `<g transform="translate(${num(x + w * 0.09)} ${num(y + h * 0.33)})">${o.face ?? label(p, w * 0.82, h * 0.56, o.title === undefined ? {} : { title: o.title })}</g>`
  )
}

/** The look of gels and rubs by size: a can from five litres. */
export const canSize = (p: Pen): string =>
  firstNumber(p.size, 0) >= 5000 || /^(5|10) L/.test(p.size) ? 'can' : ''
