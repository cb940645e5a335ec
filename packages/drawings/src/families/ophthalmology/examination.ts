import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { button } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { tube } from '../../shapes/stands.ts'
import { label } from '../../shapes/label.ts'
import { airTonometer, applanationTonometer, slitLamp } from '../../things/eye-stand.ts'

/** Battery handle of a diagnostic instrument, knurled; top at y. */
const scopeHandle = (p: Pen, cx: number, y: number): string =>
  rect(cx - 44, y, 88, 70, p.metal('#c3cad1'), 8) +
  rect(cx - 52, y + 60, 104, 370, p.cylinder('#2e343b'), 22) +
  times(15, (i) => bar(`M${cx - 50} ${y + 120 + i * 16}h100`, '#14181d', 4, { op: 0.6 })) +
  rect(cx - 54, y + 66, 108, 34, p.cylinder(p.tint.base), 6) +
  letter(cx, y + 400, p.brand, {
    size: 24,
    max: 92,
    weight: 700,
    fill: '#e9edf1',
    anchor: 'middle',
  }) +
  letter(cx, y + 424, p.size, { size: 18, max: 80, fill: '#cfd8e0', anchor: 'middle' })

const lensRing = (x: number, y: number, c: string): string =>
  circle(x, y, 30, '#eaf4f8', { stroke: c, sw: 8, op: 0.95 }) +
  rect(x - 4, y - 52, 8, 20, c) +
  path(`M${x - 18} ${y - 6}q6-16 20-16`, 'none', { stroke: '#ffffff', sw: 5 })

