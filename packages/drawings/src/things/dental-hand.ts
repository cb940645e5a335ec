/** Hand-held things of the dental chair. */
import { circle, ellipse, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { letter } from '../lettering.ts'
import { button } from '../shapes/controls.ts'
import { wrapLabel } from '../shapes/label-faces.ts'

/** Cordless wand with glass guide and orange shield, its charging cradle beside it. */
export function curingLight(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(740, 856, 210, 34) +
    path(
      'M590 760Q600 700 660 690H830Q890 700 900 760L914 820Q916 856 880 858H608Q572 856 576 820z',
      p.plastic('#f1f4f6'),
      { stroke: '#9fadb9', sw: 2.5 },
    ) +
    ellipse(745, 716, 74, 22, p.down('#59636d', '#20262d')) +
    circle(850, 800, 9, '#3ee07f') +
    letter(740, 832, p.brand, { size: 34, max: 240, weight: 700, fill: c, anchor: 'middle' }) +
    p.resting(
      turn(
        -46,
        420,
        540,
        rect(90, 470, 500, 118, p.rod('#f4f6f8'), 56, { stroke: '#aab4be', sw: 2 }) +
          rect(94, 474, 60, 110, p.rod(c), 46) +
          rect(166, 470, 14, 118, p.rod(c)) +
          rect(330, 492, 116, 56, '#0d1a28', 12) +
          letter(434, 536, '20s', { size: 44, weight: 700, fill: '#63c8ff', anchor: 'end' }) +
          button(p, 480, 500, 64, 42, c) +
          letter(254, 544, p.print, {
            size: 22,
            max: 120,
            weight: 600,
            fill: natural.ink,
            anchor: 'middle',
          }) +
          path('M584 478L640 496V562L584 580z', p.rod('#c3cad1'), { stroke: '#8e99a4', sw: 1.5 }) +
          ellipse(
            664,
            529,
            44,
            130,
            p.linear(
              [
                [0, '#ffb04a', 0.92],
                [0.5, '#f08a1e', 0.88],
                [1, '#c9620e', 0.92],
              ],
              1,
              0.6,
            ),
            { stroke: '#b85a0c', sw: 3 },
          ) +
          ellipse(652, 490, 14, 62, '#ffffff', { op: 0.35 }) +
          path(
            'M640 505H800Q858 508 872 560L880 612L836 620L828 580Q822 552 796 552H640z',
            p.linear(
              [
                [0, '#59636d'],
                [0.35, '#20262d'],
                [1, '#0d1116'],
              ],
              0,
              1,
            ),
          ) +
          line('M650 512H800Q846 516 860 556', '#8e99a4', 5) +
          ellipse(859, 616, 23, 8, '#a9dcff', { stroke: '#2f86d0', sw: 3 }),
      ),
    )
  )
}

/** Base and catalyst tubs, the two scoops and putty kneaded half-way. */
export function putty(p: Pen): string {
  const base = p.tint.light
  const catalyst = '#f1ead2'
  const tub = (cx: number, ground: number, lid: string, name: string): string =>
    p.shadow(cx, ground, 200, 26) +
    rect(cx - 150, ground - 270, 300, 268, p.cylinder('#f4f6f8'), 26, {
      stroke: '#aab4be',
      sw: 2,
    }) +
    wrapLabel(p, cx - 150, ground - 210, 300, 170, { title: name, note: '300 ml' }) +
    rect(cx - 164, ground - 346, 328, 92, p.cylinder(lid), 18, { stroke: tone(lid, -0.3), sw: 2 }) +
    ellipse(cx, ground - 338, 158, 26, tone(lid, 0.3)) +
    times(15, (i) =>
      line(`M${cx - 148 + i * 21} ${ground - 322}v56`, tone(lid, -0.22), 4, { op: 0.5 }),
    )
  const scoop = (x: number, y: number, c: string, fill: string): string =>
    p.shadow(x + 70, y + 78, 120, 16) +
    path(
      `M${x + 120} ${y + 18}L${x + 300} ${y - 8}Q${x + 316} ${y + 10} ${x + 300} ${y + 28}L${x + 120} ${y + 46}z`,
      p.plastic(c),
      { stroke: tone(c, -0.3), sw: 2 },
    ) +
    path(
      `M${x - 10} ${y + 10}Q${x} ${y + 90} ${x + 66} ${y + 90}Q${x + 132} ${y + 90} ${x + 142} ${y + 10}z`,
      p.cylinder(c),
      { stroke: tone(c, -0.3), sw: 2 },
    ) +
    ellipse(x + 66, y + 10, 78, 24, p.ball(fill), { stroke: tone(c, -0.3), sw: 3 })
  return (
    tub(650, 520, p.tint.base, 'Putty base') +
    tub(300, 600, '#e9e4d2', 'Putty catalyst') +
    scoop(120, 720, p.tint.base, base) +
    scoop(440, 790, '#e9e4d2', catalyst) +
    p.shadow(820, 800, 140, 22) +
    path(
      'M690 740Q700 640 800 626Q930 620 946 720Q950 800 820 806Q690 806 690 740z',
      p.ball(catalyst),
      { stroke: tone(catalyst, -0.25), sw: 2 },
    ) +
    path(
      'M800 628Q930 620 946 720Q950 800 850 806C880 760 800 740 830 700C850 670 790 660 800 628z',
      p.ball(base),
      { stroke: tone(base, -0.25), sw: 1.5 },
    ) +
    line('M720 700Q760 660 800 690Q830 720 880 690M730 760Q800 730 900 770', tone(base, -0.15), 5, {
      op: 0.5,
    })
  )
}

