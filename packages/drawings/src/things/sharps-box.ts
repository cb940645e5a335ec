import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

const biohazardLabel = (p: Pen, red: string): string =>
  rect(352, 500, 296, 232, '#ffffff', 14, { stroke: '#d5dde3', sw: 2 }) +
  times(
    3,
    (i) =>
      `<g transform="rotate(${i * 120} 500 570)">${circle(500, 546, 20, 'none', { stroke: red, sw: 9 })}</g>`,
  ) +
  circle(500, 570, 9, red) +
  letter(500, 652, 'SHARPS WASTE', { size: 34, weight: 700, fill: red, anchor: 'middle' }) +
  letter(500, 688, p.brand, {
    size: 30,
    max: 250,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  letter(500, 720, p.print, {
    size: 28,
    max: 200,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  })

/** Translucent white box for sharps with a coloured locking lid. */
export function sharpsBox(p: Pen): string {
  const lid = '#c8312f'
  const red = '#b3202a'
  return (
    p.shadow(500, 920, 300, 42) +
    path(
      'M250 330H750L716 880Q712 914 676 916H324Q288 914 284 880z',
      p.linear(
        [
          [0, '#d5dde3'],
          [0.12, '#ffffff'],
          [0.35, '#f3f6f8'],
          [0.7, '#e6ecf0'],
          [0.9, '#ffffff'],
          [1, '#c3ccd5'],
        ],
        1,
        0,
      ),
      { stroke: '#aab6c1', sw: 2.5 },
    ) +
    path('M300 760H700L694 870Q690 896 664 898H336Q310 896 306 870z', '#9fb2c0', { op: 0.25 }) +
    times(9, (i) =>
      line(
        `M${330 + i * 42} ${850 - (i % 3) * 26}l${(i % 2 === 0 ? 1 : -1) * 40} -50`,
        '#8fa1b0',
        7,
        { op: 0.35 },
      ),
    ) +
    bar('M268 460H732', red, 4, { dash: '22 12' }) +
    letter(716, 450, 'FILL LINE', { size: 22, weight: 600, fill: red, anchor: 'end' }) +
    path(
      'M222 250Q222 236 240 236H760Q778 236 778 250L764 336H236z',
      p.linear(
        [
          [0, tone(lid, 0.35)],
          [0.5, lid],
          [1, tone(lid, -0.3)],
        ],
        1,
        0.2,
      ),
      { stroke: tone(lid, -0.4), sw: 2.5 },
    ) +
    path('M300 236Q320 176 500 174Q680 176 700 236z', p.ball(lid), {
      stroke: tone(lid, -0.4),
      sw: 2.5,
    }) +
    ellipse(500, 206, 110, 20, '#3a0d0d') +
    path('M610 206Q640 190 650 150Q600 130 560 160', 'none', { stroke: tone(lid, -0.15), sw: 14 }) +
    path('M446 204l20-90 26 6-18 88z', p.glass('#e7f0f4'), { stroke: '#8fa1b0', sw: 2 }) +
    biohazardLabel(p, red)
  )
}
