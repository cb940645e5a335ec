/** Parts of machines: housings, screens, controls, wheels, stands, cables. */
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, poly, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'

/** Moulded box seen from the front, lit from the upper left. */
export function housing(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 24,
  colour: string = natural.shell,
): string {
  return (
    rect(x, y, w, h, p.plastic(colour), r, { stroke: tone(colour, -0.28), sw: 2.5 }) +
    line(`M${num(x + r)} ${num(y + 5)}H${num(x + w - r)}`, '#ffffff', 5, { op: 0.7 }) +
    rect(x + 2, y + h * 0.9, w - 4, h * 0.1 - 2, tone(colour, -0.35), Math.min(r, h * 0.05), {
      op: 0.18,
    })
  )
}

/** Box with a visible right side and top, for machines at an angle. */
export function solid(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  colour: string = natural.shell,
  r = 10,
): string {
  const up = d * 0.4
  return (
    poly(
      [x + w - r, y, x + w + d, y - up, x + w + d, y + h - up, x + w - r, y + h],
      p.across(tone(colour, -0.18), tone(colour, -0.32)),
      { stroke: tone(colour, -0.38), sw: 2 },
    ) +
    poly(
      [x + r * 0.4, y + r * 0.4, x + d, y - up, x + w + d, y - up, x + w - r * 0.4, y + r * 0.4],
      p.across(tone(colour, 0.55), tone(colour, 0.25)),
      { stroke: tone(colour, -0.2), sw: 2 },
    ) +
    rect(x, y, w, h, p.plastic(colour), r, { stroke: tone(colour, -0.28), sw: 2.5 })
  )
}

export type ScreenKind =
  | 'vitals'
  | 'ecg'
  | 'ultrasound'
  | 'xray'
  | 'numbers'
  | 'menu'
  | 'eye'
  | 'ctg'
  | 'vent'
  | 'scope'
  | 'lcd'

const wave = (x: number, y: number, w: number, h: number, beats: number): string => {
  const s = w / beats
  let d = `M${num(x)} ${num(y)}`
  for (let i = 0; i < beats; i += 1) {
    d += `h${num(s * 0.22)}q${num(s * 0.05)} ${num(-h * 0.18)} ${num(s * 0.1)} 0h${num(s * 0.08)}l${num(s * 0.04)} ${num(h * 0.12)}l${num(s * 0.06)} ${num(-h * 0.92)}l${num(s * 0.07)} ${num(h)}l${num(s * 0.04)} ${num(-h * 0.2)}h${num(s * 0.1)}q${num(s * 0.09)} ${num(-h * 0.3)} ${num(s * 0.18)} 0H${num(x + s * (i + 1))}`
  }
  return d
}
const pulse = (x: number, y: number, w: number, h: number, beats: number): string => {
  const s = w / beats
  let d = `M${num(x)} ${num(y)}`
  for (let i = 0; i < beats; i += 1)
    d += `q${num(s * 0.12)} ${num(-h)} ${num(s * 0.3)} ${num(-h * 0.9)}q${num(s * 0.1)} ${num(h * 0.5)} ${num(s * 0.25)} ${num(h * 0.4)}q${num(s * 0.2)} ${num(h * 0.35)} ${num(s * 0.45)} ${num(h * 0.5)}`
  return d
}
const hump = (x: number, y: number, w: number, h: number, count: number): string => {
  const s = w / count
  return `M${num(x)} ${num(y)}${times(count, () => `h${num(s * 0.15)}q${num(s * 0.05)} ${num(-h)} ${num(s * 0.35)} ${num(-h)}q${num(s * 0.1)} 0 ${num(s * 0.2)} ${num(h)}h${num(s * 0.3)}`)}`
}

