import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { at, bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { isDark, natural, tone } from '../../tones.ts'
import { coil } from '../../shapes/stands.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { carton } from '../../shapes/cartons.ts'
import { pouch, sachet } from '../../shapes/packs.ts'
import { sutureNeedle } from '../../shapes/needles.ts'
import { steel } from './parts.ts'

/** Ring-handled instrument; jaws decide which one. Drawn upright, rings below. */
export function ringed(p: Pen, jaws: string, ratchet: boolean): string {
  const half = (s: number): string =>
    path(
      `M${500 + s * 6} 430L${500 + s * 110} 720L${500 + s * 80} 730L${500 - s * 24} 450z`,
      p.metal(steel),
      { stroke: '#6e7984', sw: 2 },
    ) +
    ellipse(500 + s * 124, 800, 74, 94, 'none', { stroke: '#6e7984', sw: 34 }) +
    ellipse(500 + s * 124, 800, 74, 94, 'none', { stroke: '#d5dbe1', sw: 27 }) +
    ellipse(500 + s * 122, 797, 74, 94, 'none', { stroke: '#ffffff', sw: 7, op: 0.8 })
  return (
    half(-1) +
    half(1) +
    (ratchet
      ? path('M440 690l50 8v20l-54-8zM560 690l-50 8v20l54-8z', p.metal(steel), {
          stroke: '#6e7984',
          sw: 2,
        })
      : '') +
    jaws +
    circle(500, 440, 20, p.ball('#aab3bd'), { stroke: '#59636d', sw: 2 }) +
    letter(500, 540, p.brand, {
      size: 22,
      max: 90,
      weight: 700,
      fill: p.tint.base,
      anchor: 'middle',
    })
  )
}

export const theatre = {
  'catgut-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) =>
      carton(p, 300, 120, 420, 330, 200, {
        note: `${p.told('type', 'Chromic').toUpperCase()} CATGUT · ABSORBABLE`,
        colour: '#a5611b',
      }) +
      turn(
        -8,
        300,
        650,
        sachet(p, 110, 430, 360, 440, { note: p.told('type', 'Chromic').toUpperCase() }),
      ) +
      at(560, 690, sutureNeedle(0, 0, 120, '#8a4d14'), 0.9) +
      coil(800, 700, 90, 80, 3, 8, '#b87a2c', false),
  },
  'surgical-scissors': {
    lying: true,
    cm: 15,
    focus: [560, 370],
    draw: (p) =>
      p.shadow(520, 900, 300, 34) +
      turn(
        24,
        500,
        500,
        ringed(
          p,
          path('M496 440L420 90Q440 80 460 100L520 430z', p.metal('#d5dbe1'), {
            stroke: '#6e7984',
            sw: 2,
          }) +
            path('M504 440L580 90Q560 80 540 100L480 430z', p.metal('#e3e8ec'), {
              stroke: '#6e7984',
              sw: 2,
            }),
          false,
        ),
      ) +
      labelCard(p, 640, 740, 310, -4),
  },
  'needle-holder': {
    lying: true,
    cm: 15,
    focus: [600, 270],
    draw: (p) =>
      p.shadow(520, 900, 300, 34) +
      turn(
        24,
        500,
        500,
        ringed(
          p,
          path('M470 470L474 300Q474 200 486 170H498V450z', p.metal('#d5dbe1'), {
            stroke: '#6e7984',
            sw: 2,
          }) +
            path('M530 470L526 300Q526 200 514 170H502V450z', p.metal('#e3e8ec'), {
              stroke: '#6e7984',
              sw: 2,
            }) +
            times(9, (i) => bar(`M486 ${180 + i * 11}h28`, '#6e7984', 3)) +
            line('M440 190A60 60 0 0 1 560 190', '#6e7984', 8) +
            line('M440 190A60 60 0 0 1 560 190', '#e3e8ec', 3) +
            line('M440 190C400 260 430 330 380 360', '#6b3fa0', 4),
          true,
        ),
      ) +
      labelCard(p, 640, 740, 310, -4),
  },
  'cord-clamp': {
    lying: true,
    cm: 7,
    focus: [330, 400],
    draw: (p) => {
      const c = p.colour(p.tint.light)
      const e = { stroke: tone(c, -0.35), sw: 3 }
      return (
        p.shadow(500, 820, 420, 40) +
        turn(
          -8,
          500,
          500,
          path(
            'M130 440Q130 400 170 396H800Q850 400 850 440V470H170Q130 470 130 440z',
            p.rod(c),
            e,
          ) +
            path(
              'M120 560Q116 520 160 520L800 560Q850 566 846 610Q840 640 800 636L150 600Q120 596 120 560z',
              p.rod(c),
              e,
            ) +
            path(
              'M170 396Q70 400 66 500Q70 610 160 604L170 560Q126 556 126 500Q130 444 176 446z',
              p.plastic(c),
              e,
            ) +
            times(
              26,
              (i) =>
                poly([210 + i * 22, 470, 221 + i * 22, 486, 232 + i * 22, 470], tone(c, -0.2)) +
                poly(
                  [
                    210 + i * 22,
                    524 + i * 1.4,
                    221 + i * 22,
                    509 + i * 1.4,
                    232 + i * 22,
                    525 + i * 1.4,
                  ],
                  tone(c, -0.2),
                ),
            ) +
            path('M800 396Q900 396 900 470V500Q896 530 860 524L850 470H800z', p.plastic(c), e) +
            path('M800 560l60-34 40 30-30 70-60 10z', p.plastic(c), e) +
            times(5, (i) => bar(`M${300 + i * 24} 410v30`, tone(c, -0.35), 6)) +
            letter(620, 444, `${p.brand} ${p.print}`, {
              size: 36,
              max: 260,
              weight: 700,
              fill: isDark(c) ? '#fff' : natural.ink,
              anchor: 'middle',
            }),
        ) +
        pouch(
          p,
          560,
          640,
          340,
          300,
          turn(
            -10,
            700,
            860,
            rect(620, 850, 200, 16, p.rod(c), 8) + rect(620, 874, 200, 16, p.rod(c), 8),
          ),
          { printed: 0.52 },
        )
      )
    },
  },
  'surgical-blade': {
    cm: 10,
    focus: [480, 700],
    draw: (p) => {
      const blade =
        path(
          'M300 640H520L560 600H760C860 600 900 640 920 700C860 740 760 740 680 730L560 730L520 690H300z',
          p.linear(
            [
              [0, '#f4f6f8'],
              [0.4, '#aab3bd'],
              [0.6, '#e3e8ec'],
              [1, '#7d8894'],
            ],
            0.4,
            1,
          ),
          { stroke: '#59636d', sw: 3 },
        ) +
        path('M690 734C780 744 860 740 920 700C870 722 790 724 700 716z', '#ffffff', { op: 0.9 }) +
        path('M340 656H500L520 666L500 676H340Q330 666 340 656z', '#ffffff', {
          stroke: '#59636d',
          sw: 2.5,
        }) +
        letter(610, 690, p.size === '' ? '22' : p.size, {
          size: 46,
          max: 100,
          weight: 700,
          fill: '#3b444f',
          anchor: 'middle',
        })
      return (
        turn(
          -6,
          300,
          380,
          sachet(p, 90, 130, 420, 270, {
            note: `${p.told('steel', 'Carbon steel').toUpperCase()} · STERILE`,
            style: 0,
          }),
        ) +
        carton(p, 560, 130, 230, 200, 130, { note: '100 BLADES', style: 2 }) +
        p.shadow(560, 800, 380, 34) +
        turn(-10, 560, 660, blade) +
        turn(
          4,
          480,
          860,
          rect(120, 846, 330, 34, p.rod('#aab3bd'), 10) +
            path('M450 850L520 856V870L450 876z', p.metalRod()) +
            path(
              'M500 846H660C720 850 740 876 750 890C690 900 620 896 520 880z',
              p.metalRod('#c3cad1'),
              { stroke: '#6e7984', sw: 2 },
            ) +
            times(8, (i) => bar(`M${180 + i * 14} 846v34`, '#6e7984', 3)),
        )
      )
    },
  },
  'surgical-drape': {
    cm: 60,
    focus: [500, 640],
    draw: (p) => {
      const c = '#4f9a94'
      return (
        pouch(p, 560, 90, 350, 430, '', { printed: 0.88, note: 'STERILE DRAPE' }) +
        p.shadow(480, 900, 440, 44) +
        poly(
          [60, 560, 420, 400, 900, 600, 520, 880],
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.5, c],
              [1, tone(c, -0.15)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.35), sw: 2 },
        ) +
        path('M60 560L520 880V898L60 578zM520 880L900 600V618L520 898z', tone(c, -0.28)) +
        path('M60 578L520 898V916L60 596zM520 898L900 618V636L520 916z', tone(c, 0.1)) +
        line('M240 480L710 742M180 644L660 500M330 748L780 550', tone(c, -0.2), 4, { op: 0.7 }) +
        line('M243 476L713 738M183 640L663 496', tone(c, 0.5), 3, { op: 0.6 }) +
        ellipse(470, 630, 110, 58, tone(c, -0.5)) +
        ellipse(470, 636, 104, 50, '#f2f5f7') +
        ellipse(470, 630, 120, 64, 'none', { stroke: '#ffffff', sw: 8, dash: '16 8' })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
