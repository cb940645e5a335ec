import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural, tone } from '../../tones.ts'
import { button, knob } from '../../shapes/controls.ts'
import { castor, pole, tube } from '../../shapes/stands.ts'
import { housing, solid } from '../../shapes/devices.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { pouch } from '../../shapes/packs.ts'
import { bottle, canSize, jerrycan } from '../../shapes/bottles.ts'

/** Self-adhesive electrode with its lead, x, y upper left. */
const pad = (p: Pen, x: number, y: number, w: number, h: number, lead: string): string =>
  rect(x + 5, y + 8, w, h, '#0b1d33', 26, { op: 0.14 }) +
  rect(x, y, w, h, p.plastic('#f1efe9'), 26, { stroke: '#b5b2a8', sw: 2 }) +
  rect(x + 8, y + 8, w - 16, h - 16, 'none', 20, { stroke: '#dcd8cd', sw: 3 }) +
  rect(x + w * 0.4, y - 30, w * 0.2, 56, p.cylinder(lead), 8)

export const electrotherapy = {
  tens: {
    cm: 24,
    focus: [330, 360],
    draw: (p) =>
      p.shadow(500, 880, 420, 44) +
      tube('M320 660C330 800 520 860 560 700C580 560 560 480 640 400', 11, '#30353b') +
      tube('M400 660C410 760 600 880 700 760C740 700 740 700 760 640', 11, '#c2272d') +
      housing(p, 190, 140, 340, 540, 60, '#f2f5f8') +
      screen(p, 250, 210, 220, 160, 'lcd', 12) +
      letter(440, 300, '45', { size: 90, weight: 700, fill: '#1d2a24', anchor: 'end' }) +
      letter(446, 344, 'Hz  MODE P3', { size: 26, weight: 600, fill: '#2b3a33', anchor: 'end' }) +
      button(p, 240, 430, 70, 60, p.tint.base) +
      button(p, 324, 430, 70, 60, '#dfe6ec') +
      button(p, 408, 430, 70, 60, p.tint.base) +
      letter(275, 474, '−', { size: 48, weight: 700, fill: '#fff', anchor: 'middle' }) +
      letter(443, 474, '+', { size: 48, weight: 700, fill: '#fff', anchor: 'middle' }) +
      letter(360, 570, 'TENS', { size: 54, weight: 700, fill: p.tint.dark, anchor: 'middle' }) +
      logo(p, 360, 620, 38, 260, p.tint.base, 'middle') +
      pad(p, 600, 340, 190, 190, '#30353b') +
      pad(p, 710, 590, 190, 190, '#c2272d'),
  },
  'ift-unit': {
    kind: 'machine',
    cm: 40,
    focus: [340, 420],
    draw: (p) =>
      p.shadow(480, 870, 420, 48) +
      solid(p, 90, 270, 660, 460, 150, '#eef1f4', 30) +
      rect(90, 270, 660, 70, p.across(p.tint.dark, p.tint.base), 30) +
      letter(130, 322, p.brand, { size: 46, max: 300, weight: 700, fill: '#fff' }) +
      letter(710, 320, `IFT  ${p.size}`, {
        size: 40,
        max: 280,
        weight: 700,
        fill: '#fff',
        anchor: 'end',
      }) +
      screen(p, 150, 390, 320, 170, 'menu', 14) +
      knob(p, 570, 440, 46) +
      knob(p, 680, 440, 46) +
      knob(p, 570, 560, 46) +
      knob(p, 680, 560, 46) +
      times(4, (i) =>
        circle(170 + i * 80, 670, 24, p.ball('#59636d'), {
          stroke: ['#d0342c', '#30353b', '#d0342c', '#30353b'][i] ?? '#30353b',
          sw: 8,
        }),
      ) +
      button(p, 560, 640, 140, 54, '#2f8f5b') +
      tube(
        'M170 670C180 800 240 820 260 840M250 670C270 780 400 800 430 830M330 670C360 760 560 760 600 820M410 670C460 740 700 740 780 810',
        12,
        '#30353b',
      ) +
      [
        [200, '#d0342c'],
        [380, '#30353b'],
        [560, '#d0342c'],
        [740, '#30353b'],
      ]
        .map(
          ([x, c]) =>
            path(`M${Number(x)} 820h130l16 80h-162z`, p.down('#59636d', '#30353b'), {
              stroke: '#20262d',
              sw: 2,
            }) + rect(Number(x) + 50, 804, 30, 30, String(c), 6),
        )
        .join(''),
  },
  'ultrasound-therapy': {
    kind: 'machine',
    cm: 38,
    focus: [760, 620],
    draw: (p) =>
      p.shadow(480, 870, 420, 48) +
      path(
        'M110 420L190 280H680L740 420V780Q740 830 690 830H160Q110 830 110 780z',
        p.plastic('#eef1f4'),
        { stroke: '#9fadb9', sw: 3 },
      ) +
      path('M110 420L190 280H680L740 420z', p.down('#ffffff', '#d5dde4')) +
      screen(p, 170, 470, 300, 180, 'numbers', 14) +
      letter(186, 506, 'W/cm²', { size: 28, weight: 600, fill: '#6fe3ff' }) +
      knob(p, 600, 550, 70, '#f2f5f8') +
      times(4, (i) => button(p, 170 + i * 78, 700, 64, 44, i === 0 ? '#2f8f5b' : '#dfe6ec')) +
      rect(116, 764, 618, 50, p.across(p.tint.dark, p.tint.base), 8) +
      letter(150, 802, `${p.brand} ${p.size}`, { size: 36, max: 540, weight: 700, fill: '#fff' }) +
      tube('M735 700C860 720 940 640 920 520C900 400 820 420 800 340', 20, '#30353b') +
      turn(
        -24,
        800,
        300,
        rect(764, 120, 72, 230, p.cylinder('#f2f5f8'), 26, { stroke: '#9fadb9', sw: 2 }) +
          rect(764, 180, 72, 60, p.cylinder(p.tint.base)) +
          path('M770 128L730 96V70H870V96L830 128z', p.metal('#c3cad1'), {
            stroke: '#6e7984',
            sw: 2,
          }) +
          ellipse(
            800,
            70,
            72,
            20,
            p.radial([
              [0, '#ffffff'],
              [0.7, '#d0d6dc'],
              [1, '#8e99a4'],
            ]),
            { stroke: '#6e7984', sw: 2 },
          ),
      ),
  },
  'short-wave-diathermy': {
    kind: 'machine',
    cm: 70,
    focus: [640, 250],
    draw: (p) => {
      const arm = (d: string, x: number, y: number, r: number): string =>
        tube(d, 20, '#59636d') +
        turn(
          r,
          x,
          y,
          ellipse(x + 12, y, 30, 96, '#8e99a4') +
            ellipse(
              x,
              y,
              30,
              96,
              p.radial([
                [0, '#ffffff'],
                [0.6, '#e3d9c0'],
                [1, '#a3967a'],
              ]),
              { stroke: '#6e7984', sw: 3 },
            ) +
            ellipse(x, y, 18, 66, 'none', { stroke: '#b3a88c', sw: 4 }),
        )
      return (
        p.shadow(400, 940, 300, 40) +
        castor(p, 200, 936, 32) +
        castor(p, 520, 936, 32) +
        solid(p, 160, 380, 370, 500, 110, '#eef1f4', 24) +
        path('M160 400L190 330H520L640 336 530 400z', p.down('#f7f9fa', '#cfd8e0'), {
          stroke: '#9fadb9',
          sw: 2,
        }) +
        circle(345, 500, 78, '#ffffff', { stroke: '#59636d', sw: 10 }) +
        times(9, (i) =>
          bar('M345 440v14', '#1d2733', 4, { t: `rotate(${-80 + i * 20} 345 500)` }),
        ) +
        line('M345 510L384 454', '#b4283c', 6) +
        knob(p, 240, 650, 44) +
        knob(p, 345, 650, 44) +
        knob(p, 450, 650, 44) +
        rect(166, 730, 358, 80, p.across(p.tint.dark, p.tint.base)) +
        letter(345, 784, p.brand, {
          size: 42,
          max: 320,
          weight: 700,
          fill: '#fff',
          anchor: 'middle',
        }) +
        letter(345, 850, `SWD ${p.size}`, {
          size: 34,
          max: 300,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        arm('M300 330V200L440 100L560 150', 600, 160, 18) +
        arm('M470 340V260L640 380L780 330', 830, 310, 160) +
        tube('M600 420C760 460 860 560 840 700C820 800 700 800 640 760', 12, '#30353b') +
        tube('M620 180C720 150 800 200 836 290', 10, '#30353b')
      )
    },
  },
  'traction-unit': {
    kind: 'machine',
    cm: 60,
    focus: [330, 330],
    draw: (p) =>
      p.shadow(520, 920, 360, 44) +
      pole(p, 770, 90, 900, 34, '#8e99a4') +
      path('M640 900H900L920 930H620z', p.down('#59636d', '#2b3138')) +
      tube('M770 110H300V170', 30, '#8e99a4') +
      circle(310, 130, 40, p.metal('#c3cad1'), { stroke: '#6e7984', sw: 3 }) +
      circle(310, 130, 12, '#30353b') +
      line('M272 130V300', '#e9edf1', 7) +
      line('M348 130C420 200 560 300 590 440', '#e9edf1', 7) +
      line('M272 130V300M348 130C420 200 560 300 590 440', '#8e99a4', 2) +
      tube('M150 330H394', 24, '#c3cad1') +
      rect(262, 290, 20, 44, p.metal('#8e99a4')) +
      path(
        'M160 340L190 520Q272 600 354 520L384 340L350 340L324 470Q272 520 220 470L194 340z',
        p.linear(
          [
            [0, tone(p.tint.base, 0.35)],
            [1, p.tint.dark],
          ],
          1,
          1,
        ),
        { stroke: p.tint.deep, sw: 3 },
      ) +
      path('M190 500Q272 600 354 500L340 600Q272 640 204 600z', p.ball('#efe6d6'), {
        stroke: '#b9ab90',
        sw: 2,
      }) +
      line('M166 350L190 500M378 350L354 500', '#ffffff', 3, { dash: '8 8' }) +
      housing(p, 560, 430, 300, 290, 24, '#eef1f4') +
      screen(p, 600, 470, 220, 110, 'numbers', 10) +
      letter(614, 500, 'kg', { size: 28, weight: 600, fill: '#6fe3ff' }) +
      knob(p, 640, 650, 36) +
      times(2, (i) => button(p, 710 + i * 64, 626, 52, 48, i === 0 ? '#2f8f5b' : '#d0342c')) +
      rect(470, 330, 280, 64, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
      letter(610, 376, `${p.brand} ${p.size}`, {
        size: 38,
        max: 256,
        weight: 700,
        fill: p.tint.base,
        anchor: 'middle',
      }),
  },
  'electrode-pads': {
    cm: 20,
    focus: [600, 560],
    draw: (p) =>
      pouch(p, 90, 110, 400, 640, '', { printed: 0.9, note: '4 PADS · REUSABLE' }) +
      p.shadow(640, 900, 330, 36) +
      tube(
        'M560 470C520 420 540 360 600 350M830 470C860 420 840 370 800 340M560 730C500 700 520 640 500 620',
        10,
        '#8e99a4',
      ) +
      pad(p, 440, 500, 230, 170, '#30353b') +
      pad(p, 710, 500, 230, 170, '#c2272d') +
      pad(p, 440, 730, 230, 170, '#c2272d') +
      pad(p, 710, 730, 230, 170, '#30353b'),
  },
  'ultrasound-gel': {
    cm: 20,
    focus: [300, 560],
    looks: {
      can: {
        cm: 20,
        focus: [500, 640],
        draw: (p) => jerrycan(p, 260, 900, 480, 720, { colour: '#cfe3f2', cap: '#f4f6f8' }),
      },
    },
    choose: canSize,
    draw: (p) =>
      jerrycan(p, 450, 860, 440, 640, { colour: '#cfe3f2', cap: '#f4f6f8' }) +
      bottle(p, 280, 900, 230, 600, {
        colour: '#7fbbe0',
        cap: '#f4f6f8',
        top: 'flip',
        neck: 0.5,
        labelFrom: 0.64,
        labelHeight: 0.5,
        capHeight: 0.14,
      }) +
      path(
        'M420 900C440 860 520 850 560 880C600 910 560 930 500 926C450 930 410 920 420 900z',
        '#9fd0ee',
        { op: 0.85 },
      ) +
      ellipse(480, 880, 30, 7, '#ffffff', { op: 0.8 }),
  },
} satisfies Record<string, FamilyDrawing>
