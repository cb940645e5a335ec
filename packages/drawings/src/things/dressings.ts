/** Gauze, cotton and recording paper by the form in which they are sold. */
import { letter } from '../lettering.ts'
import { bar, circle, line, num, path, poly, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { label } from '../shapes/label.ts'
import { softBag } from '../shapes/packs.ts'
import { roll } from '../shapes/supplies.ts'

const thread = '#cdd3d6'

function weave(x: number, y: number, w: number, h: number, gap = 14): string {
  let d = ''
  for (let i = 1; i < w / gap; i += 1) d += `M${num(x + i * gap)} ${num(y)}v${num(h)}`
  for (let i = 1; i < h / gap; i += 1) d += `M${num(x)} ${num(y + i * gap)}h${num(w)}`
  return bar(d, thread, 1.6, { op: 0.85 })
}

/** Folded swabs in a stack, two beside it. */
export function gauzeSwabs(p: Pen): string {
  const swab = (x: number, y: number, w: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x + w / 2} ${y + w / 2})">${rect(
      x,
      y,
      w,
      w,
      p.linear(
        [
          [0, '#ffffff'],
          [1, '#eceeed'],
        ],
        1,
        1,
      ),
      6,
      { stroke: '#c6cdd0', sw: 2 },
    )}${weave(x, y, w, w)}${line(`M${x + w / 2} ${y}v${w}`, '#d3d9da', 5)}</g>`
  return (
    p.shadow(360, 712, 320, 36) +
    times(11, (i) =>
      path(
        `M110 ${690 - i * 34}H520L640 ${610 - i * 34}V${636 - i * 34}L520 ${720 - i * 34}H110z`,
        i % 2 === 0 ? '#f7f8f7' : '#e4e7e6',
        { stroke: '#c6cdd0', sw: 1.5 },
      ),
    ) +
    poly([110, 350, 520, 350, 640, 270, 250, 270], '#ffffff', { stroke: '#c6cdd0', sw: 2 }) +
    times(26, (i) => bar(`M${126 + i * 15.5} 349l${134 - i * 0.4} -78`, '#dbe0e0', 1.5)) +
    times(5, (i) => bar(`M${134 + i * 24} ${336 - i * 14}h404`, '#dbe0e0', 1.5)) +
    path(
      'M90 480H530L660 392V470L530 566H90z',
      p.linear(
        [
          [0, p.tint.light],
          [0.6, p.tint.base],
          [1, p.tint.dark],
        ],
        1,
        0.2,
      ),
      { stroke: tone(p.tint.base, -0.3), sw: 2 },
    ) +
    letter(110, 540, p.brand, { size: 50, max: 260, weight: 700, fill: '#ffffff' }) +
    letter(514, 538, p.print, { size: 34, max: 140, weight: 600, fill: '#ffffff', anchor: 'end' }) +
    p.resting(swab(560, 660, 250, 12) + swab(680, 560, 250, -14))
  )
}

/** One wide roll, to be cut to need, its end let out. */
export function gauzeThan(p: Pen): string {
  const d = 'M250 300V700A230 97 0 0 0 710 700V300A230 97 0 0 1 250 300z'
  return (
    p.resting(
      path('M690 640C760 660 860 690 930 730L920 850C840 800 760 780 690 770z', '#f7f7f4', {
        stroke: '#cfd2d0',
        sw: 2,
      }),
    ) +
    roll(p, 480, 300, 230, 400, '#f6f7f6', { coreRadius: 0.14, core: '#e6e6e2' }) +
    `<g clip-path="${p.clip(path(d, '#000'))}">${weave(250, 300, 460, 500)}</g>` +
    path(
      'M250 470A230 97 0 0 0 710 470V620A230 97 0 0 1 250 620z',
      p.across(tone(p.tint.base, -0.3), p.tint.light, p.tint.base, tone(p.tint.base, -0.35)),
    ) +
    letter(480, 610, p.brand, {
      size: 64,
      max: 380,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(480, 668, p.print, {
      size: 40,
      max: 360,
      weight: 600,
      fill: '#ffffff',
      anchor: 'middle',
    })
  )
}

/** Narrow rolls, one let out. */
export function gauzeBandages(p: Pen): string {
  const one = (cx: number, cy: number, r: number, h: number): string =>
    roll(p, cx, cy, r, h, '#f4f3ee', { core: '#e6e3da', coreRadius: 0.16 }) +
    `<g clip-path="${p.clip(path(`M${cx - r} ${cy}V${cy + h}A${r} ${r * 0.42} 0 0 0 ${cx + r} ${cy + h}V${cy}A${r} ${r * 0.42} 0 0 1 ${cx - r} ${cy}z`, '#000'))}">${weave(cx - r, cy, r * 2, h + r * 0.5, 16)}</g>`
  return (
    one(300, 250, 150, 250) +
    one(640, 300, 150, 250) +
    p.resting(
      path('M440 700C560 760 700 720 930 790L910 900C700 830 560 870 420 820z', '#f7f6f2', {
        stroke: '#cfccc2',
        sw: 2,
      }),
    ) +
    times(22, (i) =>
      line(
        `M${460 + i * 21} ${724 + Math.round(Math.sin(i / 4) * 10) + i * 2}l-6 ${96}`,
        '#dcd9cf',
        2,
      ),
    ) +
    one(330, 590, 170, 230) +
    rect(160, 690, 340, 90, p.tint.base, 0, { op: 0.95 }) +
    letter(330, 736, p.brand, {
      size: 44,
      max: 300,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(330, 772, p.print, {
      size: 28,
      max: 280,
      weight: 600,
      fill: '#ffffff',
      anchor: 'middle',
    })
  )
}

/** Clear bag of cotton balls. */
export function cottonBalls(p: Pen): string {
  const ball = (x: number, y: number, r: number): string =>
    circle(
      x,
      y,
      r,
      p.radial(
        [
          [0, '#ffffff'],
          [0.65, '#f7f8f9'],
          [1, '#d5dbe0'],
        ],
        0.4,
        0.35,
        0.65,
      ),
    )
  const inside =
    rect(0, 0, 560, 700, '#eaf2f7') +
    times(44, (i) =>
      ball(40 + (i % 8) * 70 + (Math.floor(i / 8) % 2) * 34, 30 + Math.floor(i / 8) * 124, 64),
    ) +
    `<g transform="translate(110 190)">${label(p, 340, 300, { style: 3 })}</g>`
  return (
    softBag(p, 140, 90, 560, 740, { face: inside, colour: '#f2f7fa' }) +
    p.shadow(760, 900, 190, 26) +
    [
      [690, 850, 70],
      [800, 830, 84],
      [890, 866, 62],
      [780, 760, 62],
    ]
      .map(([x, y, r]) => ball(x ?? 0, y ?? 0, r ?? 0))
      .join('')
  )
}

/** Block of Z-folded paper with its uppermost sheets pulled up. */
export function foldedPaper(p: Pen): string {
  const grid = (x: number, y: number, w: number, h: number): string =>
    times(Math.floor(w / 26) + 1, (i) =>
      bar(`M${x + i * 26} ${y}v${h}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
    ) +
    times(Math.floor(h / 26) + 1, (i) =>
      bar(`M${x} ${y + i * 26}h${w}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
    )
  const beat = 'h70l10-24 12 24h20l10 20 14-150 18 190 12-60h30q20-50 50 0h40'
  return (
    p.shadow(500, 806, 420, 30) +
    times(12, (i) =>
      path(
        `M150 ${780 - i * 14}H800L880 ${730 - i * 14}V${744 - i * 14}L800 ${796 - i * 14}H150z`,
        i % 2 === 0 ? '#fdf6f4' : '#f0d5d0',
        { stroke: '#dcb3ac', sw: 1.2 },
      ),
    ) +
    path('M150 626H800L880 576H236z', '#fdf5f3', { stroke: '#dcb3ac', sw: 2 }) +
    path('M150 626L170 180Q480 130 800 180V626z', '#fffaf8', { stroke: '#dcb3ac', sw: 2 }) +
    `<g clip-path="${p.clip(path('M150 626L170 180Q480 130 800 180V626z', '#000'))}">${grid(150, 140, 660, 490)}</g>` +
    line(`M190 330${beat}${beat}`, '#1d2733', 5) +
    line(`M190 520${beat}${beat}`, '#1d2733', 5) +
    rect(470, 196, 300, 84, '#ffffff', 6, { op: 0.94 }) +
    letter(620, 240, p.brand, {
      size: 44,
      max: 280,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(620, 270, p.print, {
      size: 26,
      max: 270,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}
