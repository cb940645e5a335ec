import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { circle, line, path, rect, times } from '../../marks.ts'
import { button, knob, lamp, vents } from '../../shapes/controls.ts'
import { castor, pole, trolleyBase, tube } from '../../shapes/stands.ts'
import { housing, solid } from '../../shapes/devices.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { tagged } from './parts.ts'

export const imaging = {
  'refurbished-ultrasound': {
    kind: 'machine',
    cm: 60,
    focus: [480, 220],
    draw: (p) => {
      const probe = (x: number, y: number): string =>
        tube(
          `M${x} ${y + 110}C${x + 20} ${y + 260} ${x + 90} ${y + 260} ${x - 60} ${y + 330}`,
          9,
          '#59636d',
        ) +
        rect(x - 17, y + 20, 34, 96, p.cylinder('#eef1f4'), 12, { stroke: '#9fadb9', sw: 2 }) +
        path(
          `M${x - 30} ${y}Q${x} ${y - 26} ${x + 30} ${y}L${x + 18} ${y + 36}H${x - 18}z`,
          p.down('#59636d', '#c3cad1'),
          { stroke: '#3b444f', sw: 2 },
        )
      return tagged(
        p,
        800,
        680,
        trolleyBase(p, 250, 950, 460) +
          rect(400, 560, 150, 320, p.cylinder('#dfe5ea'), 16, { stroke: '#9fadb9', sw: 2 }) +
          path('M330 600H620L650 820H300z', p.plastic('#eef1f4'), { stroke: '#9fadb9', sw: 2 }) +
          vents(380, 680, 190, 6, 20) +
          rect(440, 380, 80, 130, p.metal('#59636d')) +
          housing(p, 220, 60, 520, 370, 24, '#3b444f') +
          screen(p, 250, 90, 460, 310, 'ultrasound', 6) +
          path(
            'M190 520Q210 480 260 476H700Q750 480 770 520L800 590Q800 620 760 622H200Q160 620 160 590z',
            p.plastic('#f2f5f8'),
            { stroke: '#9fadb9', sw: 3 },
          ) +
          times(20, (i) =>
            button(
              p,
              240 + (i % 10) * 36,
              500 + Math.floor(i / 10) * 30,
              28,
              20,
              i % 7 === 3 ? p.tint.base : '#dfe6ec',
            ),
          ) +
          circle(660, 550, 32, p.ball('#c3cad1'), { stroke: '#59636d', sw: 3 }) +
          [0, 1, 2].map((i) => knob(p, 640 + i * 44, 506, 13)).join('') +
          letter(240, 606, p.brand, { size: 34, max: 280, weight: 700, fill: p.tint.base }) +
          probe(800, 470) +
          probe(140, 480),
      )
    },
  },
  'refurbished-x-ray-100-300-ma': {
    kind: 'machine',
    cm: 220,
    focus: [455, 300],
    draw: (p) =>
      tagged(
        p,
        130,
        430,
        p.shadow(520, 930, 440, 46) +
          pole(p, 690, 60, 900, 60, '#dfe5ea') +
          rect(640, 890, 260, 40, p.down('#8e99a4', '#59636d'), 8) +
          rect(650, 200, 100, 130, p.plastic('#c3cad1'), 14, { stroke: '#8e99a4', sw: 2 }) +
          tube('M690 260H460', 42, '#dfe5ea') +
          rect(330, 180, 250, 130, p.rod('#f2f5f8'), 50, { stroke: '#8e99a4', sw: 3 }) +
          rect(316, 200, 36, 90, p.rod('#59636d'), 10) +
          rect(560, 200, 36, 90, p.rod('#59636d'), 10) +
          letter(456, 258, p.brand, {
            size: 36,
            max: 180,
            weight: 700,
            fill: p.tint.base,
            anchor: 'middle',
          }) +
          path('M400 306H510L530 400H380z', p.plastic('#59636d'), { stroke: '#30353b', sw: 2 }) +
          path(
            'M390 400L300 620H610L520 400z',
            p.linear(
              [
                [0, '#ffe89a', 0.6],
                [1, '#ffe89a', 0.08],
              ],
              0,
              1,
            ),
          ) +
          line('M455 404V620', '#d0342c', 2, { dash: '8 8' }) +
          rect(120, 620, 640, 44, p.rod('#30353b'), 14) +
          rect(130, 606, 620, 24, p.rod('#59636d'), 10) +
          rect(160, 662, 560, 26, p.metalRod('#dfe5ea'), 6) +
          rect(200, 688, 70, 220, p.metal('#dfe5ea')) +
          rect(560, 688, 70, 220, p.metal('#dfe5ea')) +
          rect(170, 896, 140, 30, p.down('#8e99a4', '#59636d'), 8) +
          rect(530, 896, 110, 30, p.down('#8e99a4', '#59636d'), 8) +
          rect(310, 690, 200, 40, p.rod('#c3cad1'), 6) +
          tube('M590 240C800 160 900 260 860 480C840 620 860 640 870 660', 16, '#59636d') +
          solid(p, 790, 660, 140, 230, 50, '#eef1f4', 12) +
          screen(p, 808, 690, 104, 56, 'numbers', 6) +
          knob(p, 830, 800, 20) +
          knob(p, 890, 800, 20),
      ),
  },
  'refurbished-c-arm': {
    kind: 'machine',
    cm: 190,
    focus: [300, 300],
    draw: (p) =>
      tagged(
        p,
        870,
        560,
        p.shadow(480, 930, 420, 46) +
          castor(p, 470, 926, 36) +
          castor(p, 850, 926, 36) +
          path(
            'M560 520H860Q890 524 890 560V840Q890 876 850 876H470Q430 870 440 830L470 760H560z',
            p.plastic('#eef1f4'),
            { stroke: '#9fadb9', sw: 3 },
          ) +
          rect(600, 640, 250, 170, p.across(p.tint.dark, p.tint.base), 14) +
          letter(725, 730, p.brand, {
            size: 46,
            max: 220,
            weight: 700,
            fill: '#fff',
            anchor: 'middle',
          }) +
          letter(725, 780, p.size, {
            size: 32,
            max: 200,
            weight: 600,
            fill: '#fff',
            anchor: 'middle',
          }) +
          screen(p, 620, 548, 120, 60, 'menu', 6) +
          rect(560, 430, 60, 120, p.metal('#c3cad1'), 8) +
          tube('M590 450H500', 52, '#dfe5ea') +
          path('M330 110A340 340 0 1 1 330 790', 'none', { stroke: '#8e99a4', sw: 62 }) +
          path('M330 110A340 340 0 1 1 330 790', 'none', { stroke: '#f2f5f8', sw: 50 }) +
          path('M330 122A328 328 0 1 1 330 778', 'none', { stroke: '#c3cad1', sw: 8 }) +
          rect(460, 400, 170, 110, p.plastic('#dfe5ea'), 18, { stroke: '#8e99a4', sw: 2 }) +
          rect(180, 60, 190, 60, p.rod('#dfe5ea'), 16, { stroke: '#8e99a4', sw: 2 }) +
          rect(170, 110, 200, 170, p.cylinder('#f2f5f8'), 18, { stroke: '#8e99a4', sw: 3 }) +
          rect(160, 270, 220, 36, p.cylinder('#59636d'), 8) +
          rect(190, 690, 180, 150, p.cylinder('#f2f5f8'), 20, { stroke: '#8e99a4', sw: 3 }) +
          path('M220 690H340L320 640H240z', p.metal('#59636d')) +
          path(
            'M250 640L180 310H370L310 640z',
            p.linear(
              [
                [0, '#9fd0ee', 0.35],
                [1, '#9fd0ee', 0.1],
              ],
              0,
              1,
            ),
          ),
      ),
  },
  'refurbished-endoscope-tower': {
    kind: 'machine',
    cm: 60,
    focus: [470, 210],
    draw: (p) =>
      tagged(
        p,
        880,
        700,
        trolleyBase(p, 230, 955, 500) +
          rect(250, 380, 24, 500, p.metal('#c3cad1')) +
          rect(686, 380, 24, 500, p.metal('#c3cad1')) +
          [440, 590, 730, 860]
            .map((y) => rect(240, y, 480, 20, p.rod('#dfe5ea'), 6, { stroke: '#9fadb9', sw: 2 }))
            .join('') +
          rect(455, 330, 50, 110, p.metal('#59636d')) +
          housing(p, 220, 50, 520, 320, 18, '#30353b') +
          screen(p, 244, 72, 472, 270, 'scope', 4) +
          solid(p, 290, 490, 360, 98, 20, '#eef1f4', 8) +
          circle(350, 540, 26, p.metal('#c3cad1'), { stroke: '#59636d', sw: 3 }) +
          times(4, (i) => button(p, 440 + i * 50, 524, 38, 30, i === 3 ? p.tint.base : '#dfe6ec')) +
          solid(p, 290, 636, 360, 92, 20, '#3b444f', 8) +
          circle(
            350,
            682,
            24,
            p.radial([
              [0, '#ffffff'],
              [0.5, '#ffe9a0'],
              [1, '#59636d'],
            ]),
            { stroke: '#c3cad1', sw: 3 },
          ) +
          screen(p, 430, 656, 120, 50, 'numbers', 4) +
          solid(p, 290, 772, 360, 86, 20, '#eef1f4', 8) +
          logo(p, 310, 816, 34, 220) +
          lamp(620, 816, 10, '#3ee07f') +
          tube(
            'M350 540C180 560 120 640 130 760C140 880 60 840 80 700C100 560 150 480 170 420',
            18,
            '#20262d',
          ) +
          path('M140 420L150 330Q170 300 200 330L210 420z', p.plastic('#30353b'), {
            stroke: '#14181d',
            sw: 2,
          }) +
          knob(p, 176, 372, 24, '#59636d') +
          tube('M176 330C180 240 120 200 90 260C60 330 80 560 40 620', 14, '#20262d'),
      ),
  },
} satisfies Record<string, FamilyDrawing>
