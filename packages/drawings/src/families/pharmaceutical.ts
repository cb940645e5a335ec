import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { bar, ellipse, line, num, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber } from '../hash.ts'
import { natural } from '../tones.ts'
import { blister, sachet } from '../shapes/packs.ts'
import { carton } from '../shapes/cartons.ts'
import { ampoule, vial } from '../shapes/vessels.ts'
import { bottle, canSize, jerrycan } from '../shapes/bottles.ts'

const infusionLabel = (
  p: Pen,
  cx: number,
  h: number,
  name: string,
  mark: string,
  a: number,
  top: number,
): string =>
  rect(cx - a * 0.8, top + h * 0.24, a * 1.6, h * 0.46, '#ffffff', 10, { op: 0.93 }) +
  rect(cx - a * 0.8, top + h * 0.24, a * 1.6, h * 0.1, p.tint.base, 10) +
  letter(cx, top + h * 0.315, p.brand, {
    wrap: true,
    size: h * 0.06,
    max: a * 1.45,
    weight: 700,
    fill: '#fff',
    anchor: 'middle',
  }) +
  letter(cx, top + h * 0.42, name, {
    size: h * 0.085,
    max: a * 1.4,
    weight: 700,
    fill: mark,
    anchor: 'middle',
  }) +
  letter(cx, top + h * 0.49, p.title, {
    size: h * 0.045,
    max: a * 1.45,
    weight: 600,
    fill: natural.ink,
    anchor: 'middle',
  }) +
  letter(cx, top + h * 0.57, p.size, {
    size: h * 0.06,
    max: a * 1.3,
    weight: 700,
    fill: p.tint.dark,
    anchor: 'middle',
  }) +
  bar(
    `M${num(cx - a * 0.6)} ${num(top + h * 0.62)}h${num(a * 1.2)}M${num(cx - a * 0.6)} ${num(top + h * 0.65)}h${num(a * 0.9)}`,
    '#a9b4c0',
    4,
  ) +
  times(8, (i) =>
    bar(`M${num(cx + a * 0.84)} ${num(top + h * (0.2 + i * 0.07))}h${num(a * 0.12)}`, '#4f6b7a', 3),
  )

/** Blow-moulded infusion bottle hanging ring up, scale on the side; base centre cx, base. */
function infusion(
  p: Pen,
  cx: number,
  base: number,
  w: number,
  h: number,
  name: string,
  mark: string,
): string {
  const a = w / 2
  const top = base - h * 0.8
  const body = `M${num(cx - a)} ${num(base - 30)}Q${num(cx - a)} ${num(base)} ${num(cx - a + 30)} ${num(base)}H${num(cx + a - 30)}Q${num(cx + a)} ${num(base)} ${num(cx + a)} ${num(base - 30)}V${num(top + h * 0.12)}C${num(cx + a)} ${num(top)} ${num(cx + a * 0.3)} ${num(top + h * 0.02)} ${num(cx + a * 0.26)} ${num(top - h * 0.06)}H${num(cx - a * 0.26)}C${num(cx - a * 0.3)} ${num(top + h * 0.02)} ${num(cx - a)} ${num(top)} ${num(cx - a)} ${num(top + h * 0.12)}z`
  return (
    p.shadow(cx, base, w * 0.7) +
    path(
      `M${num(cx - a * 0.3)} ${num(base - 6)}V${num(base + h * 0.03)}H${num(cx + a * 0.3)}V${num(base - 6)}`,
      'none',
      { stroke: '#b5c9d4', sw: 10 },
    ) +
    path(body, '#eaf4f8') +
    path(
      `M${num(cx - a + 5)} ${num(top + h * 0.16)}H${num(cx + a - 5)}V${num(base - 30)}Q${num(cx + a - 5)} ${num(base - 6)} ${num(cx + a - 30)} ${num(base - 6)}H${num(cx - a + 30)}Q${num(cx - a + 5)} ${num(base - 6)} ${num(cx - a + 5)} ${num(base - 30)}z`,
      '#cfe6f2',
    ) +
    path(body, p.glass('#dfeef5', 0.8), { stroke: '#8fa9b8', sw: 2.5 }) +
    rect(cx - a * 0.34, top - h * 0.13, a * 0.68, h * 0.08, p.cylinder('#f4f6f8'), 8, {
      stroke: '#aab6c1',
      sw: 1.5,
    }) +
    rect(cx - a * 0.28, top - h * 0.17, a * 0.56, h * 0.05, p.cylinder(mark), 6) +
    infusionLabel(p, cx, h, name, mark, a, top) +
    line(`M${num(cx - a * 0.88)} ${num(top + h * 0.2)}V${num(base - 50)}`, '#ffffff', 9, {
      op: 0.9,
    })
  )
}

