import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import { tone } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { carton } from '../../shapes/cartons.ts'
import { sachet, softBag } from '../../shapes/packs.ts'
import { rollator } from '../../things/mobility.ts'
import { cottonBalls } from '../../things/dressings.ts'
import { steel } from './parts.ts'

const leg = (d: string): string => tube(d, 26, steel)

export const nursingCare = {
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
} satisfies Record<string, FamilyDrawing>
