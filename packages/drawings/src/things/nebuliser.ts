import { letter } from '../lettering.ts'
import { circle, line, path, rect } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'

/** Pocket nebuliser: mouthpiece with mask, medicine cup and battery handle. */
export function meshNebuliser(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(520, 910, 230, 34) +
    path(
      'M392 520H648L632 850Q628 900 580 902H460Q412 900 408 850z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.4, '#f1f4f6'],
          [1, '#b4bec8'],
        ],
        1,
        0.2,
      ),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    path(
      'M400 640Q520 690 640 640L632 850Q628 900 580 902H460Q412 900 408 850z',
      p.linear(
        [
          [0, tone(c, 0.35)],
          [0.5, c],
          [1, tone(c, -0.35)],
        ],
        1,
        0.3,
      ),
    ) +
    circle(520, 590, 36, p.ball('#f7f9fa'), { stroke: '#98a4b0', sw: 2 }) +
    line('M520 576v16M507 581a18 18 0 1 0 26 0', '#2f8f5b', 5) +
    letter(520, 780, p.brand, {
      size: 46,
      max: 190,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(520, 830, p.print, {
      size: 26,
      max: 180,
      weight: 600,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    rect(384, 330, 272, 200, p.glass('#dceaf2', 0.95), 40, { stroke: '#8fa1b0', sw: 2.5 }) +
    rect(400, 430, 240, 90, '#bfe0f2', 28, { op: 0.85 }) +
    rect(440, 296, 160, 46, p.cylinder(c), 16) +
    path('M392 360H300L270 340V480L300 462H392z', p.rod('#eef3f6'), { stroke: '#98a4b0', sw: 2 }) +
    path(
      'M276 300Q150 300 96 420Q70 500 130 560Q200 590 280 540Q300 420 276 300z',
      p.radial(
        [
          [0, '#fbfdfe', 0.95],
          [0.7, '#d3e5ee', 0.92],
          [1, '#9fbccb', 0.95],
        ],
        0.45,
        0.4,
        0.65,
      ),
      { stroke: '#7d99a8', sw: 3 },
    ) +
    path('M250 330Q170 340 130 430', 'none', { stroke: '#ffffff', sw: 10, op: 0.85 }) +
    line('M100 430C40 400 40 330 110 310', '#7fbf9a', 10)
  )
}
