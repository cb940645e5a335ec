/** Wheelchairs and walkers, seen from the side. */
import { bar, circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import { letter } from '../lettering.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { tube } from '../shapes/stands.ts'

const tyre = (cx: number, cy: number, r: number, w: number, far = false): string =>
  circle(cx, cy, r, 'none', { stroke: far ? '#7d858d' : '#2b3036', sw: w }) +
  (far ? '' : circle(cx - 2, cy - 3, r, 'none', { stroke: '#59616a', sw: w * 0.25, op: 0.7 }))

function bigWheel(p: Pen, cx: number, cy: number, r: number): string {
  return (
    times(18, (i) =>
      bar(
        `M${cx} ${cy}L${num(cx + Math.cos((i * Math.PI) / 9) * (r - 26))} ${num(cy + Math.sin((i * Math.PI) / 9) * (r - 26))}`,
        '#aab3bc',
        2.5,
      ),
    ) +
    tyre(cx, cy, r, 22) +
    circle(cx, cy, r - 18, 'none', { stroke: '#c7ced5', sw: 9 }) +
    circle(cx, cy, r - 46, 'none', { stroke: '#8e99a4', sw: 9 }) +
    circle(cx - 1, cy - 2, r - 46, 'none', { stroke: '#f4f6f8', sw: 3 }) +
    circle(cx, cy, 30, p.metal('#c3cad1'), { stroke: '#6e7984', sw: 2 }) +
    circle(cx, cy, 15, p.ball('#59636d'))
  )
}

/** Armrest, side panel, lettering, and what a commode or an electric chair has besides. */
const wheelchairSide = (p: Pen, frame: string, electric: boolean): string =>
  path(
    'M316 386H600Q620 388 620 404Q620 420 600 422H330Q312 420 312 404z',
    p.down('#4a535c', '#23282e'),
    { stroke: '#171b20', sw: 2 },
  ) +
  tube('M584 420V540', 18, frame) +
  path('M356 424H570V470H360z', p.across('#dfe5ea', '#c3ccd5'), { stroke: '#98a4b0', sw: 2 }) +
  letter(342, 350, p.brand, {
    size: 30,
    max: 210,
    weight: 700,
    fill: '#ffffff',
    anchor: 'middle',
    turn: 86,
  }) +
  letter(486, 508, p.print, {
    size: 22,
    max: 130,
    weight: 600,
    fill: '#ffffff',
    anchor: 'middle',
  }) +
  (p.title.toLowerCase().includes('commode')
    ? path('M420 528H560L540 590H440z', p.plastic('#eef1f4'), { stroke: '#9fadb9', sw: 2 })
    : '') +
  (electric
    ? rect(340, 548, 250, 120, p.plastic('#3a434d'), 16, { stroke: '#20262d', sw: 2 }) +
      letter(465, 620, 'POWER', { size: 30, weight: 700, fill: '#8fb0d0', anchor: 'middle' }) +
      tyre(380, 740, 112, 46) +
      circle(380, 740, 70, p.metal('#c3cad1'), { stroke: '#6e7984', sw: 2 }) +
      circle(380, 740, 26, p.ball('#59636d')) +
      rect(596, 356, 74, 40, p.plastic('#3a434d'), 10) +
      tube('M634 356V318', 14, '#20262d') +
      circle(634, 308, 20, p.ball('#23282e'))
    : bigWheel(p, 396, 640, 228))

const wheelchairSeat = (p: Pen, cover: string, frame: string): string =>
  rect(150, 146, 84, 30, p.rod('#2b3036'), 14) +
  path(
    'M292 214Q322 200 348 212L368 474Q338 492 310 480z',
    p.linear(
      [
        [0, tone(cover, 0.4)],
        [0.5, cover],
        [1, tone(cover, -0.35)],
      ],
      1,
      0.3,
    ),
    { stroke: tone(cover, -0.4), sw: 2 },
  ) +
  line('M318 250L336 462', tone(cover, 0.4), 4, { op: 0.6 }) +
  tube('M298 196L330 560L372 640', 22, frame) +
  path(
    'M330 474H640Q668 476 668 500Q668 524 640 526H336Q312 524 312 500Q314 476 330 474z',
    p.down(tone(cover, 0.42), cover, tone(cover, -0.4)),
    { stroke: tone(cover, -0.4), sw: 2 },
  )

/** Hand-driven or electric chair; a commode shows its pan under the seat. */
export function wheelchair(p: Pen): string {
  const cover = p.tint.dark
  const frame = p.fact('frame') === 'aluminium' ? '#dfe4e9' : '#bcc5ce'
  const electric = p.fact('drive') === 'electric'
  const castor = (x: number, far: boolean): string =>
    tyre(x, 800, 62, 20, far) +
    (far
      ? ''
      : circle(x, 800, 34, p.metal('#c7ced5'), { stroke: '#8e99a4', sw: 2 }) +
        tube(`M${x} 800L${x - 6} 716`, 18, frame))
  return (
    p.shadow(500, 872, 400, 42) +
    (electric ? '' : tyre(432, 628, 226, 16, true)) +
    castor(744, true) +
    tube('M330 180V560M648 520V700', 16, '#98a2ac') +
    tube('M300 200C296 170 268 160 206 160', 22, frame) +
    wheelchairSeat(p, cover, frame) +
    tube('M330 540H662L712 706', 20, frame) +
    tube('M334 620H690', 16, frame) +
    tube('M662 540L760 770L800 786', 18, frame) +
    wheelchairSide(p, frame, electric) +
    castor(720, false) +
    path('M772 772L906 800Q918 806 914 820L760 796z', p.down('#59636d', '#23282e'), {
      stroke: '#171b20',
      sw: 2,
    }) +
    path(
      'M722 690L764 676L790 740L750 752z',
      p.linear(
        [
          [0, tone(cover, 0.3)],
          [1, tone(cover, -0.3)],
        ],
        1,
        0.4,
      ),
    )
  )
}

/** Four wheels, seat and brakes. */
export function rollator(p: Pen): string {
  const c = p.tint.base
  const wheel = (x: number, y: number, r: number): string =>
    p.shadow(x, y + r, r * 1.3, 14) +
    tyre(x, y, r - 8, 18) +
    circle(x, y, r * 0.5, p.metal('#c7ced5'), { stroke: '#8e99a4', sw: 2 }) +
    circle(x, y, r * 0.16, '#59636d')
  return (
    wheel(300, 800, 70) +
    wheel(840, 780, 66) +
    tube('M430 330L300 790', 26, tone(c, -0.25)) +
    tube('M700 330L830 760', 26, tone(c, -0.25)) +
    tube('M240 150C330 110 380 140 400 240L420 360', 24, '#3b444f') +
    tube('M560 150C650 110 690 140 706 240L716 360', 24, '#3b444f') +
    rect(160, 138, 130, 38, p.rod('#2b3036'), 18) +
    rect(480, 138, 130, 38, p.rod('#2b3036'), 18) +
    line('M200 200Q260 210 320 190M520 200Q580 210 640 190', '#8e99a4', 8) +
    tube('M392 250Q560 190 708 250', 22, '#59636d') +
    path('M392 452L736 452L790 520L350 520z', p.down('#4a535c', '#262b31'), {
      stroke: '#171b20',
      sw: 2,
    }) +
    path('M350 520H790V546Q790 556 778 556H362Q350 556 350 546z', '#171b20') +
    letter(570, 545, p.brand, {
      size: 24,
      max: 300,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    path('M410 556H740L720 690H440z', p.across('#59636d', '#3a434d'), {
      stroke: '#23282e',
      sw: 2,
    }) +
    rect(500, 590, 150, 56, '#ffffff', 8) +
    letter(575, 614, p.brand, { size: 24, max: 130, weight: 700, fill: c, anchor: 'middle' }) +
    letter(575, 638, p.print, {
      size: 20,
      max: 130,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    }) +
    tube('M416 340L470 800', 26, c) +
    tube('M716 340L640 800', 26, c) +
    wheel(480, 850, 82) +
    wheel(650, 850, 82) +
    ellipse(480, 850, 8, 8, '#20262d')
  )
}
