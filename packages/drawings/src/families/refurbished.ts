import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'
import {
  button,
  castor,
  housing,
  knob,
  lamp,
  pole,
  screen,
  solid,
  trolleyBase,
  tube,
  vents,
} from '../shapes/devices.ts'
import { logo } from '../shapes/label.ts'
import { ecgUnit } from './medical-equipment.ts'
import { dialysisMachine } from './nephrology.ts'

/** Inspection tag hung on every refurbished device: the sign that sets it apart from new goods, which scenes of new goods leave off. */
function tagged(p: Pen, x: number, y: number, art: string): string {
  if (p.fact('tag') === 'none') return art
  return (
    art +
    line(`M${x + 62} ${y - 66}Q${x + 20} ${y - 60} ${x} ${y - 26}`, '#8e99a4', 4) +
    turn(
      8,
      x,
      y,
      path(
        `M${x - 62} ${y}L${x - 26} ${y - 44}H${x + 26}L${x + 62} ${y}V${y + 130}H${x - 62}z`,
        p.down('#f6fbf8', '#dff0e6'),
        { stroke: natural.green, sw: 4 },
      ) +
        circle(x, y - 20, 10, '#ffffff', { stroke: natural.green, sw: 4 }) +
        circle(x, y + 42, 34, natural.green) +
        line(`M${x - 15} ${y + 42}l11 13 20 -24`, '#ffffff', 9) +
        letter(x, y + 108, p.size === '' ? 'TESTED' : p.size, {
          size: 28,
          max: 108,
          weight: 700,
          fill: natural.green,
          anchor: 'middle',
        }),
    )
  )
}

/** Bedside monitor of an earlier make: tube-deep case and plug-in modules. */
function modularMonitor(p: Pen): string {
  const shell = '#dcd9cf'
  const sockets = ['#2f8f5b', '#3a78c9', '#d0342c', '#e0a52a']
  return (
    p.shadow(480, 850, 400, 46) +
    solid(p, 100, 200, 640, 620, 140, shell, 26) +
    screen(p, 150, 250, 400, 380, 'vitals', 18) +
    sockets
      .map(
        (c, i) =>
          rect(588, 236 + i * 104, 124, 94, p.plastic(tone(shell, -0.08)), 10, {
            stroke: tone(shell, -0.35),
            sw: 2,
          }) +
          circle(622, 283 + i * 104, 25, p.ball('#59636d'), { stroke: c, sw: 7 }) +
          rect(660, 262 + i * 104, 40, 12, '#8e99a4', 4) +
          rect(660, 288 + i * 104, 26, 10, '#aab3bd', 4),
      )
      .join('') +
    times(6, (i) => button(p, 150 + i * 62, 690, 50, 36, i === 0 ? '#d0342c' : '#f2f0ea')) +
    knob(p, 640, 730, 42) +
    logo(p, 150, 786, 40, 300)
  )
}

