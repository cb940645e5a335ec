import type { FamilyDrawing } from '../../family.ts'
import { firstNumber } from '../../hash.ts'
import { bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { sachet, softBag } from '../../shapes/packs.ts'
import { bandage, bandageClip } from '../../things/bandages.ts'

/** Height of a roll by its printed width in centimetres. */
const tall = (p: Pen, usual: number): number =>
  Math.max(110, Math.min(300, firstNumber(p.size, usual) * 20))

const strip = (p: Pen, x: number, y: number, w: number, h: number, angle: number): string =>
  turn(
    angle,
    x + w / 2,
    y + h / 2,
    rect(x, y, w, h, p.down(tone('#e2b48f', 0.18), '#d9a680'), h / 2, {
      stroke: '#b98660',
      sw: 2,
    }) +
      times(9, (i) => circle(x + w * 0.06 + i * 12, y + h * 0.5, 3.5, '#b98660')) +
      times(9, (i) => circle(x + w * 0.94 - i * 12, y + h * 0.5, 3.5, '#b98660')) +
      rect(x + w * 0.36, y + h * 0.08, w * 0.28, h * 0.84, '#fdfaf4', 6, {
        stroke: '#d8cbb5',
        sw: 2,
      }) +
      times(5, (i) =>
        bar(`M${x + w * 0.39 + i * w * 0.05} ${y + h * 0.14}v${h * 0.72}`, '#e3d9c6', 2),
      ),
  )

export const woundCare = {
  'crepe-bandage': {
    cm: 24,
    focus: [330, 640],
    draw: (p) =>
      carton(p, 420, 110, 360, 330, 190, { note: 'COTTON CREPE' }) +
      bandage(p, 320, 520, 210, tall(p, 10), '#e3c79f', 'crepe') +
      bandageClip(p, 600, 880) +
      bandageClip(p, 740, 850),
  },
  'cohesive-bandage': {
    cm: 20,
    focus: [330, 560],
    draw: (p) =>
      bandage(p, 660, 250, 170, 200, '#7db8e0', 'crinkle', { tail: false, core: '#ffffff' }) +
      bandage(p, 280, 430, 200, tall(p, 7.5), p.tint.light, 'crinkle', { core: '#ffffff' }) +
      bandage(p, 720, 640, 150, 150, '#ea7a1e', 'crinkle', { tail: false, core: '#ffffff' }) +
      letter(280, 620, p.brand, {
        size: 44,
        max: 280,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      letter(280, 664, p.size, {
        size: 34,
        max: 240,
        weight: 600,
        fill: '#ffffff',
        anchor: 'middle',
      }),
  },
  'plaster-of-paris-bandage': {
    cm: 30,
    focus: [340, 640],
    draw: (p) =>
      softBag(p, 520, 110, 360, 420, { note: 'PLASTER OF PARIS BP' }) +
      bandage(p, 310, 520, 180, tall(p, 15), '#f3f1ec', 'net', { core: '#5b8fd0' }) +
      ellipse(640, 880, 250, 40, '#f6f4ef', { op: 0.9 }) +
      times(26, (i) =>
        circle(430 + ((i * 137) % 460), 850 + ((i * 53) % 62), 3 + (i % 4), '#e6e2d8'),
      ) +
      path(
        'M560 640q150 -60 300 0l-30 180q-120 40 -240 0z',
        p.across('#9fc4dd', '#e2f0f8', '#8ab4d0'),
        {
          stroke: '#6f9ab8',
          sw: 3,
        },
      ) +
      ellipse(710, 640, 150, 42, '#cfe6f2', { stroke: '#6f9ab8', sw: 3 }) +
      ellipse(710, 648, 120, 28, '#eef7fb'),
  },
  'cast-padding': {
    cm: 26,
    focus: [330, 600],
    draw: (p) =>
      softBag(p, 500, 90, 380, 430, { note: 'CAST PADDING · NON-STERILE' }) +
      bandage(p, 320, 470, 230, tall(p, 10) + 40, '#f7f8f7', 'plain') +
      path('M748 640q60 -30 110 20q40 60 -10 110q-70 40 -120 -10z', p.ball('#f7f8f7'), {
        stroke: '#d5dbe0',
        sw: 2,
      }),
  },
  'fibreglass-cast-tape': {
    cm: 24,
    focus: [320, 600],
    draw: (p) =>
      turn(6, 700, 300, sachet(p, 520, 110, 360, 400, { note: 'CASTING TAPE · WEAR GLOVES' })) +
      bandage(p, 300, 470, 200, tall(p, 10), p.colour(p.tint.light), 'net', { core: '#ffffff' }),
  },
  'first-aid-strip': {
    cm: 16,
    focus: [470, 720],
    draw: (p) =>
      carton(p, 300, 110, 430, 300, 180, { note: 'FIRST-AID STRIPS' }) +
      strip(p, 110, 600, 470, 110, -14) +
      strip(p, 380, 740, 470, 110, 6) +
      strip(p, 560, 590, 360, 96, -30),
  },
  'transparent-dressing': {
    cm: 16,
    focus: [480, 690],
    draw: (p) =>
      carton(p, 350, 100, 400, 300, 180, { note: 'STERILE FILM DRESSING' }) +
      turn(
        -8,
        430,
        680,
        rect(170, 500, 520, 370, '#ffffff', 26, { stroke: '#b9c5cf', sw: 3 }) +
          rect(210, 536, 440, 298, '#d7ecf7', 40, { stroke: '#7fb0cc', sw: 3, op: 0.85 }) +
          path('M404 834V730Q404 704 430 704T456 730V834z', '#ffffff', {
            stroke: '#7fb0cc',
            sw: 3,
          }) +
          line('M250 580L330 560M260 640L300 630', '#ffffff', 9, { op: 0.9 }) +
          times(4, (i) => bar(`M${470 + i * 40} 560l60 240`, '#b7d8ea', 3, { op: 0.6 })) +
          letter(430, 526, p.size, {
            size: 26,
            max: 200,
            weight: 700,
            fill: p.tint.dark,
            anchor: 'middle',
          }),
      ) +
      turn(
        10,
        790,
        700,
        rect(720, 600, 60, 250, '#fdfdfb', 10, { stroke: '#c3cdd2', sw: 2 }) +
          rect(800, 600, 60, 250, '#fdfdfb', 10, { stroke: '#c3cdd2', sw: 2 }),
      ),
  },
  'paraffin-gauze': {
    cm: 18,
    focus: [600, 640],
    draw: (p) =>
      turn(-8, 280, 420, sachet(p, 90, 170, 400, 460, { note: 'STERILE · NON-ADHERENT' })) +
      poly([330, 620, 860, 480, 950, 790, 420, 920], '#ffffff', { stroke: '#cfd5d8', sw: 2 }) +
      poly([350, 630, 850, 498, 930, 776, 436, 900], p.down('#f4e7b6', '#e6d18c'), {
        stroke: '#c9b168',
        sw: 2,
      }) +
      times(17, (i) =>
        bar(`M${366 + i * 29} ${628 - i * 7.6}l84 268`, '#c4a955', 2.4, { op: 0.8 }),
      ) +
      times(11, (i) =>
        bar(`M${358 + i * 8} ${652 + i * 24}l494 -128`, '#c4a955', 2.4, { op: 0.8 }),
      ) +
      path(
        'M850 498L760 522Q800 610 900 670z',
        p.linear(
          [
            [0, '#ffffff'],
            [1, '#dfe4e6'],
          ],
          1,
          1,
        ),
        {
          stroke: '#cfd5d8',
          sw: 2,
        },
      ),
  },
  'foam-dressing': {
    cm: 20,
    focus: [440, 700],
    draw: (p) => {
      const gel = p.fact('type') === 'hydrocolloid'
      const pad = gel ? '#dcb98a' : '#f3efe6'
      const edge = p.fact('border') === 'yes'
      return (
        carton(p, 380, 100, 400, 300, 180, { note: gel ? 'HYDROCOLLOID' : 'FOAM DRESSING' }) +
        poly([90, 690, 520, 560, 860, 700, 420, 860], edge ? '#f2d9c2' : tone(pad, -0.08), {
          stroke: tone(pad, -0.28),
          sw: 2,
        }) +
        poly([150, 690, 520, 578, 796, 698, 420, 834, 420, 872, 150, 728], tone(pad, -0.18)) +
        poly([420, 834, 796, 698, 796, 734, 420, 872], tone(pad, -0.28)) +
        poly(
          [150, 690, 520, 578, 796, 698, 420, 834],
          p.linear(
            [
              [0, tone(pad, 0.5)],
              [1, pad],
            ],
            1,
            1,
          ),
          {
            stroke: tone(pad, -0.25),
            sw: 2,
          },
        ) +
        times(40, (i) =>
          circle(250 + ((i * 97) % 440), 650 + ((i * 41) % 110), 2.6, tone(pad, -0.2), { op: 0.7 }),
        )
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
