import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural } from '../materials.ts'
import { button, screen, tube } from '../shapes/devices.ts'
import { label } from '../shapes/label.ts'
import { carton, sachet } from '../shapes/packs.ts'
import { sutureNeedle, syringe } from '../shapes/supplies.ts'
import { bottle, vial } from '../shapes/vessels.ts'
import { airTonometer, applanationTonometer, slitLamp } from '../things/eye-stand.ts'

/** Almond eye with iris, as printed on packs or drawn as a motif. */
function eyeMotif(cx: number, cy: number, w: number, iris: string): string {
  const h = w * 0.3
  return (
    path(
      `M${num(cx - w / 2)} ${num(cy)}Q${num(cx)} ${num(cy - h * 2)} ${num(cx + w / 2)} ${num(cy)}Q${num(cx)} ${num(cy + h * 2)} ${num(cx - w / 2)} ${num(cy)}z`,
      '#ffffff',
      { stroke: '#3b444f', sw: w * 0.02 },
    ) +
    circle(cx, cy, h * 0.8, iris) +
    circle(cx, cy, h * 0.38, '#10161d') +
    circle(cx + h * 0.22, cy - h * 0.28, h * 0.16, '#ffffff')
  )
}

function lens(p: Pen, cx: number, cy: number, r: number): string {
  const hap = (s: number): string =>
    tube(
      `M${num(cx + s * r * 0.7)} ${num(cy - s * r * 0.74)}C${num(cx + s * r * 1.7)} ${num(cy - s * r * 1.5)} ${num(cx + s * r * 2.3)} ${num(cy - s * r * 0.5)} ${num(cx + s * r * 2)} ${num(cy + s * r * 0.7)}`,
      r * 0.13,
      '#a9cfe0',
      { clear: true },
    )
  return (
    hap(1) +
    hap(-1) +
    circle(
      cx,
      cy,
      r,
      p.radial(
        [
          [0, '#ffffff', 0.9],
          [0.6, '#d6ecf6', 0.75],
          [0.92, '#9fcbe0', 0.85],
          [1, '#6fa6c2', 0.95],
        ],
        0.4,
        0.36,
        0.66,
      ),
      { stroke: '#6797b0', sw: 4 },
    ) +
    circle(cx, cy, r * 0.84, 'none', { stroke: '#ffffff', sw: 5, op: 0.8 }) +
    path(
      `M${num(cx - r * 0.6)} ${num(cy - r * 0.3)}Q${num(cx - r * 0.4)} ${num(cy - r * 0.75)} ${num(cx + r * 0.1)} ${num(cy - r * 0.74)}Q${num(cx - r * 0.3)} ${num(cy - r * 0.5)} ${num(cx - r * 0.44)} ${num(cy - r * 0.1)}z`,
      '#ffffff',
      { op: 0.85 },
    )
  )
}

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

const knife = (p: Pen, x: number, y: number, blade: string): string =>
  rect(x, y - 17, 380, 34, p.rod('#f2f5f8'), 14, { stroke: '#9fadb9', sw: 2 }) +
  rect(x + 230, y - 18, 100, 36, p.rod(p.tint.base), 8) +
  times(9, (i) => bar(`M${x + 240 + i * 10} ${y - 17}v34`, p.tint.dark, 3)) +
  path(`M${x + 378} ${y - 11}L${x + 470} ${y - 6}V${y + 6}L${x + 378} ${y + 11}z`, p.metalRod()) +
  path(
    blade,
    p.linear(
      [
        [0, '#ffffff'],
        [0.5, '#b9c2cb'],
        [1, '#7d8894'],
      ],
      1,
      1,
    ),
    { stroke: '#59636d', sw: 2 },
  )

const lensRing = (x: number, y: number, c: string): string =>
  circle(x, y, 30, '#eaf4f8', { stroke: c, sw: 8, op: 0.95 }) +
  rect(x - 4, y - 52, 8, 20, c) +
  path(`M${x - 18} ${y - 6}q6-16 20-16`, 'none', { stroke: '#ffffff', sw: 5 })