/** Lit display with a dark bezel; the kind decides what it shows. */
export function screen(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: ScreenKind,
  bezel = Math.min(w, h) * 0.05,
): string {
  const frame = rect(
    x - bezel,
    y - bezel,
    w + bezel * 2,
    h + bezel * 2,
    p.plastic('#3a434e'),
    bezel * 1.4,
  )
  const glare = path(
    `M${num(x)} ${num(y)}H${num(x + w * 0.5)}L${num(x + w * 0.3)} ${num(y + h)}H${num(x)}z`,
    '#ffffff',
    { op: 0.07 },
  )
  const dark = rect(
    x,
    y,
    w,
    h,
    p.linear(
      [
        [0, '#0d1f33'],
        [1, '#050d18'],
      ],
      1,
      1,
    ),
    bezel * 0.5,
  )
  return frame + (kind === 'lcd' ? '' : dark) + display(p, x, y, w, h, kind) + glare
}

function display(p: Pen, x: number, y: number, w: number, h: number, kind: ScreenKind): string {
  const figure = (fx: number, fy: number, text: string, size: number, fill: string): string =>
    letter(x + w * fx, y + h * fy, text, { size: h * size, weight: 700, fill, anchor: 'end' })
  const s = Math.max(2, w * 0.006)
  switch (kind) {
    case 'vitals':
      return (
        line(wave(x + w * 0.03, y + h * 0.24, w * 0.66, h * 0.17, 5), '#3ee07f', s) +
        line(pulse(x + w * 0.03, y + h * 0.5, w * 0.66, h * 0.13, 5), '#45c8ff', s) +
        line(hump(x + w * 0.03, y + h * 0.72, w * 0.66, h * 0.12, 4), '#ffd84a', s) +
        line(pulse(x + w * 0.03, y + h * 0.93, w * 0.66, h * 0.1, 4), '#ff6b6b', s) +
        bar(`M${num(x + w * 0.72)} ${num(y + h * 0.05)}V${num(y + h * 0.95)}`, '#2a3d52', 2) +
        figure(0.97, 0.25, '72', 0.2, '#3ee07f') +
        figure(0.97, 0.5, '98', 0.2, '#45c8ff') +
        figure(0.97, 0.72, '18', 0.16, '#ffd84a') +
        figure(0.97, 0.93, '120/80', 0.11, '#ff8f8f')
      )
    case 'ecg':
      return (
        rect(x, y, w, h, '#0b1a22') +
        times(4, (i) =>
          line(wave(x + w * 0.03, y + h * (0.27 + i * 0.22), w * 0.94, h * 0.17, 6), '#58e391', s),
        )
      )
    case 'ultrasound':
      return (
        path(
          `M${num(x + w * 0.42)} ${num(y + h * 0.08)}Q${num(x + w * 0.5)} ${num(y + h * 0.12)} ${num(x + w * 0.58)} ${num(y + h * 0.08)}L${num(x + w * 0.86)} ${num(y + h * 0.8)}Q${num(x + w * 0.5)} ${num(y + h * 1.02)} ${num(x + w * 0.14)} ${num(y + h * 0.8)}z`,
          p.radial(
            [
              [0, '#d7dde2'],
              [0.35, '#7d8890'],
              [0.7, '#3b464e'],
              [1, '#1a2229'],
            ],
            0.5,
            0.35,
            0.7,
          ),
        ) +
        ellipse(x + w * 0.48, y + h * 0.55, w * 0.14, h * 0.13, '#0a0f14', { op: 0.9 }) +
        ellipse(x + w * 0.5, y + h * 0.57, w * 0.08, h * 0.06, '#9aa5ad', { op: 0.8 }) +
        circle(x + w * 0.42, y + h * 0.52, h * 0.045, '#b9c2c9', { op: 0.8 }) +
        times(5, (i) =>
          bar(
            `M${num(x + w * 0.93)} ${num(y + h * (0.15 + i * 0.14))}h${num(w * 0.03)}`,
            '#ffd84a',
            2,
          ),
        ) +
        bar(
          `M${num(x + w * 0.04)} ${num(y + h * 0.1)}h${num(w * 0.15)}M${num(x + w * 0.04)} ${num(y + h * 0.16)}h${num(w * 0.1)}`,
          '#9fb4c6',
          3,
        )
      )
    case 'xray':
      return (
        rect(x, y, w, h, '#0a0e12') +
        ellipse(x + w * 0.5, y + h * 0.52, w * 0.3, h * 0.42, '#5a6670', { op: 0.6 }) +
        line(
          `M${num(x + w * 0.5)} ${num(y + h * 0.06)}V${num(y + h * 0.95)}`,
          '#dfe6ea',
          w * 0.045,
        ) +
        times(6, (i) =>
          line(
            `M${num(x + w * 0.49)} ${num(y + h * (0.2 + i * 0.11))}q${num(-w * 0.2)} ${num(-h * 0.03)} ${num(-w * 0.26)} ${num(h * 0.1)}M${num(x + w * 0.51)} ${num(y + h * (0.2 + i * 0.11))}q${num(w * 0.2)} ${num(-h * 0.03)} ${num(w * 0.26)} ${num(h * 0.1)}`,
            '#c9d3da',
            w * 0.018,
            { op: 0.85 },
          ),
        )
      )
    case 'numbers':
      return (
        figure(0.94, 0.55, '5.0', 0.44, '#6fe3ff') +
        bar(`M${num(x + w * 0.08)} ${num(y + h * 0.75)}h${num(w * 0.84)}`, '#2f5f74', 2) +
        bar(
          `M${num(x + w * 0.08)} ${num(y + h * 0.87)}h${num(w * 0.5)}`,
          '#6fe3ff',
          Math.max(3, h * 0.05),
        )
      )
    case 'menu':
      return (
        rect(x, y, w, h, p.down('#e8f2fb', '#c9def2')) +
        rect(x, y, w, h * 0.16, p.tint.dark) +
        times(6, (i) =>
          rect(
            x + w * (0.06 + (i % 3) * 0.31),
            y + h * (0.24 + Math.floor(i / 3) * 0.36),
            w * 0.26,
            h * 0.28,
            i % 2 === 0 ? p.tint.light : '#ffffff',
            4,
            { stroke: '#8fb0d0', sw: 1.5 },
          ),
        )
      )
    case 'eye':
      return (
        rect(x, y, w, h, '#1b2128') +
        circle(
          x + w * 0.5,
          y + h * 0.5,
          h * 0.36,
          p.radial([
            [0, '#05070a'],
            [0.34, '#05070a'],
            [0.4, '#5c7891'],
            [0.8, '#88a2b5'],
            [1, '#3a4a58'],
          ]),
        ) +
        circle(x + w * 0.5, y + h * 0.5, h * 0.22, 'none', {
          stroke: '#46e08c',
          sw: s * 1.4,
          dash: '6 5',
        }) +
        circle(x + w * 0.46, y + h * 0.45, h * 0.03, '#fff') +
        bar(
          `M${num(x + w * 0.05)} ${num(y + h * 0.12)}h${num(w * 0.18)}M${num(x + w * 0.77)} ${num(y + h * 0.12)}h${num(w * 0.18)}M${num(x + w * 0.05)} ${num(y + h * 0.9)}h${num(w * 0.22)}`,
          '#46e08c',
          4,
        )
      )
    case 'ctg':
      return (
        rect(x, y, w, h, '#10202c') +
        line(
          `M${num(x + w * 0.04)} ${num(y + h * 0.35)}${times(9, (i) => `l${num(w * 0.035)} ${num(h * (i % 3 === 0 ? -0.12 : 0.07))}l${num(w * 0.04)} ${num(h * (i % 3 === 2 ? -0.06 : 0.03))}`)}`,
          '#57e08e',
          s,
        ) +
        line(hump(x + w * 0.04, y + h * 0.88, w * 0.66, h * 0.22, 3), '#ffd24a', s) +
        figure(0.97, 0.4, '142', 0.26, '#57e08e') +
        figure(0.97, 0.85, '35', 0.24, '#ffd24a')
      )
    case 'vent':
      return (
        line(hump(x + w * 0.04, y + h * 0.3, w * 0.7, h * 0.2, 4), '#ffd84a', s) +
        line(
          `M${num(x + w * 0.04)} ${num(y + h * 0.55)}${times(4, () => `h${num(w * 0.03)}v${num(-h * 0.15)}l${num(w * 0.05)} ${num(h * 0.12)}l${num(w * 0.03)} ${num(h * 0.14)}q${num(w * 0.02)} ${num(-h * 0.1)} ${num(w * 0.065)} ${num(-h * 0.11)}`)}`,
          '#58e391',
          s,
        ) +
        figure(0.97, 0.28, '22', 0.16, '#ffd84a') +
        figure(0.97, 0.52, '480', 0.15, '#58e391') +
        times(
          5,
          (i) =>
            rect(x + w * (0.03 + i * 0.19), y + h * 0.74, w * 0.17, h * 0.2, '#1f3a55', 5) +
            letter(
              x + w * (0.115 + i * 0.19),
              y + h * 0.89,
              ['15', '480', '40', '5', '22'][i] ?? '',
              { size: h * 0.11, weight: 600, fill: '#d9ecff', anchor: 'middle' },
            ),
        )
      )
    case 'scope':
      return (
        circle(
          x + w * 0.5,
          y + h * 0.5,
          h * 0.44,
          p.radial([
            [0, '#4a0f12'],
            [0.25, '#8c2f2a'],
            [0.6, '#d8766a'],
            [0.9, '#eaa596'],
            [1, '#8a3c34'],
          ]),
        ) +
        line(
          `M${num(x + w * 0.36)} ${num(y + h * 0.3)}q${num(w * 0.1)} ${num(h * 0.1)} ${num(w * 0.06)} ${num(h * 0.36)}M${num(x + w * 0.63)} ${num(y + h * 0.25)}q${num(-w * 0.05)} ${num(h * 0.2)} ${num(w * 0.02)} ${num(h * 0.4)}`,
          '#b0453e',
          s * 1.3,
        )
      )
    case 'lcd':
      return rect(x, y, w, h, p.down('#cfdccb', '#b4c4b1'), Math.min(w, h) * 0.04)
  }
}

