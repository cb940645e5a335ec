import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { at, bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural } from '../../tones.ts'
import { button } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { tube } from '../../shapes/stands.ts'
import { logo } from '../../shapes/label-marks.ts'
import { carton } from '../../shapes/cartons.ts'
import { cassette, glove } from '../../shapes/supplies.ts'
import { speculum } from '../../things/theatre.ts'

/** Midstream test stick with a result window, lying. */
const stick = (p: Pen, x: number, y: number, lines: number, cap: string): string =>
  rect(x, y, 620, 96, p.rod('#f7f9fa'), 40, { stroke: '#aab6c1', sw: 2 }) +
  rect(x + 560, y + 10, 150, 76, p.rod(cap), 34) +
  rect(x + 220, y + 22, 170, 52, '#cfd8e0', 14) +
  rect(x + 228, y + 28, 154, 40, '#ffffff', 10) +
  times(lines, (i) => bar(`M${x + 270 + i * 60} ${y + 30}v36`, '#c2396b', 9)) +
  letter(x + 40, y + 60, p.brand, { size: 36, max: 160, weight: 700, fill: p.tint.base }) +
  letter(x + 420, y + 58, p.size, { size: 26, max: 110, weight: 600, fill: natural.ink })

const hcgBox = (p: Pen): string =>
  carton(p, 420, 120, 340, 330, 170, {
    note: `hCG ${p.told('form', 'Card').toUpperCase()}`,
    style: 3,
  })