export const ophthalmology: Drawings<(typeof familiesByCategory)['ophthalmology'][number]> = {
  'intraocular-lens': {
    cm: 16,
    focus: [560, 700],
    draw: (p) =>
      carton(p, 290, 130, 430, 380, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'FOLDABLE · STERILE',
      }) +
      p.shadow(500, 880, 380, 40) +
      rect(
        90,
        520,
        820,
        350,
        p.linear(
          [
            [0, '#f6fafc'],
            [0.5, '#e6eff4'],
            [1, '#d3e0e8'],
          ],
          1,
          1,
        ),
        40,
        { stroke: '#a9bcc8', sw: 2 },
      ) +
      lens(p, 500, 690, 120) +
      letter(120, 846, p.brand, { size: 36, max: 240, weight: 700, fill: p.tint.base }) +
      letter(880, 846, p.size === '' ? '+21.0 D' : p.size, {
        size: 40,
        max: 220,
        weight: 700,
        fill: natural.ink,
        anchor: 'end',
      }),
  },
  viscoelastic: {
    cm: 18,
    focus: [400, 620],
    draw: (p) =>
      carton(p, 290, 160, 450, 400, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: `${p.told('substance', 'HPMC')} ${p.told('strength', '2 %')} · PFS`,
      }) +
      turn(
        -10,
        460,
        690,
        syringe(p, 300, 680, 380, 110, { liquid: '#e3f3f8', fill: 0.75, plunger: '#ffffff' }) +
          rect(720, 668, 50, 24, p.rod(p.tint.base), 6) +
          line('M770 680H860Q880 680 892 700', '#8a949f', 6),
      ),
  },
  'trypan-blue': {
    cm: 10,
    focus: [350, 620],
    draw: (p) =>
      carton(p, 480, 240, 290, 470, 170, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: `OPHTHALMIC DYE ${p.told('strength', '0.06 %')}`,
      }) +
      vial(p, 310, 860, 250, 600, { fill: '#1d3fae', cap: '#3a5fd0' }) +
      p.shadow(680, 880, 160, 22) +
      path(
        'M570 850C590 800 700 790 760 830C810 870 700 890 640 884C590 880 560 870 570 850z',
        '#1d3fae',
        { op: 0.9 },
      ) +
      ellipse(650, 836, 40, 9, '#8fa6ef', { op: 0.8 }),
  },
  'ophthalmic-blades': {
    cm: 18,
    focus: [690, 620],
    draw: (p) =>
      carton(p, 270, 130, 470, 340, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'STERILE · BOX OF 6',
        style: 2,
      }) +
      p.shadow(520, 860, 400, 40) +
      turn(-6, 500, 560, knife(p, 150, 560, 'M618 552L700 528L760 556L700 590L618 568z')) +
      turn(
        -2,
        500,
        690,
        knife(p, 180, 690, 'M648 682C720 650 780 660 800 690C780 716 720 718 648 698z'),
      ) +
      turn(3, 500, 810, knife(p, 150, 810, 'M618 804L760 806L770 812L618 818z')),
  },
  'ophthalmic-suture': {
    cm: 18,
    focus: [640, 720],
    draw: (p) =>
      carton(p, 320, 100, 400, 330, 190, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'NYLON MONOFILAMENT',
      }) +
      turn(
        -8,
        280,
        640,
        sachet(p, 90, 440, 340, 430, {
          title: p.title,
          note: `${p.size === '' ? '10-0' : p.size} · 6 mm SPATULA`,
        }),
      ) +
      sutureNeedle(620, 700, 90, '#1d2733') +
      line('M860 890C900 860 880 800 840 800', '#1d2733', 3),
  },
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
  'eye-drops-lubricant': {
    cm: 10,
    focus: [330, 250],
    draw: (p) =>
      carton(p, 490, 210, 270, 560, 150, {
        art: eyeMotif(500, 500, 820, p.tint.base),
        note: 'STERILE EYE DROPS',
      }) +
      bottle(p, 310, 880, 280, 640, {
        colour: '#f4f7f9',
        cap: p.tint.base,
        top: 'dropper',
        neck: 0.44,
        labelFrom: 0.52,
        labelHeight: 0.44,
      }),
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
}
