/** Masks that oxygen comes through. */
import { letter } from '../lettering.ts'
import { circle, ellipse, line, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { tube } from '../shapes/stands.ts'
import { labelCard } from '../shapes/label-faces.ts'

const steel = '#c3cad1'

/** Mask with its tube; some hold a reservoir bag, some a diluter in its colour. */
export const oxygenMask = (p: Pen): string =>
  p.shadow(500, 880, 380, 40) +
  tube(
    'M470 690C470 860 900 900 880 700C870 560 720 560 700 660C690 760 820 800 900 900',
    16,
    '#a9dcc0',
    { clear: true, shadow: true },
  ) +
  line('M250 330C60 300 60 560 240 540M660 330C860 260 880 480 690 520', '#7fb89a', 9) +
  path(
    'M450 90Q560 110 600 250Q700 380 700 520Q690 640 560 650Q450 700 350 650Q220 640 216 520Q216 380 310 250Q350 110 450 90z',
    p.radial(
      [
        [0, '#ffffff', 0.92],
        [0.55, '#dff2e8', 0.85],
        [0.9, '#a9d6bf', 0.9],
        [1, '#7fb89a', 0.95],
      ],
      0.42,
      0.38,
      0.65,
    ),
    { stroke: '#6ba486', sw: 4 },
  ) +
  path(
    'M456 130Q540 150 572 270Q660 400 660 510Q650 600 550 610Q450 656 360 610Q256 600 256 510Q256 400 340 270Q376 150 456 130z',
    'none',
    { stroke: '#ffffff', sw: 8, op: 0.85 },
  ) +
  path('M400 120Q450 96 510 120L500 146Q450 126 412 146z', p.metalRod(steel)) +
  [-1, 1]
    .map(
      (s) =>
        ellipse(456 + s * 120, 440, 40, 50, '#cdeadb', { stroke: '#6ba486', sw: 3 }) +
        times(6, (i) =>
          circle(
            456 + s * 120 + Math.cos(i * 1.047) * 24,
            440 + Math.sin(i * 1.047) * 30,
            6,
            '#6ba486',
          ),
        ),
    )
    .join('') +
  rect(420, 560, 84, 130, p.cylinder('#cfeadc'), 18, { stroke: '#6ba486', sw: 2 }) +
  rect(434, 670, 56, 40, p.cylinder(p.tint.base), 8) +
  labelCard(p, 640, 110, 300, 5)

export const reservoirMask = (p: Pen): string =>
  path(
    'M424 700H500L540 760C590 800 600 880 580 960Q560 1060 462 1064Q364 1060 344 960C324 880 334 800 384 760z',
    p.radial(
      [
        [0, '#ffffff', 0.95],
        [0.6, '#e3f2ea', 0.9],
        [1, '#9ccbb2', 0.95],
      ],
      0.4,
      0.36,
      0.7,
    ),
    { stroke: '#6ba486', sw: 3 },
  ) +
  line('M380 800Q370 920 410 1010', '#ffffff', 10, { op: 0.85 }) +
  oxygenMask(p) +
  rect(416, 676, 92, 44, p.cylinder('#2f9a57'), 8)

export const venturiMask = (p: Pen): string =>
  oxygenMask(p) +
  rect(426, 690, 72, 110, p.cylinder('#3b7dc4'), 12, { stroke: '#24558c', sw: 2 }) +
  rect(440, 716, 44, 40, '#1d3f6b', 6) +
  letter(462, 790, '24 %', { size: 22, weight: 700, fill: '#ffffff', anchor: 'middle' }) +
  ['#f1f3f5', '#ea7a1e', '#f0c62a', '#c8312f', '#2f9a57']
    .map(
      (c, i) =>
        rect(80 + i * 74, 850 - (i % 2) * 26, 56, 90, p.cylinder(c), 10, {
          stroke: tone(c, -0.3),
          sw: 2,
        }) + rect(92 + i * 74, 870 - (i % 2) * 26, 32, 30, tone(c, -0.5), 5),
    )
    .join('')
