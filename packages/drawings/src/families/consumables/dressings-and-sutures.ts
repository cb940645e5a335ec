import type { FamilyDrawing } from '../../family.ts'
import { at, bar, ellipse, num, path, poly, rect, times, turn } from '../../marks.ts'
import { letter } from '../../lettering.ts'
import { firstNumber } from '../../hash.ts'
import { natural } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { sachet } from '../../shapes/packs.ts'
import { roll } from '../../shapes/supplies.ts'
import { sutureNeedle } from '../../shapes/needles.ts'
import { gauzeBandages, gauzeSwabs, gauzeThan } from '../../things/dressings.ts'

function gauzeWeave(x: number, y: number, w: number, h: number): string {
  const c = '#cfd5d8'
  let d = ''
  for (let i = 1; i < w / 14; i += 1) d += `M${num(x + i * 14)} ${num(y)}v${num(h)}`
  for (let i = 1; i < h / 14; i += 1) d += `M${num(x)} ${num(y + i * 14)}h${num(w)}`
  return bar(d, c, 1.6, { op: 0.85 })
}

export const dressingsAndSutures = {
  'gauze-swab-roll': {
    cm: 26,
    looks: {
      swab: { cm: 22, focus: [380, 500], draw: gauzeSwabs },
      roll: { cm: 24, focus: [480, 400], draw: gauzeThan },
      bandage: { cm: 24, focus: [330, 640], draw: gauzeBandages },
    },
    choose: (p) => p.fact('form'),
    focus: [330, 640],
    draw: (p) => {
      const r = roll(p, 690, 300, 190, 400, '#f6f7f6', { coreRadius: 0.2, core: '#e6e6e2' })
      return (
        r +
        `<g clip-path="${p.clip(path('M500 300V700A190 80 0 0 0 880 700V300z', '#000'))}">${gauzeWeave(505, 330, 372, 420)}</g>` +
        rect(500, 470, 380, 150, p.tint.base, 0, { op: 0.93 }) +
        letter(690, 540, p.brand, {
          size: 52,
          max: 330,
          weight: 700,
          fill: '#fff',
          anchor: 'middle',
        }) +
        letter(690, 596, `Gauze ${p.size}`, {
          size: 38,
          max: 330,
          weight: 600,
          fill: '#fff',
          anchor: 'middle',
        }) +
        path(
          'M500 300V700A190 80 0 0 0 880 700V300z',
          p.linear(
            [
              [0, '#0b1d33', 0.3],
              [0.25, '#ffffff', 0.25],
              [0.45, '#ffffff', 0],
              [1, '#0b1d33', 0.35],
            ],
            1,
            0,
          ),
        ) +
        ellipse(690, 300, 190, 80, '#fbfbfa', { stroke: '#cfd5d8', sw: 2 }) +
        times(6, (i) =>
          ellipse(690, 300, 170 - i * 26, 71 - i * 11, 'none', { stroke: '#c6cdd0', sw: 3 }),
        ) +
        p.shadow(300, 860, 290, 40) +
        times(8, (i) =>
          path(
            `M70 ${830 - i * 26}H470L520 ${780 - i * 26}V${800 - i * 26}L470 ${852 - i * 26}H70z`,
            i % 2 === 0 ? '#f4f5f3' : '#e3e6e4',
            { stroke: '#c6cdd0', sw: 1.5 },
          ),
        ) +
        poly([70, 648, 470, 648, 520, 598, 130, 598], '#fdfdfc', { stroke: '#c6cdd0', sw: 2 }) +
        times(20, (i) => bar(`M${80 + i * 20} 647l56 -48`, '#d3d9da', 1.6)) +
        times(4, (i) => bar(`M${82 + i * 14} ${638 - i * 11}h398`, '#d3d9da', 1.6))
      )
    },
  },
  'micropore-tape': {
    cm: 18,
    focus: [320, 560],
    draw: (p) => {
      const w = firstNumber(p.size, 1) * (p.size.includes('cm') ? 70 : 120)
      const h = Math.max(110, Math.min(260, w))
      const c = '#f7f1e6'
      return (
        carton(p, 430, 170, 330, 330, 190, {
          note: `SURGICAL TAPE · ${p.told('backing', 'Paper').toUpperCase()}`,
        }) +
        roll(p, 330, 560, 230, h, c, { core: '#ffffff', coreRadius: 0.62 }) +
        rect(104, 640 + h * 0.05, 452, h * 0.5, 'none') +
        letter(330, 680 + h * 0.42, p.brand, {
          size: 44,
          max: 300,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(330, 724 + h * 0.42, p.size, {
          size: 34,
          max: 300,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        roll(p, 720, 700, 150, 110, c, { core: '#ffffff', coreRadius: 0.62 }) +
        path(
          'M868 720C930 740 940 800 925 850L905 846C915 800 900 760 862 750z',
          p.down('#fbf7ee', '#e6dcc8'),
          { stroke: '#d3c7ae', sw: 2 },
        )
      )
    },
  },
  'absorbable-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) =>
      carton(p, 300, 120, 420, 330, 200, {
        note: `${p.told('material', 'Polyglactin 910').toUpperCase()} · ABSORBABLE`,
        colour: '#6b3fa0',
      }) +
      turn(
        -8,
        300,
        650,
        sachet(p, 110, 430, 360, 440, {
          note: p.fact('material') === 'polydioxanone' ? 'VIOLET MONOFILAMENT' : 'VIOLET BRAIDED',
          style: p.labelStyle,
        }),
      ) +
      at(560, 690, sutureNeedle(0, 0, 120, '#6b3fa0'), 0.9),
  },
} satisfies Record<string, FamilyDrawing>