export const obstetrics = {
  'pregnancy-test': {
    cm: 18,
    focus: [330, 560],
    draw: (p) =>
      hcgBox(p) +
      turn(
        -8,
        260,
        600,
        cassette(p, 130, 340, 220, 520, { text: 'hCG', letters: ['C', 'T'], bands: 1 }),
      ) +
      p.shadow(560, 860, 200, 26) +
      turn(
        58,
        520,
        720,
        rect(500, 620, 30, 190, p.glass('#e9f3f7', 1), 8, { stroke: '#8fa1b0', sw: 2 }) +
          rect(494, 600, 42, 40, p.cylinder('#e9eef2'), 8, { stroke: '#9fadb9', sw: 2 }),
      ),
    looks: {
      midstream: {
        cm: 20,
        focus: [640, 720],
        draw: (p) =>
          hcgBox(p) +
          p.resting(
            turn(-10, 480, 700, stick(p, 130, 640, 2, '#e58aa8')) +
              turn(-4, 480, 850, stick(p, 190, 800, 1, '#e58aa8')),
          ),
      },
      strip: {
        cm: 18,
        focus: [300, 620],
        draw: (p) =>
          hcgBox(p) +
          p.resting(
            times(4, (i) =>
              turn(
                -26 + i * 15,
                330,
                1050,
                rect(300, 420, 62, 460, p.across('#ffffff', '#e9eef2'), 5, {
                  stroke: '#9fadb9',
                  sw: 2,
                }) +
                  rect(300, 420, 62, 130, p.tint.base, 5) +
                  letter(331, 500, 'hCG', {
                    size: 26,
                    weight: 700,
                    fill: '#ffffff',
                    anchor: 'middle',
                  }) +
                  bar('M303 610h56M303 650h56', '#c2396b', 8) +
                  path('M308 780h46l-23 40z', p.tint.soft),
              ),
            ),
          ),
      },
    },
    choose: (p) => p.fact('form'),
  },
  'ovulation-kit': {
    cm: 20,
    focus: [400, 640],
    draw: (p) =>
      carton(p, 330, 110, 400, 330, 190, { note: 'LH TEST STRIPS' }) +
      p.shadow(480, 880, 400, 40) +
      times(5, (i) =>
        turn(
          -32 + i * 16,
          480,
          1180,
          rect(440, 500, 80, 340, p.across('#ffffff', '#e9eef2'), 6, { stroke: '#9fadb9', sw: 2 }) +
            rect(
              440,
              500,
              80,
              110,
              ['#2f8f5b', '#6fa83a', '#e0a52a', '#e06a8a', '#b0489a'][i] ?? '#2f8f5b',
              6,
            ) +
            letter(480, 580, 'LH', { size: 44, weight: 700, fill: '#fff', anchor: 'middle' }) +
            bar('M444 680h72', '#c2396b', 9) +
            bar('M444 716h72', '#c2396b', 9, { op: 0.25 + i * 0.18 }) +
            path('M450 770h60l-30 40z', p.tint.soft),
        ),
      ),
  },
  'copper-iud': {
    cm: 4,
    focus: [406, 230],
    draw: (p) =>
      tube('M350 520C350 800 420 900 560 930M380 520C400 780 470 860 640 880', 7, '#8fb6d8') +
      path(
        'M180 150Q160 120 190 104H620Q650 120 630 150Q560 176 430 176V500Q430 524 406 526Q382 524 382 500V176Q250 176 180 150z',
        p.linear(
          [
            [0, '#ffffff'],
            [0.4, '#eef1f4'],
            [1, '#c3cad1'],
          ],
          1,
          0.6,
        ),
        { stroke: '#9fadb9', sw: 3 },
      ) +
      rect(230, 106, 90, 60, p.rod('#c97a3a'), 8) +
      rect(490, 106, 90, 60, p.rod('#c97a3a'), 8) +
      times(9, (i) => bar(`M${238 + i * 9} 108v56M${498 + i * 9} 108v56`, '#8a4a1d', 3)) +
      rect(374, 220, 64, 250, p.cylinder('#c97a3a'), 6) +
      times(18, (i) => line(`M376 ${230 + i * 13.2}l60 8`, '#8a4a1d', 3.4)) +
      ellipse(406, 530, 28, 18, '#eef1f4', { stroke: '#9fadb9', sw: 3 }) +
      carton(p, 560, 330, 240, 400, 140, { note: 'Cu-T · STERILE' }),
  },
  'speculum-disposable': { cm: 20, focus: [840, 640], lying: true, draw: speculum },
  'cytology-brush': {
    cm: 24,
    focus: [215, 640],
    draw: (p) =>
      carton(p, 310, 120, 440, 300, 200, { note: 'PAP SMEAR KIT' }) +
      p.shadow(500, 890, 400, 40) +
      turn(
        -22,
        500,
        600,
        rect(300, 520, 560, 16, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 1.5 }) +
          line('M300 528H130', '#8e99a4', 6) +
          times(22, (i) =>
            line(
              `M${136 + i * 7.4} ${528 - 14 - (i < 11 ? i : 22 - i) * 2.4}L${142 + i * 7.4} ${542 + (i < 11 ? i : 22 - i) * 2.4}`,
              i % 2 === 0 ? p.tint.base : p.tint.light,
              4.5,
            ),
          ),
      ) +
      turn(
        -14,
        500,
        720,
        path(
          'M120 740Q100 690 150 690L260 706Q280 730 300 730H860Q884 740 860 756H300Q280 760 262 776L220 800Q200 780 190 760Q130 790 120 740z',
          p.down('#f0dcb6', '#cfae78'),
          { stroke: '#a98a55', sw: 2 },
        ),
      ) +
      turn(
        -6,
        500,
        850,
        rect(
          520,
          800,
          380,
          110,
          p.linear(
            [
              [0, '#d4e9ef', 0.8],
              [0.4, '#ffffff', 0.9],
              [1, '#b4d3de', 0.8],
            ],
            1,
            0.6,
          ),
          4,
          { stroke: '#7fa9b8', sw: 2.5 },
        ) + rect(520, 800, 90, 110, '#ffffff', 4),
      ),
  },
  'fetal-doppler': {
    cm: 20,
    focus: [360, 400],
    draw: (p) =>
      p.shadow(500, 900, 360, 44) +
      tube('M440 760C470 900 640 900 680 760C700 660 640 560 720 440', 22, '#c3cad1') +
      path(
        'M190 170Q200 90 290 90H480Q570 90 580 170L560 700Q550 770 470 780H300Q220 770 210 700z',
        p.plastic('#f7f3f6'),
        { stroke: '#b3a7b0', sw: 3 },
      ) +
      path(
        'M196 180Q206 100 290 100H480Q564 100 574 180L568 330Q386 390 202 330z',
        p.down(p.tint.light, p.tint.base),
      ) +
      screen(p, 250, 150, 270, 170, 'lcd', 12) +
      letter(500, 262, '142', { size: 110, weight: 700, fill: '#1d2a24', anchor: 'end' }) +
      path('M272 200c12-20 40-10 36 12l-36 34-34-34c-4-22 22-32 34-12z', '#b02a55') +
      letter(500, 304, 'BPM', { size: 30, weight: 600, fill: '#2b3a33', anchor: 'end' }) +
      times(21, (i) => circle(320 + (i % 7) * 22, 620 + Math.floor(i / 7) * 24, 6, '#6e7984')) +
      button(p, 270, 480, 90, 60, p.tint.base) +
      button(p, 410, 480, 90, 60, '#dfe6ec') +
      logo(p, 386, 430, 42, 300, p.tint.dark, 'middle') +
      turn(
        24,
        770,
        300,
        rect(700, 190, 140, 260, p.cylinder('#f7f3f6'), 50, { stroke: '#b3a7b0', sw: 3 }) +
          rect(716, 300, 108, 60, p.cylinder(p.tint.base)) +
          path(
            'M676 190Q680 110 770 104Q860 110 864 190Q866 220 830 222H710Q674 220 676 190z',
            p.plastic('#dfe6ec'),
            { stroke: '#9fadb9', sw: 3 },
          ) +
          ellipse(
            770,
            124,
            76,
            22,
            p.radial([
              [0, '#ffffff'],
              [1, '#c3cad1'],
            ]),
            { stroke: '#9fadb9', sw: 2 },
          ),
      ),
  },
  'ctg-monitor': {
    kind: 'machine',
    cm: 36,
    focus: [460, 300],
    draw: (p) => {
      const disc = (x: number, y: number, c: string): string =>
        ellipse(x + 6, y + 12, 92, 56, '#0b1d33', { op: 0.18 }) +
        ellipse(x, y, 92, 56, p.ball('#f4f6f8'), { stroke: '#9fadb9', sw: 3 }) +
        ellipse(x, y - 10, 62, 34, p.ball(c)) +
        rect(x - 30, y - 36, 60, 22, '#f4f6f8', 8)
      return (
        p.shadow(480, 870, 420, 48) +
        path('M560 700L700 690L840 880H640z', '#fdf3f1', { stroke: '#e0b9b3', sw: 2 }) +
        times(6, (i) => bar(`M${576 + i * 14} ${720 + i * 28}l150 -6`, '#eeb5ae', 2)) +
        line('M590 730l30 10 20-16 26 30 30-8 30 44M640 800l40-6 20 26 40-8', '#1d2733', 4) +
        path('M110 560H730L790 740Q790 780 750 780H100Q60 780 64 740z', p.plastic('#eef1f4'), {
          stroke: '#9fadb9',
          sw: 3,
        }) +
        rect(540, 690, 200, 26, '#3b444f', 8) +
        times(5, (i) => button(p, 130 + i * 76, 680, 60, 42, i === 4 ? '#2f8f5b' : '#dfe6ec')) +
        path(
          'M70 120Q74 90 110 90H730Q764 90 768 120L740 560Q738 580 710 580H130Q104 580 100 560z',
          p.plastic('#f4f6f8'),
          { stroke: '#9fadb9', sw: 3 },
        ) +
        screen(p, 130, 130, 580, 340, 'ctg', 16) +
        logo(p, 130, 540, 46, 340) +
        letter(700, 540, 'FHR  TOCO', { size: 32, weight: 600, fill: '#5a697c', anchor: 'end' }) +
        tube('M760 300C900 300 940 420 880 480', 14, '#59636d') +
        tube('M770 420C860 460 960 560 880 640', 14, '#59636d') +
        disc(860, 500, '#3a78c9') +
        disc(850, 660, '#e58aa8')
      )
    },
  },
  'delivery-kit': {
    cm: 45,
    focus: [600, 720],
    draw: (p) => {
      const cloth = p.linear(
        [
          [0, '#a9d3ec'],
          [1, '#5a97c4'],
        ],
        1,
        1,
      )
      const hand = at(0, 0, glove(p, natural.latex), 0.3)
      return (
        carton(p, 230, 90, 500, 330, 230, { note: 'STERILE · SINGLE USE' }) +
        p.shadow(500, 900, 440, 44) +
        poly([40, 640, 430, 450, 970, 610, 590, 900], cloth, { stroke: '#3f7aa8', sw: 2 }) +
        line('M190 570L690 826M330 496L820 722', '#7fb4d8', 4) +
        turn(-58, 300, 640, at(170, 520, hand)) +
        turn(-40, 400, 700, at(270, 560, hand)) +
        turn(
          -14,
          560,
          640,
          rect(450, 590, 210, 26, p.rod(p.tint.light), 8, { stroke: p.tint.dark, sw: 2 }) +
            rect(450, 628, 210, 26, p.rod(p.tint.light), 8, { stroke: p.tint.dark, sw: 2 }) +
            rect(440, 590, 30, 64, p.plastic(p.tint.base), 12) +
            times(9, (i) =>
              poly([484 + i * 18, 616, 493 + i * 18, 626, 502 + i * 18, 616], p.tint.dark),
            ),
        ) +
        turn(
          18,
          560,
          740,
          rect(430, 726, 200, 22, p.metalRod(), 8) +
            path('M630 724L714 730L640 748z', p.metalRod(), { stroke: '#6e7984', sw: 1.5 }),
        ) +
        turn(
          -10,
          760,
          650,
          rect(690, 580, 150, 110, '#fdfdfb', 6, { stroke: '#c3cdd2', sw: 2 }) +
            times(7, (i) => bar(`M${704 + i * 20} 582v106`, '#dfe5e6', 2)) +
            times(5, (i) => bar(`M692 ${596 + i * 20}h146`, '#dfe5e6', 2)),
        ) +
        path('M540 830Q640 770 760 780L790 812Q690 800 590 866z', p.down('#ffffff', '#dfe6ea'), {
          stroke: '#b9c5cd',
          sw: 2,
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
