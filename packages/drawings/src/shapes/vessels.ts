/** Round vessels: vials, ampoules, bottles, cans, tubes of jelly, infusion bags, blood tubes. Base centre is (cx, base). */
import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber, natural, tone } from '../materials.ts'
import { label, wrapLabel } from './label.ts'

const shoulder = (
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

/** Five litres and more come in a can: the look of gels and rubs by their size. */
export const canSize = (p: Pen): string =>
  firstNumber(p.size, 0) >= 5000 || /^(5|10) L/.test(p.size) ? 'can' : ''

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
