import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { digits } from '../../shapes/controls.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { softBag } from '../../shapes/packs.ts'
import { steel } from './parts.ts'
import { ringed } from './theatre.ts'

const blade = (x: number, y: number, angle: number): string =>
  turn(
    angle,
    x,
    y,
    rect(x - 330, y - 38, 660, 76, '#e3c795', 38, { stroke: '#b9975c', sw: 3 }) +
      times(4, (i) =>
        line(`M${x - 290} ${y - 20 + i * 14}q300 ${i % 2 === 0 ? 8 : -8} 580 0`, '#cfae74', 3, {
          op: 0.7,
        }),
      ),
  )

export const wardTools = {
  'digital-thermometer': {
    cm: 13,
    lying: true,
    focus: [430, 560],
    draw: (p) => {
      const soft = p.fact('tip') === 'flexible'
      return (
        turn(
          -32,
          500,
          500,
          rect(880, 476, 90, 40, p.metalRod(), 20, { stroke: '#7d8894', sw: 2 }) +
            path('M640 440L890 470V522L640 560z', p.rod(soft ? p.tint.light : '#f4f6f8'), {
              stroke: soft ? p.tint.base : '#98a4b0',
              sw: 3,
            }) +
            (soft
              ? times(6, (i) =>
                  bar(`M${700 + i * 26} ${452 + i * 4}v${92 - i * 8}`, p.tint.base, 5),
                )
              : '') +
            rect(60, 410, 600, 180, p.rod('#f4f6f8'), 76, { stroke: '#98a4b0', sw: 3 }) +
            rect(250, 448, 250, 104, '#c3d2bf', 14, { stroke: '#7d8a78', sw: 4 }) +
            digits(486, 532, '98.6', 84) +
            circle(150, 500, 42, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 2 }) +
            letter(570, 512, p.brand, {
              size: 32,
              max: 110,
              weight: 700,
              fill: p.tint.base,
              anchor: 'middle',
            }),
        ) + labelCard(p, 600, 760, 320, -4)
      )
    },
  },
  'examination-torch': {
    cm: 15,
    lying: true,
    focus: [330, 640],
    draw: (p) => {
      const c = p.fact('body') === 'aluminium' ? '#b9c2cc' : p.tint.base
      return (
        turn(
          -30,
          500,
          500,
          path(
            'M850 500L1010 380V620z',
            p.linear(
              [
                [0, '#fff3c4', 0.9],
                [1, '#fff3c4', 0],
              ],
              1,
              0,
            ),
          ) +
            rect(120, 440, 640, 120, p.rod(c), 40, { stroke: tone(c, -0.4), sw: 3 }) +
            rect(740, 430, 120, 140, p.rod(tone(c, -0.15)), 22, { stroke: tone(c, -0.45), sw: 3 }) +
            ellipse(858, 500, 14, 56, '#fff6cf', { stroke: '#c8a85a', sw: 3 }) +
            rect(70, 452, 64, 96, p.rod(tone(c, -0.3)), 24) +
            path('M130 424H420Q450 424 450 446H130z', p.metalRod(), { stroke: '#7d8894', sw: 2 }) +
            times(6, (i) => circle(480 + i * 44, 500, 6 + i * 3, '#1d2733')) +
            letter(300, 520, p.brand, {
              size: 46,
              max: 240,
              weight: 700,
              fill: natural.ink,
              anchor: 'middle',
            }),
        ) + labelCard(p, 560, 760, 320, -4)
      )
    },
  },
  'reflex-hammer': {
    cm: 20,
    lying: true,
    focus: [640, 280],
    draw: (p) => {
      const round = p.fact('form') === 'round head'
      return (
        line('M640 330L180 830', '#7d8894', 34) +
        line('M640 330L180 830', '#e3e8ed', 14) +
        turn(
          43,
          230,
          780,
          rect(130, 744, 200, 72, p.rod('#9aa3ac'), 30, { stroke: '#6e7984', sw: 2 }) +
            times(6, (i) => bar(`M${150 + i * 28} 748v64`, '#6e7984', 5)),
        ) +
        (round
          ? circle(690, 280, 150, '#30353b', { stroke: '#1d2733', sw: 4 }) +
            circle(690, 280, 104, p.metal('#c3cad1'), { stroke: '#7d8894', sw: 3 }) +
            circle(690, 280, 150, 'none', { stroke: '#59636d', sw: 8, dash: '260 900' })
          : path(
              'M560 150L860 330Q880 370 840 384L600 470Q560 476 548 430L510 190Q516 140 560 150z',
              p.linear(
                [
                  [0, '#c96a52'],
                  [0.5, '#a8402c'],
                  [1, '#7c2a1c'],
                ],
                0.8,
                1,
              ),
              { stroke: '#5f1d12', sw: 4 },
            ) + path('M560 190L800 336L610 410z', '#d98a74', { op: 0.5 })) +
        labelCard(p, 560, 700, 340, -4)
      )
    },
  },
  'tongue-depressor': {
    cm: 20,
    focus: [440, 760],
    draw: (p) =>
      carton(p, 340, 90, 420, 310, 180, { note: 'BIRCH WOOD · 150 MM' }) +
      blade(440, 660, -20) +
      blade(520, 720, -6) +
      blade(480, 830, 8),
  },
  'artery-forceps': {
    cm: 15,
    lying: true,
    focus: [540, 320],
    draw: (p) => {
      const curved = p.fact('jaw').includes('curved')
      const bend = curved ? 60 : 0
      return (
        turn(
          22,
          500,
          500,
          ringed(
            p,
            path(
              `M470 470L478 300Q480 180 ${488 + bend} 110Q${500 + bend} 104 ${500 + bend} 120Q504 200 500 450z`,
              p.metal('#d5dbe1'),
              { stroke: '#6e7984', sw: 2 },
            ) +
              path(
                `M530 470L522 300Q520 190 ${512 + bend} 110Q${502 + bend} 104 ${500 + bend} 120Q500 210 502 450z`,
                p.metal('#e3e8ec'),
                { stroke: '#6e7984', sw: 2 },
              ) +
              times(14, (i) =>
                bar(
                  `M${490 + Math.round((bend * (13 - i) * (13 - i)) / 169)} ${124 + i * 15}h20`,
                  '#6e7984',
                  3,
                ),
              ),
            true,
          ),
        ) + labelCard(p, 640, 740, 310, -4)
      )
    },
  },
  'tissue-forceps': {
    cm: 15,
    lying: true,
    focus: [240, 330],
    draw: (p) => {
      const fine = p.fact('jaw').startsWith('adson')
      const arm = (dy: number): string =>
        path(
          `M860 ${500 + dy * 0.1}L640 ${500 + dy}H${fine ? 520 : 420}L140 ${500 + dy * 0.34}L130 ${500 + dy * 0.2}L${fine ? 500 : 400} ${500 + dy * 0.5}L640 ${500 + dy * 0.52}L860 ${500 - dy * 0.1}z`,
          p.metalRod('#d5dbe1'),
          { stroke: '#6e7984', sw: 3 },
        ) + times(9, (i) => bar(`M${470 + i * 18} ${500 + dy * 0.56}v${dy * 0.36}`, '#7d8894', 6))
      return (
        turn(
          -28,
          500,
          500,
          arm(-90) +
            arm(90) +
            rect(820, 478, 90, 44, p.metalRod(steel), 10, { stroke: '#6e7984', sw: 2 }) +
            (p.fact('jaw').includes('toothed')
              ? path('M130 470l-14 26 22 4M132 530l-14 -22 20 -8', '#7d8894', {
                  stroke: '#59636d',
                  sw: 2,
                })
              : ''),
        ) + labelCard(p, 560, 760, 330, -4)
      )
    },
  },
  'first-aid-kit': {
    cm: 32,
    focus: [420, 560],
    draw: (p) => {
      const soft = p.fact('box') === 'soft bag'
      const c = '#2f8f5b'
      return (
        p.shadow(500, 880, 400, 44) +
        line('M390 330C390 200 610 200 610 330', soft ? '#23282f' : tone(c, -0.4), 40) +
        rect(130, 310, 740, 550, p.plastic(soft ? '#c8312f' : c), soft ? 110 : 40, {
          stroke: tone(soft ? '#c8312f' : c, -0.45),
          sw: 4,
        }) +
        (soft
          ? line('M150 430H850', '#f0c62a', 9, { dash: '14 8' })
          : rect(130, 460, 740, 26, tone(c, -0.35)) +
            rect(280, 436, 90, 74, p.metal('#c3cad1'), 10) +
            rect(630, 436, 90, 74, p.metal('#c3cad1'), 10)) +
        rect(360, 480, 280, 280, p.tint.soft, 28) +
        rect(380, 500, 240, 240, '#ffffff', 20) +
        poly(
          [
            470, 530, 530, 530, 530, 590, 590, 590, 590, 650, 530, 650, 530, 710, 470, 710, 470,
            650, 410, 650, 410, 590, 470, 590,
          ],
          soft ? '#2f8f5b' : c,
        ) +
        letter(500, 802, p.brand, {
          size: 54,
          max: 480,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        letter(500, 842, p.size, {
          size: 32,
          max: 400,
          weight: 600,
          fill: '#ffffff',
          anchor: 'middle',
        })
      )
    },
  },
  'ecg-electrode': {
    cm: 14,
    focus: [300, 700],
    draw: (p) => {
      const c = p.fact('base') === 'foam' ? '#f4f6f8' : '#f3e6d2'
      const one = (x: number, y: number, r: number): string =>
        p.shadow(x + 6, y + r * 0.9, r, 20) +
        path(
          `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}Q${x + r} ${y + r * 0.6} ${x + r * 0.5} ${y + r * 0.8}L${x + r * 0.2} ${y + r * 1.12}H${x - r * 0.2}L${x - r * 0.5} ${y + r * 0.8}Q${x - r} ${y + r * 0.6} ${x - r} ${y}z`,
          p.plastic(c),
          { stroke: '#b0bcc6', sw: 3 },
        ) +
        circle(x, y, r * 0.52, p.tint.soft, { stroke: p.tint.base, sw: 3 }) +
        circle(x, y, r * 0.2, p.ball('#c3cad1'), { stroke: '#7d8894', sw: 3 })
      return (
        softBag(p, 500, 90, 380, 440, { note: 'ECG ELECTRODES' }) +
        one(240, 420, 150) +
        one(480, 700, 150) +
        one(780, 690, 130)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
