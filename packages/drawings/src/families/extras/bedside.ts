import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, line, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { tone } from '../../tones.ts'
import { labelCard } from '../../shapes/label-faces.ts'

const urinal = (p: Pen): string =>
  p.shadow(500, 900, 320, 36) +
  path(
    'M180 560Q180 480 300 470L620 440Q660 420 680 330L700 200H860L850 380Q840 560 840 700Q836 890 640 896H320Q180 890 180 740z',
    p.linear(
      [
        [0, '#ffffff'],
        [0.5, '#e6eef3'],
        [1, '#b9c9d4'],
      ],
      0.6,
      1,
    ),
    { stroke: '#8fa1b0', sw: 4 },
  ) +
  ellipse(780, 200, 82, 28, '#8fa1b0', { stroke: '#6f8292', sw: 4 }) +
  line('M330 470C330 330 560 290 640 400', '#c3d0d9', 44) +
  times(7, (i) => bar(`M240 ${600 + i * 36}h${i % 2 === 0 ? 70 : 40}`, p.tint.base, 6))

const bedpan = (p: Pen): string =>
  p.shadow(500, 860, 400, 40) +
  path(
    'M110 560Q110 800 340 846H660Q890 800 890 560z',
    p.linear(
      [
        [0, '#ffffff'],
        [0.5, '#e6eef3'],
        [1, '#b0c1cd'],
      ],
      0.4,
      1,
    ),
    { stroke: '#8fa1b0', sw: 4 },
  ) +
  ellipse(500, 540, 410, 190, p.down('#f7fafc', '#dbe5ec'), { stroke: '#8fa1b0', sw: 4 }) +
  ellipse(500, 552, 270, 116, p.down('#8fa4b2', '#c9d6df'), { stroke: '#7b909e', sw: 3 }) +
  rect(440, 320, 120, 70, p.plastic('#e6eef3'), 24, { stroke: '#8fa1b0', sw: 3 })

export const bedside = {
  'kidney-tray': {
    cm: 25,
    focus: [500, 520],
    draw: (p) =>
      p.shadow(500, 830, 400, 44) +
      path(
        'M90 480Q80 760 320 810H680Q920 760 910 480z',
        p.linear(
          [
            [0, '#f4f6f8'],
            [0.3, '#9aa5af'],
            [0.55, '#dfe5ea'],
            [1, '#7d8894'],
          ],
          1,
          0.3,
        ),
        { stroke: '#6e7984', sw: 3 },
      ) +
      path(
        'M90 480C60 280 260 210 400 320Q500 390 600 320C740 210 940 280 910 480C900 620 700 650 500 650S100 620 90 480z',
        p.metal('#d5dbe1'),
        { stroke: '#6e7984', sw: 4 },
      ) +
      path(
        'M130 474C110 320 270 270 390 362Q500 440 610 362C730 270 890 320 870 474C860 580 690 608 500 608S140 580 130 474z',
        p.linear(
          [
            [0, '#8e99a4'],
            [0.4, '#dfe5ea'],
            [0.7, '#f7f9fa'],
            [1, '#aab3bd'],
          ],
          0.7,
          1,
        ),
        { stroke: '#8e99a4', sw: 2 },
      ) +
      line('M180 420Q210 340 300 340M640 560Q780 560 820 500', '#ffffff', 12, { op: 0.9 }) +
      letter(500, 740, p.brand, {
        size: 46,
        max: 320,
        weight: 700,
        fill: p.tint.dark,
        anchor: 'middle',
      }) +
      letter(500, 786, p.size, {
        size: 34,
        max: 240,
        weight: 600,
        fill: p.tint.dark,
        anchor: 'middle',
      }),
  },
  'bedpan-urinal': {
    cm: 30,
    focus: [500, 560],
    looks: {
      pan: { cm: 40, focus: [500, 560], draw: (p) => bedpan(p) + labelCard(p, 350, 690, 300, 0) },
    },
    choose: (p) => (p.size.startsWith('Bedpan') ? 'pan' : ''),
    draw: (p) => urinal(p) + labelCard(p, 400, 640, 320, 0),
  },
  'patient-id-band': {
    cm: 22,
    lying: true,
    focus: [480, 620],
    draw: (p) => {
      const c = p.colour('#f1f3f5')
      return (
        path('M140 520C140 300 340 210 520 210S880 300 880 500', 'none', {
          stroke: tone(c, -0.3),
          sw: 84,
        }) +
        path('M140 520C140 300 340 210 520 210S880 300 880 500', 'none', {
          stroke: tone(c, -0.12),
          sw: 72,
        }) +
        times(9, (i) =>
          circle(
            260 + i * 62,
            290 - Math.round(Math.sin(((i + 1) / 10) * Math.PI) * 76),
            8,
            tone(c, -0.45),
          ),
        ) +
        path(
          'M98 520Q110 760 400 770H700Q900 740 922 500L838 496Q820 650 690 680H400Q210 676 182 520z',
          p.linear(
            [
              [0, tone(c, 0.4)],
              [0.5, c],
              [1, tone(c, -0.2)],
            ],
            0.4,
            1,
          ),
          { stroke: tone(c, -0.4), sw: 3 },
        ) +
        rect(330, 692, 350, 70, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
        times(2, (i) => bar(`M350 ${716 + i * 26}h${i === 0 ? 300 : 210}`, '#8c97a3', 7)) +
        circle(800, 640, 32, p.ball('#f4f6f8'), { stroke: '#8fa1b0', sw: 3 }) +
        labelCard(p, 370, 400, 300, 0)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
