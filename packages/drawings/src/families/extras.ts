import type { ExtraFamilyKey } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { at, bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { isDark, natural, tone } from '../materials.ts'
import { coil, pole, starBase, tube } from '../shapes/devices.ts'
import { labelCard } from '../shapes/label.ts'
import { carton, pouch, sachet, softBag } from '../shapes/packs.ts'
import { sutureNeedle } from '../shapes/supplies.ts'
import { bottle, canSize, fluidBag, jerrycan, squeezeTube } from '../shapes/vessels.ts'
import { rollator } from '../things/mobility.ts'
import { sharpsBox, stopcock } from '../things/ward.ts'
import { cottonBalls, foldedPaper } from '../things/dressings.ts'
import { oxygenMask, reservoirMask, venturiMask } from '../things/oxygen-masks.ts'
import { legBag, urineBag, urometerBag } from '../things/urine-bags.ts'

const steel = '#c3cad1'

const leg = (d: string): string => tube(d, 26, steel)

const grid = (x: number, y: number, w: number, h: number): string =>
  times(Math.floor(w / 24) + 1, (i) =>
    bar(`M${x + i * 24} ${y}v${h}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
  ) +
  times(Math.floor(h / 24) + 1, (i) =>
    bar(`M${x} ${y + i * 24}h${w}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
  )

/** Ring-handled instrument; jaws decide which one. Drawn upright, rings below. */
function ringed(p: Pen, jaws: string, ratchet: boolean): string {
  const half = (s: number): string =>
    path(
      `M${500 + s * 6} 430L${500 + s * 110} 720L${500 + s * 80} 730L${500 - s * 24} 450z`,
      p.metal(steel),
      { stroke: '#6e7984', sw: 2 },
    ) +
    ellipse(500 + s * 124, 800, 74, 94, 'none', { stroke: '#6e7984', sw: 34 }) +
    ellipse(500 + s * 124, 800, 74, 94, 'none', { stroke: '#d5dbe1', sw: 27 }) +
    ellipse(500 + s * 122, 797, 74, 94, 'none', { stroke: '#ffffff', sw: 7, op: 0.8 })
  return (
    half(-1) +
    half(1) +
    (ratchet
      ? path('M440 690l50 8v20l-54-8zM560 690l-50 8v20l54-8z', p.metal(steel), {
          stroke: '#6e7984',
          sw: 2,
        })
      : '') +
    jaws +
    circle(500, 440, 20, p.ball('#aab3bd'), { stroke: '#59636d', sw: 2 }) +
    letter(500, 540, p.brand, {
      size: 22,
      max: 90,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    })
  )
}

export const extras: Drawings<ExtraFamilyKey> = {
  'iv-stand': {
    kind: 'machine',
    cm: 60,
    focus: [290, 260],
    draw: (p) =>
      starBase(p, 500, 950, 240) +
      pole(p, 500, 60, 900, 26) +
      rect(480, 470, 40, 60, p.cylinder(p.tint.base), 10) +
      tube('M530 500H570', 14, '#30353b') +
      circle(574, 500, 20, p.ball('#30353b')) +
      tube(
        'M330 130V100Q330 80 350 80H650Q670 80 670 100V130M330 130q0 30 24 24M670 130q0 30 -24 24',
        12,
        steel,
      ) +
      at(205, 140, fluidBag(p, 0, 0, 380, 620, {}), 0.46) +
      tube('M292 470C292 640 420 620 430 700', 8, natural.clear, { clear: true }) +
      rect(280, 420, 24, 60, p.glass('#d9ebf4', 1), 8, { stroke: '#8fa1b0', sw: 2 }),
  },
  'cotton-wool': {
    cm: 26,
    focus: [680, 480],
    looks: { balls: { cm: 22, focus: [420, 460], draw: cottonBalls } },
    choose: (p) => p.fact('form'),
    draw: (p) =>
      p.shadow(500, 860, 400, 46) +
      rect(120, 380, 520, 440, p.rod('#5b8fd0'), 40) +
      rect(120, 380, 520, 440, p.rod(p.tint.base), 40, { op: 0.92 }) +
      letter(316, 580, p.brand, {
        size: 84,
        max: 350,
        weight: 700,
        fill: '#fff',
        anchor: 'middle',
      }) +
      letter(316, 650, p.title, {
        size: 46,
        max: 350,
        weight: 600,
        fill: '#fff',
        anchor: 'middle',
      }) +
      letter(316, 714, p.size, {
        size: 50,
        max: 300,
        weight: 700,
        fill: p.tint.pale,
        anchor: 'middle',
      }) +
      ellipse(
        640,
        600,
        130,
        222,
        p.radial([
          [0, '#ffffff'],
          [0.7, '#f2f4f5'],
          [1, '#d5dbe0'],
        ]),
        { stroke: '#cbd3d9', sw: 2 },
      ) +
      times(5, (i) =>
        ellipse(640, 600, 26 + i * 22, 44 + i * 38, 'none', { stroke: '#dbe0e4', sw: 7 }),
      ) +
      [
        [690, 800, 80],
        [790, 790, 96],
        [880, 820, 74],
        [770, 730, 66],
        [850, 740, 60],
      ]
        .map(([x, y, r]) =>
          circle(
            x ?? 0,
            y ?? 0,
            r ?? 0,
            p.radial(
              [
                [0, '#ffffff'],
                [0.65, '#f7f8f9'],
                [1, '#d9dfe3'],
              ],
              0.4,
              0.35,
              0.65,
            ),
          ),
        )
        .join(''),
  },
  'oxygen-mask': {
    lying: true,
    cm: 26,
    focus: [430, 380],
    draw: oxygenMask,
    looks: {
      'reservoir bag': { lying: true, cm: 26, focus: [460, 880], draw: reservoirMask },
      venturi: { lying: true, cm: 26, focus: [460, 740], draw: venturiMask },
    },
    choose: (p) => p.fact('type'),
  },
  'urine-collection-bag': {
    cm: 26,
    focus: [500, 560],
    draw: urineBag,
    looks: {
      'leg bag': { cm: 22, focus: [500, 560], draw: legBag },
      urometer: { cm: 26, focus: [500, 420], draw: urometerBag },
    },
    choose: (p) => p.fact('type'),
  },
  'adult-diaper': {
    cm: 60,
    focus: [680, 640],
    draw: (p) =>
      softBag(p, 90, 110, 470, 720, { note: 'ADULT DIAPERS · 10 PCS', style: 1 }) +
      p.shadow(690, 910, 280, 36) +
      path(
        'M420 500H960Q970 620 900 660Q840 700 830 800Q820 880 690 890Q560 880 550 800Q540 700 480 660Q410 620 420 500z',
        p.linear(
          [
            [0, '#ffffff'],
            [0.6, '#eef3f6'],
            [1, '#cfdae1'],
          ],
          0.6,
          1,
        ),
        { stroke: '#aebdc8', sw: 3 },
      ) +
      path('M420 500H960L956 560Q690 610 424 560z', p.down('#dff0f8', '#b5d6e8')) +
      path('M550 800Q560 700 486 656M830 800Q820 700 894 656', 'none', {
        stroke: '#9fb9c8',
        sw: 5,
        dash: '12 8',
      }) +
      rect(452, 590, 90, 40, p.tint.light, 8) +
      rect(838, 590, 90, 40, p.tint.light, 8) +
      bar('M690 600V870', '#f2d24a', 7) +
      letter(690, 550, p.size === '' ? 'L' : p.size, {
        size: 48,
        max: 160,
        weight: 700,
        fill: p.tint.dark,
        anchor: 'middle',
      }),
  },
  walker: {
    cm: 58,
    focus: [360, 260],
    looks: { rollator: { kind: 'machine', cm: 64, focus: [570, 500], draw: rollator } },
    choose: (p) => p.fact('type'),
    draw: (p) => {
      return (
        p.shadow(520, 930, 380, 40) +
        leg('M330 860L380 250Q390 190 450 190H480') +
        leg('M840 840L800 240Q790 180 730 180H700') +
        tube('M372 330H808M360 440H816', 20, steel) +
        tube('M590 330V440', 14, steel) +
        leg('M210 910L240 330Q250 250 320 250H440Q480 250 490 320L560 920') +
        leg('M640 915L690 310Q700 240 760 240H880Q930 240 940 310L960 900') +
        tube('M226 640H520M664 640H950', 16, steel) +
        rect(300, 224, 170, 52, p.rod(p.tint.base), 24) +
        rect(740, 214, 170, 52, p.rod(p.tint.base), 24) +
        [
          [206, 900],
          [564, 910],
          [638, 905],
          [962, 890],
          [328, 850],
          [842, 830],
        ]
          .map(([x, y]) => rect((x ?? 0) - 22, y ?? 0, 44, 44, p.cylinder('#30353b'), 10))
          .join('') +
        [
          [222, 760],
          [545, 770],
          [652, 765],
          [954, 755],
        ]
          .map(([x, y]) => times(4, (i) => circle(x ?? 0, (y ?? 0) + i * 28, 5, '#59636d')))
          .join('') +
        rect(500, 352, 180, 66, '#ffffff', 8, { stroke: '#b3bfca', sw: 2 }) +
        letter(590, 398, `${p.brand} ${p.size}`, {
          size: 36,
          max: 164,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        })
      )
    },
  },
  'hot-water-bag': {
    cm: 21,
    focus: [500, 180],
    draw: (p) =>
      p.shadow(500, 940, 280, 36) +
      path(
        'M420 200C420 260 400 280 340 300C260 330 230 380 232 480L246 840Q250 920 330 926Q500 946 670 926Q750 920 754 840L768 480C770 380 740 330 660 300C600 280 580 260 580 200z',
        p.linear(
          [
            [0, p.tint.light],
            [0.4, p.tint.base],
            [1, p.tint.dark],
          ],
          1,
          0.4,
        ),
        { stroke: p.tint.deep, sw: 3 },
      ) +
      path(
        'M300 430C300 380 330 360 380 344H620C670 360 700 380 700 430L690 810Q686 860 640 866H360Q314 860 310 810z',
        'none',
        { stroke: tone(p.tint.base, 0.45), sw: 6 },
      ) +
      times(11, (i) => line(`M${336 + i * 33} 400V830`, tone(p.tint.base, -0.25), 8, { op: 0.6 })) +
      rect(380, 540, 240, 150, p.tint.base, 20, { stroke: tone(p.tint.base, 0.45), sw: 4 }) +
      letter(500, 610, p.brand, {
        size: 44,
        max: 210,
        weight: 700,
        fill: '#fff',
        anchor: 'middle',
      }) +
      letter(500, 660, p.size, {
        size: 36,
        max: 200,
        weight: 600,
        fill: '#fff',
        anchor: 'middle',
      }) +
      path('M390 120Q500 170 610 120L590 210Q500 240 410 210z', p.ball(p.tint.base), {
        stroke: p.tint.deep,
        sw: 3,
      }) +
      rect(440, 110, 120, 44, p.cylinder('#30353b'), 10) +
      path('M450 110V70Q500 40 550 70V110z', p.cylinder('#3b444f')) +
      circle(500, 880, 12, '#ffffff', { stroke: p.tint.deep, sw: 3 }),
  },
  'ecg-paper': {
    cm: 24,
    focus: [640, 620],
    looks: { 'z-fold': { cm: 22, focus: [500, 420], draw: foldedPaper } },
    choose: (p) => p.fact('format'),
    draw: (p) => {
      return (
        carton(p, 420, 110, 340, 260, 170, {
          note: `THERMAL · ${p.size === '' ? '80 mm × 20 m' : p.size}`,
          style: 2,
        }) +
        p.shadow(520, 880, 420, 40) +
        path('M300 590H930L960 850H330z', '#fdf5f3', { stroke: '#e0b9b3', sw: 2 }) +
        `<g transform="matrix(1 0 .11 1 -66 0)">${grid(306, 592, 620, 254)}</g>` +
        line(
          'M340 730h60l10-24 12 24h20l10 20 14-150 18 190 12-60h30q20-50 50 0h50l10-24 12 24h20l10 20 14-150 18 190 12-60h30q20-50 50 0h30l10-24 12 24h20l10 20 14-150 18 190 12-60h30',
          '#1d2733',
          5,
        ) +
        rect(
          90,
          470,
          270,
          330,
          p.linear(
            [
              [0, '#f0c9c2'],
              [0.3, '#fdf7f5'],
              [0.6, '#f8dfda'],
              [1, '#d9a59c'],
            ],
            1,
            0,
          ),
          20,
        ) +
        ellipse(225, 480, 135, 56, '#fbeeeb', { stroke: '#dcb3ac', sw: 2 }) +
        times(4, (i) =>
          ellipse(225, 480, 116 - i * 20, 48 - i * 8, 'none', { stroke: '#e3c0b9', sw: 2 }),
        ) +
        ellipse(225, 480, 40, 17, '#8a7a6a') +
        path('M90 790A135 56 0 0 0 360 790V800A135 56 0 0 1 90 800z', '#e3b8b0') +
        letter(225, 660, p.brand, {
          size: 42,
          max: 220,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(225, 710, p.size, {
          size: 34,
          max: 200,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
  'ecg-gel': {
    looks: {
      can: {
        cm: 20,
        focus: [500, 640],
        draw: (p) =>
          jerrycan(p, 260, 900, 480, 720, {
            colour: p.fact('colour') === 'blue' ? '#b9d6f0' : '#e6eff4',
            cap: p.tint.base,
          }),
      },
    },
    choose: canSize,
    cm: 14,
    focus: [430, 560],
    draw: (p) =>
      bottle(p, 400, 900, 270, 800, {
        colour: '#f4f7f9',
        cap: p.tint.base,
        top: 'flip',
        neck: 0.44,
        labelFrom: 0.62,
        labelHeight: 0.48,
        capHeight: 0.12,
        title: p.title,
      }) +
      path(
        'M560 880C570 840 660 820 740 836C820 850 850 890 780 900H600C570 900 556 896 560 880z',
        '#cfe6f2',
        { op: 0.95 },
      ) +
      ellipse(680, 846, 50, 9, '#ffffff', { op: 0.9 }) +
      circle(760, 620, 110, '#f6f3ea', { stroke: '#c9c2ae', sw: 3 }) +
      circle(760, 620, 44, '#dcebf2', { stroke: '#a9bcc8', sw: 3 }) +
      circle(760, 620, 22, p.ball(steel), { stroke: '#59636d', sw: 2 }) +
      line('M670 700l20-20h20l12-36 20 70 14-34h60', '#2f8f5b', 6),
  },
  'catgut-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) =>
      carton(p, 300, 120, 420, 330, 200, {
        note: `${p.told('type', 'Chromic').toUpperCase()} CATGUT · ABSORBABLE`,
        colour: '#a5611b',
      }) +
      turn(
        -8,
        300,
        650,
        sachet(p, 110, 430, 360, 440, { note: p.told('type', 'Chromic').toUpperCase() }),
      ) +
      at(560, 690, sutureNeedle(0, 0, 120, '#8a4d14'), 0.9) +
      coil(800, 700, 90, 80, 3, 8, '#b87a2c', false),
  },
  'sharps-container': { cm: 20, focus: [500, 600], draw: sharpsBox },
  'bp-cuff': {
    lying: true,
    cm: 50,
    focus: [460, 480],
    draw: (p) =>
      tube('M400 620C420 800 560 900 660 820M470 600C520 760 640 780 720 700', 20, '#2e3338', {
        shadow: true,
      }) +
      rect(640, 790, 80, 44, p.rod('#f4f6f8'), 8, {
        stroke: '#9fadb9',
        sw: 2,
        t: 'rotate(-40 680 812)',
      }) +
      rect(700, 660, 80, 44, p.rod(p.tint.base), 8, { t: 'rotate(-40 740 682)' }) +
      p.shadow(500, 690, 440, 34) +
      path(
        'M80 300Q80 270 110 268L880 230Q910 230 914 260L930 560Q930 590 900 594L130 650Q100 650 96 620z',
        p.linear(
          [
            [0, tone(p.tint.dark, 0.25)],
            [0.4, p.tint.dark],
            [1, tone(p.tint.dark, -0.3)],
          ],
          1,
          0.6,
        ),
        { stroke: p.tint.deep, sw: 3 },
      ) +
      path('M640 242L880 230Q910 230 914 260L930 560Q930 590 900 594L660 612z', '#20262d', {
        op: 0.55,
      }) +
      path('M112 290L620 264M120 626L640 590', 'none', {
        stroke: tone(p.tint.dark, 0.4),
        sw: 4,
        dash: '14 9',
      }) +
      letter(360, 440, p.brand, {
        size: 72,
        max: 440,
        weight: 700,
        fill: '#fff',
        anchor: 'middle',
        turn: -3,
      }) +
      letter(366, 516, p.size === '' ? 'ADULT 25–40 cm' : p.size, {
        size: 50,
        max: 400,
        weight: 600,
        fill: p.tint.soft,
        anchor: 'middle',
        turn: -3,
      }) +
      line(
        'M240 566L500 548M240 566l26-18M240 566l28 12M500 548l-28-14M500 548l-26 16',
        '#ffffff',
        6,
      ) +
      circle(300, 340, 16, '#ffffff') +
      letter(330, 352, 'ARTERY', { size: 30, weight: 600, fill: '#fff', turn: -3 }),
  },
  lancets: {
    cm: 12,
    focus: [400, 680],
    draw: (p) => {
      const one = (x: number, y: number, r: number, c: string): string =>
        turn(
          r,
          x,
          y,
          rect(x - 26, y - 90, 52, 170, p.cylinder(c), 12, { stroke: tone(c, -0.35), sw: 2 }) +
            times(4, (i) => bar(`M${x - 26} ${y - 20 + i * 20}h52`, tone(c, -0.3), 4)) +
            circle(x, y - 110, 34, p.ball(tone(c, 0.3)), { stroke: tone(c, -0.3), sw: 2 }),
        )
      return (
        carton(p, 250, 170, 490, 400, 220, { note: 'STERILE · 100 PCS' }) +
        p.shadow(480, 890, 400, 36) +
        one(180, 740, -20, '#3a78c9') +
        one(320, 770, 10, '#e58aa8') +
        one(460, 730, -6, '#f2c81f') +
        one(600, 780, 18, '#2f8f5b') +
        turn(
          40,
          780,
          760,
          rect(754, 680, 52, 150, p.cylinder(p.tint.base), 12, { stroke: p.tint.dark, sw: 2 }) +
            rect(776, 620, 8, 62, p.metal()) +
            path('M776 622l4-24 4 24z', '#7d8894'),
        )
      )
    },
  },
  'surgical-scissors': {
    lying: true,
    cm: 15,
    focus: [560, 370],
    draw: (p) =>
      p.shadow(520, 900, 300, 34) +
      turn(
        24,
        500,
        500,
        ringed(
          p,
          path('M496 440L420 90Q440 80 460 100L520 430z', p.metal('#d5dbe1'), {
            stroke: '#6e7984',
            sw: 2,
          }) +
            path('M504 440L580 90Q560 80 540 100L480 430z', p.metal('#e3e8ec'), {
              stroke: '#6e7984',
              sw: 2,
            }),
          false,
        ),
      ) +
      labelCard(p, 640, 740, 310, -4),
  },
  'needle-holder': {
    lying: true,
    cm: 15,
    focus: [600, 270],
    draw: (p) =>
      p.shadow(520, 900, 300, 34) +
      turn(
        24,
        500,
        500,
        ringed(
          p,
          path('M470 470L474 300Q474 200 486 170H498V450z', p.metal('#d5dbe1'), {
            stroke: '#6e7984',
            sw: 2,
          }) +
            path('M530 470L526 300Q526 200 514 170H502V450z', p.metal('#e3e8ec'), {
              stroke: '#6e7984',
              sw: 2,
            }) +
            times(9, (i) => bar(`M486 ${180 + i * 11}h28`, '#6e7984', 3)) +
            line('M440 190A60 60 0 0 1 560 190', '#6e7984', 8) +
            line('M440 190A60 60 0 0 1 560 190', '#e3e8ec', 3) +
            line('M440 190C400 260 430 330 380 360', '#6b3fa0', 4),
          true,
        ),
      ) +
      labelCard(p, 640, 740, 310, -4),
  },
  underpad: {
    cm: 60,
    focus: [420, 660],
    draw: (p) =>
      softBag(p, 540, 90, 340, 420, { note: '10 PCS' }) +
      p.shadow(480, 900, 430, 44) +
      poly(
        [60, 620, 500, 420, 940, 620, 500, 890],
        p.linear(
          [
            [0, '#8cc6e8'],
            [1, '#4f96c6'],
          ],
          1,
          1,
        ),
        { stroke: '#3f7fae', sw: 2 },
      ) +
      poly([140, 622, 500, 462, 860, 622, 500, 840], p.down('#ffffff', '#e9f0f4'), {
        stroke: '#d3dee5',
        sw: 2,
      }) +
      times(6, (i) =>
        line(
          `M${200 + i * 60} ${596 - i * 27}L${560 + i * 60} ${806 - i * 37}M${200 + i * 60} ${650 + i * 35}L${500 + i * 66} ${486 + i * 25}`,
          '#d5e0e7',
          4,
        ),
      ) +
      path(
        'M500 890L860 668L940 620L740 640Q620 700 500 890z',
        p.linear(
          [
            [0, '#a9d8f0'],
            [1, '#5fa6d2'],
          ],
          1,
          0,
        ),
        { stroke: '#3f7fae', sw: 2 },
      ) +
      letter(420, 660, `${p.size === '' ? '60 × 90 cm' : p.size}`, {
        size: 44,
        max: 260,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }),
  },
  'cord-clamp': {
    lying: true,
    cm: 7,
    focus: [330, 400],
    draw: (p) => {
      const c = p.colour(p.tint.light)
      const e = { stroke: tone(c, -0.35), sw: 3 }
      return (
        p.shadow(500, 820, 420, 40) +
        turn(
          -8,
          500,
          500,
          path(
            'M130 440Q130 400 170 396H800Q850 400 850 440V470H170Q130 470 130 440z',
            p.rod(c),
            e,
          ) +
            path(
              'M120 560Q116 520 160 520L800 560Q850 566 846 610Q840 640 800 636L150 600Q120 596 120 560z',
              p.rod(c),
              e,
            ) +
            path(
              'M170 396Q70 400 66 500Q70 610 160 604L170 560Q126 556 126 500Q130 444 176 446z',
              p.plastic(c),
              e,
            ) +
            times(
              26,
              (i) =>
                poly([210 + i * 22, 470, 221 + i * 22, 486, 232 + i * 22, 470], tone(c, -0.2)) +
                poly(
                  [
                    210 + i * 22,
                    524 + i * 1.4,
                    221 + i * 22,
                    509 + i * 1.4,
                    232 + i * 22,
                    525 + i * 1.4,
                  ],
                  tone(c, -0.2),
                ),
            ) +
            path('M800 396Q900 396 900 470V500Q896 530 860 524L850 470H800z', p.plastic(c), e) +
            path('M800 560l60-34 40 30-30 70-60 10z', p.plastic(c), e) +
            times(5, (i) => bar(`M${300 + i * 24} 410v30`, tone(c, -0.35), 6)) +
            letter(620, 444, `${p.brand} ${p.print}`, {
              size: 36,
              max: 260,
              weight: 700,
              fill: isDark(c) ? '#fff' : natural.ink,
              anchor: 'middle',
            }),
        ) +
        pouch(
          p,
          560,
          640,
          340,
          300,
          turn(
            -10,
            700,
            860,
            rect(620, 850, 200, 16, p.rod(c), 8) + rect(620, 874, 200, 16, p.rod(c), 8),
          ),
          { printed: 0.52 },
        )
      )
    },
  },
  'dental-etchant': {
    cm: 14,
    focus: [560, 560],
    draw: (p) =>
      carton(p, 260, 130, 480, 330, 210, { note: `PHOSPHORIC ACID ${p.told('acid', '37 %')}` }) +
      p.shadow(500, 860, 420, 36) +
      [560, 740]
        .map((y, i) =>
          turn(
            -6 + i * 8,
            500,
            y,
            rect(180, y - 16, 190, 32, p.rod('#f4f6f8')) +
              rect(160, y - 56, 26, 112, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
              rect(360, y - 80, 20, 160, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
              rect(374, y - 44, 300, 88, '#1f5fd0', 10) +
              rect(374, y - 44, 300, 88, p.glassRod('#6f9cf0', 0.55), 10, {
                stroke: '#1c4fae',
                sw: 2,
              }) +
              rect(430, y - 44, 180, 88, '#ffffff') +
              letter(520, y - 6, p.brand, {
                size: 34,
                max: 166,
                weight: 700,
                fill: p.tint.base,
                anchor: 'middle',
              }) +
              letter(520, y + 28, `Etch ${p.size}`, {
                size: 28,
                max: 166,
                weight: 700,
                fill: natural.ink,
                anchor: 'middle',
              }) +
              path(`M672 ${y - 36}L716 ${y - 16}V${y + 16}L672 ${y + 36}z`, p.rod('#1f5fd0')) +
              rect(712, y - 20, 50, 40, p.rod('#f4f6f8'), 6, { stroke: '#9fadb9', sw: 2 }) +
              line(`M760 ${y}H800Q830 ${y} 850 ${y + 26}`, '#59636d', 9),
          ),
        )
        .join('') +
      circle(862, 620, 20, p.ball('#1f5fd0')),
  },
  'lignocaine-jelly': {
    cm: 15,
    focus: [330, 560],
    draw: (p) =>
      carton(p, 480, 320, 290, 430, 160, { note: 'JELLY 2 %' }) +
      squeezeTube(p, 290, 900, 290, 760, {}) +
      p.shadow(640, 900, 120, 16) +
      turn(
        -10,
        620,
        870,
        path('M540 850H640L760 866V874L640 890H540z', p.rod('#f4f6f8'), {
          stroke: '#9fadb9',
          sw: 2,
        }),
      ),
  },
  'three-way-stopcock': {
    cm: 6,
    focus: [500, 512],
    draw: (p) => stopcock(p) + labelCard(p, 610, 800, 330, -3),
  },
  tourniquet: {
    lying: true,
    cm: 40,
    focus: [670, 735],
    draw: (p) => {
      const c = p.colour(p.tint.base)
      return (
        path(
          'M500 220C760 200 900 320 890 480C880 640 720 730 500 720C290 720 120 620 120 470C120 320 280 230 500 220zM500 300C340 304 200 370 200 470C200 570 340 640 500 640C660 644 806 590 810 480C810 370 680 300 500 300z',
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.4, c],
              [1, tone(c, -0.35)],
            ],
            1,
            0.6,
          ),
          { stroke: tone(c, -0.5), sw: 3 },
        ).replace('<path', '<path fill-rule="evenodd"') +
        path(
          'M120 470C120 620 290 720 500 720C720 730 880 640 890 480L892 560C880 720 720 800 500 796C290 790 120 700 120 550z',
          p.linear(
            [
              [0, tone(c, -0.35)],
              [0.3, tone(c, 0.35)],
              [0.6, c],
              [1, tone(c, -0.35)],
            ],
            1,
            0,
          ),
          { stroke: tone(c, -0.5), sw: 3 },
        ) +
        times(24, (i) =>
          bar(
            `M${150 + i * 30} ${num(600 + Math.sin((i / 23) * Math.PI) * 124)}v64`,
            tone(c, 0.45),
            3,
            { op: 0.5 },
          ),
        ) +
        path('M560 690L760 640L780 790L590 830z', p.plastic('#f4f6f8'), {
          stroke: '#9fadb9',
          sw: 3,
        }) +
        path('M600 716l60 -14 12 80 -58 14z', p.plastic('#30353b')) +
        path('M690 690l46 -12 10 60 -44 12z', p.plastic(c)) +
        path(
          'M780 690C860 690 930 740 950 830L900 856C880 800 840 770 784 768z',
          p.linear(
            [
              [0, c],
              [1, tone(c, 0.35)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.5), sw: 2 },
        ) +
        letter(340, 740, `${p.brand} ${p.print}`, {
          size: 44,
          max: 300,
          weight: 700,
          fill: '#fff',
          anchor: 'middle',
          turn: 8,
        })
      )
    },
  },
  'alcohol-swab': {
    cm: 14,
    focus: [330, 640],
    draw: (p) =>
      carton(p, 260, 150, 490, 360, 220, { note: '70 % ISOPROPYL' }) +
      turn(-10, 280, 690, sachet(p, 120, 520, 300, 320, { note: 'STERILE PAD', style: 2 })) +
      turn(
        8,
        660,
        730,
        path('M520 600L640 590L628 640L760 610L800 860L550 880z', p.foil(), {
          stroke: '#9aa6b2',
          sw: 2,
        }) +
          rect(560, 700, 200, 150, p.tint.pale, 4) +
          letter(660, 780, p.brand, {
            size: 40,
            max: 180,
            weight: 700,
            fill: p.tint.base,
            anchor: 'middle',
          }) +
          poly([600, 520, 740, 500, 770, 620, 620, 640], p.down('#ffffff', '#e3eaee'), {
            stroke: '#c3cdd4',
            sw: 2,
          }) +
          times(6, (i) =>
            bar(
              `M${614 + i * 24} ${522 - i * 3}l20 112M${602 + i * 4} ${540 + i * 18}l148 -18`,
              '#d9e1e6',
              2,
            ),
          ),
      ),
  },
  'nasal-cannula': {
    lying: true,
    cm: 30,
    focus: [500, 250],
    draw: (p) => {
      const g = '#a9dcc0'
      return (
        tube('M420 250C200 260 90 400 160 560C220 680 420 620 480 700', 17, g, {
          clear: true,
          shadow: true,
        }) +
        tube('M580 250C800 260 910 400 840 560C780 680 560 620 500 700', 17, g, {
          clear: true,
          shadow: true,
        }) +
        tube(
          'M490 760C490 880 700 930 820 860C920 790 860 700 760 730C640 770 660 900 900 900',
          19,
          g,
          { clear: true, shadow: true },
        ) +
        rect(464, 690, 52, 90, p.cylinder(p.tint.base), 14) +
        path(
          'M400 220H600Q624 250 600 282H400Q376 250 400 220z',
          p.linear(
            [
              [0, '#d5f0e2'],
              [0.4, '#f4fbf7'],
              [1, '#8fc7ab'],
            ],
            0,
            1,
          ),
          { stroke: '#6ba486', sw: 2.5 },
        ) +
        [-1, 1]
          .map(
            (s) =>
              path(
                `M${500 + s * 52 - 17} 226C${500 + s * 52 - 20} 180 ${500 + s * 40 - 18} 150 ${500 + s * 30 - 14} 120H${500 + s * 30 + 14}C${500 + s * 46 + 16} 150 ${500 + s * 52 + 20} 190 ${500 + s * 52 + 17} 226z`,
                p.cylinder('#c3e8d5'),
                { stroke: '#6ba486', sw: 2.5 },
              ) + ellipse(500 + s * 30, 120, 14, 6, '#6ba486'),
          )
          .join('') +
        path('M884 876l70 -6 6 60 -70 0z', p.rod('#d5f0e2'), { stroke: '#6ba486', sw: 2 }) +
        labelCard(p, 320, 390, 360, -3)
      )
    },
  },
  'surgical-blade': {
    cm: 10,
    focus: [480, 700],
    draw: (p) => {
      const blade =
        path(
          'M300 640H520L560 600H760C860 600 900 640 920 700C860 740 760 740 680 730L560 730L520 690H300z',
          p.linear(
            [
              [0, '#f4f6f8'],
              [0.4, '#aab3bd'],
              [0.6, '#e3e8ec'],
              [1, '#7d8894'],
            ],
            0.4,
            1,
          ),
          { stroke: '#59636d', sw: 3 },
        ) +
        path('M690 734C780 744 860 740 920 700C870 722 790 724 700 716z', '#ffffff', { op: 0.9 }) +
        path('M340 656H500L520 666L500 676H340Q330 666 340 656z', '#ffffff', {
          stroke: '#59636d',
          sw: 2.5,
        }) +
        letter(610, 690, p.size === '' ? '22' : p.size, {
          size: 46,
          max: 100,
          weight: 700,
          fill: '#3b444f',
          anchor: 'middle',
        })
      return (
        turn(
          -6,
          300,
          380,
          sachet(p, 90, 130, 420, 270, {
            note: `${p.told('steel', 'Carbon steel').toUpperCase()} · STERILE`,
            style: 0,
          }),
        ) +
        carton(p, 560, 130, 230, 200, 130, { note: '100 BLADES', style: 2 }) +
        p.shadow(560, 800, 380, 34) +
        turn(-10, 560, 660, blade) +
        turn(
          4,
          480,
          860,
          rect(120, 846, 330, 34, p.rod('#aab3bd'), 10) +
            path('M450 850L520 856V870L450 876z', p.metalRod()) +
            path(
              'M500 846H660C720 850 740 876 750 890C690 900 620 896 520 880z',
              p.metalRod('#c3cad1'),
              { stroke: '#6e7984', sw: 2 },
            ) +
            times(8, (i) => bar(`M${180 + i * 14} 846v34`, '#6e7984', 3)),
        )
      )
    },
  },
  'surgical-drape': {
    cm: 60,
    focus: [500, 640],
    draw: (p) => {
      const c = '#4f9a94'
      return (
        pouch(p, 560, 90, 350, 430, '', { printed: 0.88, note: 'STERILE DRAPE' }) +
        p.shadow(480, 900, 440, 44) +
        poly(
          [60, 560, 420, 400, 900, 600, 520, 880],
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.5, c],
              [1, tone(c, -0.15)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.35), sw: 2 },
        ) +
        path('M60 560L520 880V898L60 578zM520 880L900 600V618L520 898z', tone(c, -0.28)) +
        path('M60 578L520 898V916L60 596zM520 898L900 618V636L520 916z', tone(c, 0.1)) +
        line('M240 480L710 742M180 644L660 500M330 748L780 550', tone(c, -0.2), 4, { op: 0.7 }) +
        line('M243 476L713 738M183 640L663 496', tone(c, 0.5), 3, { op: 0.6 }) +
        ellipse(470, 630, 110, 58, tone(c, -0.5)) +
        ellipse(470, 636, 104, 50, '#f2f5f7') +
        ellipse(470, 630, 120, 64, 'none', { stroke: '#ffffff', sw: 8, dash: '16 8' })
      )
    },
  },
}
