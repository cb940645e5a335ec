import type { FamilyDrawing } from '../../family.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { sutureNeedle } from '../../shapes/needles.ts'
import { sachet } from '../../shapes/packs.ts'
import { coil } from '../../shapes/stands.ts'

/** Box, opened foil and the needled thread of a suture that stays. */
const suture = (p: Pen, name: string, thread: string, note: string, code: string): string =>
  carton(p, 300, 120, 420, 330, 200, { note: `${name} · NON-ABSORBABLE`, colour: code }) +
  turn(-8, 300, 650, sachet(p, 110, 430, 360, 440, { note, style: p.labelStyle })) +
  at(590, 660, sutureNeedle(0, 0, 110, thread), 0.9) +
  coil(810, 660, 96, 84, 3, 8, thread, false)

export const closure = {
  'silk-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) => suture(p, 'SILK', '#23282f', 'BLACK BRAIDED', '#7aa7c9'),
  },
  'polypropylene-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) => suture(p, 'POLYPROPYLENE', '#2f6fc0', 'BLUE MONOFILAMENT', '#26408f'),
  },
  'nylon-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) => {
      const blue = p.fact('colour') === 'blue'
      return suture(
        p,
        'POLYAMIDE',
        blue ? '#3f7fc4' : '#3b444f',
        `${blue ? 'BLUE' : 'BLACK'} MONOFILAMENT`,
        '#2f8f5b',
      )
    },
  },
  'skin-stapler': {
    cm: 17,
    lying: true,
    focus: [250, 360],
    draw: (p) =>
      path(
        'M120 330Q110 290 160 280L560 230Q760 214 850 330Q910 420 900 600L890 800Q880 850 820 850Q770 848 762 800L740 560Q720 460 620 450L300 440L260 500H170L160 430Q124 400 120 330z',
        p.linear(
          [
            [0, '#ffffff'],
            [0.5, '#e9edf1'],
            [1, '#b9c2cc'],
          ],
          0.6,
          1,
        ),
        { stroke: '#8e99a4', sw: 3 },
      ) +
      path(
        'M520 436L650 436Q684 470 690 560L694 700Q692 752 648 752Q610 750 602 712L560 560Q548 490 520 436z',
        p.plastic(p.tint.base),
        {
          stroke: p.tint.dark,
          sw: 3,
        },
      ) +
      rect(176, 470, 76, 40, p.metal('#c3cad1'), 4, { stroke: '#7d8894', sw: 2 }) +
      line('M184 560V532H244V560', '#7d8894', 8) +
      rect(330, 300, 190, 56, '#cfe6f2', 12, { stroke: '#8fa1b0', sw: 3 }) +
      times(8, (i) => bar(`M${350 + i * 22} 310v36`, '#7d8894', 5)) +
      letter(690, 360, p.brand, {
        size: 46,
        max: 210,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      times(3, (i) => line(`M${210 + i * 110} 690v-40h60v40`, '#7d8894', 9)) +
      labelCard(p, 130, 760, 320, -3),
  },
  'surgical-mesh': {
    cm: 22,
    focus: [420, 640],
    draw: (p) => {
      const sheet =
        'M120 560Q120 500 180 490L640 410Q700 404 720 450L800 720Q816 790 760 806L260 900Q190 908 176 850z'
      return (
        carton(p, 420, 90, 380, 290, 170, { note: 'HERNIA MESH · STERILE' }) +
        path(sheet, '#f2f8fb', { stroke: '#9fb4c2', sw: 4 }) +
        `<g clip-path="${p.clip(path(sheet, '#000'))}">${times(30, (i) => bar(`M${-260 + i * 44} 380l420 560M${340 + i * 44 - 260} 380l-420 560`, '#8aa5b6', 4, { op: 0.75 }))}</g>` +
        path(
          'M800 720Q816 790 760 806L690 820Q760 760 720 690z',
          p.linear(
            [
              [0, '#ffffff'],
              [1, '#c3d3dd'],
            ],
            1,
            1,
          ),
          {
            stroke: '#9fb4c2',
            sw: 3,
          },
        ) +
        ellipse(300, 640, 96, 44, '#ffffff', { op: 0.9 }) +
        letter(300, 654, p.size, {
          size: 36,
          max: 170,
          weight: 700,
          fill: tone(p.tint.base, -0.1),
          anchor: 'middle',
        }) +
        circle(700, 470, 6, '#8aa5b6')
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