/** Figures on a grey-green liquid crystal display. */
export const digits = (
  x: number,
  y: number,
  text: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'end',
  fill = '#1d2a24',
): string => letter(x, y, text, { size, weight: 700, fill, anchor })

export function knob(
  p: Pen,
  cx: number,
  cy: number,
  r: number,
  colour: string = natural.dark,
): string {
  return (
    circle(cx + r * 0.08, cy + r * 0.14, r * 1.06, '#0b1d33', { op: 0.22 }) +
    circle(cx, cy, r, p.plastic(colour), { stroke: tone(colour, -0.4), sw: 2 }) +
    circle(cx, cy, r * 0.7, p.ball(tone(colour, 0.12))) +
    line(`M${num(cx)} ${num(cy - r * 0.25)}V${num(cy - r * 0.62)}`, '#ffffff', r * 0.13)
  )
}

export function button(p: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x, y + 2, w, h, '#0b1d33', Math.min(w, h) * 0.3, { op: 0.25 }) +
    rect(x, y, w, h, p.plastic(colour), Math.min(w, h) * 0.3, {
      stroke: tone(colour, -0.3),
      sw: 1.5,
    })
  )
}

export const lamp = (cx: number, cy: number, r: number, colour: string): string =>
  circle(cx, cy, r, colour) + circle(cx - r * 0.3, cy - r * 0.3, r * 0.35, '#ffffff', { op: 0.8 })

