import { letter } from '../lettering.ts'
import { bar, circle, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { button } from '../shapes/controls.ts'
import { screen } from '../shapes/screens.ts'
import { tube } from '../shapes/stands.ts'
import { logo } from '../shapes/label-marks.ts'

const shell =
  'M318 190Q500 128 682 190Q730 208 728 262L716 640Q706 790 500 806Q294 790 284 640L272 262Q270 208 318 190z'

/** Finger clip seen from above its opening. */
export function fingerOximeter(p: Pen): string {
  const display = p.fact('display')
  const [spo2, pulse] =
    display === 'led'
      ? ['#ff5040', '#ff5040']
      : display.startsWith('oled')
        ? ['#5fd0ff', '#ffd84a']
        : ['#4be38a', '#5fd0ff']
  const c = p.tint.base
  return (
    turn(
      -22,
      500,
      520,
      path(shell, p.plastic('#cfd7de'), { t: 'translate(34 78)', stroke: '#8e9aa7', sw: 3 }) +
        path('M316 690Q500 830 694 690L736 690Q706 880 540 900Q360 880 316 770z', '#20262d') +
        path('M356 790Q520 850 690 770L700 810Q560 890 392 842z', p.down('#59636d', '#2b3138')) +
        path(
          shell,
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.4, c],
              [1, tone(c, -0.35)],
            ],
            0.7,
            1,
          ),
          { stroke: tone(c, -0.5), sw: 3 },
        ) +
        path(
          'M336 214Q500 160 664 214Q700 228 698 268L690 560Q684 610 640 622Q500 646 360 622Q316 610 310 560L302 268Q300 228 336 214z',
          p.plastic('#f6f8f9'),
        ) +
        line('M330 232Q500 176 640 216', '#ffffff', 8) +
        rect(336, 262, 328, 310, '#070d15', 26) +
        letter(360, 300, '%SpO₂', { size: 30, weight: 600, fill: spo2 }) +
        letter(560, 432, '98', { size: 156, weight: 700, fill: spo2, anchor: 'end' }) +
        letter(360, 468, 'PRbpm', { size: 26, weight: 600, fill: pulse }) +
        letter(560, 556, '72', { size: 96, weight: 700, fill: pulse, anchor: 'end' }) +
        times(11, (i) => rect(600, 540 - i * 24, 40, 16, i < 7 ? pulse : '#1b2a36', 3)) +
        circle(500, 700, 44, p.ball('#f4f6f8'), { stroke: tone(c, -0.4), sw: 3 }) +
        line('M500 684v18M486 690a20 20 0 1 0 28 0', c, 6) +
        letter(500, 778, p.brand, {
          size: 36,
          max: 250,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        times(5, (i) =>
          bar(
            `M${330 + i * 4} ${176 - i * 7}Q500 ${118 - i * 7} ${670 - i * 4} ${176 - i * 7}`,
            tone(c, -0.35 + i * 0.1),
            5,
          ),
        ),
    ) +
    letter(846, 930, p.print, { size: 28, max: 190, weight: 600, fill: '#5a697c', anchor: 'end' })
  )
}

/** Ward model in the hand with a clip probe on its cable. */
export function handheldOximeter(p: Pen): string {
  return (
    p.shadow(360, 920, 260, 34) +
    tube('M360 130C360 40 520 40 640 90C860 180 900 420 780 560', 20, '#4a545f') +
    turn(
      18,
      760,
      690,
      rect(660, 560, 190, 300, p.plastic('#3a434d'), 70, { stroke: '#20262d', sw: 3 }) +
        path('M690 836Q756 900 822 836L812 880Q756 930 700 880z', '#14191f') +
        circle(
          756,
          690,
          34,
          p.radial([
            [0, '#ff8a7a'],
            [0.5, '#8a2a24'],
            [1, '#3a1512'],
          ]),
        ) +
        times(4, (i) => bar(`M700 ${590 + i * 14}h112`, '#59636e', 5)),
    ) +
    rect(150, 120, 420, 790, p.plastic('#eef1f4'), 70, { stroke: '#9fadb9', sw: 3 }) +
    rect(136, 300, 30, 420, p.cylinder(p.tint.base), 14) +
    rect(554, 300, 30, 420, p.cylinder(p.tint.base), 14) +
    screen(p, 200, 190, 320, 360, 'lcd', 14) +
    rect(200, 190, 320, 360, '#081421', 6) +
    letter(220, 236, 'SpO₂ %', { size: 32, weight: 600, fill: '#5fd0ff' }) +
    letter(500, 366, '98', { size: 170, weight: 700, fill: '#5fd0ff', anchor: 'end' }) +
    letter(220, 420, 'PR /min', { size: 30, weight: 600, fill: '#4be38a' }) +
    letter(500, 520, '72', { size: 120, weight: 700, fill: '#4be38a', anchor: 'end' }) +
    times(6, (i) =>
      button(
        p,
        206 + (i % 3) * 108,
        610 + Math.floor(i / 3) * 84,
        92,
        60,
        i === 5 ? p.tint.base : '#dfe6ec',
      ),
    ) +
    logo(p, 360, 836, 54, 340, p.tint.base, 'middle')
  )
}
