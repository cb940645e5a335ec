import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { knob } from '../shapes/controls.ts'
import { tube } from '../shapes/stands.ts'
import { label } from '../shapes/label.ts'
import { labelCard } from '../shapes/label-faces.ts'
import { logo } from '../shapes/label-marks.ts'
import { carton } from '../shapes/cartons.ts'
import { softBag } from '../shapes/packs.ts'
import { bottle } from '../shapes/bottles.ts'
import { bracketsOnTeeth, curingLight, handpiece, putty } from '../things/dental-hand.ts'

/** Black composite syringe with a screw plunger and a nose cap; lying, tip right. */
function pasteSyringe(p: Pen, x: number, y: number, barrel: string, shade: string): string {
  return (
    p.shadow(x + 330, y + 90, 360, 30) +
    rect(x, y - 20, 210, 40, p.rod(barrel)) +
    times(15, (i) => bar(`M${x + 12 + i * 13} ${y - 20}v40`, tone(barrel, -0.4), 4)) +
    rect(x - 40, y - 62, 46, 124, p.rod(barrel), 14) +
    rect(x + 196, y - 82, 34, 164, p.rod(barrel), 10) +
    rect(x + 220, y - 56, 330, 112, p.rod(barrel), 12) +
    rect(x + 236, y - 54, 270, 108, '#ffffff', 4) +
    rect(x + 236, y - 54, 270, 34, p.tint.base) +
    letter(x + 250, y - 28, p.brand, { size: 30, max: 240, weight: 700, fill: '#fff' }) +
    letter(x + 250, y + 12, p.title, { size: 24, max: 150, weight: 600, fill: natural.ink }) +
    rect(x + 412, y - 10, 84, 56, shade, 8, { stroke: '#b79a6c', sw: 2 }) +
    letter(x + 454, y + 32, p.size === '' ? 'A2' : p.size, {
      size: 36,
      max: 76,
      weight: 700,
      fill: natural.ink,
      anchor: 'middle',
    }) +
    rect(
      x + 236,
      y - 54,
      270,
      108,
      p.linear(
        [
          [0, '#0b1d33', 0.2],
          [0.25, '#ffffff', 0.4],
          [0.5, '#ffffff', 0],
          [1, '#0b1d33', 0.4],
        ],
        0,
        1,
      ),
    ) +
    path(
      `M${x + 550} ${y - 50}L${x + 590} ${y - 30}V${y + 30}L${x + 550} ${y + 50}z`,
      p.rod(barrel),
    ) +
    path(
      `M${x + 586} ${y - 34}L${x + 690} ${y - 20}Q${x + 704} ${y} ${x + 690} ${y + 20}L${x + 586} ${y + 34}z`,
      p.rod(p.tint.base),
    )
  )
}

function bur(p: Pen, x: number, y: number, head: string, band: string): string {
  return (
    rect(x - 15, y, 30, 250, p.metal(), 5) +
    rect(x - 16, y + 16, 32, 20, band) +
    path(`M${x - 15} ${y}L${x - 7} ${y - 40}h14L${x + 15} ${y}z`, p.metal()) +
    path(
      head,
      p.linear(
        [
          [0, '#6f767d'],
          [0.3, '#d9dde0'],
          [0.55, '#9ba2a9'],
          [1, '#565d64'],
        ],
        1,
        0,
      ),
      { stroke: '#5d646b', sw: 1.5 },
    )
  )
}

function endoFile(p: Pen, x: number, y: number, colour: string, long: number): string {
  let flutes = ''
  for (let i = 0; i < 15; i += 1)
    flutes += `M${num(x - 11 + i * 0.55)} ${num(y + 150 + i * (long / 16))}l${num(22 - i * 1.1)} ${num(long / 18)}`
  return (
    rect(x - 20, y - 30, 40, 96, p.metal('#d8b25a'), 4) +
    rect(x - 26, y + 62, 52, 30, p.cylinder(colour), 6) +
    rect(x - 22, y + 94, 44, 18, p.cylinder('#d8b25a'), 4) +
    rect(x - 24, y + 122, 48, 16, p.cylinder('#2f8f5b'), 5) +
    path(
      `M${x - 11} ${y + 138}H${x + 11}L${x + 2} ${y + 150 + long}H${x - 2}z`,
      p.metal('#aeb7c0'),
      { stroke: '#7d8894', sw: 1 },
    ) +
    bar(flutes, '#59636d', 4, { op: 0.8 })
  )
}

