import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, line, path, poly, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { tube } from '../../shapes/stands.ts'
import { steel } from './parts.ts'

const cloth = '#2f4f7f'

const tag = (p: Pen, x: number, y: number, max: number): string =>
  rect(x - max / 2, y - 44, max, 78, '#ffffff', 8, { stroke: '#c3ccd5', sw: 2 }) +
  letter(x, y - 6, p.brand, {
    size: 34,
    max: max - 20,
    weight: 700,
    fill: p.tint.base,
    anchor: 'middle',
  }) +
  letter(x, y + 24, p.size, {
    size: 26,
    max: max - 20,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  })

/** Underarm crutch leaning; x of its tip. */
const underarm = (p: Pen, x: number): string =>
  tube(`M${x} 930V700`, 24, steel) +
  tube(
    `M${x} 700C${x - 46} 560 ${x - 46} 400 ${x - 40} 200M${x} 700C${x + 46} 560 ${x + 46} 400 ${x + 40} 200`,
    20,
    steel,
  ) +
  rect(x - 64, 150, 128, 62, p.plastic('#3b444f'), 30) +
  rect(x - 50, 420, 100, 42, p.rod('#59636d'), 18) +
  rect(x - 44, 640, 88, 30, p.rod(steel), 8) +
  times(5, (i) => circle(x, 730 + i * 30, 5, '#59636d')) +
  path(`M${x - 24} 900h48l10 52h-68z`, p.cylinder('#30353b'))

const elbow = (p: Pen, x: number): string =>
  tube(`M${x} 930L${x} 460`, 26, steel) +
  tube(`M${x} 470C${x} 380 ${x + 40} 300 ${x + 60} 200`, 26, steel) +
  rect(x - 120, 440, 150, 46, p.rod('#3b444f'), 22) +
  path(
    `M${x - 20} 120Q${x + 60} 90 ${x + 140} 130L${x + 126} 230Q${x + 60} 200 ${x - 4} 224z`,
    p.across('#23282f', p.tint.base, '#23282f'),
    {
      stroke: '#23282f',
      sw: 3,
    },
  ) +
  times(6, (i) => circle(x, 620 + i * 32, 5, '#59636d')) +
  path(`M${x - 26} 900h52l10 52h-72z`, p.cylinder('#30353b'))

