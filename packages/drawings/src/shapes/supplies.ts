import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

/** An open hand of rubber, fingers up; fits 0,0 to 560,900, cuff below. */
export function glove(p: Pen, colour: string, o: { beaded?: boolean } = {}): string {
  const d =
    'M150 880C140 780 150 700 128 610C100 560 40 500 14 430C2 396 24 372 56 390C94 412 120 470 158 486C168 470 150 330 142 196C138 150 190 136 202 184C216 250 222 330 240 392C246 396 250 392 252 384C250 300 248 170 256 92C262 44 316 44 320 92C326 180 322 300 328 380C332 390 338 390 342 382C352 310 366 220 384 148C396 104 446 116 442 164C436 250 424 330 418 410C420 418 426 420 432 412C446 366 462 310 486 262C506 226 548 244 538 288C522 360 504 450 480 540C456 620 440 700 452 880Q300 912 150 880z'
  return (
    path(
      d,
      p.linear(
        [
          [0, tone(colour, -0.2)],
          [0.2, tone(colour, 0.12)],
          [0.45, tone(colour, 0.28)],
          [0.75, colour],
          [1, tone(colour, -0.28)],
        ],
        1,
        0.25,
      ),
      { stroke: tone(colour, -0.35), sw: 3 },
    ) +
    line(
      'M172 480C190 540 180 600 170 640M244 396C262 450 262 500 256 540M336 388C342 450 340 490 336 530M424 418C412 470 404 500 396 540',
      tone(colour, -0.25),
      6,
      { op: 0.5 },
    ) +
    line(
      'M282 110C280 200 284 280 288 360M170 200C176 280 186 340 196 400M410 170C402 250 392 320 384 380M506 286C492 340 478 390 464 440M60 420C90 450 110 490 140 520',
      tone(colour, 0.65),
      9,
      { op: 0.6 },
    ) +
    line(
      'M200 700C260 730 360 720 420 690M190 780C260 800 350 800 424 770',
      tone(colour, -0.2),
      5,
      { op: 0.4 },
    ) +
    line(
      'M150 868Q300 902 452 868',
      o.beaded === false ? tone(colour, -0.25) : tone(colour, -0.1),
      14,
    ) +
    line('M152 862Q300 896 450 862', tone(colour, 0.4), 4)
  )
}

/** Lateral-flow cassette lying upright; lines: control and test bands shown. */
export function cassette(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { text?: string; bands?: number; letters?: string[] } = {},
): string {
  const bands = o.bands ?? 1
  const letters = o.letters ?? ['C', 'T']
  const wx = x + w * 0.36
  const wy = y + h * 0.3
  const wh = h * 0.26
  return (
    p.shadow(x + w / 2, y + h, w * 0.7, 18) +
    rect(x, y, w, h, p.plastic('#f6f8fa'), w * 0.16, { stroke: '#aab6c1', sw: 2.5 }) +
    rect(x + w * 0.08, y + h * 0.03, w * 0.84, h * 0.94, 'none', w * 0.12, {
      stroke: '#dde4ea',
      sw: 3,
    }) +
    letter(x + w / 2, y + h * 0.12, p.brand, {
      size: w * 0.17,
      max: w * 0.78,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(x + w / 2, y + h * 0.2, o.text ?? p.title, {
      size: w * 0.12,
      max: w * 0.8,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    }) +
    rect(wx - 5, wy - 5, w * 0.28 + 10, wh + 10, '#cfd8e0', 10) +
    rect(wx, wy, w * 0.28, wh, p.down('#e9edf0', '#ffffff'), 7, { stroke: '#9eabb7', sw: 2 }) +
    times(bands + 1, (i) =>
      bar(
        `M${num(wx + 2)} ${num(wy + wh * (0.2 + i * (0.66 / Math.max(1, letters.length - 1))))}h${num(w * 0.28 - 4)}`,
        '#b02a55',
        Math.max(5, h * 0.012),
      ),
    ) +
    letters
      .map((c, i) =>
        letter(
          x + w * 0.72,
          wy + wh * (0.2 + i * (0.66 / Math.max(1, letters.length - 1))) + w * 0.045,
          c,
          { size: w * 0.12, max: w * 0.2, weight: 700, fill: natural.ink },
        ),
      )
      .join('') +
    ellipse(x + w / 2, y + h * 0.76, w * 0.17, w * 0.19, '#cfd8e0') +
    ellipse(x + w / 2, y + h * 0.76, w * 0.13, w * 0.15, p.down('#b9c4cd', '#f2f5f7'), {
      stroke: '#9eabb7',
      sw: 2,
    }) +
    letter(x + w * 0.7, y + h * 0.8, 'S', { size: w * 0.13, weight: 700, fill: natural.ink })
  )
}

/** Roll of tape or bandage lying on its side, seen from slightly above: outer radius r, height h. */
export function roll(
  p: Pen,
  cx: number,
  cy: number,
  r: number,
  h: number,
  colour: string,
  o: { core?: string; coreRadius?: number } = {},
): string {
  const b = r * 0.42
  const inner = r * (o.coreRadius ?? 0.55)
  return (
    p.shadow(cx, cy + h + b * 0.7, r * 1.2, b * 0.8) +
    path(
      `M${num(cx - r)} ${num(cy)}V${num(cy + h)}A${num(r)} ${num(b)} 0 0 0 ${num(cx + r)} ${num(cy + h)}V${num(cy)}z`,
      p.cylinder(colour),
    ) +
    ellipse(cx, cy, r, b, tone(colour, 0.25), { stroke: tone(colour, -0.2), sw: 2 }) +
    times(4, (i) =>
      ellipse(
        cx,
        cy,
        inner + (r - inner) * (0.2 + i * 0.2),
        (inner + (r - inner) * (0.2 + i * 0.2)) * 0.42,
        'none',
        { stroke: tone(colour, -0.14), sw: 1.5 },
      ),
    ) +
    ellipse(
      cx,
      cy,
      inner,
      inner * 0.42,
      p.across(
        tone(o.core ?? '#e8e2d4', -0.35),
        o.core ?? '#e8e2d4',
        tone(o.core ?? '#e8e2d4', 0.4),
      ),
      { stroke: tone(o.core ?? '#e8e2d4', -0.4), sw: 2 },
    ) +
    path(
      `M${num(cx - inner * 0.92)} ${num(cy + inner * 0.12)}A${num(inner)} ${num(inner * 0.42)} 0 0 0 ${num(cx + inner * 0.92)} ${num(cy + inner * 0.12)}A${num(inner)} ${num(inner * 0.34)} 0 0 1 ${num(cx - inner * 0.92)} ${num(cy + inner * 0.12)}z`,
      '#ffffff',
      { op: 0.5 },
    )
  )
}
