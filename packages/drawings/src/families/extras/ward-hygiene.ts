import type { FamilyDrawing } from '../../family.ts'
import { firstNumber } from '../../hash.ts'
import { at, bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { bottle, jerrycan } from '../../shapes/bottles.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { glove, roll } from '../../shapes/supplies.ts'

/** Five litres and more come in a can. */
const inCan = (p: Pen): string =>
  firstNumber(p.size, 0) >= 5 && p.size.endsWith(' L') ? 'can' : ''

const trigger = (p: Pen, x: number, y: number): string =>
  rect(x - 40, y - 40, 80, 60, p.cylinder('#f4f6f8'), 8, { stroke: '#98a4b0', sw: 2 }) +
  path(
    `M${x - 60} ${y - 150}H${x + 70}Q${x + 90} ${y - 130} ${x + 70} ${y - 100}L${x + 40} ${y - 40}H${x - 30}L${x - 44} ${y - 90}H${x - 130}V${y - 140}z`,
    p.plastic(p.tint.base),
    { stroke: p.tint.dark, sw: 3 },
  ) +
  rect(x - 160, y - 136, 36, 40, p.plastic('#f4f6f8'), 6) +
  path(
    `M${x - 70} ${y - 88}Q${x - 110} ${y - 40} ${x - 90} ${y + 20}L${x - 70} ${y + 16}Q${x - 76} ${y - 40} ${x - 44} ${y - 80}z`,
    p.plastic('#f4f6f8'),
    { stroke: '#98a4b0', sw: 2 },
  )

export const wardHygiene = {
  'sodium-hypochlorite': {
    cm: 22,
    focus: [500, 640],
    looks: {
      can: {
        cm: 26,
        focus: [500, 620],
        draw: (p) => jerrycan(p, 200, 900, 600, 800, { colour: '#2f6fc0', cap: '#d0342c' }),
      },
    },
    choose: inCan,
    draw: (p) => bottle(p, 500, 900, 360, 800, { colour: '#3b7dc4', cap: '#d0342c', neck: 0.36 }),
  },
  'surface-disinfectant': {
    cm: 24,
    focus: [500, 640],
    looks: {
      can: {
        cm: 28,
        focus: [500, 620],
        draw: (p) => jerrycan(p, 200, 900, 600, 800, { colour: '#dff0f3', cap: p.tint.base }),
      },
      spray: {
        cm: 24,
        focus: [500, 300],
        draw: (p) =>
          bottle(p, 500, 920, 340, 660, { colour: '#dff0f3', top: 'none', neck: 0.26 }) +
          trigger(p, 500, 300),
      },
    },
    choose: (p) => inCan(p) || p.fact('type'),
    draw: (p) =>
      bottle(p, 420, 900, 360, 790, { colour: '#f4f6f8', cap: p.tint.base, neck: 0.32 }) +
      p.shadow(760, 905, 120, 18) +
      path('M680 700H850L836 880Q830 900 765 902Q700 900 694 880z', p.glass('#dff0f3', 0.9), {
        stroke: '#8fa1b0',
        sw: 3,
      }) +
      path('M690 800H842L836 880Q830 896 765 898Q700 896 694 880z', '#8fd0d6', { op: 0.8 }) +
      times(4, (i) => bar(`M800 ${740 + i * 36}h36`, '#1d2733', 4)),
  },
  'instrument-disinfectant': {
    cm: 30,
    focus: [360, 600],
    draw: (p) =>
      jerrycan(p, 90, 880, 480, 720, { colour: '#eef1f4', cap: '#2f8f5b' }) +
      p.shadow(750, 900, 210, 26) +
      path('M560 690H960L930 880Q926 900 900 900H620Q594 900 590 880z', p.glass('#cfe6f2', 0.9), {
        stroke: '#8fa1b0',
        sw: 3,
      }) +
      path('M568 740H952L930 880Q926 896 900 896H620Q594 896 590 880z', '#8fd6b0', { op: 0.7 }) +
      line('M640 860L860 770M660 780L850 864', '#7d8894', 16) +
      line('M640 860L860 770M660 780L850 864', '#e3e8ed', 6) +
      circle(640, 868, 24, 'none', { stroke: '#7d8894', sw: 12 }) +
      circle(652, 774, 24, 'none', { stroke: '#7d8894', sw: 12 }),
  },
  'sterilisation-indicator': {
    cm: 20,
    focus: [340, 650],
    draw: (p) => {
      const strip = (x: number, y: number, done: boolean): string =>
        rect(x, y, 400, 56, '#fdfdfb', 4, { stroke: '#c3cdd2', sw: 2 }) +
        rect(x + 20, y + 12, 90, 32, done ? '#2b2f35' : '#c9a4c4', 4) +
        rect(x + 130, y + 12, 60, 32, '#2b2f35', 4, { op: 0.9 }) +
        letter(x + 210, y + 38, '121 °C · 134 °C', {
          size: 26,
          max: 170,
          weight: 600,
          fill: natural.ink,
        })
      return (
        carton(p, 420, 90, 380, 290, 170, { note: 'STEAM INDICATOR' }) +
        roll(p, 280, 480, 190, 130, '#e6d6b0', { core: '#ffffff', coreRadius: 0.6 }) +
        times(9, (i) =>
          bar(
            `M${126 + i * 38} ${560 + Math.round(Math.sin(((i + 0.5) / 9) * Math.PI) * 56)}l24 60`,
            '#8a7a4a',
            9,
            { op: 0.8 },
          ),
        ) +
        turn(-8, 640, 640, strip(480, 600, false)) +
        turn(4, 660, 760, strip(470, 730, true))
      )
    },
  },
  'sterilisation-reel': {
    cm: 34,
    focus: [330, 560],
    draw: (p) =>
      p.shadow(360, 880, 300, 34) +
      path(
        'M480 440L900 560V860L480 720z',
        p.linear(
          [
            [0, '#e3f1f7', 0.95],
            [1, '#bcd8e6', 0.95],
          ],
          1,
          0.4,
        ),
        { stroke: '#8fb3c8', sw: 3 },
      ) +
      line('M480 470L900 592M480 690L900 830', p.tint.base, 5, { dash: '16 10' }) +
      turn(
        17,
        690,
        650,
        rect(580, 626, 230, 16, p.metalRod(), 6) +
          rect(580, 660, 230, 16, p.metalRod(), 6) +
          circle(570, 634, 24, 'none', { stroke: '#7d8894', sw: 10 }) +
          circle(570, 668, 24, 'none', { stroke: '#7d8894', sw: 10 }),
      ) +
      roll(p, 310, 300, 250, 460, '#f4f6f4', { core: '#c79a66', coreRadius: 0.24 }) +
      letter(310, 620, p.brand, {
        size: 56,
        max: 340,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      letter(310, 676, p.size, {
        size: 40,
        max: 320,
        weight: 600,
        fill: natural.ink,
        anchor: 'middle',
      }),
  },
  'shoe-cover': {
    cm: 40,
    lying: true,
    focus: [420, 560],
    draw: (p) => {
      const one =
        path(
          'M60 300Q40 180 150 150Q260 130 340 190Q480 250 640 260Q780 276 780 350Q776 420 660 424H150Q70 420 60 300z',
          p.linear(
            [
              [0, '#a9d0ec'],
              [0.5, '#6fa9d6'],
              [1, '#3f7fb8'],
            ],
            0.5,
            1,
          ),
          { stroke: '#2f6a9c', sw: 3 },
        ) +
        ellipse(200, 200, 130, 46, '#2f5f8c') +
        path('M70 210Q100 130 200 128Q310 130 330 196Q310 166 200 164Q110 166 70 210z', '#8fc4ea', {
          stroke: '#2f6a9c',
          sw: 2,
        }) +
        times(16, (i) =>
          bar(`M${84 + i * 16} ${180 + (i % 2) * 10}l8 30`, '#2f6a9c', 3, { op: 0.6 }),
        ) +
        line('M330 260Q500 330 740 330M300 320Q480 380 700 390', '#2f6a9c', 4, { op: 0.4 })
      return at(60, 60, one, 0.9, 6) + at(150, 430, one, 1, -3) + labelCard(p, 640, 130, 310, 4)
    },
  },
  'plastic-apron': {
    cm: 70,
    focus: [500, 440],
    draw: (p) => {
      const c = p.colour('#eef4f7')
      return (
        path('M400 150C380 40 620 40 600 150', 'none', { stroke: tone(c, -0.3), sw: 22 }) +
        path(
          'M400 150H600Q620 300 720 360L740 900Q620 930 500 926T260 900L280 360Q380 300 400 150z',
          p.linear(
            [
              [0, tone(c, 0.5), 0.95],
              [0.5, c, 0.95],
              [1, tone(c, -0.2), 0.95],
            ],
            0.8,
            1,
          ),
          { stroke: tone(c, -0.35), sw: 3 },
        ) +
        line('M280 480Q120 520 90 640M720 480Q880 520 910 640', tone(c, -0.25), 16) +
        line('M400 420Q380 640 350 900M600 420Q620 640 650 900M500 300V900', tone(c, -0.2), 4, {
          op: 0.6,
        }) +
        labelCard(p, 360, 560, 280, 0)
      )
    },
  },
  'face-shield': {
    cm: 32,
    focus: [500, 240],
    draw: (p) =>
      line('M220 210C120 260 130 380 240 420M780 210C880 260 870 380 760 420', '#3b444f', 26) +
      path(
        'M200 190H800Q850 560 740 860Q500 960 260 860Q150 560 200 190z',
        p.linear(
          [
            [0, '#ffffff', 0.8],
            [0.35, '#cfe6f2', 0.55],
            [0.6, '#ffffff', 0.7],
            [1, '#9fc4dd', 0.75],
          ],
          1,
          0.6,
        ),
        { stroke: '#7fb0cc', sw: 4 },
      ) +
      path('M300 300Q280 560 340 800', 'none', { stroke: '#ffffff', sw: 22, op: 0.9 }) +
      rect(210, 130, 580, 110, p.rod('#f0f3f6'), 46, { stroke: '#b9c5cf', sw: 2 }) +
      rect(250, 100, 500, 60, p.rod(p.tint.base), 26) +
      letter(500, 144, p.brand, {
        size: 40,
        max: 300,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      letter(500, 200, p.size, {
        size: 32,
        max: 260,
        weight: 600,
        fill: natural.ink,
        anchor: 'middle',
      }),
  },
  'vinyl-gloves': {
    cm: 34,
    focus: [700, 500],
    draw: (p) => {
      const c = p.fact('material') === 'polythene' ? '#e8f0f4' : '#dfe6e2'
      return (
        carton(p, 70, 300, 420, 420, 200, { note: 'PLASTIC · LATEX-FREE' }) +
        poly([180, 262, 520, 284, 600, 236, 280, 220], '#ffffff', { op: 0.7 }) +
        at(560, 190, glove(p, c, { beaded: false }), 0.78, 8) +
        ellipse(390, 274, 110, 17, tone(c, -0.1), { stroke: tone(c, -0.35), sw: 2 })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
