import { letter } from '../lettering.ts'
import { circle, ellipse, line, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { button, digits } from '../shapes/controls.ts'
import { screen } from '../shapes/screens.ts'

const gunGrip = (p: Pen, c: string): string =>
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
  times(7, (i) => line(`M${616 + i} ${640 + i * 26}q40 10 80 0`, tone(c, -0.35), 5, { op: 0.6 })) +
  path('M512 500Q452 530 470 606Q506 606 536 578z', p.plastic('#4a545f'), {
    stroke: '#20262d',
    sw: 2,
  })

const gunNozzle = (p: Pen): string =>
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
  )

/** Forehead model seen obliquely from behind: sensor at the left, display towards the nurse. */
export function thermometerGun(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(610, 908, 220, 36) +
    gunGrip(p, c) +
    gunNozzle(p) +
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
