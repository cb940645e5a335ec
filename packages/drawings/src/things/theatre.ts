import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural } from '../tones.ts'
import { button, knob } from '../shapes/controls.ts'
import { screen } from '../shapes/screens.ts'
import { starBase, tube } from '../shapes/stands.ts'

const autoclavePanel = (p: Pen): string =>
  rect(350, 500, 300, 250, p.plastic('#eef1f4'), 18, { stroke: '#98a4b0', sw: 2 }) +
  rect(350, 500, 300, 62, p.across(p.tint.dark, p.tint.base), 18) +
  letter(500, 544, p.brand, {
    size: 38,
    max: 260,
    weight: 700,
    fill: '#ffffff',
    anchor: 'middle',
  }) +
  screen(p, 384, 592, 150, 74, 'numbers', 6) +
  knob(p, 596, 630, 32) +
  button(p, 384, 690, 70, 34, '#2f8f5b') +
  button(p, 466, 690, 70, 34, '#d0342c') +
  letter(596, 718, p.print, {
    size: 26,
    max: 92,
    weight: 700,
    fill: natural.ink,
    anchor: 'middle',
  })

const autoclaveGauge = (p: Pen): string =>
  circle(360, 200, 52, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 3 }) +
  circle(360, 200, 42, '#ffffff') +
  line('M360 200L384 176', '#b4283c', 5) +
  times(7, (i) => bar('M360 164v8', '#1d2733', 3, { t: `rotate(${-110 + i * 36} 360 200)` }))

/** Drum steriliser with wing nuts, gauge and foot pedal. */
export function verticalAutoclave(p: Pen): string {
  return (
    p.shadow(500, 930, 330, 44) +
    [300, 480, 690].map((x) => rect(x, 860, 40, 64, p.cylinder('#3b444f'), 6)).join('') +
    path('M220 300V850A280 70 0 0 0 780 850V300z', p.metal('#c7ced5')) +
    ellipse(500, 300, 280, 70, '#8e99a4', { stroke: '#6e7984', sw: 3 }) +
    path('M206 262V300A294 76 0 0 0 794 300V262z', p.metal('#b4bdc6')) +
    ellipse(
      500,
      262,
      294,
      76,
      p.linear(
        [
          [0, '#f4f6f8'],
          [0.5, '#aab3bd'],
          [1, '#7d8894'],
        ],
        1,
        0.4,
      ),
      { stroke: '#6e7984', sw: 3 },
    ) +
    path(
      'M290 250Q300 160 500 156Q700 160 710 250A210 52 0 0 1 290 250z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.4, '#c7ced5'],
          [1, '#8e99a4'],
        ],
        1,
        0.5,
      ),
      { stroke: '#7d8894', sw: 2 },
    ) +
    tube('M420 168V110H580V168', 18, '#3b444f') +
    rect(612, 118, 22, 60, p.cylinder('#b98a3a')) +
    circle(623, 106, 20, p.ball('#d0a24a')) +
    [
      [230, 280],
      [330, 322],
      [470, 338],
      [630, 330],
      [750, 290],
    ]
      .map(
        ([x, y]) =>
          rect((x ?? 0) - 9, (y ?? 0) - 50, 18, 70, p.cylinder('#8e99a4')) +
          rect((x ?? 0) - 34, (y ?? 0) - 62, 68, 20, p.rod('#23282e'), 9),
      )
      .join('') +
    autoclaveGauge(p) +
    autoclavePanel(p)
  )
}

const led = (p: Pen, x: number, y: number, r: number): string =>
  ellipse(
    x,
    y,
    r,
    r * 0.62,
    p.radial([
      [0, '#ffffff'],
      [0.4, '#fff6cf'],
      [0.8, '#d9e8f2'],
      [1, '#8fa1b0'],
    ]),
    { stroke: '#9fadb9', sw: 2 },
  )

