import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { circle, line, path, rect, times } from '../../marks.ts'
import { tone } from '../../tones.ts'
import { castor, tube } from '../../shapes/stands.ts'
import { lamp } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { dialysisMachine } from './parts.ts'

export const dialysisMachines = {
  'haemodialysis-machine': { kind: 'machine', cm: 55, focus: [460, 250], draw: dialysisMachine },
  'ro-plant': {
    kind: 'machine',
    cm: 180,
    focus: [540, 650],
    draw: (p) => {
      const membrane = (y: number): string =>
        rect(400, y, 500, 66, p.rod('#f4f6f8'), 20, { stroke: '#9fadb9', sw: 2 }) +
        rect(386, y - 4, 40, 74, p.rod(p.tint.base), 8) +
        rect(876, y - 4, 40, 74, p.rod(p.tint.base), 8)
      const tank = (cx: number): string =>
        path(
          `M${cx - 74} 320Q${cx - 74} 230 ${cx} 226Q${cx + 74} 230 ${cx + 74} 320V840Q${cx + 74} 872 ${cx + 40} 874H${cx - 40}Q${cx - 74} 872 ${cx - 74} 840z`,
          p.cylinder('#3f6fae'),
          { stroke: '#2a4f82', sw: 2 },
        ) +
        rect(cx - 36, 176, 72, 60, p.cylinder('#30353b'), 10) +
        rect(cx - 48, 880, 96, 20, '#30353b', 6)
      return (
        p.shadow(500, 920, 460, 46) +
        tank(130) +
        tank(292) +
        tube('M130 190V130H292V190M292 130H370V220', 18, '#dfe6ec') +
        tube('M392 170V890M920 170V890M392 180H920M392 560H920M392 870H920', 22, '#c3cad1') +
        membrane(230) +
        membrane(320) +
        membrane(410) +
        tube('M426 262H360V700M916 262H956V620H700', 14, '#8fb6d8') +
        rect(430, 560, 220, 190, p.plastic('#eef1f4'), 12, { stroke: '#9fadb9', sw: 2 }) +
        screen(p, 456, 586, 168, 60, 'numbers', 8) +
        [0, 1, 2]
          .map((i) =>
            lamp(470 + i * 50, 690, 14, ['#2f8f5b', '#e0a52a', '#d0342c'][i] ?? '#2f8f5b'),
          )
          .join('') +
        [0, 1, 2]
          .map(
            (i) =>
              circle(710 + i * 72, 610, 32, '#ffffff', { stroke: '#8e99a4', sw: 7 }) +
              line(`M${710 + i * 72} 612l12 -18`, '#d0342c', 4),
          )
          .join('') +
        rect(700, 760, 150, 96, p.rod('#2f6fae'), 16) +
        rect(660, 776, 60, 64, p.metalRod('#aab3bd'), 8) +
        tube('M670 770V680H640', 16, '#dfe6ec') +
        rect(470, 760, 70, 110, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
        rect(560, 760, 70, 110, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
        rect(470, 752, 70, 26, p.cylinder('#2f6fae')) +
        rect(560, 752, 70, 26, p.cylinder('#2f6fae')) +
        rect(430, 490, 340, 62, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
        letter(446, 536, `${p.brand} ${p.size}`, {
          size: 38,
          max: 310,
          weight: 700,
          fill: p.tint.base,
        })
      )
    },
  },
  'dialysis-chair': {
    kind: 'machine',
    cm: 150,
    focus: [205, 590],
    draw: (p) => {
      const c = p.tint.base
      const e = { stroke: p.tint.deep, sw: 3 }
      const pad = p.linear(
        [
          [0, tone(c, 0.42)],
          [0.5, tone(c, 0.1)],
          [1, tone(c, -0.25)],
        ],
        0.5,
        1,
      )
      return (
        p.shadow(500, 910, 420, 46) +
        castor(p, 280, 906, 34) +
        castor(p, 640, 906, 34) +
        path('M240 800H690V850H240z', p.down('#dfe5ea', '#9da7b1'), { stroke: '#8e99a4', sw: 2 }) +
        rect(400, 680, 140, 130, p.metal('#aab3bd'), 10) +
        path('M640 630L900 770Q930 790 912 820L890 846Q876 858 856 846L610 710z', pad, e) +
        path('M300 610H650Q690 612 690 650V680Q690 712 650 712H300Q264 708 266 660z', pad, e) +
        path(
          'M130 180Q150 120 210 140Q240 152 256 200L390 560Q400 610 360 640Q310 650 286 610L130 240Q120 210 130 180z',
          pad,
          e,
        ) +
        path(
          'M136 176Q130 110 190 96Q246 96 262 160L240 190Q200 150 136 200z',
          p.ball(tone(c, 0.25)),
          e,
        ) +
        line('M196 210L330 580M340 650H640M690 680L880 790', tone(c, 0.6), 7, { op: 0.7 }) +
        path('M330 470H620Q650 472 650 500Q650 530 620 532H350z', p.down('#f2f5f8', '#b9c2cb'), {
          stroke: '#8e99a4',
          sw: 2,
        }) +
        rect(560, 526, 30, 110, p.metal('#aab3bd')) +
        tube('M230 300C170 380 160 460 200 540', 10, '#8e99a4') +
        rect(180, 540, 54, 100, p.plastic('#30353b'), 14) +
        times(3, (i) => rect(192, 556 + i * 26, 30, 16, '#8fb0d0', 4)) +
        letter(300, 834, `${p.brand} ${p.size}`, {
          size: 36,
          max: 330,
          weight: 700,
          fill: p.tint.dark,
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
