import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'

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

/** The face of a screen: where it is, how thick its lines are, and a figure at the right end of a row. */
type Face = {
  p: Pen
  x: number
  y: number
  w: number
  h: number
  s: number
  figure: (fx: number, fy: number, text: string, size: number, fill: string) => string
}

const faces: Record<ScreenKind, (face: Face) => string> = {
  vitals: ({ x, y, w, h, s, figure }) =>
    line(wave(x + w * 0.03, y + h * 0.24, w * 0.66, h * 0.17, 5), '#3ee07f', s) +
    line(pulse(x + w * 0.03, y + h * 0.5, w * 0.66, h * 0.13, 5), '#45c8ff', s) +
    line(hump(x + w * 0.03, y + h * 0.72, w * 0.66, h * 0.12, 4), '#ffd84a', s) +
    line(pulse(x + w * 0.03, y + h * 0.93, w * 0.66, h * 0.1, 4), '#ff6b6b', s) +
    bar(`M${num(x + w * 0.72)} ${num(y + h * 0.05)}V${num(y + h * 0.95)}`, '#2a3d52', 2) +
    figure(0.97, 0.25, '72', 0.2, '#3ee07f') +
    figure(0.97, 0.5, '98', 0.2, '#45c8ff') +
    figure(0.97, 0.72, '18', 0.16, '#ffd84a') +
    figure(0.97, 0.93, '120/80', 0.11, '#ff8f8f'),

  ecg: ({ x, y, w, h, s }) =>
    rect(x, y, w, h, '#0b1a22') +
    times(4, (i) =>
      line(wave(x + w * 0.03, y + h * (0.27 + i * 0.22), w * 0.94, h * 0.17, 6), '#58e391', s),
    ),

  ultrasound: ({ p, x, y, w, h }) =>
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
      bar(`M${num(x + w * 0.93)} ${num(y + h * (0.15 + i * 0.14))}h${num(w * 0.03)}`, '#ffd84a', 2),
    ) +
    bar(
      `M${num(x + w * 0.04)} ${num(y + h * 0.1)}h${num(w * 0.15)}M${num(x + w * 0.04)} ${num(y + h * 0.16)}h${num(w * 0.1)}`,
      '#9fb4c6',
      3,
    ),

  xray: ({ x, y, w, h }) =>
    rect(x, y, w, h, '#0a0e12') +
    ellipse(x + w * 0.5, y + h * 0.52, w * 0.3, h * 0.42, '#5a6670', { op: 0.6 }) +
    line(`M${num(x + w * 0.5)} ${num(y + h * 0.06)}V${num(y + h * 0.95)}`, '#dfe6ea', w * 0.045) +
    times(6, (i) =>
      line(
        `M${num(x + w * 0.49)} ${num(y + h * (0.2 + i * 0.11))}q${num(-w * 0.2)} ${num(-h * 0.03)} ${num(-w * 0.26)} ${num(h * 0.1)}M${num(x + w * 0.51)} ${num(y + h * (0.2 + i * 0.11))}q${num(w * 0.2)} ${num(-h * 0.03)} ${num(w * 0.26)} ${num(h * 0.1)}`,
        '#c9d3da',
        w * 0.018,
        { op: 0.85 },
      ),
    ),

  numbers: ({ x, y, w, h, figure }) =>
    figure(0.94, 0.55, '5.0', 0.44, '#6fe3ff') +
    bar(`M${num(x + w * 0.08)} ${num(y + h * 0.75)}h${num(w * 0.84)}`, '#2f5f74', 2) +
    bar(
      `M${num(x + w * 0.08)} ${num(y + h * 0.87)}h${num(w * 0.5)}`,
      '#6fe3ff',
      Math.max(3, h * 0.05),
    ),

  menu: ({ p, x, y, w, h }) =>
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
    ),

  eye: ({ p, x, y, w, h, s }) =>
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
    ),

  ctg: ({ x, y, w, h, s, figure }) =>
    rect(x, y, w, h, '#10202c') +
    line(
      `M${num(x + w * 0.04)} ${num(y + h * 0.35)}${times(9, (i) => `l${num(w * 0.035)} ${num(h * (i % 3 === 0 ? -0.12 : 0.07))}l${num(w * 0.04)} ${num(h * (i % 3 === 2 ? -0.06 : 0.03))}`)}`,
      '#57e08e',
      s,
    ) +
    line(hump(x + w * 0.04, y + h * 0.88, w * 0.66, h * 0.22, 3), '#ffd24a', s) +
    figure(0.97, 0.4, '142', 0.26, '#57e08e') +
    figure(0.97, 0.85, '35', 0.24, '#ffd24a'),

  vent: ({ x, y, w, h, s, figure }) =>
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
        letter(x + w * (0.115 + i * 0.19), y + h * 0.89, ['15', '480', '40', '5', '22'][i] ?? '', {
          size: h * 0.11,
          weight: 600,
          fill: '#d9ecff',
          anchor: 'middle',
        }),
    ),

  scope: ({ p, x, y, w, h, s }) =>
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
    ),

  lcd: ({ p, x, y, w, h }) => rect(x, y, w, h, p.down('#cfdccb', '#b4c4b1'), Math.min(w, h) * 0.04),
}

function display(p: Pen, x: number, y: number, w: number, h: number, kind: ScreenKind): string {
  const figure: Face['figure'] = (fx, fy, text, size, fill) =>
    letter(x + w * fx, y + h * fy, text, { size: h * size, weight: 700, fill, anchor: 'end' })
  return faces[kind]({ p, x, y, w, h, s: Math.max(2, w * 0.006), figure })
}