export const vents = (x: number, y: number, w: number, rows: number, gap: number): string =>
  times(rows, (i) =>
    line(`M${num(x)} ${num(y + i * gap)}h${num(w)}`, '#5d6873', gap * 0.34, { op: 0.7 }),
  )

/** Swivel castor; y is the ground. */
export function castor(p: Pen, cx: number, y: number, r: number): string {
  return (
    p.shadow(cx, y, r * 1.5, r * 0.32) +
    path(
      `M${num(cx - r * 0.5)} ${num(y - r * 2.4)}h${num(r)}l${num(r * 0.15)} ${num(r * 1.5)}h${num(-r * 0.7)}z`,
      p.metal('#aab3bd'),
    ) +
    circle(cx, y - r, r, p.ball('#3a424b')) +
    circle(cx, y - r, r * 0.45, p.ball('#aab3bd'))
  )
}

/** Five-legged rolling base seen slightly from above; y is the ground at the front castor. */
export function starBase(
  p: Pen,
  cx: number,
  y: number,
  reach: number,
  colour: string = natural.steel,
): string {
  const legs: readonly (readonly [number, number])[] = [
    [-0.62, -0.2],
    [0.62, -0.2],
    [-1, -0.09],
    [1, -0.09],
    [0, 0],
  ]
  const hub = y - reach * 0.3
  return (
    p.shadow(cx, y - reach * 0.03, reach * 1.1, reach * 0.16) +
    legs
      .map(([dx, dy], i) => {
        const ex = cx + dx * reach
        const ey = y + dy * reach - reach * 0.12
        return (
          line(`M${num(cx)} ${num(hub)}L${num(ex)} ${num(ey)}`, tone(colour, -0.3), reach * 0.1) +
          line(
            `M${num(cx)} ${num(hub - 3)}L${num(ex)} ${num(ey - 3)}`,
            tone(colour, 0.3),
            reach * 0.045,
          ) +
          castor(p, ex, ey + reach * (i === 4 ? 0.13 : 0.12), reach * 0.06)
        )
      })
      .join('') +
    ellipse(cx, hub, reach * 0.16, reach * 0.07, p.metal(colour))
  )
}