export const limbSupports = {
  'arm-sling': {
    cm: 45,
    focus: [620, 620],
    draw: (p) =>
      path(
        'M250 930L262 640Q176 580 176 440Q180 330 330 286Q420 262 426 210V110Q500 150 574 110V210Q580 262 670 286Q820 330 824 440Q824 580 738 640L750 930z',
        p.linear(
          [
            [0, '#f4f6f8'],
            [0.5, '#dfe5ea'],
            [1, '#b9c4cd'],
          ],
          0.8,
          1,
        ),
        { stroke: '#a3b0bb', sw: 3 },
      ) +
      tube('M636 620C600 480 540 360 440 300', 44, tone(cloth, 0.15)) +
      tube('M300 590C330 480 360 380 392 306', 44, tone(cloth, 0.15)) +
      path(
        'M690 634L770 626Q792 596 816 594Q830 600 818 622L806 640L872 646Q890 650 888 664L878 672Q898 678 894 692L880 700Q894 708 886 720L868 726Q872 738 856 742L790 744L700 736z',
        '#dfe5ea',
        { stroke: '#a3b0bb', sw: 3 },
      ) +
      line('M878 672L806 668M880 700L804 696M868 726L802 720', '#a3b0bb', 3) +
      path(
        'M226 600Q222 560 266 562L690 590Q728 594 726 640L716 740Q708 786 664 784L330 790Q240 790 232 700z',
        p.linear(
          [
            [0, tone(cloth, 0.3)],
            [0.5, cloth],
            [1, tone(cloth, -0.3)],
          ],
          0.4,
          1,
        ),
        { stroke: tone(cloth, -0.4), sw: 3 },
      ) +
      line('M236 612L718 640', tone(cloth, 0.5), 5, { dash: '16 10' }) +
      rect(616, 570, 50, 76, p.plastic('#23282f'), 8) +
      rect(270, 552, 50, 76, p.plastic('#23282f'), 8) +
      tag(p, 470, 716, 240),
  },
  'cervical-collar': {
    cm: 26,
    focus: [500, 420],
    draw: (p) => {
      const c = p.fact('type') === 'soft' ? '#e8c9a4' : '#f0e3cf'
      return (
        p.shadow(500, 850, 380, 40) +
        ellipse(500, 420, 330, 120, tone(c, -0.35)) +
        path('M170 420Q170 300 500 300T830 420L820 520Q700 430 500 430T180 520z', tone(c, -0.25)) +
        path(
          'M150 420Q160 520 300 520Q400 520 440 560Q500 600 560 560Q600 520 700 520Q840 520 850 420L870 690Q860 860 500 860T130 690z',
          p.linear(
            [
              [0, tone(c, -0.25)],
              [0.25, tone(c, 0.35)],
              [0.6, c],
              [1, tone(c, -0.3)],
            ],
            1,
            0.1,
          ),
          { stroke: tone(c, -0.35), sw: 3 },
        ) +
        line(
          'M160 480Q180 560 310 560Q400 566 446 606Q500 640 554 606Q600 566 690 560Q820 560 842 480M140 740Q200 830 500 830T860 740',
          tone(c, -0.2),
          5,
          { dash: '14 9' },
        ) +
        rect(790, 520, 70, 210, p.cylinder('#ffffff'), 8, { stroke: '#c3ccd5', sw: 2 }) +
        (p.fact('type') === 'soft'
          ? ''
          : path('M300 560Q320 720 500 740T700 560', 'none', { stroke: '#9fb0bd', sw: 18 })) +
        tag(p, 480, 740, 240)
      )
    },
  },
  'limb-splint': {
    cm: 24,
    lying: true,
    focus: [420, 560],
    draw: (p) =>
      path(
        'M150 720L560 300Q640 220 740 260L910 330L880 400L730 342Q660 320 610 370L208 780z',
        p.metal('#c3cad1'),
        {
          stroke: '#7d8894',
          sw: 3,
        },
      ) +
      path(
        'M150 720L560 300Q640 220 740 260L910 330L900 352L734 286Q660 260 590 330L172 744z',
        p.linear(
          [
            [0, '#8fc4ea'],
            [1, '#3f86c0'],
          ],
          1,
          1,
        ),
        {
          stroke: '#2f6a9c',
          sw: 2,
        },
      ) +
      times(30, (i) =>
        circle(
          220 + ((i * 61) % 400),
          690 - ((i * 61) % 400) * 0.98 + ((i * 17) % 30) - 20,
          3,
          '#2f6a9c',
          { op: 0.4 },
        ),
      ) +
      turn(
        -30,
        660,
        720,
        rect(520, 660, 300, 96, p.metal('#c3cad1'), 46, { stroke: '#7d8894', sw: 3 }) +
          rect(528, 668, 284, 60, '#5fa3d6', 30) +
          path('M790 660Q880 640 900 700Q890 770 800 752z', p.metal('#d5dbe1'), {
            stroke: '#7d8894',
            sw: 3,
          }),
      ) +
      labelCard(p, 110, 150, 340, -5),
  },
  crutches: {
    cm: 60,
    focus: [400, 420],
    looks: {
      elbow: {
        cm: 50,
        focus: [400, 420],
        draw: (p) =>
          p.shadow(500, 945, 300, 26) + elbow(p, 380) + elbow(p, 640) + tag(p, 520, 800, 190),
      },
    },
    choose: (p) => p.fact('type'),
    draw: (p) =>
      p.shadow(500, 945, 300, 26) + underarm(p, 360) + underarm(p, 640) + tag(p, 500, 820, 190),
  },
  'compression-stockings': {
    cm: 40,
    focus: [380, 300],
    draw: (p) => {
      const c = p.fact('pressure') === 'anti-embolism' ? '#f4f6f8' : '#e0b894'
      const leg = (dx: number): string =>
        path(
          `M${dx + 130} 90H${dx + 360}Q${dx + 372} 260 ${dx + 330} 420Q${dx + 350} 560 ${dx + 290} 720Q${dx + 290} 780 ${dx + 340} 810L${dx + 440} 850Q${dx + 480} 880 ${dx + 440} 920L${dx + 240} 926Q${dx + 180} 920 ${dx + 180} 850L${dx + 190} 720Q${dx + 130} 560 ${dx + 160} 420Q${dx + 116} 260 ${dx + 130} 90z`,
          p.linear(
            [
              [0, tone(c, -0.25)],
              [0.3, tone(c, 0.3)],
              [0.65, c],
              [1, tone(c, -0.3)],
            ],
            1,
            0,
          ),
          { stroke: tone(c, -0.35), sw: 3 },
        ) +
        rect(dx + 126, 84, 238, 62, p.tint.base, 8, { op: 0.9 }) +
        times(4, (i) => bar(`M${dx + 132} ${98 + i * 12}h226`, p.tint.light, 3)) +
        ellipse(dx + 446, 886, 16, 34, natural.skin, { stroke: '#c08f68', sw: 2 }) +
        times(9, (i) =>
          bar(`M${dx + 150 + i * 4} ${220 + i * 60}q70 26 ${150 - i * 5} 0`, tone(c, -0.16), 3),
        )
      return (
        p.shadow(500, 925, 400, 26) +
        leg(30) +
        leg(430) +
        poly([400, 330, 600, 330, 600, 450, 400, 450], '#ffffff', { stroke: '#c3ccd5', sw: 2 }) +
        letter(500, 386, p.brand, {
          size: 40,
          max: 180,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(500, 430, p.size, {
          size: 36,
          max: 160,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