/** Electrocardiograph on its cart with a shelf below. */
function ecgOnCart(p: Pen): string {
  return (
    trolleyBase(p, 230, 960, 480) +
    rect(280, 560, 26, 330, p.metal('#c3cad1')) +
    rect(634, 560, 26, 330, p.metal('#c3cad1')) +
    rect(240, 740, 460, 34, p.rod('#dfe5ea'), 10, { stroke: '#9fadb9', sw: 2 }) +
    rect(330, 660, 270, 80, p.plastic('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
    rect(430, 692, 70, 14, '#59636d', 6) +
    rect(200, 560, 540, 34, p.rod('#dfe5ea'), 10, { stroke: '#9fadb9', sw: 2 }) +
    at(120, 40, ecgUnit(p), 0.68)
  )
}

export const refurbished: Drawings<(typeof familiesByCategory)['refurbished-devices'][number]> = {
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
  'refurbished-ventilator': {
    kind: 'machine',
    cm: 60,
    focus: [440, 250],
    draw: (p) =>
      tagged(
        p,
        860,
        700,
        trolleyBase(p, 220, 950, 480) +
          rect(410, 640, 100, 230, p.metal('#c3cad1'), 12) +
          housing(p, 230, 430, 460, 240, 26, '#eef1f4') +
          rect(230, 600, 460, 50, p.across(p.tint.dark, p.tint.base)) +
          logo(p, 545, 640, 40, 270, '#ffffff', 'middle') +
          housing(p, 170, 70, 580, 380, 28, '#dfe5ea') +
          screen(p, 206, 104, 460, 300, 'vent', 10) +
          knob(p, 708, 330, 30) +
          times(4, (i) => button(p, 686, 110 + i * 44, 44, 30, i === 0 ? '#d0342c' : '#f2f5f8')) +
          circle(290, 540, 34, p.metal('#c3cad1'), { stroke: '#59636d', sw: 3 }) +
          circle(390, 540, 34, p.metal('#c3cad1'), { stroke: '#59636d', sw: 3 }) +
          vents(500, 500, 150, 4, 22) +
          [0, 1]
            .map(
              (i) =>
                tube(
                  `M${290 + i * 100} 545C${240 + i * 60} 760 ${40 + i * 70} 760 ${80 + i * 40} 560C${90 + i * 30} 460 130 420 120 360`,
                  34,
                  i === 0 ? '#a9cbe6' : '#dfe6ec',
                ) +
                line(
                  `M${290 + i * 100} 545C${240 + i * 60} 760 ${40 + i * 70} 760 ${80 + i * 40} 560C${90 + i * 30} 460 130 420 120 360`,
                  '#6f8ca3',
                  34,
                  { dash: '3 9', op: 0.5 },
                ),
            )
            .join('') +
          rect(86, 300, 70, 70, p.metal('#f2f5f8'), 12) +
          path('M96 300L100 240H142L146 300z', p.plastic('#cfe3ef'), { stroke: '#8fa1b0', sw: 2 }) +
          rect(720, 480, 90, 130, p.glass('#d9ebf4', 1), 16, { stroke: '#8fa1b0', sw: 2 }) +
          rect(728, 550, 74, 54, '#9fd0ee', 8),
      ),
  },
  'refurbished-patient-monitor': {
    kind: 'machine',
    cm: 36,
    focus: [400, 330],
    draw: (p) => tagged(p, 900, 660, modularMonitor(p)),
  },
  'refurbished-anaesthesia-machine': {
    kind: 'machine',
    cm: 75,
    focus: [400, 430],
    draw: (p) => {
      const vaporiser = (x: number, c: string): string =>
        rect(x, 380, 90, 160, p.cylinder('#eef1f4'), 14, { stroke: '#9fadb9', sw: 2 }) +
        rect(x - 6, 360, 102, 46, p.cylinder(c), 12) +
        rect(x + 10, 440, 70, 50, c, 6) +
        circle(x + 45, 384, 14, p.ball('#f4f6f8'))
      return tagged(
        p,
        880,
        760,
        trolleyBase(p, 200, 955, 600) +
          housing(p, 230, 560, 540, 280, 16, '#eef1f4') +
          times(
            3,
            (i) =>
              rect(500, 590 + i * 80, 240, 66, p.plastic('#f7f9fa'), 8, {
                stroke: '#b3bfca',
                sw: 2,
              }) + rect(590, 610 + i * 80, 60, 14, '#59636d', 6),
          ) +
          rect(190, 530, 620, 40, p.rod('#dfe5ea'), 10, { stroke: '#9fadb9', sw: 2 }) +
          rect(220, 100, 26, 440, p.metal('#c3cad1')) +
          rect(754, 100, 26, 440, p.metal('#c3cad1')) +
          housing(p, 230, 240, 540, 110, 14, '#dfe5ea') +
          vaporiser(290, '#7a4bb0') +
          vaporiser(410, '#f2c81f') +
          [0, 1, 2]
            .map(
              (i) =>
                rect(560 + i * 62, 370, 44, 150, p.glass('#e3eef3', 1), 8, {
                  stroke: '#8fa1b0',
                  sw: 2,
                }) +
                circle(582 + i * 62, 450 - i * 22, 9, '#30353b') +
                knob(p, 582 + i * 62, 524, 17, ['#3a78c9', '#30353b', '#f4f6f8'][i] ?? '#3a78c9'),
            )
            .join('') +
          housing(p, 250, 50, 340, 200, 16, '#3b444f') +
          screen(p, 270, 68, 300, 164, 'vitals', 4) +
          rect(620, 110, 130, 130, p.glass('#dfe9ee', 1), 14, { stroke: '#8fa1b0', sw: 2 }) +
          times(6, (i) =>
            ellipse(685, 130 + i * 18, 54, 10, '#30353b', { stroke: '#59636d', sw: 2 }),
          ) +
          tube('M240 640C100 640 60 500 90 400C110 330 150 340 160 420', 28, '#b9d3e3') +
          line('M240 640C100 640 60 500 90 400C110 330 150 340 160 420', '#6f8ca3', 28, {
            dash: '3 9',
            op: 0.5,
          }) +
          path('M130 470Q160 410 196 470L190 560Q160 640 136 560z', p.ball('#2f8f5b'), {
            stroke: '#1f5f3c',
            sw: 2,
          }) +
          rect(270, 610, 170, 200, p.glass('#dfe9ee', 1), 20, { stroke: '#8fa1b0', sw: 2 }) +
          rect(280, 680, 150, 120, '#f2dfe8', 10) +
          times(24, (i) =>
            circle(
              296 + (i % 6) * 24,
              694 + Math.floor(i / 6) * 28,
              10,
              i % 3 === 0 ? '#ffffff' : '#e9c9d9',
            ),
          ) +
          rect(262, 596, 186, 34, p.cylinder(p.tint.base), 10) +
          rect(248, 268, 300, 54, '#ffffff', 6) +
          letter(258, 308, `${p.brand} ${p.size}`, {
            size: 36,
            max: 280,
            weight: 700,
            fill: p.tint.base,
          }),
      )
    },
  },
  'refurbished-defibrillator': {
    kind: 'machine',
    cm: 36,
    focus: [420, 520],
    draw: (p) => {
      const paddle = (x: number, text: string): string =>
        rect(x, 150, 250, 120, p.plastic('#3b444f'), 30, { stroke: '#20262d', sw: 3 }) +
        path(
          `M${x + 40} 160V90Q${x + 44} 60 ${x + 80} 60H${x + 170}Q${x + 206} 60 ${x + 210} 90V160`,
          'none',
          { stroke: '#23282f', sw: 40 },
        ) +
        rect(x + 20, 262, 210, 26, p.metalRod('#d0d6dc'), 8) +
        circle(x + 62, 84, 16, p.ball('#e88024')) +
        letter(x + 125, 228, text, { size: 38, weight: 700, fill: '#e9edf1', anchor: 'middle' })
      return tagged(
        p,
        950,
        700,
        p.shadow(490, 870, 440, 50) +
          tube('M230 270C90 300 60 400 120 470M790 270C900 300 930 400 870 470', 22, '#30353b') +
          paddle(190, 'STERNUM') +
          paddle(530, 'APEX') +
          housing(p, 100, 290, 780, 560, 44, '#f2f5f8') +
          rect(100, 290, 780, 60, p.across(p.tint.dark, p.tint.base), 30) +
          letter(140, 336, p.brand, { size: 42, max: 380, weight: 700, fill: '#fff' }) +
          screen(p, 160, 400, 420, 280, 'ecg', 18) +
          letter(570, 450, '200 J', { size: 54, weight: 700, fill: '#ffd84a', anchor: 'end' }) +
          knob(p, 730, 460, 66, '#59636d') +
          [
            ['1', '#2f8f5b'],
            ['2', '#e0a52a'],
            ['3', '#d0342c'],
          ]
            .map(
              ([t, c], i) =>
                circle(650 + i * 84, 600, 32, p.ball(c ?? '#2f8f5b'), {
                  stroke: '#59636d',
                  sw: 3,
                }) +
                letter(650 + i * 84, 614, t ?? '', {
                  size: 40,
                  weight: 700,
                  fill: '#fff',
                  anchor: 'middle',
                }),
            )
            .join('') +
          path('M742 660l-40 70h34l-20 60 66 -80h-36l26 -50z', '#f2c81f', {
            stroke: '#b98b1f',
            sw: 2,
          }) +
          times(6, (i) => button(p, 170 + i * 70, 740, 56, 44, '#dfe6ec')),
      )
    },
  },
  'refurbished-ecg': {
    kind: 'machine',
    cm: 50,
    focus: [480, 260],
    draw: (p) => tagged(p, 120, 560, ecgOnCart(p)),
  },
  'refurbished-dialysis-machine': {
    kind: 'machine',
    cm: 60,
    focus: [460, 250],
    draw: (p) => tagged(p, 820, 720, dialysisMachine(p)),
  },
  'refurbished-dental-chair': {
    kind: 'machine',
    cm: 190,
    focus: [470, 440],
    draw: (p) => {
      const c = p.tint.base
      const e = { stroke: p.tint.deep, sw: 3 }
      const cushion = p.linear(
        [
          [0, tone(c, 0.45)],
          [0.5, tone(c, 0.1)],
          [1, tone(c, -0.25)],
        ],
        0.4,
        1,
      )
      return tagged(
        p,
        130,
        760,
        p.shadow(480, 940, 420, 44) +
          path('M300 880H660Q700 884 710 930H250Q260 884 300 880z', p.plastic('#eef1f4'), {
            stroke: '#9fadb9',
            sw: 2,
          }) +
          path('M400 740H560L590 890H380z', p.plastic('#dfe5ea'), { stroke: '#9fadb9', sw: 2 }) +
          path(
            'M90 380Q96 340 140 340L170 350Q210 370 230 420L330 610H560L850 700Q890 716 880 750Q866 780 830 772L540 720Q330 730 280 690Q240 660 210 600L100 420z',
            p.plastic('#eef1f4'),
            { stroke: '#9fadb9', sw: 3 },
          ) +
          path(
            'M110 380Q130 344 170 366Q200 386 220 430L320 610Q330 640 300 650Q270 650 252 620L120 420z',
            cushion,
            e,
          ) +
          path(
            'M320 600Q440 640 560 596L850 690Q880 706 864 730Q850 744 826 736L550 664Q440 700 320 668Q296 640 320 600z',
            cushion,
            e,
          ) +
          path(
            'M60 330Q50 270 110 260Q170 264 172 320Q160 370 120 372Q76 370 60 330z',
            p.ball(tone(c, 0.2)),
            e,
          ) +
          tube('M120 360L150 380', 18, '#8e99a4') +
          pole(p, 720, 120, 640, 34, '#dfe5ea') +
          path(
            'M690 560H790Q820 564 820 600V860Q820 890 790 890H690Q664 890 664 860V600Q664 560 690 560z',
            p.plastic('#eef1f4'),
            { stroke: '#9fadb9', sw: 2 },
          ) +
          ellipse(740, 560, 66, 22, '#ffffff', { stroke: '#9fadb9', sw: 3 }) +
          ellipse(740, 562, 44, 12, '#cfe3ef') +
          logo(p, 742, 720, 34, 130, p.tint.base, 'middle') +
          tube('M720 140L560 90L430 170', 22, '#dfe5ea') +
          path('M330 160Q420 110 510 180L490 240Q410 190 340 220z', p.plastic('#f2f5f8'), {
            stroke: '#9fadb9',
            sw: 2,
          }) +
          path('M346 218Q410 194 488 238L440 250Q400 230 360 240z', '#fff2b0') +
          path(
            'M352 236L250 420H470L470 246z',
            p.linear(
              [
                [0, '#fff2b0', 0.45],
                [1, '#fff2b0', 0],
              ],
              0,
              1,
            ),
          ) +
          tube('M720 330H600L520 420', 20, '#dfe5ea') +
          path('M400 410H610L590 460H420z', p.plastic('#f2f5f8'), { stroke: '#9fadb9', sw: 2 }) +
          times(
            4,
            (i) =>
              tube(
                `M${434 + i * 44} 456C${430 + i * 44} 520 ${470 + i * 44} 540 ${456 + i * 44} 480`,
                6,
                '#8e99a4',
              ) + rect(424 + i * 44, 380, 16, 60, p.metal('#c3cad1'), 6),
          ),
      )
    },
  },
  'refurbished-ot-table': {
    kind: 'machine',
    cm: 200,
    focus: [720, 720],
    draw: (p) => {
      const mat = p.linear(
        [
          [0, '#59636d'],
          [0.4, '#3b444f'],
          [1, '#20262d'],
        ],
        0.3,
        1,
      )
      const e = { stroke: '#14181d', sw: 3 }
      return tagged(
        p,
        860,
        700,
        p.shadow(500, 935, 380, 44) +
          path(
            'M280 860H720L780 930H220z',
            p.linear(
              [
                [0, '#f2f5f8'],
                [0.5, '#c3cad1'],
                [1, '#8e99a4'],
              ],
              0.4,
              1,
            ),
            { stroke: '#6e7984', sw: 3 },
          ) +
          castor(p, 270, 950, 22) +
          castor(p, 730, 950, 22) +
          path('M420 540H580L600 870H400z', p.metal('#c3cad1'), { stroke: '#6e7984', sw: 2 }) +
          times(5, (i) => bar(`M${410 - i * 2} ${640 + i * 44}h${180 + i * 4}`, '#8e99a4', 4)) +
          rect(430, 780, 140, 56, p.tint.base, 8) +
          letter(500, 818, p.brand, {
            size: 30,
            max: 128,
            weight: 700,
            fill: '#fff',
            anchor: 'middle',
          }) +
          rect(220, 500, 560, 34, p.metalRod('#c3cad1'), 8) +
          turn(-10, 220, 480, rect(60, 430, 160, 54, mat, 16, e)) +
          rect(216, 430, 260, 66, mat, 16, e) +
          rect(482, 430, 260, 66, mat, 16, e) +
          turn(12, 750, 460, rect(748, 432, 210, 58, mat, 16, e)) +
          line('M236 446H460M500 446H724', '#8e99a4', 6, { op: 0.7 }) +
          tube('M300 430V330H360', 14, '#c3cad1') +
          rect(250, 300, 190, 36, mat, 14, { ...e, t: 'rotate(-8 340 320)' }) +
          tube('M640 540V610', 10, '#30353b') +
          tube('M700 520C740 600 740 660 720 690', 9, '#30353b') +
          rect(700, 680, 46, 96, p.plastic('#30353b'), 12) +
          times(6, (i) =>
            rect(708 + (i % 2) * 16, 694 + Math.floor(i / 2) * 22, 12, 14, '#8fb0d0', 3),
          ),
      )
    },
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
}
