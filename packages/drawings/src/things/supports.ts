import { letter } from '../lettering.ts'
import { circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

const fabric = '#3a414a'

const braceLettering = (p: Pen, hinged: boolean): string =>
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
    braceLettering(p, hinged)
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
