import type { FamilyDrawing } from '../../family.ts'
import { at, bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { bottle } from '../../shapes/bottles.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { softBag } from '../../shapes/packs.ts'
import { steel } from './parts.ts'

const handle = (x: number, y: number, angle: number, head: string): string =>
  turn(
    angle,
    x,
    y,
    line(`M${x} ${y - 330}V${y + 360}`, '#7d8894', 26) +
      line(`M${x} ${y - 330}V${y + 360}`, '#e3e8ed', 11) +
      times(12, (i) => bar(`M${x - 13} ${y + 20 + i * 16}h26`, '#7d8894', 4)) +
      head,
  )

export const clinicSupplies = {
  'temporary-cement': {
    cm: 18,
    focus: [320, 640],
    draw: (p) =>
      carton(p, 420, 110, 370, 330, 190, { note: 'ZINC OXIDE EUGENOL' }) +
      bottle(p, 260, 880, 260, 440, {
        colour: '#f4f6f8',
        cap: p.tint.base,
        neck: 0.7,
        title: 'Powder',
      }) +
      bottle(p, 520, 890, 170, 400, {
        colour: '#8a4d14',
        cap: '#23282f',
        top: 'dropper',
        title: 'Eugenol',
      }) +
      rect(640, 700, 280, 180, '#f4f8fa', 10, { stroke: '#98a4b0', sw: 3 }) +
      path('M720 800Q710 740 780 740Q860 750 840 810Q780 850 720 800z', p.ball('#f3ead2'), {
        stroke: '#cbb98a',
        sw: 2,
      }) +
      line('M800 780L930 660', '#9aa3ac', 14),
  },
  'dental-hand-instruments': {
    cm: 17,
    lying: true,
    focus: [300, 260],
    draw: (p) =>
      handle(
        240,
        540,
        -8,
        ellipse(240, 150, 74, 74, p.metal('#c3cad1'), { stroke: '#7d8894', sw: 5 }) +
          ellipse(240, 150, 56, 56, '#cfe6f2') +
          line('M206 170L262 110', '#ffffff', 10),
      ) +
      handle(
        430,
        540,
        -2,
        line('M430 220C430 140 480 110 520 150C540 180 510 200 490 190', '#7d8894', 9),
      ) +
      handle(
        610,
        540,
        4,
        path('M590 210L560 110Q600 90 640 112L632 210z', p.metal(steel), {
          stroke: '#7d8894',
          sw: 3,
        }),
      ) +
      turn(
        14,
        790,
        520,
        path('M770 880L740 300Q760 190 800 120L812 126Q790 200 784 300L790 870z', p.metal(steel), {
          stroke: '#7d8894',
          sw: 3,
        }) +
          path(
            'M800 880L840 300Q830 190 812 120L800 126Q812 200 812 300L786 870z',
            p.metal('#d5dbe1'),
            { stroke: '#7d8894', sw: 3 },
          ),
      ) +
      labelCard(p, 330, 800, 320, -3),
  },
  'saliva-ejector': {
    cm: 18,
    focus: [420, 640],
    draw: (p) =>
      softBag(p, 540, 90, 340, 420, { note: 'SALIVA EJECTORS' }) +
      times(5, (i) =>
        turn(
          -24 + i * 12,
          420,
          900,
          line(
            `M${300 + i * 40} 900V470Q${300 + i * 40} 380 ${370 + i * 40} 400`,
            tone(p.tint.light, -0.1),
            34,
          ) +
            line(
              `M${300 + i * 40} 900V470Q${300 + i * 40} 380 ${370 + i * 40} 400`,
              '#eef6fa',
              25,
            ) +
            line(`M${300 + i * 40} 880V480`, '#9aa3ac', 4) +
            circle(376 + i * 40, 402, 26, p.ball(p.tint.base)) +
            times(3, (j) => circle(368 + i * 40 + j * 9, 396 + (j % 2) * 12, 3, '#ffffff')),
        ),
      ),
  },
  'rubber-dam': {
    cm: 18,
    focus: [360, 620],
    draw: (p) => {
      const c = p.colour('#3f86c0')
      return (
        carton(p, 470, 90, 340, 300, 170, { note: 'RUBBER DAM' }) +
        p.shadow(380, 905, 330, 30) +
        poly(
          [90, 440, 640, 400, 690, 880, 120, 900],
          p.linear(
            [
              [0, tone(c, 0.3)],
              [0.6, c],
              [1, tone(c, -0.2)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.35), sw: 3 },
        ) +
        path('M130 470Q100 880 380 880T650 450', 'none', { stroke: '#e3e8ed', sw: 24 }) +
        path('M130 470Q100 880 380 880T650 450', 'none', { stroke: '#9aa3ac', sw: 5 }) +
        path('M350 600Q380 560 420 600L430 690Q390 720 346 690z', p.ball('#fbf7ea'), {
          stroke: '#cbb98a',
          sw: 3,
        }) +
        line(
          'M320 690Q330 610 350 640M450 690Q440 610 424 640M320 690H344M450 690H430',
          '#7d8894',
          12,
        ) +
        path('M640 400L690 880L560 888Q640 700 600 404z', tone(c, -0.12), { op: 0.5 })
      )
    },
  },
  'veterinary-syringe': {
    cm: 24,
    lying: true,
    focus: [420, 480],
    draw: (p) => {
      const auto = p.fact('type') === 'automatic'
      return (
        turn(
          -14,
          500,
          480,
          rect(250, 420, 420, 120, p.glassRod('#e6f0f4', 1), 10, { stroke: '#8fa1b0', sw: 3 }) +
            times(9, (i) => bar(`M${290 + i * 40} 424v${i % 2 === 0 ? 50 : 30}`, '#1d2733', 4)) +
            rect(430, 430, 60, 100, p.rod('#23282f'), 6) +
            rect(100, 470, 340, 22, p.metalRod(), 4) +
            rect(
              640,
              404,
              80,
              152,
              p.metalRod(p.fact('type') === 'nylon' ? '#e3c795' : '#c3cad1'),
              12,
              { stroke: '#7d8894', sw: 3 },
            ) +
            rect(
              216,
              404,
              70,
              152,
              p.metalRod(p.fact('type') === 'nylon' ? '#e3c795' : '#c3cad1'),
              12,
              { stroke: '#7d8894', sw: 3 },
            ) +
            rect(720, 446, 70, 68, p.metalRod('#d9b45a'), 8) +
            rect(790, 472, 150, 14, p.metalRod(), 2) +
            (auto
              ? path('M240 556L120 800Q110 840 160 850L210 840L330 556z', p.plastic(p.tint.base), {
                  stroke: p.tint.dark,
                  sw: 3,
                }) +
                path('M100 420L20 700Q20 740 64 740L110 720L150 480z', p.plastic('#3b444f'), {
                  stroke: '#23282f',
                  sw: 3,
                })
              : ellipse(92, 481, 34, 70, 'none', { stroke: '#9aa3ac', sw: 20 }) +
                line(
                  'M250 410C240 330 300 330 300 404M250 556C240 640 300 640 300 560',
                  '#9aa3ac',
                  18,
                )),
        ) + labelCard(p, 560, 740, 340, -4)
      )
    },
  },
  'examination-sleeve': {
    cm: 60,
    lying: true,
    focus: [300, 260],
    draw: (p) => {
      const c = p.fact('strength') === 'strong' ? '#f0c8a0' : '#cfe3ee'
      return (
        turn(
          28,
          500,
          500,
          path(
            'M400 960L420 380Q360 330 330 250Q330 220 356 226Q400 260 424 300L420 120Q430 90 452 120L470 270L484 80Q500 56 516 80L518 270L550 100Q568 80 580 106L566 290L612 170Q632 156 640 180Q620 300 590 380L640 960z',
            p.linear(
              [
                [0, tone(c, 0.5), 0.95],
                [0.5, c, 0.9],
                [1, tone(c, -0.2), 0.95],
              ],
              1,
              0.2,
            ),
            { stroke: tone(c, -0.35), sw: 3 },
          ) +
            line('M450 420L436 920M520 420L530 930M576 420L600 900', tone(c, 0.6), 8, { op: 0.8 }) +
            line('M404 900Q520 940 636 900', tone(c, -0.3), 6),
        ) + labelCard(p, 560, 760, 340, -4)
      )
    },
  },
  'pet-collar': {
    cm: 30,
    focus: [480, 420],
    draw: (p) => {
      const type = p.fact('type')
      const c = type === 'fabric' ? '#4f7fae' : '#dbe8ef'
      if (type === 'inflatable')
        return (
          p.shadow(500, 860, 380, 40) +
          ellipse(500, 540, 390, 290, p.ball('#3f7fc4'), { stroke: '#26408f', sw: 4 }) +
          ellipse(500, 500, 150, 110, '#ffffff', { stroke: '#26408f', sw: 4 }) +
          times(8, (i) =>
            line(
              `M${500 + Math.cos(i * 0.785) * 160} ${500 + Math.sin(i * 0.785) * 118}L${500 + Math.cos(i * 0.785) * 350} ${540 + Math.sin(i * 0.785) * 256}`,
              '#26408f',
              5,
              { op: 0.4 },
            ),
          ) +
          labelCard(p, 350, 660, 300, 0)
        )
      return (
        p.shadow(500, 900, 240, 30) +
        path(
          'M110 250Q500 60 890 250L680 800Q500 900 320 800z',
          p.linear(
            [
              [0, tone(c, 0.5), 0.92],
              [0.4, c, 0.88],
              [0.7, tone(c, 0.3), 0.9],
              [1, tone(c, -0.25), 0.95],
            ],
            1,
            0.2,
          ),
          { stroke: tone(c, -0.4), sw: 4 },
        ) +
        ellipse(500, 250, 392, 140, tone(c, -0.1), { stroke: p.tint.base, sw: 16 }) +
        ellipse(500, 290, 300, 96, tone(c, -0.22), { op: 0.8 }) +
        path('M320 800Q500 900 680 800L668 850Q500 944 332 850z', p.rod(p.tint.base), {
          stroke: p.tint.dark,
          sw: 2,
        }) +
        times(6, (i) =>
          circle(
            400 + i * 40,
            862 + Math.round(Math.sin(((i + 0.5) / 6) * Math.PI) * 14),
            8,
            '#ffffff',
          ),
        ) +
        at(0, 0, line('M690 340L610 800', tone(c, -0.3), 4)) +
        letter(500, 560, p.brand, {
          size: 54,
          max: 300,
          weight: 700,
          fill: p.tint.dark,
          anchor: 'middle',
        }) +
        letter(500, 620, p.size, {
          size: 44,
          max: 240,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
