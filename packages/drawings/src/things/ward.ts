/** Furniture and machines of ward and theatre. */
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, poly, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'
import { button, castor, knob, screen, starBase, tube } from '../shapes/devices.ts'
import { logo } from '../shapes/label.ts'

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
    circle(360, 200, 52, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 3 }) +
    circle(360, 200, 42, '#ffffff') +
    line('M360 200L384 176', '#b4283c', 5) +
    times(7, (i) => bar('M360 164v8', '#1d2733', 3, { t: `rotate(${-110 + i * 36} 360 200)` })) +
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

/** Pocket nebuliser: mouthpiece with mask, medicine cup and battery handle. */
export function meshNebuliser(p: Pen): string {
  const c = p.tint.base
  return (
    p.shadow(520, 910, 230, 34) +
    path(
      'M392 520H648L632 850Q628 900 580 902H460Q412 900 408 850z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.4, '#f1f4f6'],
          [1, '#b4bec8'],
        ],
        1,
        0.2,
      ),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    path(
      'M400 640Q520 690 640 640L632 850Q628 900 580 902H460Q412 900 408 850z',
      p.linear(
        [
          [0, tone(c, 0.35)],
          [0.5, c],
          [1, tone(c, -0.35)],
        ],
        1,
        0.3,
      ),
    ) +
    circle(520, 590, 36, p.ball('#f7f9fa'), { stroke: '#98a4b0', sw: 2 }) +
    line('M520 576v16M507 581a18 18 0 1 0 26 0', '#2f8f5b', 5) +
    letter(520, 780, p.brand, {
      size: 46,
      max: 190,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    letter(520, 830, p.print, {
      size: 26,
      max: 180,
      weight: 600,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    rect(384, 330, 272, 200, p.glass('#dceaf2', 0.95), 40, { stroke: '#8fa1b0', sw: 2.5 }) +
    rect(400, 430, 240, 90, '#bfe0f2', 28, { op: 0.85 }) +
    rect(440, 296, 160, 46, p.cylinder(c), 16) +
    path('M392 360H300L270 340V480L300 462H392z', p.rod('#eef3f6'), { stroke: '#98a4b0', sw: 2 }) +
    path(
      'M276 300Q150 300 96 420Q70 500 130 560Q200 590 280 540Q300 420 276 300z',
      p.radial(
        [
          [0, '#fbfdfe', 0.95],
          [0.7, '#d3e5ee', 0.92],
          [1, '#9fbccb', 0.95],
        ],
        0.45,
        0.4,
        0.65,
      ),
      { stroke: '#7d99a8', sw: 3 },
    ) +
    path('M250 330Q170 340 130 430', 'none', { stroke: '#ffffff', sw: 10, op: 0.85 }) +
    line('M100 430C40 400 40 330 110 310', '#7fbf9a', 10)
  )
}

/** Translucent white box for sharps with a coloured locking lid. */
export function sharpsBox(p: Pen): string {
  const lid = '#c8312f'
  const red = '#b3202a'
  return (
    p.shadow(500, 920, 300, 42) +
    path(
      'M250 330H750L716 880Q712 914 676 916H324Q288 914 284 880z',
      p.linear(
        [
          [0, '#d5dde3'],
          [0.12, '#ffffff'],
          [0.35, '#f3f6f8'],
          [0.7, '#e6ecf0'],
          [0.9, '#ffffff'],
          [1, '#c3ccd5'],
        ],
        1,
        0,
      ),
      { stroke: '#aab6c1', sw: 2.5 },
    ) +
    path('M300 760H700L694 870Q690 896 664 898H336Q310 896 306 870z', '#9fb2c0', { op: 0.25 }) +
    times(9, (i) =>
      line(
        `M${330 + i * 42} ${850 - (i % 3) * 26}l${(i % 2 === 0 ? 1 : -1) * 40} -50`,
        '#8fa1b0',
        7,
        { op: 0.35 },
      ),
    ) +
    bar('M268 460H732', red, 4, { dash: '22 12' }) +
    letter(716, 450, 'FILL LINE', { size: 22, weight: 600, fill: red, anchor: 'end' }) +
    path(
      'M222 250Q222 236 240 236H760Q778 236 778 250L764 336H236z',
      p.linear(
        [
          [0, tone(lid, 0.35)],
          [0.5, lid],
          [1, tone(lid, -0.3)],
        ],
        1,
        0.2,
      ),
      { stroke: tone(lid, -0.4), sw: 2.5 },
    ) +
    path('M300 236Q320 176 500 174Q680 176 700 236z', p.ball(lid), {
      stroke: tone(lid, -0.4),
      sw: 2.5,
    }) +
    ellipse(500, 206, 110, 20, '#3a0d0d') +
    path('M610 206Q640 190 650 150Q600 130 560 160', 'none', { stroke: tone(lid, -0.15), sw: 14 }) +
    path('M446 204l20-90 26 6-18 88z', p.glass('#e7f0f4'), { stroke: '#8fa1b0', sw: 2 }) +
    rect(352, 500, 296, 232, '#ffffff', 14, { stroke: '#d5dde3', sw: 2 }) +
    times(
      3,
      (i) =>
        `<g transform="rotate(${i * 120} 500 570)">${circle(500, 546, 20, 'none', { stroke: red, sw: 9 })}</g>`,
    ) +
    circle(500, 570, 9, red) +
    letter(500, 652, 'SHARPS WASTE', { size: 34, weight: 700, fill: red, anchor: 'middle' }) +
    letter(500, 688, p.brand, {
      size: 30,
      max: 250,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    letter(500, 720, p.print, {
      size: 28,
      max: 200,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}

/** Three-way tap: clear body, coloured T handle whose arms show what is open. */
export function stopcock(p: Pen): string {
  const c = p.tint.base
  const clear = (d: string): string =>
    path(d, p.glassRod('#e3eef4', 0.95), { stroke: '#8fa1b0', sw: 2.5 })
  return p.resting(
    turned(
      -20,
      clear('M160 468H420V556H160z') +
        clear('M580 468H800V556H580z') +
        path('M456 160H544V430H456z', p.glass('#e3eef4', 0.95), { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(92, 444, 92, 136, p.rod('#f1f5f7'), 12, { stroke: '#8fa1b0', sw: 2 }) +
        times(4, (i) => bar(`M${106 + i * 20} 448v128`, '#b4c0ca', 4)) +
        rect(432, 96, 136, 92, p.cylinder('#f1f5f7'), 12, { stroke: '#8fa1b0', sw: 2 }) +
        rect(446, 44, 108, 66, p.cylinder('#f0c62a'), 12) +
        rect(780, 446, 120, 132, p.rod('#f7f9fa'), 16, { stroke: '#8fa1b0', sw: 2 }) +
        times(6, (i) => bar(`M${794 + i * 17} 450v124`, '#c3ccd5', 4)) +
        rect(896, 486, 60, 52, p.glassRod('#e3eef4', 0.95), 6, { stroke: '#8fa1b0', sw: 2 }) +
        circle(
          500,
          512,
          84,
          p.radial(
            [
              [0, '#ffffff'],
              [0.7, '#e3edf2'],
              [1, '#a9bac6'],
            ],
            0.4,
            0.36,
            0.7,
          ),
          { stroke: '#8fa1b0', sw: 3 },
        ) +
        path(
          'M456 300Q500 276 544 300V452Q552 462 562 468H716Q740 512 716 556H562Q540 596 500 596Q460 596 438 556H284Q260 512 284 468H438Q448 462 456 452z',
          p.linear(
            [
              [0, tone(c, 0.45)],
              [0.45, c],
              [1, tone(c, -0.3)],
            ],
            0.8,
            1,
          ),
          { stroke: tone(c, -0.4), sw: 2.5 },
        ) +
        line('M470 310V458Q460 480 440 482H300', tone(c, 0.65), 6, { op: 0.7 }) +
        circle(500, 512, 50, p.ball(tone(c, 0.08)), { stroke: tone(c, -0.3), sw: 2 }) +
        path('M500 318l20 34h-40zM300 512l34-20v40zM700 512l-34-20v40z', '#ffffff', { op: 0.92 }),
    ),
  )
}
const turned = (degrees: number, content: string): string =>
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