/** Five front teeth in their gum with brackets and archwire, before the kit's carton. */
export function bracketsOnTeeth(p: Pen): string {
  const metal = p.fact('material') === 'ceramic' ? '#f1e9d8' : '#aab3bd'
  const teeth = [
    [120, 128, 250],
    [262, 150, 270],
    [424, 170, 290],
    [606, 150, 270],
    [768, 128, 250],
  ] as const
  return (
    p.shadow(500, 880, 400, 34) +
    path(
      'M84 520Q84 450 180 440Q500 400 840 440Q924 450 924 520Q900 620 860 590Q820 560 790 620Q750 560 710 620Q660 560 610 630Q560 560 510 640Q450 560 400 630Q350 560 300 620Q250 560 220 620Q180 560 140 600Q96 620 84 520z',
      p.down('#f2a9a4', '#d9736f'),
      { stroke: '#c25f5e', sw: 2 },
    ) +
    line('M120 490Q500 430 880 490', '#ffffff', 9, { op: 0.45 }) +
    teeth
      .map(
        ([x, w, h]) =>
          path(
            `M${x} ${590}Q${x + w / 2} ${540} ${x + w} ${590}C${x + w + 12} ${660} ${x + w} ${540 + h} ${x + w - 16} ${556 + h}Q${x + w / 2} ${574 + h} ${x + 16} ${556 + h}C${x} ${540 + h} ${x - 12} ${660} ${x} 590z`,
            p.linear(
              [
                [0, '#fffdf8'],
                [0.5, '#f7efdf'],
                [1, '#d9ccb2'],
              ],
              0.9,
              1,
            ),
            { stroke: '#cfc1a4', sw: 2 },
          ) +
          path(
            `M${x + 18} 620Q${x + 30} 580 ${x + w * 0.5} 580Q${x + 40} 640 ${x + 30} 740Q${x + 12} 680 ${x + 18} 620z`,
            '#ffffff',
            { op: 0.8 },
          ),
      )
      .join('') +
    line('M90 700Q500 770 930 700', '#6e7984', 9) +
    line('M90 697Q500 767 930 697', '#e6eaee', 3) +
    teeth
      .map(([x, w], i) => {
        const cy = [718, 736, 742, 736, 718][i] ?? 730
        return (
          rect(x + w / 2 - 42, cy - 40, 84, 80, p.plastic(metal), 10, {
            stroke: tone(metal, -0.45),
            sw: 2,
          }) +
          rect(x + w / 2 - 42, cy - 9, 84, 18, tone(metal, -0.5), 2) +
          rect(x + w / 2 - 32, cy - 40, 20, 24, p.metal('#dfe4e9'), 4) +
          rect(x + w / 2 + 12, cy - 40, 20, 24, p.metal('#dfe4e9'), 4) +
          rect(x + w / 2 - 32, cy + 16, 20, 24, p.metal('#dfe4e9'), 4) +
          rect(x + w / 2 + 12, cy + 16, 20, 24, p.metal('#dfe4e9'), 4) +
          circle(x + w / 2, cy - 24, 5, p.tint.base)
        )
      })
      .join('') +
    line('M90 699Q500 769 930 699', '#c3cad1', 4)
  )
}

/** Airotor with an angled head and bur, lying. */
export function handpiece(p: Pen): string {
  const body = '#c7ced5'
  return p.resting(
    turn(
      -24,
      500,
      520,
      path('M250 486L330 470Q420 458 470 462H640V578H470Q420 582 330 560L250 536z', p.rod(body), {
        stroke: '#8e99a4',
        sw: 1.5,
      }) +
        rect(470, 458, 250, 124, p.rod(tone(body, 0.1)), 10, { stroke: '#8e99a4', sw: 1.5 }) +
        times(12, (i) => line(`M${500 + i * 17} 466v108`, '#7d8894', 4, { op: 0.55 })) +
        rect(716, 452, 34, 136, p.rod(p.tint.base), 8) +
        rect(748, 462, 96, 116, p.rod('#dfe4e9'), 8, { stroke: '#8e99a4', sw: 1.5 }) +
        rect(842, 480, 56, 80, p.rod('#aab3bd'), 4) +
        times(3, (i) => rect(896, 492 + i * 22, 52, 10, p.rod('#dfe4e9'), 4)) +
        letter(400, 534, p.brand, {
          size: 42,
          max: 150,
          weight: 700,
          fill: p.tint.dark,
          anchor: 'middle',
        }) +
        letter(790, 530, p.print, {
          size: 20,
          max: 84,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        path('M262 486L180 452Q150 446 142 470L136 500L250 540z', p.rod(body), {
          stroke: '#8e99a4',
          sw: 1.5,
        }) +
        turn(
          -12,
          130,
          500,
          rect(72, 408, 118, 130, p.cylinder(tone(body, 0.15)), 24, { stroke: '#8e99a4', sw: 2 }) +
            rect(80, 384, 102, 34, p.cylinder('#aab3bd'), 14) +
            ellipse(131, 386, 44, 10, '#f4f6f8') +
            rect(78, 520, 106, 22, p.cylinder('#9aa3ac'), 8) +
            rect(120, 540, 22, 66, p.metal(), 3) +
            path('M118 604h26l-4 62q-9 20-18 0z', p.metal('#b9a26a'), {
              stroke: '#7d6a38',
              sw: 1,
            }) +
            (p.fact('led') === 'yes'
              ? circle(176, 546, 11, '#d9f0ff', { stroke: '#63b8f0', sw: 3 })
              : ''),
        ),
    ),
  )
}
