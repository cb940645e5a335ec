import { circle, ellipse, line, path, rect, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { hashText } from '../hash.ts'
import { natural, tone } from '../tones.ts'
import { letter } from '../lettering.ts'
import { tube } from '../shapes/stands.ts'

const colours = ['#2b2f35', '#263c6b', '#70203a'] as const

const chestPiece = (
  p: Pen,
  c: string,
  type: string,
  r: number,
  steel: string,
  x: number,
  y: number,
): string =>
  circle(x + 8, y + 14, r + 4, tone(steel, -0.5)) +
  circle(
    x,
    y,
    r + 4,
    p.linear(
      [
        [0, '#ffffff'],
        [0.3, steel],
        [0.5, tone(steel, 0.6)],
        [0.75, tone(steel, -0.2)],
        [1, tone(steel, -0.5)],
      ],
      1,
      1,
    ),
    { stroke: tone(steel, -0.5), sw: 2 },
  ) +
  circle(x, y, r * 0.9, c) +
  circle(
    x,
    y,
    r * 0.82,
    p.radial(
      [
        [0, '#ffffff'],
        [0.7, '#eceff2'],
        [1, '#c4ccd4'],
      ],
      0.4,
      0.36,
      0.7,
    ),
    { stroke: tone(c, 0.3), sw: 2 },
  ) +
  path(
    `M${x - r * 0.66} ${y - r * 0.3}Q${x - r * 0.2} ${y - r * 0.86} ${x + r * 0.5} ${y - r * 0.56}Q${x - r * 0.2} ${y - r * 0.46} ${x - r * 0.66} ${y - r * 0.3}z`,
    '#ffffff',
    { op: 0.85 },
  ) +
  letter(x, y + 8, p.brand, {
    size: r * 0.3,
    max: r * 1.3,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  letter(x, y + r * 0.4, p.print === '' ? type.toUpperCase() : p.print, {
    size: r * 0.18,
    max: r,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
    spacing: 1,
  })

/** Headset with ear tips turned inwards, tubing in its colour, chest piece by type. */
export function stethoscope(p: Pen): string {
  const c = p.colour(colours[hashText(p.brand) % colours.length] ?? colours[0])
  const type = p.fact('type')
  const r = type === 'paediatric' ? 84 : type === 'cardiology' ? 132 : 118
  const steel = p.fact('head').includes('alumin') ? '#c9cdd2' : '#b4bdc6'
  const x = 770
  const y = 770
  const ear = (s: number): string =>
    tube(
      `M${500 + s * 30} 352C${500 + s * 66} 268 ${500 + s * 178} 262 ${500 + s * 186} 172C${500 + s * 190} 116 ${500 + s * 160} 84 ${500 + s * 112} 70`,
      21,
      steel,
    ) +
    turn(
      s * 16,
      500 + s * 98,
      68,
      rect(500 + s * 110 - 13, 48, 26, 42, p.rod('#4a535d'), 6) +
        ellipse(500 + s * 86, 68, 27, 23, p.ball('#33393f')),
    ) +
    tube(`M${500 + s * 32} 340C${500 + s * 32} 420 ${500 + s * 8} 430 500 500`, 35, c)
  return (
    line('M404 262Q500 320 596 262', '#5f6872', 12) +
    line('M404 260Q500 316 596 260', '#e6eaee', 4) +
    ear(-1) +
    ear(1) +
    tube(
      'M500 480C504 620 300 590 236 726C180 850 300 940 436 900C560 862 560 780 660 772',
      37,
      c,
    ) +
    path('M474 440Q500 424 526 440L520 512Q500 524 480 512z', p.cylinder(c)) +
    rect(642, y - 24, 42, 48, p.rod(tone(steel, 0.1)), 8, { stroke: tone(steel, -0.4), sw: 1.5 }) +
    rect(680, y - 13, 60, 26, p.metalRod(steel), 4) +
    chestPiece(p, c, type, r, steel, x, y)
  )
}
