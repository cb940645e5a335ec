import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { circle, line, path, rect, turn } from '../../marks.ts'
import { natural } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { squeezeTube } from '../../shapes/tubes-and-bags.ts'

export const dentalCare = {
  'dental-etchant': {
    cm: 14,
    focus: [560, 560],
    draw: (p) =>
      carton(p, 260, 130, 480, 330, 210, { note: `PHOSPHORIC ACID ${p.told('acid', '37 %')}` }) +
      p.shadow(500, 860, 420, 36) +
      [560, 740]
        .map((y, i) =>
          turn(
            -6 + i * 8,
            500,
            y,
            rect(180, y - 16, 190, 32, p.rod('#f4f6f8')) +
              rect(160, y - 56, 26, 112, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
              rect(360, y - 80, 20, 160, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
              rect(374, y - 44, 300, 88, '#1f5fd0', 10) +
              rect(374, y - 44, 300, 88, p.glassRod('#6f9cf0', 0.55), 10, {
                stroke: '#1c4fae',
                sw: 2,
              }) +
              rect(430, y - 44, 180, 88, '#ffffff') +
              letter(520, y - 6, p.brand, {
                size: 34,
                max: 166,
                weight: 700,
                fill: p.tint.base,
                anchor: 'middle',
              }) +
              letter(520, y + 28, `Etch ${p.size}`, {
                size: 28,
                max: 166,
                weight: 700,
                fill: natural.ink,
                anchor: 'middle',
              }) +
              path(`M672 ${y - 36}L716 ${y - 16}V${y + 16}L672 ${y + 36}z`, p.rod('#1f5fd0')) +
              rect(712, y - 20, 50, 40, p.rod('#f4f6f8'), 6, { stroke: '#9fadb9', sw: 2 }) +
              line(`M760 ${y}H800Q830 ${y} 850 ${y + 26}`, '#59636d', 9),
          ),
        )
        .join('') +
      circle(862, 620, 20, p.ball('#1f5fd0')),
  },
  'lignocaine-jelly': {
    cm: 15,
    focus: [330, 560],
    draw: (p) =>
      carton(p, 480, 320, 290, 430, 160, { note: 'JELLY 2 %' }) +
      squeezeTube(p, 290, 900, 290, 760, {}) +
      p.shadow(640, 900, 120, 16) +
      turn(
        -10,
        620,
        870,
        path('M540 850H640L760 866V874L640 890H540z', p.rod('#f4f6f8'), {
          stroke: '#9fadb9',
          sw: 2,
        }),
      ),
  },
} satisfies Record<string, FamilyDrawing>
