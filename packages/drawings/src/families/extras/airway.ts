import type { FamilyDrawing } from '../../family.ts'
import { firstNumber } from '../../hash.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { button } from '../../shapes/controls.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { tube } from '../../shapes/stands.ts'
import { steel } from './parts.ts'

const clear = '#d5e4ea'
const wall = '#8fa1b0'

/** Translucent balloon of a cuffed tube, lying along its axis. */
const cuff = (p: Pen, x: number, y: number, rx: number, ry: number, angle: number): string =>
  turn(
    angle,
    x,
    y,
    ellipse(
      x,
      y,
      rx,
      ry,
      p.radial(
        [
          [0, '#ffffff', 0.85],
          [0.6, '#cfe3ee', 0.8],
          [1, '#8fb3c8', 0.9],
        ],
        0.36,
        0.3,
        0.75,
      ),
      {
        stroke: wall,
        sw: 2.5,
      },
    ) + ellipse(x - rx * 0.25, y - ry * 0.4, rx * 0.4, ry * 0.16, '#ffffff', { op: 0.8 }),
  )

const pilot = (p: Pen, d: string, x: number, y: number): string =>
  line(d, '#7f9aab', 9) +
  line(d, '#eef6fa', 4) +
  ellipse(x, y, 26, 46, p.ball('#7db8e0'), { stroke: '#3f7fae', sw: 2 }) +
  rect(x - 13, y + 40, 26, 44, p.cylinder('#3b7dc4'), 5)

const connector = (p: Pen, x: number, y: number, angle: number): string =>
  at(
    x,
    y,
    rect(-36, -60, 72, 64, p.cylinder('#eaf2f6'), 6, { stroke: wall, sw: 2 }) +
      rect(-46, -8, 92, 20, p.cylinder('#dbe6ec'), 6, { stroke: wall, sw: 2 }),
    1,
    angle,
  )

const rescueBag = (p: Pen): string =>
  path(
    'M330 380Q420 250 600 260Q770 270 800 420Q790 560 610 580Q420 590 330 470z',
    p.linear(
      [
        [0, '#ffffff'],
        [0.35, '#d9e8ee'],
        [0.7, '#a9c3cf'],
        [1, '#7f9dac'],
      ],
      0.3,
      1,
    ),
    { stroke: '#6f8c9b', sw: 3 },
  ) +
  times(5, (i) =>
    line(
      `M${450 + i * 70} ${286 - (i === 0 ? -20 : 0)}q26 130 0 ${280 - (i === 0 ? 20 : 0)}`,
      '#7f9dac',
      4,
      { op: 0.5 },
    ),
  )

