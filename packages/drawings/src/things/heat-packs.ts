import { letter } from '../lettering.ts'
import { circle, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { tube } from '../shapes/stands.ts'

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
