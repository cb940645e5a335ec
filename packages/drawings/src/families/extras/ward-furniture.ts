import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, line, path, poly, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { digits } from '../../shapes/controls.ts'
import { castor, tube } from '../../shapes/stands.ts'
import { steel } from './parts.ts'

const plate = (p: Pen, x: number, y: number, w: number): string =>
  rect(x - w / 2, y - 40, w, 76, '#ffffff', 8, { stroke: '#b3bfca', sw: 2 }) +
  letter(x, y - 4, p.brand, {
    size: 34,
    max: w - 20,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  letter(x, y + 26, p.print, {
    size: 24,
    max: w - 20,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  })

const dial = (p: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 4 }) +
  circle(x, y, r * 0.86, '#ffffff') +
  times(24, (i) =>
    bar(`M${x} ${y - r * 0.8}v${i % 4 === 0 ? r * 0.16 : r * 0.09}`, '#1d2733', 3, {
      t: `rotate(${i * 15} ${x} ${y})`,
    }),
  ) +
  line(`M${x} ${y}L${x + r * 0.4} ${y - r * 0.5}`, '#d0342c', 6) +
  circle(x, y, r * 0.08, '#23282f')

const slab = (p: Pen, top: string, side: string): string =>
  poly([90, 560, 420, 380, 920, 470, 620, 720], top, { stroke: '#8fa1b0', sw: 3 }) +
  poly([90, 560, 620, 720, 620, 760, 90, 600], side) +
  poly([620, 720, 920, 470, 920, 510, 620, 760], tone(side, -0.15)) +
  p.shadow(0, 0, 0.1)

const pad = '#2f6a9c'

export const wardFurniture = {
  'weighing-scale': {
    kind: 'machine',
    cm: 32,
    focus: [520, 470],
    looks: {
      mechanical: {
        kind: 'machine',
        cm: 28,
        focus: [500, 340],
        draw: (p) =>
          p.shadow(500, 880, 380, 44) +
          path(
            'M170 420Q180 250 500 240Q820 250 830 420L870 800Q870 860 800 860H200Q130 860 130 800z',
            p.linear(
              [
                [0, '#59636d'],
                [0.5, '#3b444f'],
                [1, '#23282f'],
              ],
              0.5,
              1,
            ),
            { stroke: '#1d2733', sw: 3 },
          ) +
          path('M200 480H800L830 800H170z', '#2b2f35') +
          times(9, (i) => bar(`M${196 - i * 2} ${510 + i * 32}h${608 + i * 4}`, '#59636d', 7)) +
          dial(p, 500, 350, 100) +
          plate(p, 500, 760, 260),
      },
      column: {
        kind: 'machine',
        cm: 40,
        focus: [560, 250],
        draw: (p) =>
          p.shadow(500, 930, 330, 36) +
          rect(200, 830, 560, 80, p.plastic('#3b444f'), 20) +
          rect(220, 812, 520, 30, p.down('#8fa1b0', '#59636d'), 10) +
          rect(520, 90, 44, 730, p.metal(steel), 8) +
          times(20, (i) => bar(`M524 ${260 + i * 26}h${i % 5 === 0 ? 34 : 20}`, '#1d2733', 3)) +
          rect(330, 120, 220, 18, p.metalRod(), 6) +
          rect(420, 190, 260, 150, p.plastic('#eef1f4'), 24, { stroke: '#98a4b0', sw: 3 }) +
          rect(450, 216, 200, 76, '#c3d2bf', 10) +
          digits(640, 276, '64.5', 62) +
          plate(p, 470, 876, 220),
      },
    },
    choose: (p) => p.fact('type'),
    draw: (p) =>
      p.shadow(510, 750, 420, 50) +
      slab(
        p,
        p.linear(
          [
            [0, '#f4fafc'],
            [0.5, '#cfe3ee'],
            [1, '#9fc0d2'],
          ],
          1,
          0.6,
        ),
        '#7fa3b8',
      ) +
      poly([500, 436, 690, 470, 650, 510, 460, 474], '#1d2733') +
      letter(572, 494, '64.5', {
        size: 40,
        weight: 700,
        fill: '#6fe3ff',
        anchor: 'middle',
        turn: 10,
      }) +
      [
        [230, 560],
        [400, 440],
        [790, 496],
        [600, 660],
      ]
        .map(([x, y]) =>
          ellipse(x ?? 0, y ?? 0, 46, 24, p.metal('#c3cad1'), { stroke: '#8e99a4', sw: 2 }),
        )
        .join('') +
      plate(p, 500, 600, 240),
  },
  'baby-scale': {
    kind: 'machine',
    cm: 55,
    focus: [500, 680],
    draw: (p) =>
      p.shadow(500, 890, 380, 44) +
      path('M260 600H740L790 850Q790 880 750 880H250Q210 880 210 850z', p.plastic('#eef1f4'), {
        stroke: '#98a4b0',
        sw: 3,
      }) +
      path(
        'M70 360Q80 330 120 340Q300 470 500 474T880 340Q920 330 930 360Q900 600 500 610T70 360z',
        p.linear(
          [
            [0, '#ffffff'],
            [0.5, tone(p.tint.soft, 0.4)],
            [1, p.tint.soft],
          ],
          0.3,
          1,
        ),
        { stroke: p.tint.light, sw: 4 },
      ) +
      path('M110 372Q300 520 500 520T890 372Q700 500 500 496T110 372z', tone(p.tint.base, 0.5), {
        op: 0.6,
      }) +
      (p.fact('type') === 'mechanical'
        ? dial(p, 500, 740, 104)
        : rect(380, 660, 240, 100, '#c3d2bf', 12, { stroke: '#7d8a78', sw: 4 }) +
          digits(606, 742, '3.245', 78) +
          circle(430, 812, 22, '#2f8f5b') +
          circle(500, 812, 22, p.tint.base) +
          circle(570, 812, 22, '#d0342c')) +
      plate(p, 690, 820, 170),
  },
  'examination-couch': {
    kind: 'machine',
    cm: 183,
    focus: [300, 380],
    draw: (p) =>
      p.shadow(520, 880, 430, 30) +
      path(
        'M60 330L110 270L380 470L350 530z',
        p.linear(
          [
            [0, tone(pad, 0.35)],
            [1, pad],
          ],
          0,
          1,
        ),
        { stroke: tone(pad, -0.4), sw: 3 },
      ) +
      rect(350, 460, 590, 76, p.down(tone(pad, 0.4), pad, tone(pad, -0.25)), 24, {
        stroke: tone(pad, -0.4),
        sw: 3,
      }) +
      rect(180, 530, 750, 30, p.metalRod(steel), 6) +
      tube('M190 540L230 400', 16, steel) +
      (p.fact('base') === 'drawers'
        ? rect(220, 560, 680, 290, p.plastic('#eef1f4'), 8, { stroke: '#98a4b0', sw: 3 }) +
          times(
            3,
            (i) =>
              rect(244 + i * 216, 580, 200, 90, '#ffffff', 6, { stroke: '#98a4b0', sw: 2 }) +
              rect(310 + i * 216, 618, 70, 14, p.metalRod(), 6),
          ) +
          times(2, (i) =>
            rect(244 + i * 324, 684, 308, 150, '#ffffff', 6, { stroke: '#98a4b0', sw: 2 }),
          )
        : tube('M220 560V870M880 560V870', 26, steel) +
          tube('M330 560V840M770 560V840', 18, tone(steel, -0.2)) +
          tube('M220 780H880', 14, steel) +
          rect(204, 862, 34, 22, '#30353b', 4) +
          rect(864, 862, 34, 22, '#30353b', 4)) +
      plate(p, 640, 620, 210),
  },
  'instrument-trolley': {
    kind: 'machine',
    cm: 70,
    focus: [400, 300],
    looks: {
      crash: {
        kind: 'machine',
        cm: 80,
        focus: [480, 500],
        draw: (p) =>
          castor(p, 250, 930, 34) +
          castor(p, 740, 930, 34) +
          rect(190, 250, 610, 600, p.plastic('#f4f6f8'), 20, { stroke: '#98a4b0', sw: 3 }) +
          rect(170, 210, 650, 56, p.down('#ffffff', '#c3ccd5'), 16, { stroke: '#98a4b0', sw: 2 }) +
          ['#d0342c', '#f0c62a', '#2f8f5b', '#2f6fc0', '#8c97a3']
            .map(
              (c, i) =>
                rect(220, 290 + i * 108, 550, 94, p.plastic(c), 8, {
                  stroke: tone(c, -0.35),
                  sw: 2,
                }) + rect(420, 324 + i * 108, 150, 20, p.rod('#ffffff'), 10),
            )
            .join('') +
          tube('M820 250V90', 14, steel) +
          line('M790 90H850', '#8e99a4', 9) +
          plate(p, 495, 168, 230),
      },
    },
    choose: (p) => p.fact('type'),
    draw: (p) =>
      castor(p, 230, 930, 34) +
      castor(p, 770, 930, 34) +
      tube('M230 870V250M770 870V250', 24, steel) +
      [330, 700]
        .map(
          (y) =>
            poly(
              [170, y, 760, y, 840, y - 60, 260, y - 60],
              p.linear(
                [
                  [0, '#f4f6f8'],
                  [0.5, '#b9c2cc'],
                  [1, '#e3e8ec'],
                ],
                1,
                0.4,
              ),
              { stroke: '#8e99a4', sw: 2 },
            ) +
            rect(170, y, 590, 24, p.metalRod(steel), 4) +
            tube(`M180 ${y - 60}H770M180 ${y}V${y - 70}M760 ${y}V${y - 70}`, 11, steel),
        )
        .join('') +
      ellipse(400, 296, 110, 24, p.metal('#c3cad1'), { stroke: '#7d8894', sw: 2 }) +
      rect(560, 220, 60, 90, p.cylinder('#a5611b'), 8) +
      rect(640, 240, 56, 70, p.cylinder(p.tint.light), 8) +
      (p.fact('type') === 'dressing'
        ? ellipse(860, 420, 90, 30, '#8e99a4') +
          path('M770 420Q780 540 860 544Q940 540 950 420z', p.metal('#c3cad1'), {
            stroke: '#7d8894',
            sw: 3,
          })
        : '') +
      plate(p, 500, 770, 230),
  },
  'air-mattress': {
    cm: 90,
    focus: [460, 520],
    draw: (p) => {
      const tubes = p.fact('cells') === 'tubular'
      const c = tubes ? '#4f7fae' : '#e6c9a0'
      return (
        p.shadow(480, 860, 440, 44) +
        poly([60, 700, 380, 470, 940, 560, 680, 840], c, { stroke: tone(c, -0.4), sw: 3 }) +
        (tubes
          ? times(11, (i) =>
              line(
                `M${96 + i * 54} ${700 + i * 12}L${400 + i * 50} ${482 + i * 8}`,
                tone(c, i % 2 === 0 ? 0.3 : -0.1),
                48,
              ),
            )
          : times(45, (i) => {
              const row = Math.floor(i / 9)
              const column = i % 9
              return ellipse(
                130 + column * 62 + row * 64,
                690 + column * 14 - row * 44,
                28,
                21,
                p.ball(tone(c, 0.15)),
                { stroke: tone(c, -0.25), sw: 2 },
              )
            })) +
        tube('M690 830C820 860 900 800 880 700', 16, '#dfe5ea') +
        rect(560, 120, 330, 250, p.plastic('#f4f6f8'), 30, { stroke: '#98a4b0', sw: 3 }) +
        circle(810, 240, 46, p.plastic(p.tint.base), { stroke: p.tint.dark, sw: 2 }) +
        line('M810 240V206', '#ffffff', 8) +
        letter(600, 230, p.brand, { size: 44, max: 160, weight: 700, fill: p.tint.base }) +
        letter(600, 274, p.size, { size: 30, max: 160, weight: 500, fill: natural.ink }) +
        tube('M640 370C600 430 700 460 720 540M700 370C680 420 780 460 800 556', 16, '#dfe5ea')
      )
    },
  },
  'commode-chair': {
    kind: 'machine',
    cm: 56,
    focus: [500, 560],
    draw: (p) => {
      const stool = p.fact('type') === 'stool'
      const wheels = p.fact('type') === 'wheels'
      return (
        p.shadow(500, 930, 320, 34) +
        (stool
          ? ''
          : tube('M280 560V130Q280 100 310 100H690Q720 100 720 130V560', 28, steel) +
            rect(300, 130, 400, 180, p.plastic('#2f4f7f'), 24, { stroke: '#1d2733', sw: 3 })) +
        tube('M280 560L250 900M720 560L750 900M330 600L340 830M670 600L660 830', 26, steel) +
        tube('M230 400H330M770 400H670M240 400V560M760 400V560', 24, steel) +
        rect(200, 376, 150, 44, p.rod('#30353b'), 20) +
        rect(650, 376, 150, 44, p.rod('#30353b'), 20) +
        path('M360 620H640L610 780Q600 810 560 810H440Q400 810 390 780z', p.plastic('#f4f6f8'), {
          stroke: '#98a4b0',
          sw: 3,
        }) +
        ellipse(500, 590, 270, 76, p.down('#ffffff', '#d5dde3'), { stroke: '#98a4b0', sw: 3 }) +
        ellipse(500, 586, 150, 40, '#59636d', { stroke: '#3b444f', sw: 3 }) +
        (wheels
          ? castor(p, 250, 940, 30) + castor(p, 750, 940, 30)
          : rect(228, 884, 44, 44, p.cylinder('#30353b'), 8) +
            rect(728, 884, 44, 44, p.cylinder('#30353b'), 8)) +
        plate(p, 500, stool ? 700 : 220, 230)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
