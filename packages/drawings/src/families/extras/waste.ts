import type { FamilyDrawing } from '../../family.ts'
import { at, bar, circle, ellipse, line, path, rect, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { lamp, vents } from '../../shapes/controls.ts'

const colours: Readonly<Record<string, string>> = {
  yellow: '#f0c62a',
  red: '#d0342c',
  blue: '#2f6fc0',
  black: '#30353b',
}
const wasteColour = (p: Pen): string => colours[p.fact('colour')] ?? '#f0c62a'

/** Biohazard sign of radius r. */
const biohazard = (cx: number, cy: number, r: number, colour: string): string =>
  [0, 120, 240]
    .map((angle) =>
      turn(
        angle,
        cx,
        cy,
        bar(
          `M${cx - r * 0.25} ${cy - r * 0.98}A${r * 0.46} ${r * 0.46} 0 1 0 ${cx + r * 0.25} ${cy - r * 0.98}`,
          colour,
          r * 0.17,
        ),
      ),
    )
    .join('') +
  circle(cx, cy, r * 0.44, 'none', { stroke: colour, sw: r * 0.13 }) +
  circle(cx, cy, r * 0.16, colour)

export const waste = {
  'biomedical-waste-bag': {
    cm: 45,
    focus: [500, 600],
    draw: (p) => {
      const c = wasteColour(p)
      const ink = c === '#f0c62a' ? '#1d2733' : '#ffffff'
      return (
        p.shadow(500, 920, 330, 40) +
        path(
          'M430 250Q380 130 300 90Q420 110 470 60Q500 110 560 66Q580 120 700 96Q620 140 570 250z',
          p.across(tone(c, -0.25), tone(c, 0.25), tone(c, -0.3)),
          { stroke: tone(c, -0.4), sw: 3 },
        ) +
        path(
          'M440 250H560C640 330 820 420 840 640Q850 900 740 916Q500 940 270 916Q150 900 160 640C180 420 360 330 440 250z',
          p.radial(
            [
              [0, tone(c, 0.45)],
              [0.5, c],
              [1, tone(c, -0.3)],
            ],
            0.36,
            0.34,
            0.8,
          ),
          { stroke: tone(c, -0.4), sw: 3 },
        ) +
        line(
          'M420 300C360 380 300 420 260 520M580 300C640 380 700 420 730 520M500 290C496 340 492 360 480 400',
          tone(c, -0.25),
          8,
          { op: 0.6 },
        ) +
        rect(426, 226, 148, 40, p.rod(p.tint.light), 18, { stroke: p.tint.dark, sw: 2 }) +
        (c === '#30353b' ? '' : biohazard(500, 610, 96, ink)) +
        letter(500, 786, c === '#30353b' ? 'GENERAL WASTE' : 'BIO-MEDICAL WASTE', {
          size: 46,
          max: 440,
          weight: 700,
          fill: ink,
          anchor: 'middle',
        }) +
        letter(500, 846, `${p.brand} ${p.size}`, {
          size: 36,
          max: 420,
          weight: 600,
          fill: ink,
          anchor: 'middle',
        })
      )
    },
  },
  'biomedical-waste-bin': {
    cm: 32,
    focus: [500, 520],
    draw: (p) => {
      const c = wasteColour(p)
      const ink = c === '#f0c62a' ? '#1d2733' : '#ffffff'
      return (
        p.shadow(500, 920, 300, 36) +
        path(
          'M250 300H750L720 880Q716 914 680 914H320Q284 914 280 880z',
          p.across(tone(c, -0.3), tone(c, 0.3), c, tone(c, -0.35)),
          { stroke: tone(c, -0.4), sw: 3 },
        ) +
        path(
          'M214 300Q220 140 500 136Q780 140 786 300z',
          p.linear(
            [
              [0, tone(c, 0.4)],
              [0.6, c],
              [1, tone(c, -0.25)],
            ],
            0.5,
            1,
          ),
          { stroke: tone(c, -0.4), sw: 3 },
        ) +
        rect(206, 284, 588, 40, p.down(tone(c, 0.2), tone(c, -0.3)), 16) +
        rect(300, 774, 400, 22, p.tint.base, 8) +
        path('M400 880H600L640 944Q500 974 360 944z', p.down('#59636d', '#23282f'), {
          stroke: '#1d2733',
          sw: 2,
        }) +
        biohazard(500, 500, 92, ink) +
        letter(500, 690, p.brand, {
          size: 60,
          max: 380,
          weight: 700,
          fill: ink,
          anchor: 'middle',
        }) +
        letter(500, 752, p.size, { size: 46, max: 300, weight: 700, fill: ink, anchor: 'middle' })
      )
    },
  },
  'needle-destroyer': {
    kind: 'machine',
    cm: 20,
    focus: [400, 330],
    draw: (p) =>
      p.shadow(500, 880, 380, 40) +
      path('M180 380L260 240H780L840 380z', p.down('#ffffff', '#dfe5ea'), {
        stroke: '#98a4b0',
        sw: 3,
      }) +
      rect(170, 376, 680, 480, p.plastic('#eef1f4'), 26, { stroke: '#98a4b0', sw: 3 }) +
      ellipse(420, 310, 66, 24, '#3b444f', { stroke: '#23282f', sw: 4 }) +
      ellipse(420, 312, 22, 8, '#0b1d33') +
      ellipse(620, 310, 50, 20, '#8e99a4', { stroke: '#59636d', sw: 4 }) +
      lamp(240, 450, 18, '#d0342c') +
      lamp(300, 450, 18, '#2f8f5b') +
      rect(230, 650, 560, 160, p.plastic(p.tint.base), 16, { stroke: p.tint.dark, sw: 3 }) +
      rect(440, 714, 140, 34, p.rod('#ffffff'), 16) +
      vents(620, 440, 170, 5, 26) +
      letter(500, 580, p.brand, {
        size: 66,
        max: 460,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }) +
      letter(500, 626, p.size, {
        size: 30,
        max: 400,
        weight: 500,
        fill: natural.ink,
        anchor: 'middle',
      }) +
      line('M410 300L330 110', '#9aa3ac', 8) +
      at(322, 92, rect(-26, -70, 52, 90, p.cylinder('#1f7a45'), 6), 1, -22),
  },
} satisfies Record<string, FamilyDrawing>
