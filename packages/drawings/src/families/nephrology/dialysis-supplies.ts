import type { FamilyDrawing } from '../../family.ts'
import { fistulaColour } from '../../colours.ts'
import { letter } from '../../lettering.ts'
import { circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import { firstNumber } from '../../hash.ts'
import { natural, tone } from '../../tones.ts'
import { coil, tube } from '../../shapes/stands.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { syringe } from '../../shapes/needles.ts'
import { ART, VEN, dialyserUnit } from './parts.ts'

export const dialysisSupplies = {
  dialyser: {
    cm: 24,
    focus: [240, 560],
    lying: true,
    draw: (p) => turn(62, 500, 500, dialyserUnit(p, 480, 90, 210, 830)),
  },
  'blood-tubing-set': {
    cm: 34,
    lying: true,
    focus: [300, 700],
    draw: (p) => {
      const chamber = (x: number, y: number, c: string): string =>
        rect(x, y, 80, 230, p.glass('#e3eef3', 0.95), 20, { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(x + 8, y + 110, 64, 110, natural.blood, 14, { op: 0.35 }) +
        rect(x - 4, y - 16, 88, 34, p.cylinder(c), 8) +
        rect(x + 26, y + 224, 28, 36, p.cylinder(c), 5)
      return (
        coil(330, 330, 250, 210, 3, 22, '#e3a1a1') +
        coil(650, 620, 250, 210, 3, 22, '#a4bfe4') +
        tube('M330 120C500 60 760 80 820 180', 20, '#e3a1a1', { clear: true }) +
        chamber(780, 180, ART) +
        tube('M820 440C830 470 800 500 780 520', 18, '#e3a1a1', { clear: true }) +
        tube('M640 830C480 900 260 880 190 820', 20, '#a4bfe4', { clear: true }) +
        turn(180, 190, 690, chamber(150, 570, VEN)) +
        tube('M190 560C170 500 160 480 150 470', 18, '#a4bfe4', { clear: true }) +
        circle(330, 330, 60, '#ffffff', { op: 0.9, stroke: ART, sw: 6 }) +
        letter(330, 346, 'ART', { size: 40, weight: 700, fill: ART, anchor: 'middle' }) +
        circle(650, 620, 60, '#ffffff', { op: 0.9, stroke: VEN, sw: 6 }) +
        letter(650, 636, 'VEN', { size: 40, weight: 700, fill: VEN, anchor: 'middle' }) +
        [
          [560, 96, ART],
          [420, 872, VEN],
        ]
          .map(([x, y, c]) =>
            rect(Number(x) - 30, Number(y) - 36, 60, 72, p.plastic(String(c)), 10),
          )
          .join('') +
        labelCard(p, 40, 880, 290, -3)
      )
    },
  },
  'av-fistula-needle': {
    cm: 18,
    lying: true,
    focus: [380, 560],
    draw: (p) => {
      const c = fistulaColour(firstNumber(p.size, 16))
      const set = (y: number, clamp: string): string =>
        tube(
          `M480 ${y}C620 ${y} 640 ${y + 110} 760 ${y + 90}C880 ${y + 60} 900 ${y - 60} 820 ${y - 90}C780 ${y - 104} 740 ${y - 90} 730 ${y - 60}`,
          20,
          '#eadfe0',
          { clear: true, shadow: true },
        ) +
        rect(706, y - 74, 50, 70, p.cylinder(clamp), 8) +
        path(`M560 ${y - 14}l70 16 -8 50 -72 -14z`, p.plastic(clamp), {
          stroke: tone(clamp, -0.3),
          sw: 2,
        }) +
        path(
          `M330 ${y - 14}C330 ${y - 110} 440 ${y - 120} 470 ${y - 90}L450 ${y - 14}zM330 ${y + 14}C330 ${y + 100} 430 ${y + 110} 460 ${y + 84}L450 ${y + 14}z`,
          p.plastic(c),
          { stroke: tone(c, -0.35), sw: 2 },
        ) +
        times(4, (i) =>
          line(
            `M${362 + i * 24} ${y - 30}l6 -${44 + i * 4}M${362 + i * 24} ${y + 30}l6 ${40 + i * 4}`,
            tone(c, 0.4),
            4,
          ),
        ) +
        rect(300, y - 22, 190, 44, p.rod(c), 12, { stroke: tone(c, -0.35), sw: 2 }) +
        path(`M304 ${y - 9}H110L70 ${y + 9}H304z`, p.metalRod('#c3cad1'), {
          stroke: '#7d8894',
          sw: 1.5,
        }) +
        ellipse(220, y, 16, 4, '#59636d')
      return (
        p.shadow(480, 890, 400, 40) + set(330, ART) + set(690, VEN) + labelCard(p, 80, 420, 300, -3)
      )
    },
  },
  'dialysis-catheter-kit': {
    cm: 30,
    focus: [620, 330],
    draw: (p) =>
      p.shadow(500, 900, 440, 40) +
      rect(
        60,
        120,
        880,
        770,
        p.linear(
          [
            [0, '#f7fafc'],
            [0.5, '#dfe9ef'],
            [1, '#cbd9e2'],
          ],
          1,
          1,
        ),
        44,
        { stroke: '#9fb2bf', sw: 3 },
      ) +
      rect(
        92,
        150,
        816,
        710,
        p.linear(
          [
            [0, '#e3ecf2'],
            [1, '#f7fafc'],
          ],
          1,
          1,
        ),
        34,
        { stroke: '#c3d2dc', sw: 3 },
      ) +
      tube('M480 380L720 250M480 420L740 380', 22, '#f0e6e6', { clear: true }) +
      rect(700, 214, 90, 50, p.plastic(ART), 10, { t: 'rotate(-28 745 240)' }) +
      rect(728, 352, 90, 50, p.plastic(VEN), 10, { t: 'rotate(-8 770 376)' }) +
      turn(-28, 610, 310, rect(570, 286, 60, 56, p.plastic(ART), 10)) +
      turn(-8, 620, 400, rect(580, 372, 60, 56, p.plastic(VEN), 10)) +
      path('M360 360L500 366V436L380 446Q330 440 330 404Q332 368 360 360z', p.plastic('#4b7fb8'), {
        stroke: '#2a5583',
        sw: 2,
      }) +
      circle(384, 350, 14, '#e3ecf2', { stroke: '#2a5583', sw: 5 }) +
      circle(394, 456, 14, '#e3ecf2', { stroke: '#2a5583', sw: 5 }) +
      tube('M340 404C220 400 150 470 160 600C166 680 210 720 250 740', 30, '#4b7fb8') +
      coil(740, 640, 120, 120, 2, 9, '#c3cad1', false) +
      turn(-6, 470, 560, syringe(p, 420, 560, 190, 54, { fill: 0.3, printed: false })) +
      rect(330, 690, 260, 20, p.rod('#6fae5f'), 8) +
      path('M590 692l60 6 -60 8z', '#6fae5f') +
      rect(330, 740, 240, 12, p.metalRod(), 3) +
      rect(300, 732, 50, 28, p.rod('#d8b25a'), 5) +
      rect(330, 785, 250, 24, p.rod('#f4f6f8'), 6, { stroke: '#9fadb9', sw: 2 }) +
      path('M580 786L640 790L620 810H580z', p.metalRod()) +
      letter(140, 224, p.brand, { size: 48, max: 320, weight: 700, fill: p.tint.base }) +
      letter(140, 276, p.size, { size: 40, max: 240, weight: 700, fill: natural.ink }),
  },
} satisfies Record<string, FamilyDrawing>
