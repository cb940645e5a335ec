import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { at, circle, ellipse, line, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { tone } from '../../tones.ts'
import { button, knob, vents } from '../../shapes/controls.ts'
import { housing, solid } from '../../shapes/devices.ts'
import { screen } from '../../shapes/screens.ts'
import { trolleyBase, tube } from '../../shapes/stands.ts'
import { logo } from '../../shapes/label-marks.ts'
import { ecgUnit } from '../medical-equipment/parts.ts'
import { dialysisMachine } from '../nephrology/parts.ts'
import { tagged } from './parts.ts'

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

export const criticalCare = {
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
} satisfies Record<string, FamilyDrawing>
