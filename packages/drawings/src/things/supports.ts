/** Braces, belts and packs for warmth. */
import { letter } from '../lettering.ts'
import { circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'
import { tube } from '../shapes/devices.ts'

const fabric = '#3a414a'

/** Sleeve for the knee; hinged models carry straps and side bars. */
export function kneeBrace(p: Pen): string {
  const hinged = p.fact('support') !== 'elastic'
  const c = hinged ? fabric : '#c9a27c'
  const body =
    'M300 120Q500 172 700 120C694 260 662 360 668 460C676 600 700 720 684 880Q500 940 316 880C300 720 324 600 332 460C338 360 306 260 300 120z'
  const strap = (y: number, s: number): string =>
    path(
      `M${318 + s} ${y}Q500 ${y + 58} ${682 - s} ${y}V${y + 62}Q500 ${y + 120} ${318 + s} ${y + 62}z`,
      p.linear(
        [
          [0, tone(p.tint.base, -0.35)],
          [0.3, tone(p.tint.base, 0.25)],
          [0.7, p.tint.base],
          [1, tone(p.tint.base, -0.4)],
        ],
        1,
        0,
      ),
      { stroke: tone(p.tint.base, -0.4), sw: 2 },
    ) + rect(600 - s, y + 20, 58, 72, p.plastic('#23282e'), 8)
  const hinge = (x: number): string =>
    rect(x - 17, 220, 34, 230, p.metal('#c3cad1'), 14, { stroke: '#6e7984', sw: 1.5 }) +
    rect(x - 17, 500, 34, 250, p.metal('#c3cad1'), 14, { stroke: '#6e7984', sw: 1.5 }) +
    circle(x, 476, 46, p.plastic('#59636d'), { stroke: '#23282e', sw: 3 }) +
    circle(x, 476, 20, p.metal('#dfe4e9'), { stroke: '#6e7984', sw: 2 })
  return (
    p.shadow(500, 914, 250, 34) +
    path(
      body,
      p.linear(
        [
          [0, tone(c, -0.4)],
          [0.2, tone(c, 0.22)],
          [0.5, c],
          [0.8, tone(c, -0.12)],
          [1, tone(c, -0.5)],
        ],
        1,
        0,
      ),
      { stroke: tone(c, -0.45), sw: 2 },
    ) +
    ellipse(500, 126, 200, 40, tone(c, -0.5)) +
    ellipse(500, 130, 184, 31, p.across('#14181c', tone(c, -0.2))) +
    (hinged
      ? ''
      : times(17, (i) =>
          line(
            `M${324 + i * 22} ${num(170 + Math.sin((i / 16) * Math.PI) * 24)}C${350 + i * 18} 380 ${350 + i * 18} 560 ${332 + i * 21} ${num(884 + Math.sin((i / 16) * Math.PI) * 26)}`,
            tone(c, -0.22),
            2.5,
            { op: 0.5 },
          ),
        )) +
    ellipse(500, 496, 104, 128, tone(c, 0.16), { stroke: tone(c, -0.4), sw: 3 }) +
    ellipse(500, 496, 74, 96, hinged ? p.across('#0f1216', '#2b3138', '#14181c') : tone(c, -0.08), {
      stroke: tone(c, -0.5),
      sw: 4,
    }) +
    (hinged
      ? strap(190, 4) + strap(314, 10) + strap(640, 10) + strap(770, -4) + hinge(318) + hinge(682)
      : '') +
    rect(426, hinged ? 402 : 700, 148, hinged ? 0 : 76, '#ffffff', 8) +
    letter(500, hinged ? 610 + 280 : 736, hinged ? '' : p.brand, {
      size: 30,
      max: 130,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(
      500,
      hinged ? 262 : 764,
      p.brand === '' ? '' : hinged ? `${p.brand}  ${p.print}` : p.print,
      {
        size: 28,
        max: hinged ? 220 : 120,
        weight: 700,
        fill: hinged ? '#ffffff' : natural.ink,
        anchor: 'middle',
      },
    )
  )
}

/** Belt for the lower back, laid open: stays at the middle, straps that pull to both sides. */
export function backBelt(p: Pen): string {
  const c = fabric
  return (
    p.shadow(500, 760, 450, 36) +
    path(
      'M60 360Q160 300 330 300H670Q840 300 940 360L950 640Q840 700 670 712H330Q160 700 50 640z',
      p.linear(
        [
          [0, tone(c, -0.3)],
          [0.3, tone(c, 0.2)],
          [0.5, c],
          [0.75, tone(c, 0.12)],
          [1, tone(c, -0.35)],
        ],
        1,
        0.1,
      ),
      { stroke: tone(c, -0.45), sw: 3 },
    ) +
    line(
      'M74 372Q170 316 332 316H668Q830 316 926 372M64 628Q170 684 332 696H668Q830 684 936 628',
      tone(c, 0.4),
      3,
      { dash: '10 7' },
    ) +
    times(4, (i) =>
      rect(
        344 + i * 84,
        310,
        44,
        392,
        p.across(tone(c, -0.15), tone(c, 0.35), tone(c, -0.15)),
        16,
        { stroke: tone(c, -0.4), sw: 2 },
      ),
    ) +
    path(
      'M330 430L90 410V500L330 486zM330 590L90 540V620L330 640zM670 430L910 410V500L670 486zM670 590L910 540V620L670 640z',
      p.linear(
        [
          [0, tone(p.tint.base, 0.2)],
          [1, tone(p.tint.base, -0.3)],
        ],
        1,
        0.4,
      ),
      { stroke: tone(p.tint.base, -0.4), sw: 2 },
    ) +
    rect(40, 400, 96, 230, p.plastic('#23282e'), 20, { stroke: '#14181c', sw: 2 }) +
    rect(864, 400, 96, 230, p.plastic('#23282e'), 20, { stroke: '#14181c', sw: 2 }) +
    times(6, (i) => line(`M880 ${430 + i * 34}h64`, '#4a535c', 8, { dash: '2 9' })) +
    rect(384, 440, 232, 132, p.plastic('#f6f8f9'), 14, { stroke: '#98a4b0', sw: 2 }) +
    letter(500, 496, p.brand, {
      size: 48,
      max: 200,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(500, 546, p.print === '' ? 'LS BELT' : `Size ${p.print}`, {
      size: 32,
      max: 190,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}

const cells = (
  cols: number,
  rows: number,
  x: number,
  y: number,
  w: number,
  h: number,
  one: (cx: number, cy: number, rx: number, ry: number) => string,
): string =>
  times(cols * rows, (i) =>
    one(
      x + (w / cols) * ((i % cols) + 0.5),
      y + (h / rows) * (Math.floor(i / cols) + 0.5),
      w / cols / 2,
      h / rows / 2,
    ),
  )

const tag = (p: Pen, x: number, y: number): string =>
  rect(x - 110, y - 52, 220, 108, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
  letter(x, y, p.brand, { size: 44, max: 190, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
  letter(x, y + 40, p.print === '' ? 'HOT PACK' : p.print, {
    size: 28,
    max: 190,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  })

/** Canvas pack of clay cells, as it comes out of the heating unit. */
export function clayPack(p: Pen): string {
  const c = '#d9cdb4'
  return (
    p.shadow(500, 836, 420, 40) +
    tube('M420 190Q500 130 580 190', 22, '#b7a988') +
    path(
      'M96 216Q500 168 904 216Q926 500 904 800Q500 844 96 800Q74 500 96 216z',
      p.linear(
        [
          [0, tone(c, 0.35)],
          [0.5, c],
          [1, tone(c, -0.25)],
        ],
        0.8,
        1,
      ),
      { stroke: tone(c, -0.35), sw: 3 },
    ) +
    cells(
      4,
      3,
      130,
      232,
      740,
      552,
      (cx, cy, rx, ry) =>
        rect(cx - rx + 7, cy - ry + 7, rx * 2 - 14, ry * 2 - 14, p.ball(tone(c, 0.06)), 30, {
          stroke: tone(c, -0.24),
          sw: 2,
        }) +
        line(
          `M${num(cx - rx * 0.5)} ${num(cy - ry * 0.5)}q${num(rx * 0.4)} ${num(-ry * 0.16)} ${num(rx * 0.8)} 0`,
          '#ffffff',
          6,
          { op: 0.5 },
        ),
    ) +
    line(
      'M112 228Q500 184 888 228M112 788Q500 830 888 788M112 228Q96 500 112 788M888 228Q904 500 888 788',
      tone(c, -0.35),
      3,
      { dash: '12 8' },
    ) +
    tag(p, 500, 510)
  )
}

/** Clear bag of blue gel for warmth and cold. */
export function gelPack(p: Pen): string {
  const c = '#2f86d0'
  return p.resting(
    path(
      'M120 250Q500 200 880 250Q930 260 928 310L916 720Q912 772 862 778Q500 820 138 778Q88 772 84 720L72 310Q70 260 120 250z',
      '#dfeaf2',
      { stroke: '#9db2c2', sw: 3 },
    ) +
      path(
        'M140 282Q500 238 860 282Q898 290 896 330L884 700Q880 740 846 746Q500 786 154 746Q120 740 116 700L104 330Q102 290 140 282z',
        p.radial(
          [
            [0, tone(c, 0.6)],
            [0.5, tone(c, 0.15)],
            [1, tone(c, -0.25)],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ) +
      path('M150 330Q300 270 520 284Q320 320 240 400Q180 460 160 560Q130 420 150 330z', '#ffffff', {
        op: 0.5,
      }) +
      times(9, (i) =>
        circle(200 + ((i * 173) % 620), 340 + ((i * 97) % 340), 7 + (i % 4) * 4, '#ffffff', {
          op: 0.35,
        }),
      ) +
      tag(p, 500, 540),
  )
}

/** Electric pad with its hand switch. */
export function heatingPad(p: Pen): string {
  const c = p.tint.light
  return p.resting(
    path(
      'M110 200Q500 170 780 200Q820 206 820 250L830 640Q828 690 780 694Q500 716 120 694Q74 690 74 640L70 250Q72 204 110 200z',
      p.linear(
        [
          [0, tone(c, 0.5)],
          [0.5, tone(c, 0.15)],
          [1, tone(c, -0.15)],
        ],
        0.8,
        1,
      ),
      { stroke: tone(c, -0.3), sw: 3 },
    ) +
      times(5, (i) =>
        line(`M100 ${270 + i * 90}Q450 ${250 + i * 92} 800 ${270 + i * 90}`, tone(c, -0.16), 5, {
          op: 0.7,
        }),
      ) +
      line('M96 226Q500 196 796 226M100 668Q500 694 804 668', tone(c, 0.7), 4, { dash: '12 8' }) +
      tag(p, 440, 450) +
      tube('M790 640C900 650 920 760 820 800', 16, '#eef1f4') +
      rect(640, 752, 200, 104, p.plastic('#f4f6f8'), 40, { stroke: '#98a4b0', sw: 3 }) +
      rect(676, 786, 70, 36, p.tint.base, 14) +
      circle(790, 804, 15, '#e2483a') +
      tube('M640 806C540 820 500 900 400 880', 14, '#eef1f4'),
  )
}
