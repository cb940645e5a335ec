/** Small instruments held in the hand: oximeters and thermometers. */
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../materials.ts'
import { button, digits, screen, tube } from '../shapes/devices.ts'
import { logo } from '../shapes/label.ts'

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

/** Forehead model seen obliquely from behind: sensor at the left, display towards the nurse. */
export function thermometerGun(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(610, 908, 220, 36) +
    path(
      'M520 480Q570 430 720 446L776 452Q730 570 752 700Q772 830 738 880Q716 910 660 904L574 894Q530 888 534 842Q548 640 504 530z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.4, '#e6ebef'],
          [1, '#aab4be'],
        ],
        1,
        0.15,
      ),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    path(
      'M592 520Q640 490 722 500Q694 590 708 690Q720 800 694 856L606 846Q614 660 592 520z',
      p.linear(
        [
          [0, tone(c, 0.2)],
          [1, tone(c, -0.3)],
        ],
        1,
        0.3,
      ),
    ) +
    times(7, (i) =>
      line(`M${616 + i} ${640 + i * 26}q40 10 80 0`, tone(c, -0.35), 5, { op: 0.6 }),
    ) +
    path('M512 500Q452 530 470 606Q506 606 536 578z', p.plastic('#4a545f'), {
      stroke: '#20262d',
      sw: 2,
    }) +
    path(
      'M268 232Q246 296 268 360L392 392V204z',
      p.linear(
        [
          [0, '#59636d'],
          [0.4, '#aab3bd'],
          [0.55, '#6e7984'],
          [1, '#20262d'],
        ],
        0,
        1,
      ),
      { stroke: '#20262d', sw: 2 },
    ) +
    ellipse(267, 297, 22, 66, '#20262d') +
    ellipse(
      263,
      297,
      15,
      48,
      p.radial([
        [0, '#0b1520'],
        [0.4, '#24405c'],
        [0.75, '#8fb0c8'],
        [1, '#20262d'],
      ]),
    ) +
    path(
      'M372 192Q400 126 500 120L720 128L734 452Q600 424 536 486Q440 470 372 404z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.5, '#eef2f5'],
          [1, '#b9c3cc'],
        ],
        0.3,
        1,
      ),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    path(
      'M372 330Q500 352 728 330L734 452Q600 424 536 486Q440 470 372 404z',
      p.linear(
        [
          [0, tone(c, 0.25)],
          [1, tone(c, -0.25)],
        ],
        0.6,
        1,
      ),
      { op: 0.92 },
    ) +
    line('M392 180Q430 138 510 134L700 140', '#ffffff', 8, { op: 0.9 }) +
    letter(546, 262, p.brand, { size: 46, max: 260, weight: 700, fill: c, anchor: 'middle' }) +
    path(
      'M712 132Q714 112 742 114L880 132Q912 138 910 172L886 430Q882 468 844 464L736 452z',
      p.plastic('#39434e'),
      { stroke: '#20262d', sw: 2.5 },
    ) +
    `<g transform="matrix(1 .08 -.06 1 752 146)">${rect(0, 0, 124, 150, p.down('#bff0c8', '#7fd39a'), 12)}${digits(116, 96, '36.6', 46)}${letter(112, 44, '°C', { size: 26, weight: 700, fill: '#1d2a24', anchor: 'end' })}</g>` +
    button(p, 752, 332, 54, 40, '#e3e9ee') +
    button(p, 816, 338, 54, 40, c) +
    button(p, 750, 392, 54, 36, '#e3e9ee') +
    letter(650, 604, p.print, { size: 22, max: 96, weight: 600, fill: '#ffffff', anchor: 'middle' })
  )
}

/** Ear model with a probe cover beside it. */
export function earThermometer(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(520, 900, 230, 34) +
    path(
      'M300 200Q330 110 450 110H590Q700 116 706 230Q700 380 672 470Q648 640 664 800Q668 890 590 892H470Q396 890 392 800Q400 620 372 480Q300 420 300 300z',
      p.plastic('#f6f8f9'),
      { stroke: '#9fadb9', sw: 3 },
    ) +
    path(
      'M306 210L170 258Q140 292 164 326L304 352z',
      p.linear(
        [
          [0, '#ffffff'],
          [1, '#c3ccd5'],
        ],
        0,
        1,
      ),
      { stroke: '#9fadb9', sw: 2 },
    ) +
    ellipse(162, 292, 15, 34, '#20262d') +
    path(
      'M392 800Q400 650 386 540Q520 600 664 540Q650 660 664 800Q668 890 590 892H470Q396 890 392 800z',
      p.linear(
        [
          [0, tone(c, 0.3)],
          [1, tone(c, -0.3)],
        ],
        1,
        0.4,
      ),
    ) +
    screen(p, 430, 190, 220, 150, 'lcd', 12) +
    digits(632, 306, '36.6', 92) +
    circle(540, 430, 44, p.ball(c), { stroke: tone(c, -0.4), sw: 3 }) +
    letter(528, 760, p.brand, {
      size: 50,
      max: 230,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(528, 820, p.print, {
      size: 32,
      max: 210,
      weight: 600,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    p.shadow(800, 880, 110, 20) +
    path('M740 860L764 700Q800 680 836 700L860 860Q800 890 740 860z', p.glass('#e3eef3', 0.95), {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    ellipse(800, 702, 36, 11, '#f4f8fa', { stroke: '#8fa1b0', sw: 2 })
  )
}