export const dental: Drawings<(typeof familiesByCategory)['dental'][number]> = {
  'composite-restorative': {
    cm: 14,
    focus: [600, 620],
    draw: (p) =>
      carton(p, 270, 150, 470, 370, 210, { note: 'LIGHT CURE' }) +
      turn(-10, 450, 640, pasteSyringe(p, 120, 600, '#30353b', '#efe0bd')) +
      turn(-4, 500, 820, pasteSyringe(p, 210, 830, '#30353b', '#e8d2a6')),
  },
  'bonding-agent': {
    cm: 9,
    focus: [330, 560],
    draw: (p) =>
      carton(p, 470, 260, 270, 520, 150, { note: 'LIGHT CURE ADHESIVE' }) +
      bottle(p, 320, 880, 270, 560, {
        colour: '#262b31',
        cap: p.tint.base,
        top: 'flip',
        neck: 0.46,
        capHeight: 0.24,
        labelFrom: 0.55,
        labelHeight: 0.46,
      }),
  },
  'glass-ionomer-cement': {
    cm: 18,
    focus: [280, 560],
    draw: (p) =>
      carton(p, 380, 170, 400, 360, 180, { note: 'POWDER + LIQUID' }) +
      bottle(p, 230, 860, 260, 420, {
        colour: '#f5f3ee',
        neck: 0.82,
        capHeight: 0.2,
        labelFrom: 0.66,
        labelHeight: 0.5,
        title: 'Powder',
      }) +
      bottle(p, 480, 880, 150, 360, {
        colour: '#7a4a22',
        cap: '#f4f6f8',
        top: 'dropper',
        title: 'Liquid',
      }) +
      p.shadow(720, 850, 200, 26) +
      poly([590, 790, 760, 760, 880, 830, 700, 868], '#fbfbfa', { stroke: '#c3ccd5', sw: 2 }) +
      ellipse(720, 815, 60, 18, '#e9dcc0') +
      turn(
        -24,
        800,
        780,
        rect(720, 770, 260, 20, p.rod('#e9edf1'), 10, { stroke: '#aab6c1', sw: 1.5 }),
      ),
  },
  alginate: {
    cm: 22,
    focus: [740, 720],
    draw: (p) =>
      softBag(p, 120, 90, 470, 760, { note: 'IMPRESSION MATERIAL · 450 g' }) +
      p.shadow(720, 880, 230, 30) +
      path(
        'M560 690Q720 660 880 690Q870 860 720 874Q570 860 560 690z',
        p.linear(
          [
            [0, '#5aa37f'],
            [0.4, '#8fd0af'],
            [1, '#3d7f5e'],
          ],
          1,
          0.2,
        ),
        { stroke: '#3d7f5e', sw: 2 },
      ) +
      ellipse(720, 690, 160, 36, '#4a9270') +
      path('M600 694Q660 650 720 668Q790 640 840 694Q720 740 600 694z', p.ball('#f2b6c3')) +
      turn(
        -38,
        840,
        640,
        rect(700, 560, 270, 24, p.rod('#e9edf1'), 10, { stroke: '#aab6c1', sw: 1.5 }) +
          ellipse(700, 572, 60, 30, p.ball('#e9edf1'), { stroke: '#aab6c1', sw: 1.5 }),
      ),
  },
  'elastomeric-putty': { cm: 24, focus: [820, 710], draw: putty },
  'rotary-endo-files': {
    cm: 12,
    focus: [300, 400],
    draw: (p) =>
      carton(p, 520, 130, 260, 400, 150, { note: 'NiTi · 6 FILES' }) +
      p.shadow(400, 880, 360, 40) +
      rect(90, 300, 580, 130, p.plastic('#f2f5f8'), 18, { stroke: '#aab6c1', sw: 2 }) +
      times(6, (i) =>
        endoFile(
          p,
          140 + i * 96,
          250,
          ['#7a4bb0', '#f4f6f8', '#f2c81f', '#d0342c', '#3a78c9', '#2f8f5b'][i] ?? '#f2c81f',
          440,
        ),
      ) +
      path('M90 350h580v76q-290 24 -580 0z', '#f2f5f8', { op: 0.96 }) +
      letter(380, 408, `${p.brand} ${p.size}`, {
        size: 46,
        max: 520,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }),
  },
  'gutta-percha-paper-points': {
    cm: 11,
    focus: [400, 560],
    draw: (p) => {
      const cols = ['#f2f2f2', '#f2c81f', '#d0342c', '#3a78c9', '#2f8f5b', '#30353b']
      return (
        p.shadow(500, 850, 400, 44) +
        poly([120, 270, 200, 110, 850, 110, 900, 270], p.down('#f9fbfc', '#dfe7ed'), {
          stroke: '#aab6c1',
          sw: 3,
          op: 0.9,
        }) +
        letter(510, 180, p.brand, {
          size: 58,
          max: 520,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(510, 236, `${p.title} ${p.size}`, {
          size: 40,
          max: 560,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        rect(100, 270, 820, 560, p.plastic('#eef3f6'), 20, { stroke: '#9fadb9', sw: 3 }) +
        times(6, (i) => {
          const x = 134 + i * 128
          const pink = i % 2 === 0 ? '#e58a72' : '#fbfbf8'
          return (
            rect(x, 310, 112, 480, p.across('#cfd9e1', '#f9fbfc', '#dbe4ea'), 10, {
              stroke: '#aab6c1',
              sw: 2,
            }) +
            times(6, (j) =>
              path(`M${x + 12 + j * 16} 330h11l-4 ${400 - j * 6}h-3z`, pink, {
                stroke: tone(pink, -0.25),
                sw: 1.5,
              }),
            ) +
            rect(x + 6, 740, 100, 42, cols[i] ?? '#f2c81f', 6, { stroke: '#8795a2', sw: 1.5 }) +
            letter(x + 56, 772, ['15', '20', '25', '30', '35', '40'][i] ?? '', {
              size: 30,
              weight: 700,
              fill: i === 0 || i === 1 ? natural.ink : '#fff',
              anchor: 'middle',
            })
          )
        }) +
        rect(100, 270, 820, 26, '#ffffff', 12, { op: 0.7 })
      )
    },
  },
  'diamond-burs': {
    cm: 6,
    focus: [300, 330],
    draw: (p) =>
      p.shadow(500, 880, 380, 44) +
      rect(120, 560, 760, 300, p.plastic('#eef2f5'), 26, { stroke: '#aab6c1', sw: 3 }) +
      rect(120, 560, 760, 60, p.down('#ffffff', '#d8e0e7'), 26) +
      rect(160, 660, 680, 170, '#ffffff', 12) +
      `<g transform="translate(160 660)">${label(p, 680, 170, { style: 2 })}</g>` +
      bur(p, 220, 330, 'M198 290V130Q220 96 242 130V290z', '#2f8f5b') +
      bur(p, 360, 330, 'M338 290L354 100Q360 84 366 100L382 290z', '#3a78c9') +
      bur(p, 500, 330, 'M500 200a52 52 0 1 1 -1 0z', '#d0342c') +
      bur(p, 640, 330, 'M604 210H676L652 292H628z', '#f2c81f') +
      bur(p, 780, 330, 'M780 120C820 190 812 260 796 292H764C748 260 740 190 780 120z', '#30353b') +
      rect(120, 560, 760, 20, '#c3ccd5', 8, { op: 0.6 }) +
      times(5, (i) => ellipse(220 + i * 140, 570, 26, 8, '#5d6873', { op: 0.6 })) +
      rect(130, 574, 740, 20, '#eef2f5', 6),
  },
  'high-speed-handpiece': { cm: 14, focus: [240, 620], draw: handpiece },
  'curing-light': { cm: 24, focus: [640, 360], draw: curingLight },
  'ultrasonic-scaler': {
    cm: 24,
    focus: [430, 170],
    draw: (p) =>
      p.shadow(480, 850, 400, 48) +
      path(
        'M130 620Q140 520 250 510H640Q760 520 790 620L830 800Q830 840 790 840H140Q96 840 100 800z',
        p.plastic('#f2f5f8'),
        { stroke: '#aab6c1', sw: 2.5 },
      ) +
      path(
        'M130 640Q450 590 800 640L830 800Q830 840 790 840H140Q96 840 100 800z',
        p.down(p.tint.light, p.tint.base),
        { op: 0.94 },
      ) +
      rect(220, 690, 200, 90, p.down('#14283c', '#0b1724'), 12) +
      letter(320, 752, '06', { size: 60, weight: 700, fill: '#7fe0ff', anchor: 'middle' }) +
      knob(p, 540, 738, 56, '#f4f6f8') +
      knob(p, 700, 738, 44, '#f4f6f8') +
      logo(p, 210, 586, 50, 400) +
      tube('M800 700C1010 720 1020 420 845 324', 22, '#d3dae0') +
      rect(560, 470, 70, 60, p.metal('#c3cad1'), 10) +
      turn(
        28,
        760,
        300,
        path('M560 250H830Q850 280 830 312H560L500 296V266z', p.rod('#e9edf1'), {
          stroke: '#aab6c1',
          sw: 2,
        }) +
          rect(640, 249, 60, 64, p.rod(p.tint.base)) +
          path('M502 266L440 272V290L502 296z', p.metalRod()) +
          line('M440 281C400 282 376 292 352 330', '#8a949f', 14) +
          line('M440 279C404 280 378 290 356 322', '#e3e8ed', 4),
      ) +
      rect(270, 330, 150, 190, p.glass('#cfe3f0', 0.95), 20, { stroke: '#8fa1b0', sw: 2 }) +
      rect(278, 400, 134, 114, '#a9d4ee', 12, { op: 0.7 }) +
      rect(290, 300, 110, 40, p.cylinder(p.tint.dark), 10),
  },
  'dental-anaesthetic': {
    cm: 14,
    focus: [350, 700],
    draw: (p) => {
      const cart = (x: number, y: number): string =>
        rect(x, y - 34, 320, 68, '#e8f2f7', 10) +
        rect(x, y - 34, 320, 68, p.glassRod(natural.clear, 0.75), 10, {
          stroke: '#8fa1b0',
          sw: 2,
        }) +
        rect(x + 20, y - 30, 34, 60, p.rod('#c2453b'), 6) +
        rect(x + 80, y - 34, 160, 68, '#ffffff') +
        rect(x + 80, y - 34, 160, 22, p.tint.base) +
        letter(x + 160, y - 17, p.brand, {
          size: 18,
          max: 140,
          weight: 700,
          fill: '#fff',
          anchor: 'middle',
        }) +
        letter(x + 160, y + 14, '1:80 000', {
          size: 24,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        rect(
          x + 80,
          y - 34,
          160,
          68,
          p.linear(
            [
              [0, '#0b1d33', 0.25],
              [0.3, '#ffffff', 0.4],
              [0.6, '#ffffff', 0],
              [1, '#0b1d33', 0.35],
            ],
            0,
            1,
          ),
        ) +
        path(
          `M${x + 318} ${y - 32}L${x + 340} ${y - 20}H${x + 350}V${y + 20}H${x + 340}L${x + 318} ${y + 32}z`,
          p.glassRod(natural.clear, 1),
        ) +
        rect(x + 346, y - 27, 36, 54, p.metalRod('#d8b25a'), 6)
      return (
        carton(p, 260, 150, 430, 380, 210, { note: 'LIGNOCAINE + ADRENALINE' }) +
        p.shadow(440, 880, 380, 40) +
        cart(110, 690) +
        turn(-6, 400, 780, cart(330, 780)) +
        turn(4, 300, 850, cart(90, 850))
      )
    },
  },
  'orthodontic-brackets': {
    cm: 6,
    focus: [505, 740],
    draw: (p) => bracketsOnTeeth(p) + labelCard(p, 280, 150, 440, -3),
  },
}