export const examination = {
  'slit-lamp': { kind: 'machine', cm: 60, focus: [600, 420], draw: slitLamp },
  'direct-ophthalmoscope': {
    cm: 9,
    lying: true,
    focus: [500, 260],
    draw: (p) =>
      p.shadow(560, 950, 160, 22) +
      turn(
        14,
        500,
        500,
        scopeHandle(p, 500, 520) +
          path('M456 530L440 420H560L544 530z', p.metal('#c3cad1')) +
          path(
            'M400 150Q400 70 500 64Q600 70 600 150L588 400Q584 440 540 440H460Q416 440 412 400z',
            p.plastic('#2e343b'),
            { stroke: '#14181d', sw: 3 },
          ) +
          circle(500, 300, 92, p.metal('#59636d'), { stroke: '#14181d', sw: 3 }) +
          times(28, (i) =>
            bar('M500 212v12', '#14181d', 5, { t: `rotate(${num(i * 12.86)} 500 300)` }),
          ) +
          circle(500, 300, 66, p.ball('#3b444f')) +
          letter(500, 316, '+8', { size: 44, weight: 700, fill: '#7fe0a8', anchor: 'middle' }) +
          circle(
            500,
            140,
            40,
            p.radial([
              [0, '#fff6cf'],
              [0.4, '#ffe9a0'],
              [0.75, '#6e7984'],
              [1, '#14181d'],
            ]),
            { stroke: '#8e99a4', sw: 5 },
          ),
      ),
  },
  retinoscope: {
    cm: 9,
    focus: [500, 200],
    draw: (p) =>
      p.shadow(560, 950, 160, 22) +
      path(
        'M420 150L90 60V300L420 190z',
        p.linear(
          [
            [0, '#fff0a8', 0],
            [1, '#ffd95a', 0.75],
          ],
          1,
          0,
        ),
      ) +
      turn(
        -6,
        500,
        500,
        scopeHandle(p, 500, 520) +
          rect(448, 330, 104, 200, p.metal('#c3cad1'), 14) +
          rect(436, 380, 128, 90, p.cylinder('#2e343b'), 14) +
          times(12, (i) => bar(`M${442 + i * 11} 384v82`, '#14181d', 4)) +
          path('M450 340L420 220Q410 90 500 80Q590 90 580 220L550 340z', p.plastic('#3b444f'), {
            stroke: '#14181d',
            sw: 3,
          }) +
          ellipse(
            466,
            170,
            34,
            52,
            p.radial([
              [0, '#ffffff'],
              [0.4, '#ffe9a0'],
              [0.8, '#b98b1f'],
              [1, '#14181d'],
            ]),
            { stroke: '#8e99a4', sw: 5 },
          ) +
          rect(462, 128, 8, 84, '#ffffff') +
          rect(576, 140, 44, 70, p.cylinder('#20262d'), 12),
      ),
  },
  tonometer: {
    cm: 14,
    focus: [500, 230],
    looks: {
      applanation: { cm: 14, focus: [680, 530], draw: applanationTonometer },
      'non-contact': { kind: 'machine', cm: 48, focus: [300, 396], draw: airTonometer },
    },
    choose: (p) => p.fact('type'),
    draw: (p) =>
      p.shadow(500, 930, 330, 40) +
      rect(170, 780, 660, 140, p.plastic('#6b4a2f'), 16, { stroke: '#4a311d', sw: 3 }) +
      rect(196, 796, 608, 50, p.down('#23408a', '#3b5fb8'), 10) +
      letter(500, 896, `${p.brand}  ${p.size}`, {
        size: 36,
        max: 520,
        weight: 700,
        fill: '#f3dfb8',
        anchor: 'middle',
      }) +
      path(
        'M290 210A300 300 0 0 1 720 200L690 262A240 240 0 0 0 330 268z',
        p.down('#ffffff', '#e3e8ec'),
        { stroke: '#59636d', sw: 4 },
      ) +
      times(21, (i) =>
        bar(
          `M505 ${i % 5 === 0 ? 118 : 126}v${i % 5 === 0 ? 34 : 22}`,
          '#1d2733',
          i % 5 === 0 ? 5 : 3,
          { t: `rotate(${num(-42 + i * 4.2)} 505 420)` },
        ),
      ) +
      ['0', '5', '10', '15', '20']
        .map((t, i) =>
          letter(
            505 + Math.sin(((-42 + i * 21) * Math.PI) / 180) * 250,
            428 - Math.cos(((-42 + i * 21) * Math.PI) / 180) * 250,
            t,
            { size: 26, weight: 700, fill: '#1d2733', anchor: 'middle' },
          ),
        )
        .join('') +
      line('M505 470L420 170', '#b4283c', 6) +
      rect(486, 260, 38, 330, p.metal('#d0d6dc'), 6) +
      tube('M380 330C330 400 330 520 380 590M630 330C680 400 680 520 630 590', 26, '#c3cad1') +
      line('M330 262L400 420M690 262L610 420', '#8e99a4', 14) +
      rect(380, 400, 250, 50, p.metalRod('#d0d6dc'), 14, { stroke: '#6e7984', sw: 2 }) +
      circle(505, 470, 30, p.ball('#aab3bd'), { stroke: '#59636d', sw: 2 }) +
      rect(450, 560, 110, 90, p.metal('#c3cad1'), 10) +
      path('M440 650H570L590 740Q505 790 420 740z', p.metal('#d0d6dc'), {
        stroke: '#6e7984',
        sw: 2,
      }) +
      rect(430, 516, 150, 46, p.metalRod(p.tint.base), 10),
  },
  'trial-lens-set': {
    kind: 'machine',
    cm: 50,
    focus: [300, 640],
    draw: (p) => {
      return (
        p.shadow(500, 900, 430, 50) +
        poly([120, 420, 170, 90, 830, 90, 880, 420], p.down('#30353b', '#4a525c'), {
          stroke: '#20262d',
          sw: 4,
        }) +
        poly([150, 400, 192, 116, 808, 116, 850, 400], p.down(p.tint.base, p.tint.dark)) +
        letter(500, 330, p.brand, {
          size: 46,
          max: 320,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        letter(500, 374, p.size, {
          size: 30,
          max: 300,
          weight: 600,
          fill: p.tint.pale,
          anchor: 'middle',
        }) +
        circle(400, 220, 62, '#dcecf5', { stroke: '#c3cad1', sw: 16 }) +
        circle(600, 220, 62, '#dcecf5', { stroke: '#c3cad1', sw: 16 }) +
        path('M462 210Q500 180 538 210', 'none', { stroke: '#c3cad1', sw: 14 }) +
        tube('M330 210L230 190M670 210L770 190', 12, '#c3cad1') +
        path('M110 420H890L930 840Q930 880 890 880H110Q70 880 70 840z', p.plastic('#3b444f'), {
          stroke: '#20262d',
          sw: 4,
        }) +
        path('M140 450H860L892 820H108z', p.down(p.tint.dark, p.tint.base)) +
        times(50, (i) => {
          const row = Math.floor(i / 10)
          return lensRing(
            174 + (i % 10) * 72.5 + ((i % 10) - 4.5) * row * 0.9,
            506 + row * 72,
            i % 10 < 5 ? '#b4283c' : row === 4 ? '#c9a24a' : '#2b3138',
          )
        })
      )
    },
  },
  autorefractometer: {
    kind: 'machine',
    cm: 50,
    focus: [640, 330],
    draw: (p) =>
      p.shadow(500, 930, 380, 48) +
      path('M190 800H820L850 920H160z', p.down('#f2f5f8', '#c3ccd5'), {
        stroke: '#9fadb9',
        sw: 3,
      }) +
      rect(160, 896, 690, 26, '#59636d', 8) +
      letter(230, 880, `${p.brand} ${p.size}`, {
        size: 44,
        max: 460,
        weight: 700,
        fill: p.tint.base,
      }) +
      tube('M720 810V740', 26, '#30353b') +
      ellipse(720, 732, 40, 30, p.ball('#30353b')) +
      circle(720, 726, 12, p.ball('#d0342c')) +
      rect(400, 680, 200, 130, p.plastic('#dfe5ea'), 10) +
      tube('M200 800V190Q200 160 240 160H300', 30, '#dfe5ea') +
      path('M290 170H340V210H290zM250 640H350V690H250z', p.plastic('#59636d')) +
      tube('M200 660H300', 22, '#dfe5ea') +
      path(
        'M360 230Q370 150 460 150H760Q860 160 870 260L890 600Q890 690 800 690H440Q360 690 356 600z',
        p.plastic('#f2f5f8'),
        { stroke: '#9fadb9', sw: 3 },
      ) +
      path('M356 380L300 400V520L358 540z', p.across('#3b444f', '#8e99a4')) +
      ellipse(
        302,
        460,
        24,
        60,
        p.radial([
          [0, '#7fb7ff'],
          [0.4, '#1d3a66'],
          [1, '#0b1520'],
        ]),
      ) +
      path(
        'M360 560H888L890 600Q890 690 800 690H440Q360 690 356 600z',
        p.across(p.tint.dark, p.tint.base),
      ) +
      screen(p, 480, 226, 330, 270, 'eye', 18) +
      button(p, 480, 600, 90, 46, '#f2f5f8') +
      button(p, 590, 600, 90, 46, '#f2f5f8') +
      rect(710, 590, 130, 30, '#20262d', 6) +
      rect(724, 604, 100, 110, '#ffffff', 2, { stroke: '#c3ccd5', sw: 1.5 }) +
      times(5, (i) => bar(`M736 ${624 + i * 18}h76`, '#59636d', 3)),
  },
  'spectacle-lens': {
    cm: 16,
    focus: [340, 560],
    draw: (p) => {
      const blank = (cx: number, cy: number, r: number): string =>
        circle(cx + 8, cy + 14, r, '#5f8199', { op: 0.25 }) +
        circle(
          cx,
          cy,
          r,
          p.linear(
            [
              [0, '#ffffff', 0.95],
              [0.3, '#d7ecf5', 0.8],
              [0.6, '#eef8fb', 0.75],
              [1, '#a9cadb', 0.9],
            ],
            1,
            1,
          ),
          { stroke: '#7fa4b8', sw: 5 },
        ) +
        circle(cx, cy, r - 12, 'none', { stroke: '#ffffff', sw: 5, op: 0.9 }) +
        path(
          `M${cx - r * 0.7} ${cy - r * 0.2}Q${cx - r * 0.5} ${cy - r * 0.75} ${cx + r * 0.1} ${cy - r * 0.78}L${cx + r * 0.3} ${cy - r * 0.66}Q${cx - r * 0.3} ${cy - r * 0.55} ${cx - r * 0.52} ${cy}z`,
          '#ffffff',
          { op: 0.85 },
        ) +
        path(
          `M${cx - r * 0.2} ${cy + r * 0.8}Q${cx + r * 0.7} ${cy + r * 0.7} ${cx + r * 0.8} ${cy - r * 0.1}Q${cx + r * 0.86} ${cy + r * 0.6} ${cx - r * 0.2} ${cy + r * 0.8}z`,
          '#8fd0a8',
          { op: 0.55 },
        )
      return (
        turn(
          -8,
          620,
          300,
          rect(400, 90, 400, 400, '#fbfbf9', 8, { stroke: '#c3ccd5', sw: 2 }) +
            `<g transform="translate(400 90)">${label(p, 400, 400, { note: 'SINGLE VISION · UNCUT', style: 0 })}</g>`,
        ) +
        p.shadow(480, 890, 380, 40) +
        blank(330, 620, 240) +
        blank(690, 690, 200)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
