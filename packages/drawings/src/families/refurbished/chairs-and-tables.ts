import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import { tone } from '../../tones.ts'
import { castor, pole, tube } from '../../shapes/stands.ts'
import { logo } from '../../shapes/label-marks.ts'
import { tagged } from './parts.ts'

export const chairsAndTables = {
  'refurbished-dental-chair': {
    kind: 'machine',
    cm: 190,
    focus: [470, 440],
    draw: (p) => {
      const c = p.tint.base
      const e = { stroke: p.tint.deep, sw: 3 }
      const cushion = p.linear(
        [
          [0, tone(c, 0.45)],
          [0.5, tone(c, 0.1)],
          [1, tone(c, -0.25)],
        ],
        0.4,
        1,
      )
      return tagged(
        p,
        130,
        760,
        p.shadow(480, 940, 420, 44) +
          path('M300 880H660Q700 884 710 930H250Q260 884 300 880z', p.plastic('#eef1f4'), {
            stroke: '#9fadb9',
            sw: 2,
          }) +
          path('M400 740H560L590 890H380z', p.plastic('#dfe5ea'), { stroke: '#9fadb9', sw: 2 }) +
          path(
            'M90 380Q96 340 140 340L170 350Q210 370 230 420L330 610H560L850 700Q890 716 880 750Q866 780 830 772L540 720Q330 730 280 690Q240 660 210 600L100 420z',
            p.plastic('#eef1f4'),
            { stroke: '#9fadb9', sw: 3 },
          ) +
          path(
            'M110 380Q130 344 170 366Q200 386 220 430L320 610Q330 640 300 650Q270 650 252 620L120 420z',
            cushion,
            e,
          ) +
          path(
            'M320 600Q440 640 560 596L850 690Q880 706 864 730Q850 744 826 736L550 664Q440 700 320 668Q296 640 320 600z',
            cushion,
            e,
          ) +
          path(
            'M60 330Q50 270 110 260Q170 264 172 320Q160 370 120 372Q76 370 60 330z',
            p.ball(tone(c, 0.2)),
            e,
          ) +
          tube('M120 360L150 380', 18, '#8e99a4') +
          pole(p, 720, 120, 640, 34, '#dfe5ea') +
          path(
            'M690 560H790Q820 564 820 600V860Q820 890 790 890H690Q664 890 664 860V600Q664 560 690 560z',
            p.plastic('#eef1f4'),
            { stroke: '#9fadb9', sw: 2 },
          ) +
          ellipse(740, 560, 66, 22, '#ffffff', { stroke: '#9fadb9', sw: 3 }) +
          ellipse(740, 562, 44, 12, '#cfe3ef') +
          logo(p, 742, 720, 34, 130, p.tint.base, 'middle') +
          tube('M720 140L560 90L430 170', 22, '#dfe5ea') +
          path('M330 160Q420 110 510 180L490 240Q410 190 340 220z', p.plastic('#f2f5f8'), {
            stroke: '#9fadb9',
            sw: 2,
          }) +
          path('M346 218Q410 194 488 238L440 250Q400 230 360 240z', '#fff2b0') +
          path(
            'M352 236L250 420H470L470 246z',
            p.linear(
              [
                [0, '#fff2b0', 0.45],
                [1, '#fff2b0', 0],
              ],
              0,
              1,
            ),
          ) +
          tube('M720 330H600L520 420', 20, '#dfe5ea') +
          path('M400 410H610L590 460H420z', p.plastic('#f2f5f8'), { stroke: '#9fadb9', sw: 2 }) +
          times(
            4,
            (i) =>
              tube(
                `M${434 + i * 44} 456C${430 + i * 44} 520 ${470 + i * 44} 540 ${456 + i * 44} 480`,
                6,
                '#8e99a4',
              ) + rect(424 + i * 44, 380, 16, 60, p.metal('#c3cad1'), 6),
          ),
      )
    },
  },
  'refurbished-ot-table': {
    kind: 'machine',
    cm: 200,
    focus: [720, 720],
    draw: (p) => {
      const mat = p.linear(
        [
          [0, '#59636d'],
          [0.4, '#3b444f'],
          [1, '#20262d'],
        ],
        0.3,
        1,
      )
      const e = { stroke: '#14181d', sw: 3 }
      return tagged(
        p,
        860,
        700,
        p.shadow(500, 935, 380, 44) +
          path(
            'M280 860H720L780 930H220z',
            p.linear(
              [
                [0, '#f2f5f8'],
                [0.5, '#c3cad1'],
                [1, '#8e99a4'],
              ],
              0.4,
              1,
            ),
            { stroke: '#6e7984', sw: 3 },
          ) +
          castor(p, 270, 950, 22) +
          castor(p, 730, 950, 22) +
          path('M420 540H580L600 870H400z', p.metal('#c3cad1'), { stroke: '#6e7984', sw: 2 }) +
          times(5, (i) => bar(`M${410 - i * 2} ${640 + i * 44}h${180 + i * 4}`, '#8e99a4', 4)) +
          rect(430, 780, 140, 56, p.tint.base, 8) +
          letter(500, 818, p.brand, {
            size: 30,
            max: 128,
            weight: 700,
            fill: '#fff',
            anchor: 'middle',
          }) +
          rect(220, 500, 560, 34, p.metalRod('#c3cad1'), 8) +
          turn(-10, 220, 480, rect(60, 430, 160, 54, mat, 16, e)) +
          rect(216, 430, 260, 66, mat, 16, e) +
          rect(482, 430, 260, 66, mat, 16, e) +
          turn(12, 750, 460, rect(748, 432, 210, 58, mat, 16, e)) +
          line('M236 446H460M500 446H724', '#8e99a4', 6, { op: 0.7 }) +
          tube('M300 430V330H360', 14, '#c3cad1') +
          rect(250, 300, 190, 36, mat, 14, { ...e, t: 'rotate(-8 340 320)' }) +
          tube('M640 540V610', 10, '#30353b') +
          tube('M700 520C740 600 740 660 720 690', 9, '#30353b') +
          rect(700, 680, 46, 96, p.plastic('#30353b'), 12) +
          times(6, (i) =>
            rect(708 + (i % 2) * 16, 694 + Math.floor(i / 2) * 22, 12, 14, '#8fb0d0', 3),
          ),
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
