import { line, path, poly, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { castor, tube } from '../shapes/stands.ts'
import { logo } from '../shapes/label-marks.ts'

const panel = (p: Pen, x: number, y: number, w: number, h: number): string =>
  rect(
    x,
    y,
    w,
    h,
    p.linear(
      [
        [0, '#ffffff'],
        [0.5, '#eef2f5'],
        [1, '#c3ccd5'],
      ],
      1,
      0.6,
    ),
    26,
    { stroke: '#98a4b0', sw: 2.5 },
  ) +
  rect(
    x + w * 0.22,
    y + h * 0.14,
    w * 0.56,
    h * 0.52,
    p.linear(
      [
        [0, p.tint.light],
        [1, p.tint.dark],
      ],
      0.6,
      1,
    ),
    14,
  )

/** Rail of four bars between two posts. */
const rail = (x: number, y: number, w: number): string =>
  tube(
    `M${x} ${y + 96}V${y + 22}Q${x} ${y} ${x + 22} ${y}H${x + w - 22}Q${x + w} ${y} ${x + w} ${y + 22}V${y + 96}`,
    15,
    '#d3d9df',
  ) +
  times(Math.floor(w / 50) - 1, (i) =>
    tube(`M${x + 50 + i * 50} ${y + 6}V${y + 92}`, 9, '#d3d9df'),
  ) +
  tube(`M${x} ${y + 94}H${x + w}`, 11, '#d3d9df')

/** Bed from the side, back raised; cranks or a hand set by its drive. */
export function hospitalBed(p: Pen): string {
  const cover = '#5b9cc4'
  const top = 500
  const electric = p.fact('drive') === 'electric'
  return (
    p.shadow(500, 856, 470, 46) +
    castor(p, 150, 846, 36) +
    castor(p, 872, 846, 36) +
    rect(134, 640, 30, 140, p.metal('#c3cad1')) +
    rect(858, 640, 30, 140, p.metal('#c3cad1')) +
    line('M210 690L420 774H620L800 690', '#8e99a4', 20) +
    line('M210 686L420 770H620L800 686', '#dfe4e9', 7) +
    rect(120, 640, 780, 42, p.rod('#e3e8ec'), 10, { stroke: '#98a4b0', sw: 2 }) +
    panel(p, 862, 400, 84, 280) +
    poly(
      [392, 606, 196, 372, 226, 350, 430, 572, 880, 572, 880, 606],
      p.down('#b4bdc6', '#7d8894'),
    ) +
    path(
      `M176 352Q160 322 190 300L226 274Q246 262 264 282L444 ${top - 4}H640Q660 ${top - 34} 690 ${top - 34}Q716 ${top - 34} 736 ${top - 4}H866Q888 ${top} 888 ${top + 26}V${top + 56}Q888 ${top + 78} 864 ${top + 78}H436Q414 ${top + 78} 398 ${top + 60}z`,
      p.linear(
        [
          [0, tone(cover, 0.45)],
          [0.4, cover],
          [1, tone(cover, -0.35)],
        ],
        0.25,
        1,
      ),
      { stroke: tone(cover, -0.4), sw: 2.5 },
    ) +
    line(
      `M262 292L446 ${top + 6}H640Q660 ${top - 22} 690 ${top - 22}Q716 ${top - 22} 736 ${top + 6}H870`,
      tone(cover, 0.6),
      6,
      { op: 0.85 },
    ) +
    path(
      'M196 300Q180 250 226 232Q262 220 292 258L330 306Q338 334 308 348L278 366Q250 352 232 324z',
      p.ball('#f7f9fa'),
      { stroke: '#c3ccd5', sw: 2 },
    ) +
    line('M232 262Q262 262 292 306', '#dbe2e8', 5) +
    panel(p, 70, 322, 94, 358) +
    `<g transform="rotate(47 330 430)">${rail(236, 388, 190)}</g>` +
    rail(560, 424, 250) +
    rect(396, 700, 250, 60, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
    logo(p, 414, 736, 32, 210) +
    (electric
      ? tube('M820 560C900 620 760 700 820 720', 9, '#4a535c') +
        rect(796, 700, 58, 104, p.plastic('#3a434d'), 14) +
        times(6, (i) =>
          rect(
            806 + (i % 2) * 22,
            712 + Math.floor(i / 2) * 26,
            16,
            18,
            i === 5 ? '#e2a03a' : '#8fb0c8',
            4,
          ),
        )
      : tube('M900 700H960V736', 14, '#59636d') +
        rect(948, 730, 26, 62, p.cylinder('#30353b'), 8) +
        tube('M900 740H934V766', 12, '#59636d') +
        rect(922, 760, 24, 56, p.cylinder('#30353b'), 8))
  )
}