export const airway = {
  'endotracheal-tube': {
    cm: 30,
    lying: true,
    focus: [262, 690],
    draw: (p) => {
      const d = 'M790 170C600 150 330 260 270 560C246 680 250 780 276 880'
      const cuffed = p.fact('cuff') !== 'uncuffed'
      return (
        tube(d, 56, clear, { clear: true }) +
        line('M770 172C600 160 340 270 282 560C258 680 262 780 284 870', '#5fa3d6', 5) +
        times(7, (i) => bar(`M${560 - i * 44} ${196 + i * i * 9 + i * 6}l16 34`, '#1d2733', 4)) +
        (cuffed
          ? pilot(p, 'M400 300C560 420 600 520 650 640', 660, 680) + cuff(p, 258, 690, 62, 92, 4)
          : '') +
        ellipse(280, 850, 9, 20, '#7f93a2') +
        connector(p, 806, 172, 96) +
        letter(500, 262, p.size, {
          size: 40,
          max: 150,
          weight: 700,
          fill: natural.ink,
          turn: -32,
        }) +
        labelCard(p, 560, 790, 330, -3)
      )
    },
  },
  'tracheostomy-tube': {
    cm: 12,
    lying: true,
    focus: [480, 640],
    draw: (p) =>
      line('M150 330C60 300 60 200 160 160M850 330C940 300 940 200 840 160', '#f4f6f8', 34) +
      line('M150 330C60 300 60 200 160 160M850 330C940 300 940 200 840 160', '#c3ccd5', 3, {
        dash: '8 8',
      }) +
      tube('M500 330C500 520 470 640 380 780', 92, clear, { clear: true }) +
      (p.fact('cuff') === 'uncuffed'
        ? ''
        : pilot(p, 'M540 420C680 480 720 560 730 640', 734, 690) + cuff(p, 446, 640, 92, 76, 24)) +
      path(
        'M130 290Q300 240 420 270H580Q700 240 870 290Q900 330 870 372Q700 420 580 390H420Q300 420 130 372Q100 330 130 290z',
        p.down('#ffffff', '#e3ecf1', '#bccdd7'),
        { stroke: wall, sw: 3 },
      ) +
      rect(170, 312, 60, 36, '#9fb4c2', 16) +
      rect(770, 312, 60, 36, '#9fb4c2', 16) +
      rect(430, 190, 140, 110, p.cylinder('#eaf2f6'), 12, { stroke: wall, sw: 3 }) +
      ellipse(500, 192, 66, 18, '#9fb4c2', { stroke: wall, sw: 2 }) +
      letter(330, 348, p.brand, {
        size: 34,
        max: 170,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      letter(672, 348, p.size, {
        size: 36,
        max: 160,
        weight: 700,
        fill: natural.ink,
        anchor: 'middle',
      }),
  },
  'laryngeal-mask': {
    cm: 22,
    lying: true,
    focus: [320, 720],
    draw: (p) => {
      const c =
        p.fact('type') === 'reusable' ? '#ecdcc2' : p.fact('type') === 'gel' ? '#8fd0d6' : clear
      return (
        tube('M820 160C620 150 470 260 420 470C400 560 380 610 350 660', 74, c, { clear: true }) +
        line('M800 150C610 146 450 260 404 470', '#1d2733', 4, { dash: '30 10' }) +
        (p.fact('type') === 'gel' ? '' : pilot(p, 'M450 420C560 500 640 520 690 620', 700, 660)) +
        turn(
          24,
          300,
          730,
          ellipse(300, 740, 132, 196, p.ball(tone(c, 0.1)), { stroke: tone(c, -0.35), sw: 4 }) +
            ellipse(300, 730, 78, 136, tone(c, -0.22), { stroke: tone(c, -0.4), sw: 3 }) +
            ellipse(300, 690, 42, 70, tone(c, -0.4)) +
            bar('M286 630v120M314 630v120', tone(c, 0.4), 9) +
            line('M212 640Q190 740 230 850', '#ffffff', 9, { op: 0.8 }),
        ) +
        connector(p, 836, 162, 94) +
        letter(560, 262, p.size === '' ? '' : `#${p.size}`, {
          size: 44,
          max: 110,
          weight: 700,
          fill: natural.ink,
          turn: -38,
        }) +
        labelCard(p, 570, 780, 330, -3)
      )
    },
  },
  'guedel-airway': {
    cm: 14,
    lying: true,
    focus: [300, 330],
    draw: (p) => {
      const colours = ['#30353b', '#f4f6f8', '#3f9a55', '#f0c62a', '#d0342c', '#ef8a2b']
      const c = colours[firstNumber(p.size, 3)] ?? '#f0c62a'
      const one = (block: string): string =>
        line('M60 60H230C420 60 520 180 520 400V470', '#9fb4c2', 96) +
        line('M60 60H230C420 60 520 180 520 400V470', '#e6f0f4', 82) +
        line('M150 60H230C420 60 520 180 520 400V440', '#c0d2dc', 36) +
        line('M90 36H230C440 36 548 170 548 400', '#ffffff', 8, { op: 0.9 }) +
        rect(40, 6, 120, 108, p.down(tone(block, 0.25), block, tone(block, -0.25)), 10, {
          stroke: tone(block, -0.4),
          sw: 2,
        }) +
        rect(0, -40, 44, 200, p.down('#ffffff', '#c3d3dc'), 20, { stroke: '#8fa1b0', sw: 3 }) +
        ellipse(520, 492, 46, 16, '#8fa1b0')
      return (
        at(140, 250, one(c), 1, 0) +
        at(520, 560, one('#f4f6f8'), 0.56, 14) +
        letter(236, 326, p.size.split(' ')[0] ?? '', {
          size: 60,
          max: 80,
          weight: 700,
          fill: c === '#f4f6f8' || c === '#f0c62a' ? natural.ink : '#ffffff',
          anchor: 'middle',
        }) +
        labelCard(p, 110, 660, 340, -4)
      )
    },
  },
  'manual-resuscitator': {
    cm: 48,
    lying: true,
    focus: [240, 480],
    draw: (p) =>
      path(
        'M820 380Q900 330 930 420L950 760Q950 860 850 850Q770 840 780 740z',
        p.linear(
          [
            [0, '#ffffff', 0.9],
            [0.5, '#dfecf2', 0.8],
            [1, '#a9c3cf', 0.9],
          ],
          1,
          0.5,
        ),
        { stroke: '#8fa1b0', sw: 3 },
      ) +
      line('M830 440L850 800', '#ffffff', 8, { op: 0.8 }) +
      tube('M800 440C700 700 560 860 400 880', 14, '#a9dcc0', { clear: true }) +
      rescueBag(p) +
      rect(780, 380, 70, 90, p.cylinder('#3b7dc4'), 12, { stroke: '#26408f', sw: 2 }) +
      rect(270, 370, 90, 110, p.cylinder('#eaf2f6'), 12, { stroke: wall, sw: 3 }) +
      rect(286, 310, 58, 66, p.cylinder('#d0342c'), 10) +
      rect(200, 400, 80, 56, p.rod('#eaf2f6'), 8, { stroke: wall, sw: 2 }) +
      path('M210 340Q120 330 90 420Q70 520 150 560Q230 560 232 470z', p.ball('#8fc4ea'), {
        stroke: '#3f7fae',
        sw: 3,
      }) +
      ellipse(120, 450, 36, 116, '#cfe6f2', { stroke: '#3f7fae', sw: 3, t: 'rotate(12 120 450)' }) +
      letter(560, 440, p.brand, {
        size: 56,
        max: 300,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      letter(560, 492, p.size, {
        size: 38,
        max: 240,
        weight: 600,
        fill: natural.ink,
        anchor: 'middle',
      }),
  },
  laryngoscope: {
    cm: 20,
    lying: true,
    focus: [300, 330],
    draw: (p) => {
      const blade = (len: number): string =>
        p.fact('form') === 'miller'
          ? path(
              `M0 0H${len * 0.9}Q${len} 6 ${len} 26Q${len} 44 ${len * 0.9} 40H0z`,
              p.metalRod('#d5dbe1'),
              { stroke: '#7d8894', sw: 2 },
            )
          : path(
              `M0 0C${len * 0.4} -34 ${len * 0.8} 0 ${len} 90Q${len * 1.02} 112 ${len * 0.96} 108C${len * 0.76} 46 ${len * 0.4} 22 0 46z`,
              p.metalRod('#d5dbe1'),
              { stroke: '#7d8894', sw: 2 },
            )
      return (
        rect(150, 330, 130, 520, p.metal(steel), 40, { stroke: '#7d8894', sw: 3 }) +
        times(15, (i) => bar(`M158 ${450 + i * 22}h114`, '#7d8894', 7, { op: 0.6 })) +
        rect(156, 780, 118, 70, p.metal('#9aa3ac'), 20) +
        rect(140, 270, 150, 80, p.metal('#c3cad1'), 14, { stroke: '#7d8894', sw: 3 }) +
        at(230, 250, blade(560), 1, 0) +
        circle(560, 262, 13, '#fff6cf', { stroke: '#c8a85a', sw: 3 }) +
        at(
          420,
          520,
          rect(-70, -4, 80, 60, p.metal('#c3cad1'), 8, { stroke: '#7d8894', sw: 2 }) + blade(430),
          1,
          8,
        ) +
        at(
          430,
          690,
          rect(-60, -4, 70, 56, p.metal('#c3cad1'), 8, { stroke: '#7d8894', sw: 2 }) + blade(330),
          1,
          8,
        ) +
        labelCard(p, 570, 800, 330, -3)
      )
    },
  },
  'suction-machine': {
    kind: 'machine',
    cm: 40,
    focus: [640, 420],
    draw: (p) => {
      const jar = (x: number): string =>
        rect(x, 480, 170, 330, p.glass(), 20, { stroke: '#8fa1b0', sw: 3 }) +
        rect(x + 6, 690, 158, 114, '#e9c9c4', 14, { op: 0.8 }) +
        times(6, (i) => bar(`M${x + 20} ${560 + i * 40}h30`, '#3b444f', 4)) +
        rect(x - 8, 440, 186, 54, p.cylinder('#3b7dc4'), 12) +
        rect(x + 40, 410, 30, 36, p.cylinder('#eaf2f6'), 6) +
        rect(x + 100, 410, 30, 36, p.cylinder('#eaf2f6'), 6)
      return (
        p.shadow(500, 880, 420, 44) +
        line('M360 200C360 90 640 90 640 200', '#3b444f', 40) +
        rect(120, 190, 760, 660, p.plastic('#eef1f4'), 46, { stroke: '#98a4b0', sw: 3 }) +
        rect(120, 780, 760, 70, p.plastic(p.tint.base), 30) +
        tube('M245 410C240 300 420 330 500 330', 20, '#c3d9e4', { clear: true }) +
        jar(190) +
        (p.fact('jars').startsWith('2') ? jar(390) : '') +
        circle(690, 360, 104, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 4 }) +
        circle(690, 360, 86, '#ffffff') +
        times(11, (i) =>
          bar('M690 282v16', '#1d2733', 4, { t: `rotate(${-120 + i * 24} 690 360)` }),
        ) +
        line('M690 360L640 316', '#b4283c', 7) +
        circle(690, 560, 54, p.plastic('#3b444f'), { stroke: '#23282f', sw: 3 }) +
        line('M690 540V512', '#ffffff', 8) +
        button(p, 644, 660, 92, 56, '#2f8f5b') +
        letter(640, 834, p.brand, {
          size: 44,
          max: 300,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        letter(300, 270, p.print, {
          size: 40,
          max: 260,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