/** Upright steel or painted pole. */
export const pole = (
  p: Pen,
  cx: number,
  y1: number,
  y2: number,
  w: number,
  colour: string = natural.steel,
): string => rect(cx - w / 2, y1, w, y2 - y1, p.metal(colour), w * 0.3)

/** Low wheeled trolley foot; y is the ground. */
export function trolleyBase(
  p: Pen,
  x: number,
  y: number,
  w: number,
  colour: string = natural.shell,
): string {
  const r = w * 0.05
  return (
    p.shadow(x + w / 2, y, w * 0.6) +
    castor(p, x + w * 0.12, y - w * 0.04, r) +
    castor(p, x + w * 0.88, y - w * 0.04, r) +
    path(
      `M${num(x + w * 0.1)} ${num(y - w * 0.2)}H${num(x + w * 0.9)}L${num(x + w)} ${num(y - w * 0.1)}H${num(x)}z`,
      p.down(tone(colour, 0.3), tone(colour, -0.15)),
      { stroke: tone(colour, -0.3), sw: 2 },
    ) +
    rect(x, y - w * 0.105, w, w * 0.035, tone(colour, -0.35), 6) +
    castor(p, x + w * 0.04 + r, y, r * 1.15) +
    castor(p, x + w * 0.96 - r, y, r * 1.15)
  )
}

/** Round bar, hose or cable along a path: edge, body and a line of light. */
export function tube(
  d: string,
  width: number,
  colour: string,
  o: { shadow?: boolean; clear?: boolean } = {},
): string {
  return (
    (o.shadow === true
      ? line(d, '#0b1d33', width * 1.25, {
          op: 0.08,
          t: `translate(${num(width * 0.5)} ${num(width * 0.75)})`,
        })
      : '') +
    line(d, tone(colour, o.clear === true ? -0.28 : -0.36), width) +
    line(d, colour, width * 0.74) +
    line(d, tone(colour, o.clear === true ? 0.75 : 0.5), width * 0.26, {
      t: `translate(${num(-width * 0.08)} ${num(-width * 0.14)})`,
      op: 0.85,
    })
  )
}

/** A wound length of tubing seen flat. */
export function coil(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turns: number,
  width: number,
  colour: string,
  clear = true,
): string {
  return times(turns, (i) => {
    const a = rx - i * width * 1.05
    const b = ry - i * width * 1.05
    const dx = (i % 2) * width * 0.35
    return tube(
      `M${num(cx - a + dx)} ${num(cy)}a${num(a)} ${num(b)} 0 1 1 ${num(a * 2)} 0a${num(a)} ${num(b)} 0 1 1 ${num(-a * 2)} 0z`,
      width,
      colour,
      { clear, shadow: i === 0 },
    )
  })
}
