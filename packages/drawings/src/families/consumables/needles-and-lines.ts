import type { FamilyDrawing } from '../../family.ts'
import { frenchColour, needleColour } from '../../colours.ts'
import { bar, circle, ellipse, line, num, path, rect, times, turn } from '../../marks.ts'
import { firstNumber } from '../../hash.ts'
import { tone } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { carton } from '../../shapes/cartons.ts'
import { needle, syringe } from '../../shapes/needles.ts'
import { cannulaBeforePack, cannulaInPouch } from '../../things/cannula.ts'
import { foley } from '../../things/catheters.ts'

export const needlesAndLines = {
  'syringe-with-needle': {
    cm: (p) => 8 + Math.sqrt(firstNumber(p.size, 5)) * 2.4,
    focus: [460, 540],
    draw: (p) => {
      const dia = 90 + Math.min(110, Math.sqrt(firstNumber(p.size, 5)) * 22)
      return turn(
        -38,
        500,
        500,
        syringe(p, 330, 500, 430, dia, {
          needle: needleColour(
            firstNumber(p.fact('needleGauge'), firstNumber(p.size, 5) > 9 ? 21 : 23),
          ),
          fill: 0.62,
        }),
      )
    },
  },
  'hypodermic-needle': {
    cm: 9,
    focus: [300, 680],
    draw: (p) => {
      const c = needleColour(firstNumber(p.size, 23))
      const cap = (x: number, y: number): string =>
        path(
          `M${x} ${y - 26}H${x + 60}L${x + 380} ${y - 15}Q${x + 396} ${y} ${x + 380} ${y + 15}L${x + 60} ${y + 26}H${x}z`,
          p.glassRod('#d6e6ef', 0.9),
          { stroke: '#8fa1b0', sw: 2 },
        )
      return (
        carton(p, 220, 190, 490, 400, 240, { note: 'STERILE NEEDLES · 100', colour: c }) +
        p.shadow(420, 800, 380, 36) +
        turn(-12, 400, 700, needle(p, 120, 700, 120, 420, c)) +
        turn(8, 500, 860, needle(p, 330, 830, 96, 300, c) + cap(500, 830))
      )
    },
  },
  'iv-cannula': { cm: 10, focus: [470, 560], draw: cannulaBeforePack, pack: cannulaInPouch },
  'iv-infusion-set': {
    cm: 30,
    lying: true,
    focus: [240, 300],
    draw: (p) => {
      const clear = '#dbe8ee'
      return (
        p.shadow(560, 860, 360, 44) +
        tube(
          'M230 520C230 700 300 860 520 860C800 860 900 760 900 620C900 470 760 420 620 430C470 440 400 540 440 640C480 740 640 760 720 690C790 620 730 540 650 560',
          17,
          clear,
          { clear: true, shadow: true },
        ) +
        path('M212 90L230 60L248 90V190H212z', p.cylinder('#f2f5f7'), {
          stroke: '#9aa9b5',
          sw: 2,
        }) +
        rect(180, 180, 100, 28, p.cylinder(p.tint.base), 8) +
        rect(268, 168, 44, 24, p.rod('#f2f5f7'), 6, { stroke: '#9aa9b5', sw: 2 }) +
        rect(186, 208, 88, 220, p.glass('#e3eef3', 0.95), 14, { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(194, 320, 72, 100, '#cfe5f2', 8, { op: 0.9 }) +
        path('M230 230v34', 'none', { stroke: '#9fb2bf', sw: 8 }) +
        circle(230, 286, 9, '#a9cfe4') +
        path('M190 428H270L246 470V520H214V470z', p.cylinder('#f2f5f7'), {
          stroke: '#9aa9b5',
          sw: 2,
        }) +
        turn(
          64,
          380,
          800,
          rect(290, 752, 190, 92, p.plastic('#f6f8fa'), 14, { stroke: '#9aa9b5', sw: 2 }) +
            rect(310, 776, 150, 30, '#cfd9e1', 12) +
            circle(420, 780, 40, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 2 }) +
            times(7, (i) => bar(`M${394 + i * 9} 752v14`, p.tint.dark, 3)),
        ) +
        path('M610 540l50-8 10 46-52 10z', p.rod('#f2f5f7'), { stroke: '#9aa9b5', sw: 2 }) +
        rect(660, 534, 70, 38, p.rod('#dfb35a'), 8) +
        path('M560 582l-90 34-4-12 88-34z', p.metalRod()) +
        labelCard(p, 480, 100, 400, 4)
      )
    },
  },
  'foley-catheter': { cm: 30, focus: [250, 300], lying: true, draw: foley },
  'ryles-tube': {
    cm: 26,
    lying: true,
    focus: [700, 240],
    draw: (p) => {
      const c = '#d3e6d8'
      const v = frenchColour(firstNumber(p.size, 14))
      const d =
        'M700 220C560 300 300 190 170 420C60 640 260 880 520 860C780 840 880 640 760 500C650 380 420 380 340 520C270 660 420 770 560 730C690 690 680 560 570 560C500 560 480 620 520 650'
      return (
        tube(d, 26, c, { clear: true, shadow: true }) +
        line(d, '#3b6ea8', 3, { op: 0.75 }) +
        [
          [190, 390],
          [146, 540],
          [210, 720],
          [380, 836],
        ]
          .map(([x, y]) => bar(`M${num((x ?? 0) - 12)} ${num(y ?? 0)}h26`, '#1d2733', 8))
          .join('') +
        path('M690 236L780 168L752 128L676 206z', p.rod('#eef4f0'), { stroke: '#8fa99a', sw: 2 }) +
        path(
          'M752 118L890 40L930 110L790 178z',
          p.linear(
            [
              [0, tone(v, 0.3)],
              [0.5, v],
              [1, tone(v, -0.3)],
            ],
            0.5,
            1,
          ),
          { stroke: tone(v, -0.35), sw: 2 },
        ) +
        ellipse(910, 74, 18, 42, tone(v, -0.45), { t: 'rotate(-28 910 74)' }) +
        tube('M850 160C900 220 900 280 860 310', 10, v) +
        circle(856, 318, 24, p.ball(v)) +
        circle(520, 648, 17, c, { stroke: '#8fa99a', sw: 2 }) +
        [
          [545, 566],
          [590, 562],
          [628, 585],
        ]
          .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 9, 4, '#5f8170'))
          .join('') +
        labelCard(p, 70, 60, 390, -4)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
