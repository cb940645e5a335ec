import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import { natural } from '../../tones.ts'
import { button, knob, vents } from '../../shapes/controls.ts'
import { castor, pole, tube } from '../../shapes/stands.ts'
import { housing, solid } from '../../shapes/devices.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { syringe } from '../../shapes/needles.ts'
import { hospitalBed } from '../../things/hospital-bed.ts'
import { meshNebuliser } from '../../things/nebuliser.ts'
import { mobileLight, verticalAutoclave } from '../../things/theatre.ts'

export const wardAndTheatre = {
  nebuliser: {
    kind: 'machine',
    cm: 32,
    focus: [260, 360],
    looks: { mesh: { kind: 'machine', cm: 14, focus: [500, 440], draw: meshNebuliser } },
    choose: (p) => p.fact('type'),
    draw: (p) =>
      p.shadow(560, 880, 400, 46) +
      tube('M520 720C380 760 180 820 150 700C130 600 200 560 240 480', 22, natural.clear, {
        clear: true,
        shadow: true,
      }) +
      path(
        'M430 500Q440 420 540 410H800Q900 420 910 500L930 800Q930 860 870 860H480Q420 860 420 800z',
        p.plastic('#f2f5f8'),
        { stroke: '#9fadb9', sw: 3 },
      ) +
      path(
        'M426 640H924L930 800Q930 860 870 860H480Q420 860 420 800z',
        p.down(p.tint.light, p.tint.base),
      ) +
      vents(560, 450, 220, 6, 22) +
      button(p, 780, 690, 90, 90, '#f4f6f8') +
      line('M825 715v20M806 726a28 28 0 1 0 38 0', '#2f8f5b', 7) +
      circle(500, 724, 28, p.ball('#59636d')) +
      letter(560, 750, p.brand, { size: 46, max: 200, weight: 700, fill: '#fff' }) +
      letter(560, 800, p.size, { size: 32, max: 180, weight: 600, fill: '#fff' }) +
      path('M560 410Q560 350 610 350H740Q790 350 790 410', 'none', {
        stroke: '#c3ccd5',
        sw: 26,
      }) +
      turn(
        -14,
        260,
        380,
        rect(222, 380, 80, 130, p.glass('#d9ebf4', 0.95), 16, { stroke: '#8fa1b0', sw: 2 }) +
          rect(230, 440, 64, 62, '#bfe0f2', 10) +
          rect(212, 366, 100, 26, p.cylinder(p.tint.base), 8) +
          path(
            'M190 110Q262 70 334 110Q390 190 370 300Q330 352 300 366H222Q190 350 154 300Q134 190 190 110z',
            p.radial(
              [
                [0, '#f8fcfd', 0.95],
                [0.7, '#cfe3ec', 0.9],
                [1, '#9fbccb', 0.95],
              ],
              0.4,
              0.4,
              0.65,
            ),
            { stroke: '#7d99a8', sw: 3 },
          ) +
          path(
            'M200 130Q262 96 324 130Q366 190 352 280Q300 330 262 330Q220 330 172 280Q158 190 200 130z',
            'none',
            { stroke: '#ffffff', sw: 8, op: 0.8 },
          ) +
          circle(200, 250, 14, '#8fb0c0', { op: 0.7 }) +
          circle(324, 250, 14, '#8fb0c0', { op: 0.7 }),
      ) +
      line('M130 250C70 260 70 330 120 340M380 200C470 180 480 260 420 280', '#6fae8f', 9),
  },
  'oxygen-concentrator': {
    kind: 'machine',
    cm: 40,
    focus: [650, 300],
    draw: (p) =>
      p.shadow(500, 930, 330, 46) +
      castor(p, 300, 930, 30) +
      castor(p, 700, 930, 30) +
      solid(p, 230, 130, 460, 750, 110, '#eef1f4', 40) +
      path('M270 170H650V330Q460 380 270 330z', p.down('#3b444f', '#20262d')) +
      screen(p, 310, 196, 140, 80, 'numbers', 8) +
      rect(560, 186, 56, 150, p.glass('#e3eef3', 1), 10, { stroke: '#8fa1b0', sw: 2 }) +
      times(6, (i) => bar(`M566 ${206 + i * 22}h22`, '#1d2733', 2.5)) +
      circle(588, 250, 11, p.ball('#30353b')) +
      knob(p, 588, 362, 26) +
      button(p, 480, 210, 52, 52, '#2f8f5b') +
      logo(p, 460, 470, 58, 320, p.tint.dark, 'middle') +
      path(
        'M240 560Q460 640 680 560V840Q680 870 650 872H270Q240 870 240 840z',
        p.down(p.tint.light, p.tint.dark),
      ) +
      vents(330, 690, 260, 7, 22) +
      rect(700, 380, 100, 160, p.glass('#cfe6f2', 1), 16, { stroke: '#8fa1b0', sw: 2 }) +
      rect(708, 450, 84, 82, '#9fd0ee', 10, { op: 0.8 }) +
      rect(704, 350, 92, 40, p.cylinder(p.tint.base), 10) +
      tube('M750 350C760 250 900 260 900 420C900 600 860 720 900 800', 16, '#cfe6dd', {
        clear: true,
      }) +
      path('M340 130Q340 84 390 84H540Q590 84 590 130', 'none', { stroke: '#8e99a4', sw: 26 }),
  },
  'infusion-syringe-pump': {
    kind: 'machine',
    cm: 34,
    focus: [480, 300],
    draw: (p) =>
      p.shadow(500, 860, 430, 50) +
      housing(p, 80, 420, 840, 420, 40, '#eef1f4') +
      screen(p, 150, 510, 300, 170, 'numbers', 16) +
      letter(166, 546, 'ml/h', { size: 30, weight: 600, fill: '#6fe3ff' }) +
      times(12, (i) =>
        button(
          p,
          530 + (i % 4) * 88,
          500 + Math.floor(i / 4) * 76,
          70,
          58,
          i === 3 ? '#d0342c' : i === 7 ? '#2f8f5b' : '#dfe6ec',
        ),
      ) +
      rect(86, 740, 828, 66, p.across(p.tint.dark, p.tint.base), 10) +
      letter(130, 790, p.brand, { size: 46, max: 400, weight: 700, fill: '#fff' }) +
      letter(870, 790, p.size, { size: 36, max: 220, weight: 600, fill: '#fff', anchor: 'end' }) +
      path('M100 440Q100 300 180 290H860Q910 300 900 440z', p.plastic('#dfe6ec'), {
        stroke: '#9fadb9',
        sw: 3,
      }) +
      syringe(p, 360, 330, 330, 120, { fill: 0.72, printed: true, liquid: '#cfe6f6' }) +
      rect(440, 236, 60, 120, p.cylinder('#59636d'), 12) +
      rect(70, 250, 70, 160, p.cylinder('#59636d'), 14) +
      tube('M740 330C860 330 960 380 950 560C946 640 960 700 990 760', 12, natural.clear, {
        clear: true,
      }),
  },
  'ot-light': {
    kind: 'machine',
    cm: 70,
    focus: [400, 640],
    looks: { mobile: { kind: 'machine', cm: 80, focus: [350, 400], draw: mobileLight } },
    choose: (p) => p.fact('mount'),
    draw: (p) => {
      const led = (x: number, y: number, r: number): string =>
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
      return (
        rect(560, 30, 260, 44, p.metalRod('#dfe5ea'), 12, { stroke: '#9fadb9', sw: 2 }) +
        pole(p, 690, 70, 220, 46, '#dfe5ea') +
        tube('M690 220L880 330', 44, '#e9edf1') +
        tube('M880 330L640 440', 40, '#e9edf1') +
        circle(880, 330, 40, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
        circle(690, 216, 38, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
        tube('M640 440C560 450 500 460 470 500', 34, '#e9edf1') +
        circle(640, 440, 34, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
        path(
          'M250 760L150 960H770L640 760z',
          p.linear(
            [
              [0, '#fff6d0', 0.85],
              [1, '#fff6d0', 0],
            ],
            0,
            1,
          ),
        ) +
        path(
          'M90 660C100 540 280 470 440 470C620 470 790 540 800 660C800 700 760 720 720 730H170C120 720 90 700 90 660z',
          p.linear(
            [
              [0, '#ffffff'],
              [0.5, '#e3e9ee'],
              [1, '#aab6c1'],
            ],
            0.7,
            1,
          ),
          { stroke: '#9fadb9', sw: 3 },
        ) +
        ellipse(445, 690, 356, 108, p.across('#c3ccd5', '#eef2f5', '#aab6c1'), {
          stroke: '#8e99a4',
          sw: 3,
        }) +
        ellipse(445, 694, 322, 90, p.down('#dfe9f0', '#f7fbfd')) +
        [
          [445, 694, 52],
          [290, 680, 44],
          [600, 680, 44],
          [365, 642, 36],
          [525, 642, 36],
          [365, 738, 46],
          [525, 738, 46],
          [200, 694, 30],
          [690, 694, 30],
        ]
          .map(([x, y, r]) => led(x ?? 0, y ?? 0, r ?? 0))
          .join('') +
        rect(425, 694, 40, 100, p.cylinder(p.tint.base), 16) +
        letter(445, 566, p.brand, {
          size: 46,
          max: 330,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(445, 604, p.size, { size: 28, max: 240, fill: natural.ink, anchor: 'middle' })
      )
    },
  },
  'hospital-bed': { kind: 'machine', cm: 210, focus: [250, 420], draw: hospitalBed },
  autoclave: {
    kind: 'machine',
    cm: 46,
    focus: [450, 500],
    looks: { vertical: { kind: 'machine', cm: 50, focus: [500, 260], draw: verticalAutoclave } },
    choose: (p) => p.fact('layout'),
    draw: (p) =>
      p.shadow(500, 890, 430, 50) +
      solid(p, 110, 220, 660, 640, 130, '#eef1f4', 34) +
      rect(150, 820, 80, 50, '#3b444f', 8) +
      rect(640, 820, 80, 50, '#3b444f', 8) +
      screen(p, 560, 270, 160, 100, 'numbers', 10) +
      times(4, (i) =>
        button(
          p,
          566 + (i % 2) * 84,
          402 + Math.floor(i / 2) * 62,
          66,
          44,
          i === 0 ? '#2f8f5b' : i === 1 ? '#d0342c' : '#dfe6ec',
        ),
      ) +
      circle(640, 600, 66, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 3 }) +
      circle(640, 600, 52, '#ffffff') +
      line('M640 600L672 562', '#b4283c', 6) +
      times(9, (i) => bar('M640 552v12', '#1d2733', 3, { t: `rotate(${-120 + i * 30} 640 600)` })) +
      vents(580, 710, 120, 5, 20) +
      circle(
        330,
        530,
        206,
        p.linear(
          [
            [0, '#ffffff'],
            [0.5, '#c3ccd5'],
            [1, '#8e99a4'],
          ],
          1,
          1,
        ),
        { stroke: '#6e7984', sw: 3 },
      ) +
      circle(
        330,
        530,
        176,
        p.radial(
          [
            [0, '#f2f5f8'],
            [0.6, '#cbd3da'],
            [0.9, '#9da7b1'],
            [1, '#6e7984'],
          ],
          0.36,
          0.32,
          0.75,
        ),
        { stroke: '#59636d', sw: 3 },
      ) +
      circle(330, 530, 130, 'none', { stroke: '#ffffff', sw: 4, op: 0.7 }) +
      turn(
        -24,
        330,
        530,
        rect(150, 500, 360, 60, p.metalRod('#c3cad1'), 20, { stroke: '#6e7984', sw: 2 }) +
          rect(470, 470, 70, 120, p.cylinder('#23282f'), 24),
      ) +
      circle(330, 530, 46, p.ball('#59636d'), { stroke: '#2b3138', sw: 3 }) +
      rect(110, 220, 660, 34, p.across(p.tint.dark, p.tint.base), 16) +
      logo(p, 160, 304, 46, 340),
  },
} satisfies Record<string, FamilyDrawing>
