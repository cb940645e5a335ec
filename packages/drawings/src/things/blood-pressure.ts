/** Blood pressure instruments and their cuffs. */
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { button, digits } from '../shapes/controls.ts'
import { screen } from '../shapes/screens.ts'
import { tube } from '../shapes/stands.ts'
import { logo } from '../shapes/label-marks.ts'

const cloth = '#34465f'

/** Cuff closed to a ring and standing up: x, y upper left of the ring's opening. */
function cuffRing(p: Pen, cx: number, y: number, r: number, h: number): string {
  const b = r * 0.34
  return (
    p.shadow(cx, y + h + b * 0.7, r * 1.25, b * 0.9) +
    path(
      `M${num(cx - r)} ${num(y)}V${num(y + h)}A${num(r)} ${num(b)} 0 0 0 ${num(cx + r)} ${num(y + h)}V${num(y)}z`,
      p.cylinder(cloth),
    ) +
    ellipse(cx, y, r, b, tone(cloth, 0.18), { stroke: tone(cloth, -0.3), sw: 2 }) +
    ellipse(cx, y + 3, r * 0.86, b * 0.82, p.across('#141b26', '#2c3a50', '#46587a'), {
      stroke: tone(cloth, -0.4),
      sw: 2,
    }) +
    path(
      `M${num(cx - r * 0.82)} ${num(y + b * 0.3)}A${num(r * 0.86)} ${num(b * 0.82)} 0 0 0 ${num(cx + r * 0.82)} ${num(y + b * 0.3)}A${num(r)} ${num(b * 0.62)} 0 0 1 ${num(cx - r * 0.82)} ${num(y + b * 0.3)}z`,
      '#5b6f92',
      { op: 0.7 },
    ) +
    line(
      `M${num(cx + r * 0.42)} ${num(y + b * 0.95)}V${num(y + h + b * 0.9)}`,
      tone(cloth, -0.45),
      5,
    ) +
    line(
      `M${num(cx + r * 0.47)} ${num(y + b * 0.93)}V${num(y + h + b * 0.88)}`,
      tone(cloth, 0.35),
      2,
      { dash: '8 6' },
    ) +
    line(
      `M${num(cx - r)} ${num(y + 22)}A${num(r)} ${num(b)} 0 0 0 ${num(cx + r)} ${num(y + 22)}M${num(cx - r)} ${num(y + h - 18)}A${num(r)} ${num(b)} 0 0 0 ${num(cx + r)} ${num(y + h - 18)}`,
      tone(cloth, 0.4),
      2,
      { dash: '8 6', op: 0.8 },
    ) +
    letter(cx - r * 0.24, y + h * 0.62 + b * 0.5, p.brand, {
      size: r * 0.24,
      max: r * 1.05,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(cx - r * 0.24, y + h * 0.62 + b * 0.5 + r * 0.21, p.print, {
      size: r * 0.15,
      max: r,
      weight: 600,
      fill: '#c9d6ea',
      anchor: 'middle',
    })
  )
}

const readings = (x: number, y: number, k: number): string =>
  digits(x, y, '120', 112 * k) +
  digits(x, y + 100 * k, '80', 100 * k) +
  digits(x, y + 172 * k, '72', 62 * k)

/** Desk monitor with display, round start button and the cuff on its hose. */
export function armMonitor(p: Pen): string {
  return (
    tube('M560 560C548 470 470 440 500 380C520 340 560 350 590 372', 20, '#59636e') +
    cuffRing(p, 730, 170, 190, 270) +
    p.shadow(400, 880, 400, 44) +
    path(
      'M92 800L112 548Q120 486 186 486H620Q684 486 694 548L716 800Q718 876 648 876H160Q86 876 92 800z',
      p.plastic('#f4f6f8'),
      { stroke: '#a9b4bf', sw: 2.5 },
    ) +
    path(
      'M90 790L88 812Q88 876 160 876H648Q718 876 718 812L716 790Q700 842 648 842H160Q106 842 90 790z',
      '#8e9aa7',
      { op: 0.45 },
    ) +
    line('M140 498Q160 492 190 492H610', '#ffffff', 6) +
    rect(140, 520, 360, 300, p.down('#39434e', '#20272e'), 26) +
    screen(p, 160, 540, 320, 260, 'lcd', 2) +
    readings(462, 632, 0.92) +
    letter(176, 604, 'SYS', { size: 27, weight: 700, fill: '#2b3a33' }) +
    letter(176, 690, 'DIA', { size: 27, weight: 700, fill: '#2b3a33' }) +
    path('M200 756c10-18 34-8 30 10l-30 28-28-28c-4-18 18-28 28-10z', '#2b3a33') +
    circle(604, 612, 70, '#0b1d33', { op: 0.12 }) +
    circle(602, 606, 66, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 3 }) +
    letter(602, 598, 'START', { size: 27, weight: 700, fill: '#ffffff', anchor: 'middle' }) +
    letter(602, 628, 'STOP', { size: 27, weight: 700, fill: '#ffffff', anchor: 'middle' }) +
    button(p, 542, 700, 54, 40, '#e3e9ee') +
    button(p, 612, 700, 54, 40, '#e3e9ee') +
    (p.fact('bluetooth') === 'yes'
      ? line('M592 762l24 24l-12 12v-48l12 12l-24 24', '#2f78d0', 5)
      : '') +
    letter(602, 826, p.brand, {
      size: 34,
      max: 170,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    })
  )
}

/** Monitor on a wrist cuff. */
export function wristMonitor(p: Pen): string {
  return (
    p.shadow(500, 850, 360, 44) +
    path(
      'M190 420C120 520 130 720 260 800C400 880 640 880 760 790C880 700 880 520 800 420z',
      p.across(tone(cloth, -0.3), cloth, tone(cloth, 0.25), cloth, tone(cloth, -0.4)),
    ) +
    ellipse(498, 430, 308, 150, p.down('#1a2330', '#3a4a63'), {
      stroke: tone(cloth, -0.4),
      sw: 3,
    }) +
    ellipse(498, 452, 262, 116, '#10161f') +
    line(
      'M236 500C200 600 220 700 290 760M764 490C800 590 790 690 720 754',
      tone(cloth, 0.4),
      2.5,
      { dash: '9 7' },
    ) +
    rect(206, 330, 590, 440, p.plastic('#f4f6f8'), 74, { stroke: '#a9b4bf', sw: 3 }) +
    line('M290 342H710', '#ffffff', 6) +
    rect(246, 366, 390, 370, p.down('#39434e', '#20272e'), 34) +
    screen(p, 266, 386, 350, 330, 'lcd', 2) +
    readings(590, 500, 1.12) +
    letter(284, 446, 'SYS', { size: 28, weight: 700, fill: '#2b3a33' }) +
    letter(284, 556, 'DIA', { size: 28, weight: 700, fill: '#2b3a33' }) +
    path('M306 668c10-18 34-8 30 10l-30 28-28-28c-4-18 18-28 28-10z', '#2b3a33') +
    circle(712, 470, 48, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 3 }) +
    button(p, 674, 552, 76, 42, '#e3e9ee') +
    button(p, 674, 618, 76, 42, '#e3e9ee') +
    logo(p, 712, 706, 30, 120, p.tint.base, 'middle')
  )
}

