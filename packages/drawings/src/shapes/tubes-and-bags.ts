import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { label } from './label.ts'

/** Squeeze tube standing on its cap. */
export function squeezeTube(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  o: { colour?: string; cap?: string; title?: string } = {},
): string {
  const c = o.colour ?? '#f4f6f8'
  const top = base - h
  const capH = h * 0.13
  const d = `M${num(cx - w * 0.56)} ${num(top)}H${num(cx + w * 0.56)}L${num(cx + w * 0.46)} ${num(base - capH - h * 0.04)}Q${num(cx + w * 0.42)} ${num(base - capH)} ${num(cx + w * 0.25)} ${num(base - capH)}H${num(cx - w * 0.25)}Q${num(cx - w * 0.42)} ${num(base - capH)} ${num(cx - w * 0.46)} ${num(base - capH - h * 0.04)}z`
  return (
    p.shadow(cx, base, w * 0.6) +
    rect(cx - w * 0.28, base - capH, w * 0.56, capH, p.cylinder(o.cap ?? p.tint.base), 6) +
    path(d, p.cylinder(c), { stroke: tone(c, -0.25), sw: 2 }) +
    `<g clip-path="${p.clip(path(d, '#000'))}"><g transform="translate(${num(cx - w * 0.5)} ${num(top + h * 0.09)})">${label(p, w, h * 0.7, o.title === undefined ? {} : { title: o.title })}</g></g>` +
    path(
      d,
      p.linear(
        [
          [0, '#0b1d33', 0.3],
          [0.2, '#ffffff', 0.35],
          [0.4, '#ffffff', 0],
          [0.8, '#0b1d33', 0.06],
          [1, '#0b1d33', 0.35],
        ],
        1,
        0,
      ),
    ) +
    times(4, (i) =>
      bar(`M${num(cx - w * 0.555)} ${num(top + 6 + i * 7)}h${num(w * 1.11)}`, tone(c, -0.25), 2),
    )
  )
}

/** Blood collection tube: glass, coloured stopper, label, blood or gel. */
export function bloodTube(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  cap: string,
  o: { filled?: number; gel?: boolean; text?: string } = {},
): string {
  const top = base - h
  const r = w / 2
  const body = `M${num(cx - r)} ${num(top + h * 0.1)}H${num(cx + r)}V${num(base - r)}A${num(r)} ${num(r)} 0 0 1 ${num(cx - r)} ${num(base - r)}z`
  const level = base - h * (o.filled ?? 0)
  return (
    path(body, '#f0f6f9') +
    ((o.filled ?? 0) > 0
      ? path(
          `M${num(cx - r + 3)} ${num(level)}H${num(cx + r - 3)}V${num(base - r)}A${num(r - 3)} ${num(r - 3)} 0 0 1 ${num(cx - r + 3)} ${num(base - r)}z`,
          natural.blood,
        )
      : '') +
    (o.gel === true
      ? path(
          `M${num(cx - r + 3)} ${num(base - r - h * 0.06)}H${num(cx + r - 3)}V${num(base - r)}A${num(r - 3)} ${num(r - 3)} 0 0 1 ${num(cx - r + 3)} ${num(base - r)}z`,
          '#e9e2c8',
        )
      : '') +
    path(body, p.glass(), { stroke: '#94a5b3', sw: 2 }) +
    rect(cx - r, top + h * 0.3, w, h * 0.42, '#ffffff') +
    rect(cx - r, top + h * 0.3, w, h * 0.07, cap) +
    letter(cx + w * 0.14, top + h * 0.69, o.text ?? p.brand, {
      size: w * 0.3,
      max: h * 0.29,
      weight: 700,
      fill: tone(cap, -0.35),
      turn: -90,
    }) +
    letter(cx + w * 0.38, top + h * 0.69, p.size, {
      size: w * 0.2,
      max: h * 0.3,
      weight: 600,
      fill: natural.ink,
      turn: -90,
    }) +
    rect(
      cx - r,
      top + h * 0.3,
      w,
      h * 0.42,
      p.linear(
        [
          [0, '#0b1d33', 0.35],
          [0.25, '#ffffff', 0.3],
          [0.5, '#ffffff', 0],
          [1, '#0b1d33', 0.35],
        ],
        1,
        0,
      ),
    ) +
    rect(cx - r * 1.22, top, r * 2.44, h * 0.17, p.cylinder(cap), 8) +
    times(7, (i) =>
      bar(
        `M${num(cx - r + i * r * 0.33)} ${num(top + h * 0.03)}v${num(h * 0.12)}`,
        tone(cap, -0.3),
        2,
        { op: 0.5 },
      ),
    ) +
    ellipse(cx, top + 4, r * 1.05, 5, tone(cap, 0.45))
  )
}

/** Collapsible clear bag with ports below, hanging by a slot. */
export function fluidBag(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { liquid?: string; title?: string; face?: string } = {},
): string {
  const d = `M${num(x + w * 0.08)} ${num(y)}H${num(x + w * 0.92)}Q${num(x + w)} ${num(y)} ${num(x + w)} ${num(y + h * 0.08)}L${num(x + w * 0.98)} ${num(y + h * 0.82)}Q${num(x + w * 0.96)} ${num(y + h * 0.92)} ${num(x + w * 0.8)} ${num(y + h * 0.94)}L${num(x + w * 0.64)} ${num(y + h)}H${num(x + w * 0.36)}L${num(x + w * 0.2)} ${num(y + h * 0.94)}Q${num(x + w * 0.04)} ${num(y + h * 0.92)} ${num(x + w * 0.02)} ${num(y + h * 0.82)}L${num(x)} ${num(y + h * 0.08)}Q${num(x)} ${num(y)} ${num(x + w * 0.08)} ${num(y)}z`
  return (
    [0.4, 0.6]
      .map(
        (f) =>
          rect(x + w * f - w * 0.045, y + h - 4, w * 0.09, h * 0.1, p.cylinder(natural.clear), 3) +
          rect(
            x + w * f - w * 0.06,
            y + h * 1.07,
            w * 0.12,
            h * 0.05,
            p.cylinder(f < 0.5 ? p.tint.base : '#e7ebef'),
            4,
          ),
      )
      .join('') +
    path(
      d,
      p.linear(
        [
          [0, '#c7d8e2'],
          [0.1, '#f4fafc'],
          [0.3, o.liquid ?? '#dfecf3'],
          [0.7, o.liquid ?? '#dfecf3'],
          [0.9, '#f6fbfd'],
          [1, '#b9cbd7'],
        ],
        1,
        0.2,
      ),
      { stroke: '#93a7b5', sw: 3 },
    ) +
    rect(x + w * 0.4, y + h * 0.025, w * 0.2, h * 0.035, '#ffffff', h * 0.017, {
      stroke: '#93a7b5',
      sw: 2.5,
    }) +
    `<g transform="translate(${num(x + w * 0.13)} ${num(y + h * 0.15)})">${o.face ?? label(p, w * 0.74, h * 0.62, o.title === undefined ? {} : { title: o.title })}</g>` +
    line(`M${num(x + w * 0.06)} ${num(y + h * 0.12)}V${num(y + h * 0.78)}`, '#ffffff', 8, {
      op: 0.75,
    })
  )
}
