import { bar, ellipse, num, path, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { wrapLabel } from './label-faces.ts'
import { shoulder } from './bottles.ts'

/** Injection vial with rubber stopper, crimp and flip-off cap. */
export function vial(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  o: { cap?: string; fill?: string; powder?: boolean; glass?: string; title?: string } = {},
): string {
  const neck = w * 0.5
  const top = base - h * 0.7
  const cap = o.cap ?? p.tint.base
  const body = shoulder(cx, base, w, top, neck, base - h * 0.84, h * 0.1)
  const level = o.powder === true ? base - h * 0.16 : top + h * 0.1
  return (
    p.shadow(cx, base, w * 0.75) +
    path(body, '#eef5f8', { op: 0.85 }) +
    rect(cx - w / 2 + 5, level, w - 10, base - level - 6, o.fill ?? '#e8f1f6', 8) +
    path(body, p.glass(o.glass ?? natural.clear, o.glass === undefined ? 0.75 : 0.95), {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    wrapLabel(
      p,
      cx - w / 2,
      top + h * 0.14,
      w,
      h * 0.42,
      o.title === undefined ? {} : { title: o.title },
    ) +
    rect(cx - neck * 0.58, base - h * 0.92, neck * 1.16, h * 0.11, p.metal('#c3cad1'), 5) +
    bar(`M${num(cx - neck * 0.58)} ${num(base - h * 0.835)}h${num(neck * 1.16)}`, '#7d8894', 2) +
    rect(cx - neck * 0.64, base - h, neck * 1.28, h * 0.09, p.cylinder(cap), 7) +
    ellipse(cx, base - h + 4, neck * 0.56, h * 0.018, tone(cap, 0.4))
  )
}

/** Glass ampoule with a break ring. */
export function ampoule(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  o: { amber?: boolean; ring?: string; liquid?: string } = {},
): string {
  const a = w / 2
  const top = base - h
  const n = w * 0.14
  const d = `M${num(cx - a)} ${num(base - 10)}Q${num(cx - a)} ${num(base)} ${num(cx - a + 12)} ${num(base)}H${num(cx + a - 12)}Q${num(cx + a)} ${num(base)} ${num(cx + a)} ${num(base - 10)}V${num(top + h * 0.46)}C${num(cx + a)} ${num(top + h * 0.38)} ${num(cx + n)} ${num(top + h * 0.38)} ${num(cx + n)} ${num(top + h * 0.33)}C${num(cx + n)} ${num(top + h * 0.28)} ${num(cx + a * 0.55)} ${num(top + h * 0.24)} ${num(cx + a * 0.45)} ${num(top + h * 0.15)}L${num(cx + n)} ${num(top + 8)}Q${num(cx)} ${num(top - 6)} ${num(cx - n)} ${num(top + 8)}L${num(cx - a * 0.45)} ${num(top + h * 0.15)}C${num(cx - a * 0.55)} ${num(top + h * 0.24)} ${num(cx - n)} ${num(top + h * 0.28)} ${num(cx - n)} ${num(top + h * 0.33)}C${num(cx - n)} ${num(top + h * 0.38)} ${num(cx - a)} ${num(top + h * 0.38)} ${num(cx - a)} ${num(top + h * 0.46)}z`
  const glass = o.amber === true ? '#a8682a' : natural.clear
  return (
    p.shadow(cx, base, w * 0.8) +
    path(d, o.amber === true ? '#b5722c' : '#eef5f8', { op: 0.8 }) +
    rect(
      cx - a + 5,
      top + h * 0.47,
      w - 10,
      h * 0.52,
      o.liquid ?? (o.amber === true ? '#8f5319' : '#dcebf3'),
      8,
    ) +
    path(d, p.glass(glass, o.amber === true ? 0.9 : 0.75), {
      stroke: o.amber === true ? '#6d3f10' : '#8fa1b0',
      sw: 2,
    }) +
    bar(`M${num(cx - n - 2)} ${num(top + h * 0.33)}h${num(n * 2 + 4)}`, o.ring ?? p.tint.base, 6) +
    wrapLabel(p, cx - a, top + h * 0.52, w, h * 0.38)
  )
}