/** The dial with its scale from 0 to 300 mmHg, needle and glass. */
const aneroidDial = (p: Pen, dial: (i: number) => number): string =>
  circle(298, 316, 222, tone(natural.steel, -0.45)) +
  circle(
    290,
    304,
    220,
    p.linear(
      [
        [0, '#ffffff'],
        [0.45, '#a9b3bd'],
        [0.6, '#d7dde2'],
        [1, '#59636d'],
      ],
      1,
      1,
    ),
    { stroke: '#59636d', sw: 3 },
  ) +
  circle(
    290,
    304,
    186,
    p.radial([
      [0, '#ffffff'],
      [1, '#e9edf1'],
    ]),
    { stroke: '#7d8894', sw: 3 },
  ) +
  times(31, (i) =>
    bar(`M290 136v${i % 5 === 0 ? 36 : 18}`, '#1d2733', i % 5 === 0 ? 5 : 3, {
      t: `rotate(${num(-140 + i * 9.33)} 290 304)`,
    }),
  ) +
  ['0', '60', '120', '180', '240', '300']
    .map((t, i) =>
      letter(290 + Math.cos(dial(i)) * 116, 316 + Math.sin(dial(i)) * 116, t, {
        size: 32,
        weight: 700,
        fill: '#1d2733',
        anchor: 'middle',
      }),
    )
    .join('') +
  letter(290, 396, 'mmHg', { size: 26, fill: '#5a697c', anchor: 'middle' }) +
  letter(290, 250, p.brand, {
    size: 26,
    max: 116,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  path('M283 314L378 214L297 320z', '#b4283c') +
  circle(290, 304, 15, p.ball('#59636d')) +
  path('M130 230Q180 140 300 130Q200 170 160 260z', '#ffffff', { op: 0.75 })

const aneroidBulb = (p: Pen): string =>
  path(
    'M712 250C720 150 790 96 862 100C950 108 984 190 950 268C914 344 800 370 740 320Q712 296 712 250z',
    p.ball('#363c43'),
    { stroke: '#171c22', sw: 2 },
  ) +
  line('M800 128C764 150 746 190 744 230', '#8f98a3', 9, { op: 0.7 }) +
  rect(664, 236, 62, 56, p.metal(), 8, { stroke: '#6e7984', sw: 1.5 }) +
  circle(652, 232, 25, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 2 }) +
  times(8, (i) => bar('M652 208v8', '#6e7984', 3, { t: `rotate(${i * 45} 652 232)` })) +
  rect(262, 500, 52, 76, p.metal(), 8)

/** Hand instrument: dial, bulb with release valve and the cuff laid out. */
export function aneroid(p: Pen): string {
  const dial = (i: number): number => ((-140 + i * 56 - 90) * Math.PI) / 180
  return (
    tube('M430 610C330 560 330 640 288 560', 22, '#2e3338') +
    tube('M520 590C560 430 600 300 690 262', 22, '#2e3338') +
    turn(
      -6,
      640,
      720,
      path(
        'M330 600H920Q950 600 950 630V836Q950 866 920 866H330Q300 866 300 836V630Q300 600 330 600z',
        p.linear(
          [
            [0, tone(cloth, 0.28)],
            [0.5, cloth],
            [1, tone(cloth, -0.28)],
          ],
          0.4,
          1,
        ),
        { stroke: tone(cloth, -0.4), sw: 2 },
      ) +
        rect(760, 612, 178, 242, tone(cloth, -0.35), 10) +
        times(9, (i) => bar(`M770 ${628 + i * 26}h158`, tone(cloth, -0.15), 3, { dash: '3 5' })) +
        line('M322 616H744M322 850H744', tone(cloth, 0.45), 2.5, { dash: '10 7' }) +
        letter(530, 728, p.brand, {
          size: 60,
          max: 350,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        letter(530, 784, p.print === '' ? 'ADULT' : p.print, {
          size: 36,
          max: 300,
          weight: 600,
          fill: '#c9d6ea',
          anchor: 'middle',
        }) +
        bar('M400 816h260', '#ffffff', 4) +
        path('M396 816l22-10v20zM664 816l-22-10v20z', '#ffffff'),
    ) +
    aneroidBulb(p) +
    aneroidDial(p, dial)
  )
}
