import type { FamilyDrawing } from '../../family.ts'
import { needleColour } from '../../colours.ts'
import { firstNumber } from '../../hash.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural, tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { coil, tube } from '../../shapes/stands.ts'

const clear = '#dbe8ef'
const wall = '#8fa1b0'
const colourOf = (p: Pen, usual: number): string => needleColour(firstNumber(p.size, usual))

const luer = (p: Pen, x: number, y: number, colour: string, angle: number): string =>
  at(
    x,
    y,
    rect(-60, -20, 64, 40, p.rod(colour), 6, { stroke: tone(colour, -0.35), sw: 2 }) +
      times(4, (i) => bar(`M${-52 + i * 15} -18v36`, tone(colour, -0.3), 3)) +
      rect(-90, -13, 34, 26, p.rod('#f4f6f8'), 4, { stroke: wall, sw: 1.5 }),
    1,
    angle,
  )

export const needlesAndAccess = {
  'spinal-needle': {
    cm: 14,
    focus: [240, 700],
    draw: (p) => {
      const c = colourOf(p, 25)
      return (
        carton(p, 400, 90, 380, 290, 180, { note: 'SPINAL NEEDLE' }) +
        p.resting(
          turn(
            -12,
            500,
            690,
            rect(300, 684, 620, 9, p.metalRod(), 2) +
              path('M920 684l34 9h-34z', '#6e7984') +
              path('M170 640H250L300 668V710L250 738H170z', p.glassRod('#e6f0f4', 1), {
                stroke: wall,
                sw: 3,
              }) +
              rect(140, 626, 40, 126, p.rod('#e6f0f4'), 8, { stroke: wall, sw: 2 }) +
              rect(236, 660, 40, 58, p.rod(c), 6),
          ) +
            turn(
              -12,
              500,
              830,
              rect(330, 826, 520, 5, p.metalRod(), 2) +
                rect(200, 790, 130, 76, p.rod(c), 14, { stroke: tone(c, -0.35), sw: 2 }) +
                times(5, (i) => bar(`M${216 + i * 24} 792v72`, tone(c, -0.3), 4)),
            ),
        )
      )
    },
  },
  'scalp-vein-set': {
    cm: 24,
    lying: true,
    focus: [330, 330],
    draw: (p) => {
      const c = colourOf(p, 23)
      return (
        tube(
          'M370 370C560 420 880 380 880 590C880 800 560 830 480 720C420 620 560 560 640 640C700 720 600 830 470 850L350 860',
          18,
          clear,
          { clear: true },
        ) +
        turn(
          18,
          300,
          340,
          rect(90, 333, 200, 10, p.metalRod(), 2) +
            path('M90 333l-34 10h34z', '#6e7984') +
            path('M250 330Q230 210 300 160Q370 150 380 210L370 330z', p.plastic(c), {
              stroke: tone(c, -0.35),
              sw: 3,
            }) +
            path('M250 346Q230 466 300 516Q370 526 380 466L370 346z', p.plastic(c), {
              stroke: tone(c, -0.35),
              sw: 3,
            }) +
            times(4, (i) =>
              bar(`M${274 + i * 24} 200v96M${274 + i * 24} 380v96`, tone(c, -0.25), 5),
            ) +
            rect(250, 316, 150, 44, p.rod(tone(c, 0.2)), 14, { stroke: tone(c, -0.35), sw: 2 }),
        ) +
        luer(p, 360, 860, '#f4f6f8', 0) +
        labelCard(p, 560, 110, 340, 4)
      )
    },
  },
  'pen-needle': {
    cm: 12,
    focus: [300, 700],
    draw: (p) => {
      const c = p.tint.light
      return (
        carton(p, 360, 100, 420, 310, 190, { note: 'PEN NEEDLES · STERILE' }) +
        p.shadow(260, 880, 140, 24) +
        path(
          'M190 870L206 620Q260 590 314 620L330 870Q260 896 190 870z',
          p.cylinder(tone(c, 0.35)),
          { stroke: tone(c, -0.3), sw: 3 },
        ) +
        times(7, (i) => bar(`M${214 + i * 16} 660v190`, tone(c, -0.15), 4, { op: 0.6 })) +
        p.shadow(520, 890, 120, 22) +
        rect(440, 780, 160, 100, p.cylinder('#f4f6f8'), 14, { stroke: wall, sw: 3 }) +
        times(8, (i) => bar(`M${452 + i * 19} 792v76`, '#c3ccd5', 5)) +
        path('M480 780L500 730H540L560 780z', p.cylinder('#f4f6f8'), { stroke: wall, sw: 2 }) +
        rect(516, 590, 7, 140, p.metal()) +
        path('M516 590l4 -26 3 26z', '#6e7984') +
        p.shadow(740, 890, 100, 20) +
        path('M690 880L702 600Q740 580 778 600L790 880z', p.cylinder(c), {
          stroke: tone(c, -0.3),
          sw: 3,
        }) +
        line('M716 640V850', '#ffffff', 9, { op: 0.7 })
      )
    },
  },
  'blood-transfusion-set': {
    cm: 30,
    lying: true,
    focus: [420, 420],
    draw: (p) => {
      const double = p.fact('chamber') === 'double'
      return (
        tube(
          'M420 620C420 760 560 900 720 860C900 820 900 620 760 600C620 590 600 740 720 760C820 780 860 900 640 920L520 920',
          22,
          '#d99aa0',
          { clear: true },
        ) +
        path('M404 60L420 40L436 60V170H404z', p.cylinder('#f4f6f8'), { stroke: wall, sw: 2 }) +
        rect(360, 160, 120, 40, p.cylinder('#f4f6f8'), 10, { stroke: wall, sw: 2 }) +
        rect(370, 200, 100, double ? 190 : 380, p.glass('#f2d6d8', 0.9), 16, {
          stroke: wall,
          sw: 3,
        }) +
        rect(376, 260, 88, double ? 124 : 314, '#a3162a', 12, { op: 0.85 }) +
        times(double ? 6 : 14, (i) => bar(`M378 ${270 + i * 20}h84`, '#ffffff', 3, { op: 0.35 })) +
        (double
          ? rect(400, 390, 40, 30, p.cylinder('#f4f6f8')) +
            rect(370, 420, 100, 180, p.glass('#f2d6d8', 0.9), 16, { stroke: wall, sw: 3 }) +
            rect(376, 500, 88, 94, '#a3162a', 12, { op: 0.85 })
          : '') +
        rect(392, 590, 56, 44, p.cylinder('#f4f6f8'), 8, { stroke: wall, sw: 2 }) +
        path('M690 830L790 800L806 860L700 892z', p.plastic('#f4f6f8'), { stroke: wall, sw: 3 }) +
        circle(760, 838, 26, p.ball(p.tint.base)) +
        luer(p, 530, 920, p.tint.light, 0) +
        labelCard(p, 590, 130, 340, 4)
      )
    },
  },
  'extension-line': {
    cm: 24,
    lying: true,
    focus: [260, 330],
    draw: (p) => {
      const high = p.fact('pressure') === 'high'
      const c = p.title.includes('Amber') ? '#c98a3c' : clear
      return (
        coil(560, 560, 280, 230, 4, high ? 18 : 24, c) +
        tube('M280 560C270 460 260 420 250 350', high ? 18 : 24, c, { clear: true }) +
        tube('M840 560C860 700 840 760 820 830', high ? 18 : 24, c, { clear: true }) +
        luer(p, 244, 340, high ? '#d0342c' : '#3b7dc4', 78) +
        luer(p, 818, 836, '#f4f6f8', -84) +
        line('M230 470h44', high ? '#d0342c' : '#3b7dc4', 14) +
        labelCard(p, 410, 490, 310, -3)
      )
    },
  },
  'central-venous-catheter': {
    cm: 30,
    lying: true,
    focus: [430, 480],
    draw: (p) => {
      const lumens = firstNumber(p.told('lumens', '3'), 3)
      const colours = ['#8a5a3a', '#3b7dc4', '#f4f6f8']
      return (
        coil(740, 250, 150, 130, 5, 7, '#9aa3ac', false) +
        tube('M470 500C640 560 760 640 880 880', 20, '#7fb0dd') +
        times(6, (i) => bar(`M${620 + i * 38} ${560 + i * 42 + i * i * 3}l14 -10`, '#1d2733', 4)) +
        times(lumens, (i) => {
          const y = 330 + i * (lumens === 1 ? 0 : 150)
          return (
            tube(`M420 490C340 480 300 ${y} 220 ${y}`, 18, '#eef6f8', { clear: true }) +
            rect(270, y - 22, 50, 44, p.plastic(colours[i] ?? '#f4f6f8'), 8, {
              stroke: wall,
              sw: 1.5,
            }) +
            luer(p, 220, y, colours[i] ?? '#f4f6f8', 0)
          )
        }) +
        path('M400 450Q440 430 500 470L520 520Q470 560 400 530z', p.plastic('#3b7dc4'), {
          stroke: '#26408f',
          sw: 3,
        }) +
        circle(420, 440, 15, '#eef2f5', { stroke: '#26408f', sw: 3 }) +
        circle(420, 546, 15, '#eef2f5', { stroke: '#26408f', sw: 3 }) +
        rect(560, 820, 300, 8, p.metalRod(), 2) +
        rect(500, 800, 66, 48, p.rod(natural.white), 8, { stroke: wall, sw: 2 }) +
        ellipse(886, 888, 8, 12, '#3f6f9a') +
        labelCard(p, 90, 110, 340, -4)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