const powderVial = (p: Pen, cap: string, note: string): string =>
  carton(p, 450, 210, 320, 500, 170, { note, colour: cap }) +
  vial(p, 280, 890, 240, 520, { cap, powder: true, fill: '#fbf9f0' })

const ampoules = (p: Pen, amber: boolean, ring: string, note: string, count: number): string =>
  carton(p, 240, 120, 500, 370, 230, { note, colour: ring }) +
  times(count, (i) =>
    ampoule(
      p,
      190 + i * (620 / Math.max(1, count - 1)) * (count > 1 ? 1 : 0),
      920 - (i % 2) * 26,
      104,
      370,
      { amber, ring },
    ),
  )

export const pharmaceutical: Drawings<(typeof familiesByCategory)['pharmaceutical'][number]> = {
  'normal-saline': {
    cm: 12,
    focus: [500, 480],
    draw: (p) => infusion(p, 500, 900, 380, 820, 'NaCl 0.9 %', '#2f78c4'),
    looks: {
      glass: {
        cm: 11,
        focus: [500, 600],
        draw: (p) => vial(p, 500, 910, 420, 860, { cap: '#2f78c4', fill: '#dcebf3' }),
      },
    },
    choose: (p) => p.fact('container'),
  },
  'ringer-lactate': {
    cm: 20,
    focus: [400, 520],
    draw: (p) =>
      infusion(p, 670, 820, 300, 640, 'RL', '#2f8f5b') +
      infusion(p, 380, 900, 350, 750, 'RL', '#2f8f5b'),
    looks: {
      glass: {
        cm: 11,
        focus: [500, 600],
        draw: (p) => vial(p, 500, 910, 420, 860, { cap: '#2f8f5b', fill: '#e3efe6' }),
      },
    },
    choose: (p) => p.fact('container'),
  },
  'ceftriaxone-inj': {
    cm: 9,
    focus: [300, 560],
    draw: (p) => powderVial(p, '#3a78c9', 'POWDER FOR INJECTION · IV/IM'),
  },
  paracetamol: {
    cm: 14,
    focus: [330, 620],
    draw: (p) =>
      carton(p, 280, 200, 480, 300, 210, { note: 'TABLETS IP' }) +
      turn(-9, 360, 660, blister(p, 130, 500, 560, 330, 5, 2, '#ffffff')) +
      turn(
        7,
        700,
        800,
        rect(430, 690, 480, 180, p.foil(), 12, { stroke: '#9aa6b2', sw: 2 }) +
          times(3, (i) =>
            letter(460, 738 + i * 50, `${p.brand} ${p.size} ${p.brand} ${p.size}`, {
              size: 34,
              max: 420,
              weight: 700,
              fill: p.tint.base,
            }),
          ),
      ),
  },
  'pantoprazole-inj': {
    cm: 9,
    focus: [300, 560],
    draw: (p) => powderVial(p, '#e0a52a', 'LYOPHILISED · 40 mg'),
  },
  'ondansetron-inj': {
    cm: 11,
    focus: [190, 740],
    draw: (p) => ampoules(p, false, '#7a4bb0', 'INJECTION · 2 mg/ml', 4),
  },
  'lignocaine-2': {
    cm: 9,
    focus: [320, 560],
    draw: (p) =>
      carton(p, 480, 260, 300, 470, 170, {
        note: p.fact('adrenaline') === 'yes' ? 'WITH ADRENALINE' : 'LOCAL ANAESTHETIC',
      }) + vial(p, 300, 900, 300, 620, { cap: '#3fa7a0' }),
  },
  'povidone-iodine': {
    cm: 10,
    focus: [480, 600],
    draw: (p) =>
      bottle(p, 440, 900, 380, 800, {
        colour: '#6b3a1c',
        cap: '#f4f6f8',
        neck: 0.4,
        labelFrom: 0.64,
        labelHeight: 0.52,
        capHeight: 0.1,
      }) +
      p.shadow(760, 880, 190, 24) +
      path(
        'M640 850C650 800 740 790 800 816C880 830 900 880 820 894C740 906 640 900 640 850z',
        p.radial([
          [0, '#a8551c'],
          [0.7, '#7a3812'],
          [1, '#5a2609'],
        ]),
      ) +
      ellipse(740, 830, 44, 10, '#e0a36b', { op: 0.8 }),
  },
  'insulin-human-mixtard': {
    cm: 10,
    focus: [320, 560],
    draw: (p) =>
      carton(p, 470, 260, 330, 460, 180, { note: `${p.told('strength', '40 IU/ml')} · 2–8 °C` }) +
      vial(p, 300, 900, 280, 600, { cap: '#e87a2e', fill: '#f7f6ef' }) +
      p.shadow(690, 900, 220, 20) +
      turn(
        -8,
        690,
        850,
        rect(560, 834, 220, 28, p.glassRod(natural.clear, 0.9), 6, { stroke: '#8fa1b0', sw: 2 }) +
          times(9, (i) => bar(`M${580 + i * 20} 836v12`, '#1d2733', 2.5)) +
          rect(480, 841, 90, 14, p.rod('#eef2f5')) +
          rect(470, 830, 14, 36, p.rod('#eef2f5'), 4) +
          rect(778, 828, 110, 40, p.rod('#e87a2e'), 16),
      ),
  },
  'dexamethasone-inj': {
    cm: 11,
    focus: [460, 750],
    draw: (p) =>
      carton(p, 300, 190, 460, 380, 210, { note: '4 mg/ml · INJECTION', colour: '#2f8f5b' }) +
      vial(p, 240, 890, 190, 430, { cap: '#2f8f5b' }) +
      ampoule(p, 460, 910, 116, 420, { amber: true, ring: '#f4f6f8' }) +
      ampoule(p, 620, 890, 116, 420, { amber: true, ring: '#f4f6f8' }),
  },
  adrenaline: {
    cm: 11,
    focus: [190, 740],
    draw: (p) => ampoules(p, true, '#c2272d', 'ADRENALINE 1:1000 · 1 ml', 3),
  },
  ors: {
    cm: 22,
    focus: [530, 560],
    draw: (p) =>
      turn(
        -9,
        300,
        520,
        sachet(p, 110, 170, 380, 560, {
          note: `WHO FORMULA · ${p.told('weight', '21.8 g')}`,
          style: 1,
        }),
      ) +
      turn(4, 520, 560, sachet(p, 360, 230, 340, 500, { note: 'ORAL REHYDRATION SALTS' })) +
      p.shadow(780, 890, 160, 24) +
      path('M660 480H900L876 880Q780 896 690 880z', '#eef6f9', { op: 0.9 }) +
      path('M672 580H888L874 872Q780 888 692 872z', '#f7e2ae', { op: 0.9 }) +
      path('M660 480H900L876 880Q780 896 690 880z', p.glass(natural.clear, 0.7), {
        stroke: '#8fa1b0',
        sw: 2.5,
      }) +
      ellipse(780, 580, 108, 18, '#fdf0cc', { stroke: '#e3c77f', sw: 2 }) +
      ellipse(780, 480, 120, 20, 'none', { stroke: '#8fa1b0', sw: 3 }) +
      turn(
        24,
        800,
        480,
        rect(790, 330, 14, 330, p.metal(), 6) + ellipse(797, 680, 24, 40, p.metal('#c3cad1')),
      ),
  },
  'hand-rub': {
    cm: 11,
    focus: [500, 240],
    looks: {
      can: {
        cm: 20,
        focus: [500, 640],
        draw: (p) => jerrycan(p, 260, 900, 480, 720, { colour: '#dcecf4', cap: p.tint.base }),
      },
    },
    choose: canSize,
    draw: (p) =>
      bottle(p, 480, 910, firstNumber(p.size, 500) < 200 ? 300 : 380, 840, {
        clear: true,
        liquid: p.seed % 2 === 0 ? '#b5dff0' : '#c9ead6',
        colour: '#dff0f6',
        cap: '#f4f6f8',
        top: 'pump',
        neck: 0.34,
        labelFrom: 0.52,
        labelHeight: 0.42,
      }),
  },
}
