import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { at, bar, circle, ellipse, num, path, rect, times } from '../../marks.ts'
import { natural, tone } from '../../tones.ts'
import { pole, starBase, tube } from '../../shapes/stands.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { fluidBag } from '../../shapes/tubes-and-bags.ts'
import { sharpsBox } from '../../things/sharps-box.ts'
import { stopcock } from '../../things/stopcock.ts'
import { oxygenMask, reservoirMask, venturiMask } from '../../things/oxygen-masks.ts'
import { legBag, urineBag, urometerBag } from '../../things/urine-bags.ts'
import { steel } from './parts.ts'

export const infusionAndWard = {
  'iv-stand': {
    kind: 'machine',
    cm: 60,
    focus: [290, 260],
    draw: (p) =>
      starBase(p, 500, 950, 240) +
      pole(p, 500, 60, 900, 26) +
      rect(480, 470, 40, 60, p.cylinder(p.tint.base), 10) +
      tube('M530 500H570', 14, '#30353b') +
      circle(574, 500, 20, p.ball('#30353b')) +
      tube(
        'M330 130V100Q330 80 350 80H650Q670 80 670 100V130M330 130q0 30 24 24M670 130q0 30 -24 24',
        12,
        steel,
      ) +
      at(205, 140, fluidBag(p, 0, 0, 380, 620, {}), 0.46) +
      tube('M292 470C292 640 420 620 430 700', 8, natural.clear, { clear: true }) +
      rect(280, 420, 24, 60, p.glass('#d9ebf4', 1), 8, { stroke: '#8fa1b0', sw: 2 }),
  },
  'oxygen-mask': {
    lying: true,
    cm: 26,
    focus: [430, 380],
    draw: oxygenMask,
    looks: {
      'reservoir bag': { lying: true, cm: 26, focus: [460, 880], draw: reservoirMask },
      venturi: { lying: true, cm: 26, focus: [460, 740], draw: venturiMask },
    },
    choose: (p) => p.fact('type'),
  },
  'urine-collection-bag': {
    cm: 26,
    focus: [500, 560],
    draw: urineBag,
    looks: {
      'leg bag': { cm: 22, focus: [500, 560], draw: legBag },
      urometer: { cm: 26, focus: [500, 420], draw: urometerBag },
    },
    choose: (p) => p.fact('type'),
  },
  'sharps-container': { cm: 20, focus: [500, 600], draw: sharpsBox },
  'three-way-stopcock': {
    cm: 6,
    focus: [500, 512],
    draw: (p) => stopcock(p) + labelCard(p, 610, 800, 330, -3),
  },
  tourniquet: {
    lying: true,
    cm: 40,
    focus: [670, 735],
    draw: (p) => {
      const c = p.colour(p.tint.base)
      return (
        path(
          'M500 220C760 200 900 320 890 480C880 640 720 730 500 720C290 720 120 620 120 470C120 320 280 230 500 220zM500 300C340 304 200 370 200 470C200 570 340 640 500 640C660 644 806 590 810 480C810 370 680 300 500 300z',
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.4, c],
              [1, tone(c, -0.35)],
            ],
            1,
            0.6,
          ),
          { stroke: tone(c, -0.5), sw: 3 },
        ).replace('<path', '<path fill-rule="evenodd"') +
        path(
          'M120 470C120 620 290 720 500 720C720 730 880 640 890 480L892 560C880 720 720 800 500 796C290 790 120 700 120 550z',
          p.linear(
            [
              [0, tone(c, -0.35)],
              [0.3, tone(c, 0.35)],
              [0.6, c],
              [1, tone(c, -0.35)],
            ],
            1,
            0,
          ),
          { stroke: tone(c, -0.5), sw: 3 },
        ) +
        times(24, (i) =>
          bar(
            `M${150 + i * 30} ${num(600 + Math.sin((i / 23) * Math.PI) * 124)}v64`,
            tone(c, 0.45),
            3,
            { op: 0.5 },
          ),
        ) +
        path('M560 690L760 640L780 790L590 830z', p.plastic('#f4f6f8'), {
          stroke: '#9fadb9',
          sw: 3,
        }) +
        path('M600 716l60 -14 12 80 -58 14z', p.plastic('#30353b')) +
        path('M690 690l46 -12 10 60 -44 12z', p.plastic(c)) +
        path(
          'M780 690C860 690 930 740 950 830L900 856C880 800 840 770 784 768z',
          p.linear(
            [
              [0, c],
              [1, tone(c, 0.35)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.5), sw: 2 },
        ) +
        letter(340, 740, `${p.brand} ${p.print}`, {
          size: 44,
          max: 300,
          weight: 700,
          fill: '#fff',
          anchor: 'middle',
          turn: 8,
        })
      )
    },
  },
  'nasal-cannula': {
    lying: true,
    cm: 30,
    focus: [500, 250],
    draw: (p) => {
      const g = '#a9dcc0'
      return (
        tube('M420 250C200 260 90 400 160 560C220 680 420 620 480 700', 17, g, {
          clear: true,
          shadow: true,
        }) +
        tube('M580 250C800 260 910 400 840 560C780 680 560 620 500 700', 17, g, {
          clear: true,
          shadow: true,
        }) +
        tube(
          'M490 760C490 880 700 930 820 860C920 790 860 700 760 730C640 770 660 900 900 900',
          19,
          g,
          { clear: true, shadow: true },
        ) +
        rect(464, 690, 52, 90, p.cylinder(p.tint.base), 14) +
        path(
          'M400 220H600Q624 250 600 282H400Q376 250 400 220z',
          p.linear(
            [
              [0, '#d5f0e2'],
              [0.4, '#f4fbf7'],
              [1, '#8fc7ab'],
            ],
            0,
            1,
          ),
          { stroke: '#6ba486', sw: 2.5 },
        ) +
        [-1, 1]
          .map(
            (s) =>
              path(
                `M${500 + s * 52 - 17} 226C${500 + s * 52 - 20} 180 ${500 + s * 40 - 18} 150 ${500 + s * 30 - 14} 120H${500 + s * 30 + 14}C${500 + s * 46 + 16} 150 ${500 + s * 52 + 20} 190 ${500 + s * 52 + 17} 226z`,
                p.cylinder('#c3e8d5'),
                { stroke: '#6ba486', sw: 2.5 },
              ) + ellipse(500 + s * 30, 120, 14, 6, '#6ba486'),
          )
          .join('') +
        path('M884 876l70 -6 6 60 -70 0z', p.rod('#d5f0e2'), { stroke: '#6ba486', sw: 2 }) +
        labelCard(p, 320, 390, 360, -3)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