/** Examination and theatre lamp on castors. */
export function mobileLight(p: Pen): string {
  return (
    starBase(p, 640, 930, 260) +
    rect(624, 240, 32, 620, p.metal('#dfe4e9'), 6, { stroke: '#98a4b0', sw: 1.5 }) +
    rect(590, 660, 100, 150, p.plastic('#eef1f4'), 16, { stroke: '#98a4b0', sw: 2 }) +
    screen(p, 612, 684, 56, 40, 'numbers', 4) +
    button(p, 612, 750, 56, 32, '#2f8f5b') +
    tube('M640 260C640 120 540 90 440 150L360 210', 34, '#e9edf1') +
    circle(640, 262, 30, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
    path(
      'M180 440L110 720H500L530 440z',
      p.linear(
        [
          [0, '#fff6d0', 0.7],
          [1, '#fff6d0', 0],
        ],
        0,
        1,
      ),
    ) +
    path(
      'M76 382C86 270 230 200 350 200C480 200 610 270 622 382C622 420 590 440 556 448H142C108 440 76 420 76 382z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.5, '#e3e9ee'],
          [1, '#aab6c1'],
        ],
        0.7,
        1,
      ),
      { stroke: '#98a4b0', sw: 3 },
    ) +
    ellipse(350, 412, 272, 84, p.across('#c3ccd5', '#eef2f5', '#aab6c1'), {
      stroke: '#8e99a4',
      sw: 3,
    }) +
    ellipse(350, 416, 246, 70, p.down('#dfe9f0', '#f7fbfd')) +
    [
      [350, 416, 42],
      [228, 406, 34],
      [472, 406, 34],
      [290, 376, 28],
      [410, 376, 28],
      [290, 452, 36],
      [410, 452, 36],
    ]
      .map(([x, y, r]) => led(p, x ?? 0, y ?? 0, r ?? 0))
      .join('') +
    rect(332, 416, 36, 88, p.cylinder(p.tint.base), 14) +
    letter(350, 286, p.brand, {
      size: 42,
      max: 280,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(350, 320, p.print, { size: 26, max: 220, fill: natural.ink, anchor: 'middle' })
  )
}

export const turned = (degrees: number, content: string): string =>
  `<g transform="rotate(${num(degrees)} 500 500)">${content}</g>`

/** Disposable Cusco speculum from the side, blades a little open. */
export function speculum(p: Pen): string {
  const c = '#dcebf2'
  const edge = { stroke: '#7f9aab', sw: 3 }
  const light = p.linear(
    [
      [0, '#ffffff', 0.95],
      [0.4, c, 0.9],
      [0.75, '#b8d0dd', 0.92],
      [1, '#93b0c0', 0.95],
    ],
    0.4,
    1,
  )
  return p.resting(
    path(
      'M690 470C720 600 800 700 812 860Q812 910 768 910Q730 906 722 860C710 740 660 620 620 520z',
      light,
      edge,
    ) +
      path(
        'M96 452Q84 480 112 500C260 566 470 560 660 540L720 470L640 440C460 470 260 470 132 440Q106 436 96 452z',
        light,
        edge,
      ) +
      line('M132 470C300 520 480 512 640 494', '#ffffff', 10, { op: 0.85 }) +
      path(
        'M560 520C590 620 596 740 574 868Q566 914 522 908Q484 898 488 856C500 720 486 610 470 540z',
        light,
        edge,
      ) +
      line('M540 560C560 660 560 760 540 862', '#ffffff', 9, { op: 0.85 }) +
      path(
        'M88 300Q72 330 104 346C280 400 480 420 640 448L740 420L726 300C520 300 300 290 128 280Q100 280 88 300z',
        light,
        edge,
      ) +
      line('M126 306C320 330 520 330 700 336', '#ffffff', 11, { op: 0.9 }) +
      path(
        'M640 300Q700 230 790 240Q880 260 884 370Q880 480 790 500Q700 506 640 448Q690 460 740 444Q800 420 800 366Q796 310 740 300Q690 290 640 300z',
        light,
        edge,
      ) +
      circle(690, 470, 24, p.ball('#c3d8e4'), edge) +
      path('M770 500C830 560 880 560 900 640L866 656C850 600 800 600 744 540z', light, edge) +
      rect(786, 600, 118, 38, p.rod('#f4f8fa'), 8, edge) +
      times(7, (i) => bar(`M${796 + i * 15} 602v34`, '#8fa8b6', 4)) +
      rect(838, 580, 40, 78, p.cylinder(p.tint.base), 10, { stroke: p.tint.dark, sw: 2 }) +
      letter(530, 810, p.print, {
        size: 44,
        max: 70,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      letter(440, 372, p.brand, {
        size: 30,
        max: 220,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }),
  )
}
