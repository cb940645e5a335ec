import type { FamilyDrawing } from '../../family.ts'
import { namedColour } from '../../colours.ts'
import { letter } from '../../lettering.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural, tone } from '../../tones.ts'
import { button, digits, knob, vents } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { solid } from '../../shapes/devices.ts'
import { logo } from '../../shapes/label-marks.ts'
import { carton } from '../../shapes/cartons.ts'
import { bloodTube } from '../../shapes/tubes-and-bags.ts'
import { bottle } from '../../shapes/bottles.ts'

/** Eight tips in a row under one handle. */
const multichannel = (p: Pen): string =>
  rect(450, 40, 90, 44, p.cylinder(p.tint.base), 16) +
  rect(474, 82, 42, 60, p.metal('#d0d6dc')) +
  path(
    'M400 140H590Q610 140 612 180L600 460Q596 500 570 520H420Q394 500 390 460L378 180Q382 140 400 140z',
    p.cylinder('#eef1f4'),
    { stroke: '#9fadb9', sw: 2.5 },
  ) +
  rect(460, 210, 70, 150, '#1d2733', 8) +
  ['3', '0', '0']
    .map((t, i) =>
      letter(495, 258 + i * 46, t, { size: 44, weight: 700, fill: '#ffffff', anchor: 'middle' }),
    )
    .join('') +
  letter(495, 410, p.brand, {
    size: 32,
    max: 170,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  letter(495, 450, p.size === '' ? '20–200 µl' : p.size, {
    size: 28,
    max: 160,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  }) +
  rect(440, 516, 110, 60, p.cylinder('#dfe5ea')) +
  path(
    'M250 570H740Q756 574 754 600L742 680H248L236 600Q234 574 250 570z',
    p.linear(
      [
        [0, '#ffffff'],
        [0.4, '#e9edf1'],
        [1, '#b4bec8'],
      ],
      0.4,
      1,
    ),
    { stroke: '#9fadb9', sw: 2.5 },
  ) +
  rect(244, 640, 502, 14, p.tint.base) +
  times(
    8,
    (i) =>
      rect(270 + i * 60, 678, 30, 40, p.cylinder('#aab3bd')) +
      path(`M${266 + i * 60} 716h38l-13 200h-12z`, p.glass('#f0dc9a', 0.95), {
        stroke: '#b99b46',
        sw: 2,
      }),
  )

/** EDTA, CITRATE, FLUORIDE, GEL: what is printed along a tube. */
const tubeText = (additive: string): string =>
  additive.includes('gel')
    ? 'GEL'
    : (/[A-Za-z]{4,}$/.exec(additive.replace(/ [\d.]+ %$/, ''))?.[0] ?? 'PLAIN').toUpperCase()

export const laboratory = {
  'biochemistry-reagent': {
    cm: 26,
    focus: [300, 640],
    draw: (p) =>
      carton(p, 330, 130, 420, 350, 210, { note: 'LIQUID STABLE · 2–8 °C' }) +
      bottle(p, 200, 850, 200, 430, { cap: p.tint.base, title: 'Reagent R1', neck: 0.5 }) +
      bottle(p, 430, 880, 180, 370, {
        colour: '#8a541f',
        cap: '#f4f6f8',
        title: 'Reagent R2',
        neck: 0.5,
      }) +
      bottle(p, 620, 870, 110, 220, { cap: '#2f8f5b', title: 'Standard' }),
  },
  'blood-collection-tube': {
    cm: 14,
    focus: [300, 260],
    draw: (p) => {
      const caps: [string, number, boolean, string][] = [
        ['#7a4bb0', 0.78, false, 'EDTA'],
        ['#d9a521', 0.8, true, 'SST GEL'],
        ['#6cb7e6', 0.76, false, 'CITRATE'],
        ['#c2272d', 0.79, false, 'PLAIN'],
        ['#8f979f', 0.74, false, 'FLUORIDE'],
        ['#2f8f5b', 0.78, false, 'HEPARIN'],
      ]
      const cap = namedColour(p.fact('colour'))
      const shown =
        cap === undefined
          ? caps
          : caps.map((one): typeof one => [
              cap,
              one[1],
              p.fact('additive').includes('gel'),
              tubeText(p.told('additive', '')),
            ])
      return (
        p.shadow(500, 860, 430, 44) +
        shown
          .map(([c, f, g, t], i) =>
            bloodTube(p, 120 + i * 138, 830 - (i % 2) * 14, 96, 640, c, {
              filled: f,
              gel: g,
              text: t,
            }),
          )
          .join('') +
        rect(60, 690, 880, 150, p.plastic('#e9eef2'), 14, { stroke: '#aab6c1', sw: 2, op: 0.94 }) +
        times(6, (i) => ellipse(120 + i * 138, 700, 58, 12, '#9fadb9', { op: 0.5 })) +
        letter(110, 786, `${p.brand}`, { size: 60, max: 500, weight: 700, fill: p.tint.base }) +
        letter(900, 786, p.size, {
          size: 48,
          max: 220,
          weight: 700,
          fill: natural.ink,
          anchor: 'end',
        })
      )
    },
  },
  centrifuge: {
    kind: 'machine',
    cm: 38,
    focus: [500, 400],
    draw: (p) =>
      p.shadow(500, 880, 400, 50) +
      path('M160 420Q200 120 500 110Q800 120 840 420z', p.plastic('#dfe6ec'), {
        stroke: '#9fadb9',
        sw: 3,
      }) +
      path(
        'M200 410Q240 160 500 150Q760 160 800 410z',
        p.linear(
          [
            [0, '#e9f1f5', 0.9],
            [1, '#b9c7d2', 0.9],
          ],
          0,
          1,
        ),
      ) +
      ellipse(500, 400, 350, 96, p.metal('#c3cad1'), { stroke: '#8e99a4', sw: 3 }) +
      ellipse(
        500,
        404,
        300,
        78,
        p.radial([
          [0, '#8e99a4'],
          [1, '#3b444f'],
        ]),
      ) +
      times(8, (i) => {
        const a = (i / 8) * Math.PI * 2 + 0.3
        const x = 500 + Math.cos(a) * 200
        const y = 402 + Math.sin(a) * 50
        return (
          line(`M500 402L${Math.round(x)} ${Math.round(y)}`, '#c3cad1', 20) +
          ellipse(x, y, 34, 18, '#e9edf1', { stroke: '#6e7984', sw: 3 }) +
          ellipse(x, y - 4, 20, 10, ['#7a4bb0', '#c2272d', '#d9a521'][i % 3] ?? '#c2272d')
        )
      }) +
      ellipse(500, 398, 46, 20, p.ball('#e3e8ec'), { stroke: '#6e7984', sw: 2 }) +
      path(
        'M150 410Q140 440 150 480L170 850Q175 870 200 870H800Q825 870 830 850L850 480Q860 440 850 410Q820 500 500 506Q180 500 150 410z',
        p.plastic('#eef1f4'),
        { stroke: '#9fadb9', sw: 3 },
      ) +
      path(
        'M176 640H824L816 850Q814 862 800 864H200Q186 862 184 850z',
        p.across(p.tint.dark, p.tint.base, p.tint.dark),
      ) +
      screen(p, 250, 690, 190, 90, 'lcd', 8) +
      digits(426, 758, '3500', 66) +
      knob(p, 560, 742, 52, '#f2f5f8') +
      knob(p, 700, 742, 52, '#f2f5f8') +
      letter(560, 826, 'TIME', { size: 22, weight: 600, fill: '#fff', anchor: 'middle' }) +
      letter(700, 826, 'SPEED', { size: 22, weight: 600, fill: '#fff', anchor: 'middle' }) +
      logo(p, 500, 580, 56, 400, p.tint.dark, 'middle'),
  },
  microscope: {
    kind: 'machine',
    cm: 26,
    focus: [420, 560],
    draw: (p) => {
      const w = '#eef1f4'
      const e = { stroke: '#9fadb9', sw: 2.5 }
      const eyepiece = (x: number, r: number): string =>
        turn(
          r,
          x,
          260,
          rect(x - 46, 70, 92, 40, p.metal('#3b444f'), 10) +
            rect(x - 40, 104, 80, 130, p.cylinder('#2b3138'), 6) +
            rect(x - 34, 228, 68, 90, p.metal('#aab3bd')),
        )
      return (
        p.shadow(520, 920, 360, 46) +
        path(
          'M220 860Q230 800 330 800H760Q800 800 810 850V900Q810 915 790 915H240Q215 915 220 860z',
          p.plastic(w),
          e,
        ) +
        path(
          'M640 820C680 640 680 520 640 400L560 380L520 300H700C800 380 850 600 800 850z',
          p.plastic(w),
          e,
        ) +
        path('M430 280H720Q760 330 740 390H470z', p.plastic(tone(w, -0.06)), e) +
        turn(
          -36,
          470,
          300,
          eyepiece(420, -3) + eyepiece(526, 3) + path('M366 300H580L560 400H390z', p.plastic(w), e),
        ) +
        path('M380 390H540L520 440H400z', p.metal('#6e7984')) +
        [
          [400, 18],
          [450, 2],
          [506, -16],
        ]
          .map(([x, r]) =>
            turn(
              r ?? 0,
              x ?? 0,
              440,
              rect((x ?? 0) - 22, 436, 44, 84, p.metal('#d0d6dc'), 4) +
                bar(`M${(x ?? 0) - 22} 462h44`, x === 450 ? '#f2c81f' : '#d0342c', 7) +
                rect((x ?? 0) - 13, 518, 26, 26, p.metal('#8e99a4'), 4),
            ),
          )
          .join('') +
        rect(290, 590, 360, 34, p.plastic('#2b3138'), 6) +
        rect(340, 574, 210, 16, p.metalRod('#8e99a4'), 4) +
        rect(400, 566, 120, 8, '#cfe3ee') +
        path('M400 624H520L500 690H420z', p.metal('#3b444f')) +
        rect(410, 740, 100, 60, p.metal('#6e7984'), 8) +
        ellipse(460, 742, 42, 10, '#ffe9a6') +
        path('M430 736L444 694H476L490 736z', '#ffe9a6', { op: 0.45 }) +
        circle(736, 700, 62, p.plastic('#2b3138'), { stroke: '#111', sw: 2 }) +
        circle(736, 700, 38, p.ball('#59636d')) +
        circle(736, 700, 16, p.ball('#aab3bd')) +
        logo(p, 300, 862, 46, 330) +
        rect(620, 850, 60, 30, p.tint.base, 8)
      )
    },
  },
  micropipette: {
    cm: 14,
    focus: [430, 420],
    looks: { eight: { cm: 18, focus: [495, 330], draw: (p) => p.resting(multichannel(p)) } },
    choose: (p) => (p.fact('channels') === '8' ? 'eight' : ''),
    draw: (p) =>
      p.shadow(520, 930, 190, 26) +
      turn(
        16,
        500,
        500,
        rect(450, 40, 90, 40, p.cylinder(p.tint.base), 16) +
          rect(474, 78, 42, 70, p.metal('#d0d6dc')) +
          path(
            'M400 150H590Q610 150 612 190L600 460Q596 500 560 520H430Q396 500 392 460L380 190Q382 150 400 150z',
            p.cylinder('#eef1f4'),
            { stroke: '#9fadb9', sw: 2.5 },
          ) +
          path('M384 190C320 180 290 220 300 260Q340 230 386 270z', p.plastic('#eef1f4'), {
            stroke: '#9fadb9',
            sw: 2.5,
          }) +
          rect(460, 230, 70, 150, '#1d2733', 8) +
          ['1', '0', '0']
            .map((t, i) =>
              letter(495, 276 + i * 46, t, {
                size: 44,
                weight: 700,
                fill: '#ffffff',
                anchor: 'middle',
              }),
            )
            .join('') +
          letter(495, 430, p.brand, {
            size: 32,
            max: 170,
            weight: 700,
            fill: p.tint.base,
            anchor: 'middle',
          }) +
          letter(495, 470, p.size === '' ? '10–100 µl' : p.size, {
            size: 28,
            max: 160,
            weight: 600,
            fill: natural.ink,
            anchor: 'middle',
          }) +
          path('M560 190H640Q660 190 660 220V250H606z', p.plastic(p.tint.base)) +
          path('M440 520H556L540 600L526 760H470L456 600z', p.cylinder('#dfe5ea'), {
            stroke: '#9fadb9',
            sw: 2.5,
          }) +
          rect(464, 690, 68, 30, p.metal('#aab3bd')) +
          path('M468 756H528L506 930H490z', p.glass('#f0dc9a', 0.95), { stroke: '#b99b46', sw: 2 }),
      ),
  },
  'glass-slides': {
    cm: 13,
    focus: [560, 700],
    draw: (p) => {
      const slide = (x: number, y: number, r: number): string =>
        turn(
          r,
          x + 190,
          y + 60,
          rect(
            x,
            y,
            400,
            130,
            p.linear(
              [
                [0, '#d4e9ef', 0.75],
                [0.3, '#ffffff', 0.85],
                [0.5, '#d9ecf2', 0.6],
                [1, '#b4d3de', 0.8],
              ],
              1,
              0.6,
            ),
            4,
            { stroke: '#7fa9b8', sw: 2.5 },
          ) +
            rect(x, y, 96, 130, '#ffffff', 4, { op: 0.9, stroke: '#b3c7cf', sw: 1.5 }) +
            bar(`M${x} ${y + 130}h400`, '#5f9bb0', 4),
        )
      return (
        carton(p, 220, 190, 500, 320, 240, { note: '76 × 26 mm · 50 PCS' }) +
        p.shadow(480, 840, 400, 40) +
        slide(130, 560, -14) +
        slide(380, 620, 8) +
        slide(200, 700, -3) +
        ellipse(450, 762, 60, 36, '#c23a56', { op: 0.55 }) +
        rect(412, 722, 84, 84, '#e8f3f7', 2, { op: 0.35, stroke: '#7fa9b8', sw: 1.5 })
      )
    },
  },
  'haematology-analyser': {
    kind: 'machine',
    cm: 40,
    focus: [560, 340],
    draw: (p) =>
      p.shadow(520, 900, 430, 50) +
      solid(p, 150, 180, 600, 700, 130, '#eef1f4', 26) +
      rect(150, 180, 600, 330, p.plastic('#f7f9fa'), 26, { stroke: '#c3ccd5', sw: 2 }) +
      screen(p, 230, 236, 440, 220, 'menu', 16) +
      path('M150 520H750V600H150z', p.across(p.tint.dark, p.tint.base)) +
      letter(190, 578, p.brand, { size: 50, max: 400, weight: 700, fill: '#fff' }) +
      letter(720, 576, p.size, { size: 36, max: 140, weight: 600, fill: '#fff', anchor: 'end' }) +
      rect(390, 600, 130, 190, '#2b3138', 16) +
      rect(446, 612, 18, 80, p.metal()) +
      at(455, 0, bloodTube(p, 0, 830, 56, 180, '#7a4bb0', { filled: 0.5, text: 'EDTA' })) +
      button(p, 580, 660, 110, 60, p.tint.base) +
      vents(200, 660, 140, 6, 20) +
      rect(380, 830, 150, 30, p.metalRod('#aab3bd'), 8),
  },
} satisfies Record<string, FamilyDrawing>
