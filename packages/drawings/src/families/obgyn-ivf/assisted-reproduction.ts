import type { FamilyDrawing } from '../../family.ts'
import { bar, circle, ellipse, path, rect, times, turn } from '../../marks.ts'
import { natural } from '../../tones.ts'
import { coil, tube } from '../../shapes/stands.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { carton } from '../../shapes/cartons.ts'
import { bottle } from '../../shapes/bottles.ts'
import { iuiCatheter, transferCatheter } from '../../things/catheters.ts'

const clear = natural.clear

export const assistedReproduction = {
  'iui-catheter': { cm: 24, focus: [700, 470], draw: iuiCatheter },
  'embryo-transfer-catheter': { cm: 26, focus: [300, 500], draw: transferCatheter },
  'ovum-pickup-needle': {
    cm: 30,
    lying: true,
    focus: [330, 420],
    draw: (p) =>
      p.shadow(520, 900, 380, 40) +
      labelCard(p, 480, 170, 400, 5) +
      coil(650, 650, 230, 190, 3, 14, '#dcebf0') +
      tube('M420 480C470 520 470 600 422 650', 14, '#dcebf0', { clear: true }) +
      turn(
        -34,
        300,
        500,
        path('M60 494L96 484H330V504H66z', p.metalRod('#c3cad1'), { stroke: '#6e7984', sw: 1.5 }) +
          times(9, (i) => bar(`M${110 + i * 9} 482v24`, '#59636d', 3)) +
          path(
            'M320 470H470Q500 474 504 494Q500 514 470 518H320Q306 494 320 470z',
            p.rod(p.tint.base),
            { stroke: p.tint.dark, sw: 2 },
          ) +
          times(6, (i) => bar(`M${350 + i * 20} 472v44`, p.tint.dark, 4)),
      ) +
      path('M780 460L900 440L930 480L800 510z', p.plastic('#f4f6f8'), {
        stroke: '#9fadb9',
        sw: 2,
      }) +
      path('M820 740H940L960 800L940 850H820L800 800z', p.cylinder('#f4f6f8'), {
        stroke: '#9fadb9',
        sw: 2,
      }) +
      rect(840, 700, 80, 46, p.cylinder(p.tint.base), 8) +
      tube('M880 700C880 620 860 600 840 590', 14, '#dcebf0', { clear: true }),
  },
  'ivf-culture-media': {
    cm: 16,
    focus: [320, 500],
    draw: (p) =>
      carton(p, 470, 160, 330, 430, 170, { note: 'CULTURE MEDIUM · 2–8 °C' }) +
      bottle(p, 310, 870, 250, 600, {
        clear: true,
        liquid: '#f2a9b8',
        cap: p.tint.base,
        neck: 0.5,
        labelFrom: 0.5,
        labelHeight: 0.38,
      }) +
      p.shadow(690, 860, 210, 26) +
      ellipse(690, 830, 200, 56, '#e3edf2', { stroke: '#9fb2bf', sw: 3 }) +
      ellipse(
        690,
        816,
        192,
        50,
        p.radial([
          [0, '#fde6ea'],
          [0.8, '#f7c3cd'],
          [1, '#e7a3b2'],
        ]),
        { stroke: '#c3a1aa', sw: 2 },
      ) +
      [
        [640, 812],
        [720, 802],
        [700, 830],
      ]
        .map(
          ([x, y]) =>
            circle(x ?? 0, y ?? 0, 15, '#fff4ee', { stroke: '#d58d7b', sw: 3 }) +
            circle((x ?? 0) - 4, (y ?? 0) - 3, 4, '#d58d7b') +
            circle((x ?? 0) + 4, (y ?? 0) + 3, 4, '#d58d7b'),
        )
        .join(''),
  },
  'sperm-wash-medium': {
    cm: 16,
    focus: [700, 560],
    draw: (p) => {
      const layer = (x: number): string =>
        path(
          `M${x - 50} 380H${x + 50}V720L${x + 16} 860Q${x} 880 ${x - 16} 860L${x - 50} 720z`,
          '#eef5f8',
        ) +
        path(`M${x - 46} 460H${x + 46}V600H${x - 46}z`, '#f0e3ea') +
        path(`M${x - 46} 600H${x + 46}V710H${x - 46}z`, '#f6c9a8') +
        path(`M${x - 46} 710H${x + 46}L${x + 14} 856Q${x} 872 ${x - 14} 856z`, '#e79a6a') +
        path(
          `M${x - 50} 380H${x + 50}V720L${x + 16} 860Q${x} 880 ${x - 16} 860L${x - 50} 720z`,
          p.glass(clear, 0.7),
          { stroke: '#8fa1b0', sw: 2 },
        ) +
        times(6, (i) => bar(`M${x - 44} ${470 + i * 40}h26`, '#1d2733', 3)) +
        rect(x - 60, 300, 120, 90, p.cylinder('#3a78c9'), 10) +
        times(8, (i) => bar(`M${x - 50 + i * 14} 312v66`, '#2a5a9a', 3))
      return (
        carton(p, 480, 100, 330, 230, 160, {
          note: p.told('method', 'Density gradient').toUpperCase(),
          style: 2,
        }) +
        bottle(p, 290, 880, 270, 560, {
          clear: true,
          liquid: '#f6d9a8',
          cap: '#f4f6f8',
          neck: 0.5,
          labelFrom: 0.52,
          labelHeight: 0.4,
        }) +
        p.shadow(680, 890, 200, 26) +
        layer(580) +
        layer(760)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
