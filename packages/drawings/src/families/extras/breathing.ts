import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, line, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { coil, tube } from '../../shapes/stands.ts'

const wall = '#8fa1b0'

/** Corrugated hose along a path. */
const hose = (d: string, w: number, colour: string): string =>
  line(d, tone(colour, -0.35), w) +
  line(d, tone(colour, 0.3), w * 0.86) +
  `<path d="${d}" fill="none" stroke="${tone(colour, -0.15)}" stroke-width="${Math.round(w * 0.84)}" stroke-dasharray="7 11"/>` +
  line(d, '#ffffff', w * 0.16, {
    op: 0.6,
    t: `translate(${-Math.round(w * 0.16)} ${-Math.round(w * 0.16)})`,
  })

const gauge = (p: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 4 }) +
  circle(x, y, r * 0.82, '#ffffff') +
  times(9, (i) =>
    bar(`M${x} ${y - r * 0.74}v${r * 0.16}`, '#1d2733', 3, {
      t: `rotate(${-120 + i * 30} ${x} ${y})`,
    }),
  ) +
  line(`M${x} ${y}L${x + r * 0.4} ${y - r * 0.4}`, '#b4283c', 6)

export const breathing = {
  'nebuliser-mask': {
    cm: 30,
    lying: true,
    focus: [420, 640],
    draw: (p) =>
      coil(740, 640, 190, 160, 4, 18, '#a9dcc0') +
      tube('M430 850C470 930 600 900 640 780', 18, '#a9dcc0', { clear: true }) +
      line('M200 330C60 300 60 470 190 500M610 330C700 290 740 400 640 480', '#f0f4f6', 16) +
      path(
        'M410 110Q500 120 540 240Q630 350 640 470Q640 580 540 610Q480 650 410 650Q340 650 280 610Q180 580 180 470Q190 350 280 240Q320 120 410 110z',
        p.radial(
          [
            [0, '#ffffff', 0.92],
            [0.55, '#dfeef5', 0.86],
            [0.9, '#a9cadb', 0.9],
            [1, '#7fa8bf', 0.95],
          ],
          0.42,
          0.38,
          0.65,
        ),
        { stroke: '#6f9ab3', sw: 4 },
      ) +
      path(
        'M410 150Q480 160 510 260Q590 360 598 460Q590 560 500 580Q410 620 320 580Q230 560 222 460Q232 360 310 260Q340 160 410 150z',
        'none',
        { stroke: '#ffffff', sw: 8, op: 0.85 },
      ) +
      path('M366 130Q410 108 454 130L446 152Q410 136 374 152z', p.metalRod('#c3cad1')) +
      [-1, 1]
        .map(
          (s) =>
            circle(410 + s * 116, 430, 40, '#cfe3ee', { stroke: '#6f9ab3', sw: 3 }) +
            times(6, (i) =>
              circle(
                410 + s * 116 + Math.cos(i * 1.047) * 22,
                430 + Math.sin(i * 1.047) * 22,
                6,
                '#6f9ab3',
              ),
            ),
        )
        .join('') +
      rect(366, 590, 88, 70, p.cylinder('#dfeef5'), 10, { stroke: '#6f9ab3', sw: 2 }) +
      path('M330 660H490L470 820Q410 860 350 820z', p.glass('#dfeef5', 0.9), {
        stroke: '#6f9ab3',
        sw: 3,
      }) +
      path('M344 760H478L470 820Q410 856 352 820z', '#bfe0f2', { op: 0.8 }) +
      rect(322, 646, 176, 34, p.cylinder(p.tint.base), 8) +
      rect(396, 830, 30, 44, p.cylinder('#dfeef5'), 6) +
      labelCard(p, 600, 100, 330, 4),
  },
  'oxygen-flowmeter': {
    cm: 18,
    focus: [560, 380],
    draw: (p) => {
      const wallType = p.fact('source') === 'wall outlet'
      return (
        p.shadow(540, 930, 230, 34) +
        (wallType
          ? rect(120, 300, 90, 130, p.plastic('#f4f6f8'), 12, { stroke: '#98a4b0', sw: 3 }) +
            rect(200, 330, 260, 66, p.metalRod('#d0d6dc'), 8, { stroke: '#7d8894', sw: 2 })
          : rect(100, 330, 360, 70, p.metalRod('#d9b45a'), 10, { stroke: '#8a6a1c', sw: 2 }) +
            gauge(p, 250, 210, 100) +
            rect(236, 300, 28, 40, p.metal('#d9b45a')) +
            rect(90, 290, 60, 150, p.metalRod('#d9b45a'), 12, { stroke: '#8a6a1c', sw: 2 })) +
        rect(460, 320, 200, 100, p.metal('#d0d6dc'), 14, { stroke: '#7d8894', sw: 3 }) +
        rect(660, 346, 60, 48, p.metalRod('#c3cad1'), 4) +
        rect(710, 320, 80, 100, p.rod('#2f8f5b'), 16, { stroke: '#1f6a41', sw: 2 }) +
        rect(500, 80, 120, 250, p.glass('#e3eff5', 0.9), 24, { stroke: wall, sw: 3 }) +
        times(9, (i) => bar(`M520 ${110 + i * 24}h${i % 2 === 0 ? 34 : 20}`, '#1d2733', 4)) +
        circle(572, 214, 17, p.ball('#23282f')) +
        rect(480, 420, 160, 70, p.cylinder('#2f6fc0'), 12) +
        rect(430, 490, 260, 70, p.cylinder(p.tint.base), 18) +
        path('M440 560H680L690 850Q690 920 560 922Q430 920 430 850z', p.glass('#e3eff5', 0.9), {
          stroke: wall,
          sw: 3,
        }) +
        path('M436 720H684L688 850Q686 914 560 916Q434 914 432 850z', '#a9d4ec', { op: 0.7 }) +
        rect(552, 560, 16, 320, '#c3d9e4', 6) +
        times(6, (i) =>
          circle(520 + ((i * 47) % 90), 760 + i * 22, 6 + (i % 3) * 3, '#ffffff', { op: 0.8 }),
        ) +
        rect(690, 500, 90, 40, p.rod('#eaf2f6'), 12, { stroke: wall, sw: 2 }) +
        letter(560, 650, p.brand, {
          size: 44,
          max: 200,
          weight: 700,
          fill: p.tint.dark,
          anchor: 'middle',
        }) +
        letter(560, 696, p.size, {
          size: 30,
          max: 200,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
  'breathing-filter': {
    cm: 14,
    focus: [480, 600],
    draw: (p) =>
      carton(p, 380, 100, 400, 300, 180, { note: 'BREATHING FILTER' }) +
      p.shadow(480, 880, 380, 36) +
      rect(120, 620, 160, 120, p.rod('#eaf2f6'), 12, { stroke: wall, sw: 3 }) +
      rect(700, 632, 190, 96, p.rod('#eaf2f6'), 12, { stroke: wall, sw: 3 }) +
      path('M270 600L420 490V870L270 760z', p.rod('#dbe8ef'), { stroke: wall, sw: 3 }) +
      path('M560 490L710 610V750L560 870z', p.rod(p.tint.soft), { stroke: wall, sw: 3 }) +
      rect(410, 470, 160, 420, p.rod('#f4f8fa'), 22, { stroke: wall, sw: 3 }) +
      times(7, (i) => bar(`M${428 + i * 21} 486v388`, tone(p.tint.base, 0.55), 5)) +
      rect(610, 500, 44, 70, p.cylinder('#d0342c'), 8) +
      letter(490, 690, p.brand, {
        size: 40,
        max: 260,
        weight: 700,
        fill: p.tint.dark,
        anchor: 'middle',
        turn: -90,
      }),
  },
  'breathing-circuit': {
    cm: 70,
    lying: true,
    focus: [240, 520],
    draw: (p) =>
      hose(
        'M300 470C500 330 420 130 620 150C820 160 880 300 820 400C780 470 880 520 900 600',
        66,
        '#bcd3df',
      ) +
      hose(
        'M300 570C460 640 420 820 600 850C760 880 820 740 700 660C620 610 600 520 700 480',
        66,
        '#cfe0ea',
      ) +
      path('M220 480L320 430L340 500L260 520L340 546L320 612L220 560z', p.plastic('#eaf2f6'), {
        stroke: wall,
        sw: 3,
      }) +
      rect(120, 486, 120, 70, p.rod('#eaf2f6'), 10, { stroke: wall, sw: 3 }) +
      rect(70, 470, 60, 102, p.rod(p.tint.base), 14) +
      rect(862, 590, 80, 90, p.cylinder('#2f6fc0'), 12) +
      (p.fact('type').includes('trap')
        ? rect(560, 120, 90, 60, p.rod('#eaf2f6'), 8, { stroke: wall, sw: 2 }) +
          rect(560, 180, 90, 130, p.glass(), 20, { stroke: wall, sw: 3 })
        : '') +
      labelCard(p, 90, 700, 330, -4),
  },
  'incentive-spirometer': {
    cm: 16,
    focus: [430, 380],
    draw: (p) =>
      p.shadow(440, 900, 360, 40) +
      tube('M760 800C960 780 960 520 860 380', 44, '#dbe8ef', { clear: true }) +
      rect(800, 270, 70, 130, p.cylinder('#f4f6f8'), 18, { stroke: wall, sw: 3 }) +
      [150, 350, 550]
        .map(
          (x, i) =>
            rect(x, 120, 180, 620, p.glass('#e3eff5', 0.85), 24, { stroke: wall, sw: 3 }) +
            circle(
              x + 90,
              [360, 520, 660][i] ?? 600,
              74,
              p.ball(['#d0342c', '#f0c62a', '#3b7dc4'][i] ?? '#3b7dc4'),
            ) +
            letter(x + 90, 178, ['600', '900', '1200'][i] ?? '', {
              size: 40,
              weight: 700,
              fill: natural.ink,
              anchor: 'middle',
            }) +
            letter(x + 90, 208, 'ml/s', {
              size: 24,
              weight: 500,
              fill: natural.ink,
              anchor: 'middle',
            }),
        )
        .join('') +
      rect(120, 730, 640, 160, p.plastic(p.tint.base), 30, { stroke: p.tint.dark, sw: 3 }) +
      rect(120, 96, 640, 50, p.plastic('#f4f6f8'), 20, { stroke: '#98a4b0', sw: 2 }) +
      letter(440, 822, p.brand, {
        size: 60,
        max: 480,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      letter(440, 866, p.size, {
        size: 30,
        max: 420,
        weight: 500,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      ellipse(838, 268, 34, 10, '#9fb4c2'),
  },
} satisfies Record<string, FamilyDrawing>
