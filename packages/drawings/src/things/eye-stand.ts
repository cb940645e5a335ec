/** Instruments of the eye clinic that stand on a table. */
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'
import { knob } from '../shapes/controls.ts'
import { screen } from '../shapes/screens.ts'
import { tube } from '../shapes/stands.ts'
import { logo } from '../shapes/label-marks.ts'

const cream = '#eef1f3'

const headRest = (p: Pen, post: (x: number) => string): string =>
  post(150) +
  post(270) +
  path('M150 170Q220 120 290 170V206Q220 160 150 206z', p.down('#f4f6f8', '#c3ccd5'), {
    stroke: '#98a4b0',
    sw: 2,
  }) +
  path(
    'M150 560H290Q300 560 300 574V596Q220 630 140 596V574Q140 560 150 560z',
    p.plastic('#f4f6f8'),
    { stroke: '#98a4b0', sw: 2 },
  ) +
  ellipse(220, 566, 54, 11, '#c3ccd5') +
  rect(286, 300, 12, 20, '#b4283c')

const lampColumn = (p: Pen): string =>
  rect(372, 120, 92, 520, p.cylinder(cream), 26, { stroke: '#98a4b0', sw: 2.5 }) +
  rect(362, 96, 112, 80, p.cylinder('#59636d'), 18) +
  rect(372, 300, 92, 46, p.cylinder(p.tint.base)) +
  times(5, (i) => bar(`M374 ${196 + i * 18}h88`, '#98a4b0', 4)) +
  path('M372 420L330 440V500L372 510z', p.plastic('#59636d')) +
  path('M330 452L250 466V478L330 490z', '#fff3b8', { op: 0.8 }) +
  knob(p, 418, 560, 34, '#59636d') +
  path('M560 600H600Q650 590 650 540V470H560z', p.cylinder(cream), { stroke: '#98a4b0', sw: 2 })

/** Chin rest, turning lamp tower and binocular microscope on a joystick base. */
export function slitLamp(p: Pen): string {
  const post = (x: number): string => rect(x, 150, 20, 640, p.metal('#c7ced5'), 6)
  return (
    p.shadow(500, 910, 400, 44) +
    path('M90 790H910Q930 790 930 812V850H70V812Q70 790 90 790z', p.down('#ffffff', '#c9d1d8'), {
      stroke: '#98a4b0',
      sw: 2.5,
    }) +
    rect(70, 846, 860, 22, p.tint.dark, 6) +
    rect(440, 868, 120, 40, p.cylinder('#8e99a4')) +
    headRest(p, post) +
    path('M400 700H740Q770 702 776 740L786 792H352L362 740Q368 704 400 700z', p.plastic(cream), {
      stroke: '#98a4b0',
      sw: 2.5,
    }) +
    letter(560, 764, p.brand, {
      size: 40,
      max: 260,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    }) +
    tube('M800 760L828 650', 20, '#3b444f') +
    circle(830, 640, 27, p.ball('#23282e')) +
    rect(500, 640, 60, 66, p.metal('#c7ced5'), 6) +
    path('M400 620H580V660H400Q380 660 380 640Q380 620 400 620z', p.rod(cream), {
      stroke: '#98a4b0',
      sw: 2,
    }) +
    lampColumn(p) +
    path(
      'M506 356H690Q716 356 716 382V470Q716 496 690 496H506Q494 496 494 470V382Q494 356 506 356z',
      p.plastic(cream),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    rect(462, 384, 40, 84, p.cylinder('#59636d'), 8) +
    circle(606, 426, 52, p.metal('#c7ced5'), { stroke: '#7d8894', sw: 2 }) +
    circle(606, 426, 34, p.ball('#59636d')) +
    [0, 1]
      .map((i) =>
        turn(
          -8 + i * 12,
          716,
          426,
          path(
            `M712 ${382 + i * 50}H800L812 ${376 + i * 50}V${436 + i * 50}L800 ${430 + i * 50}H712z`,
            p.rod(cream),
            { stroke: '#98a4b0', sw: 2 },
          ) +
            rect(810, 370 + i * 50, 56, 72, p.rod('#3b444f'), 10) +
            ellipse(868, 406 + i * 50, 10, 32, '#11161c'),
        ),
      )
      .join('') +
    letter(560, 790, p.print, {
      size: 22,
      max: 200,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}

/** Goldmann head: measuring drum, arm and prism. */
export function applanationTonometer(p: Pen): string {
  return (
    p.shadow(520, 900, 330, 40) +
    path(
      'M220 800H800Q830 800 834 836L840 880H180L186 836Q190 800 220 800z',
      p.plastic('#4a535c'),
      { stroke: '#23282e', sw: 2.5 },
    ) +
    logo(p, 510, 856, 38, 300, '#ffffff', 'middle') +
    rect(470, 640, 80, 170, p.metal('#c7ced5'), 8) +
    path(
      'M340 400H690Q730 404 730 446V620Q728 660 690 662H340Q300 660 300 620V446Q302 404 340 400z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.4, '#e3e8ec'],
          [1, '#9aa5b0'],
        ],
        0.7,
        1,
      ),
      { stroke: '#7d8894', sw: 3 },
    ) +
    rect(720, 460, 160, 140, p.rod('#3b444f'), 18) +
    times(14, (i) => bar(`M${734 + i * 10} 464v132`, '#59636d', 3)) +
    rect(640, 470, 84, 120, '#f7f9fa', 6, { stroke: '#7d8894', sw: 2 }) +
    times(9, (i) => bar(`M650 ${480 + i * 13}h${i % 4 === 0 ? 44 : 24}`, '#1d2733', 3)) +
    letter(708, 540, '2', { size: 34, weight: 700, fill: '#1d2733', anchor: 'end' }) +
    tube('M400 410L330 190', 26, '#c7ced5') +
    path('M290 210L372 186L352 130Q320 110 280 132z', p.metal('#d3d9df'), {
      stroke: '#7d8894',
      sw: 2,
    }) +
    path('M300 130L340 118L330 56L296 66z', p.glass('#cfe6f6', 1), { stroke: '#5f86a3', sw: 2.5 }) +
    bar('M304 104l34-10', '#e8b33a', 5) +
    circle(430, 530, 60, p.ball('#59636d'), { stroke: '#3b444f', sw: 3 }) +
    line('M430 530L462 500', '#ffffff', 6) +
    letter(510, 640, p.print, {
      size: 28,
      max: 160,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}

/** Air-puff tonometer: nozzle towards the chin rest, screen towards the examiner. */
export function airTonometer(p: Pen): string {
  return (
    p.shadow(520, 910, 380, 44) +
    path(
      'M160 800H860Q890 802 896 840L902 880H116L124 840Q130 802 160 800z',
      p.plastic('#f1f4f6'),
      { stroke: '#98a4b0', sw: 2.5 },
    ) +
    rect(146, 180, 22, 620, p.metal('#c7ced5'), 6) +
    rect(226, 180, 22, 620, p.metal('#c7ced5'), 6) +
    path('M140 190Q196 150 254 190V226Q196 190 140 226z', p.down('#f4f6f8', '#c3ccd5'), {
      stroke: '#98a4b0',
      sw: 2,
    }) +
    rect(136, 560, 124, 46, p.plastic('#f4f6f8'), 14, { stroke: '#98a4b0', sw: 2 }) +
    path('M470 640H740L780 802H430z', p.plastic('#dfe5ea'), { stroke: '#98a4b0', sw: 2 }) +
    tube('M824 790V700', 20, '#3b444f') +
    circle(824, 690, 27, p.ball('#23282e')) +
    path(
      'M360 250Q370 190 440 186H780Q850 190 856 260L866 560Q862 640 790 646H430Q366 640 362 580z',
      p.linear(
        [
          [0, '#ffffff'],
          [0.5, '#eef2f5'],
          [1, '#b4bec8'],
        ],
        0.8,
        1,
      ),
      { stroke: '#98a4b0', sw: 3 },
    ) +
    rect(360, 540, 504, 52, p.across(p.tint.dark, p.tint.base)) +
    letter(612, 578, p.brand, {
      size: 36,
      max: 400,
      weight: 700,
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    screen(p, 540, 240, 270, 230, 'eye', 14) +
    path(
      'M370 330L316 350Q300 396 316 440L370 460z',
      p.linear(
        [
          [0, '#59636d'],
          [0.5, '#aab3bd'],
          [1, '#20262d'],
        ],
        0,
        1,
      ),
      { stroke: '#20262d', sw: 2 },
    ) +
    rect(286, 384, 34, 24, p.rod(tone(natural.steel, 0.3)), 4) +
    ellipse(286, 396, 5, 9, '#20262d') +
    letter(436, 620, p.print, {
      size: 26,
      max: 130,
      weight: 600,
      fill: natural.ink,
      anchor: 'middle',
    })
  )
}
