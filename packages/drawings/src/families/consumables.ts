import { frenchColour, needleColour } from '../colours.ts'
import type { Drawings } from '../family.ts'
import type { familiesByCategory } from '../families.ts'
import { at, bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import { letter } from '../lettering.ts'
import { firstNumber, natural, tone } from '../materials.ts'
import { tube } from '../shapes/devices.ts'
import { labelCard } from '../shapes/label.ts'
import { carton, pouch, sachet } from '../shapes/packs.ts'
import { glove, needle, roll, sutureNeedle, syringe } from '../shapes/supplies.ts'
import { cannulaBeforePack, cannulaInPouch } from '../things/cannula.ts'
import { foley } from '../things/catheters.ts'
import { frontDispenser, topDispenser } from '../things/gloves.ts'
import { cupRespirator, foldedRespirator, loopMask, tiedMask } from '../things/masks.ts'
import { gauzeBandages, gauzeSwabs, gauzeThan } from '../things/dressings.ts'

function gauzeWeave(x: number, y: number, w: number, h: number): string {
  const c = '#cfd5d8'
  let d = ''
  for (let i = 1; i < w / 14; i += 1) d += `M${num(x + i * 14)} ${num(y)}v${num(h)}`
  for (let i = 1; i < h / 14; i += 1) d += `M${num(x)} ${num(y + i * 14)}h${num(w)}`
  return bar(d, c, 1.6, { op: 0.85 })
}

export const consumables: Drawings<(typeof familiesByCategory)['consumables'][number]> = {
  'nitrile-exam-gloves': {
    cm: 24,
    focus: [560, 330],
    draw: (p) => topDispenser(p, p.colour(natural.nitrile)),
  },
  'latex-exam-gloves': { cm: 26, focus: [560, 400], draw: (p) => frontDispenser(p, natural.latex) },
  'surgical-gloves-sterile': {
    cm: 38,
    focus: [620, 420],
    draw: (p) => {
      const g = '#e9d3ae'
      return (
        pouch(p, 60, 40, 460, 540, '', { printed: 0.92, note: 'STERILE · PAIR' }) +
        p.shadow(640, 930, 380, 36) +
        `<g transform="translate(80 90) scale(.94)">` +
        poly(
          [330, 300, 640, 270, 960, 300, 950, 870, 640, 890, 320, 870],
          p.down('#fdfdfd', '#e8edf1'),
          { stroke: '#c3ccd5', sw: 2 },
        ) +
        bar('M640 272V888', '#cdd6de', 4) +
        at(358, 350, glove(p, g), 0.48) +
        `<g transform="translate(918 350) scale(-.48 .48)">${glove(p, g)}</g>` +
        letter(380, 860, 'L', { size: 44, weight: 700, fill: p.tint.base }) +
        letter(890, 860, 'R', { size: 44, weight: 700, fill: p.tint.base }) +
        letter(640, 340, p.size, {
          size: 38,
          max: 140,
          weight: 700,
          fill: p.tint.dark,
          anchor: 'middle',
        }) +
        '</g>'
      )
    },
  },
  'syringe-with-needle': {
    cm: (p) => 8 + Math.sqrt(firstNumber(p.size, 5)) * 2.4,
    focus: [460, 540],
    draw: (p) => {
      const dia = 90 + Math.min(110, Math.sqrt(firstNumber(p.size, 5)) * 22)
      return turn(
        -38,
        500,
        500,
        syringe(p, 330, 500, 430, dia, {
          needle: needleColour(
            firstNumber(p.fact('needleGauge'), firstNumber(p.size, 5) > 9 ? 21 : 23),
          ),
          fill: 0.62,
        }),
      )
    },
  },
  'hypodermic-needle': {
    cm: 9,
    focus: [300, 680],
    draw: (p) => {
      const c = needleColour(firstNumber(p.size, 23))
      const cap = (x: number, y: number): string =>
        path(
          `M${x} ${y - 26}H${x + 60}L${x + 380} ${y - 15}Q${x + 396} ${y} ${x + 380} ${y + 15}L${x + 60} ${y + 26}H${x}z`,
          p.glassRod('#d6e6ef', 0.9),
          { stroke: '#8fa1b0', sw: 2 },
        )
      return (
        carton(p, 220, 190, 490, 400, 240, { note: 'STERILE NEEDLES · 100', colour: c }) +
        p.shadow(420, 800, 380, 36) +
        turn(-12, 400, 700, needle(p, 120, 700, 120, 420, c)) +
        turn(8, 500, 860, needle(p, 330, 830, 96, 300, c) + cap(500, 830))
      )
    },
  },
  'iv-cannula': { cm: 10, focus: [470, 560], draw: cannulaBeforePack, pack: cannulaInPouch },
  'iv-infusion-set': {
    cm: 30,
    lying: true,
    focus: [240, 300],
    draw: (p) => {
      const clear = '#dbe8ee'
      return (
        p.shadow(560, 860, 360, 44) +
        tube(
          'M230 520C230 700 300 860 520 860C800 860 900 760 900 620C900 470 760 420 620 430C470 440 400 540 440 640C480 740 640 760 720 690C790 620 730 540 650 560',
          17,
          clear,
          { clear: true, shadow: true },
        ) +
        path('M212 90L230 60L248 90V190H212z', p.cylinder('#f2f5f7'), {
          stroke: '#9aa9b5',
          sw: 2,
        }) +
        rect(180, 180, 100, 28, p.cylinder(p.tint.base), 8) +
        rect(268, 168, 44, 24, p.rod('#f2f5f7'), 6, { stroke: '#9aa9b5', sw: 2 }) +
        rect(186, 208, 88, 220, p.glass('#e3eef3', 0.95), 14, { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(194, 320, 72, 100, '#cfe5f2', 8, { op: 0.9 }) +
        path('M230 230v34', 'none', { stroke: '#9fb2bf', sw: 8 }) +
        circle(230, 286, 9, '#a9cfe4') +
        path('M190 428H270L246 470V520H214V470z', p.cylinder('#f2f5f7'), {
          stroke: '#9aa9b5',
          sw: 2,
        }) +
        turn(
          64,
          380,
          800,
          rect(290, 752, 190, 92, p.plastic('#f6f8fa'), 14, { stroke: '#9aa9b5', sw: 2 }) +
            rect(310, 776, 150, 30, '#cfd9e1', 12) +
            circle(420, 780, 40, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 2 }) +
            times(7, (i) => bar(`M${394 + i * 9} 752v14`, p.tint.dark, 3)),
        ) +
        path('M610 540l50-8 10 46-52 10z', p.rod('#f2f5f7'), { stroke: '#9aa9b5', sw: 2 }) +
        rect(660, 534, 70, 38, p.rod('#dfb35a'), 8) +
        path('M560 582l-90 34-4-12 88-34z', p.metalRod()) +
        labelCard(p, 480, 100, 400, 4)
      )
    },
  },
  '3-ply-mask': {
    cm: 22,
    focus: [500, 640],
    draw: loopMask,
    looks: { tied: { cm: 24, focus: [500, 640], draw: tiedMask } },
    choose: (p) => (p.fact('fixing').startsWith('tie') ? 'tied' : ''),
  },
  'n95-respirator': {
    cm: 18,
    focus: [500, 560],
    draw: cupRespirator,
    looks: { folded: { cm: 18, focus: [400, 520], draw: foldedRespirator } },
    choose: (p) => (p.fact('strap') === 'ear loop' ? 'folded' : ''),
  },
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
  'foley-catheter': { cm: 30, focus: [250, 300], lying: true, draw: foley },
  'ryles-tube': {
    cm: 26,
    lying: true,
    focus: [700, 240],
    draw: (p) => {
      const c = '#d3e6d8'
      const v = frenchColour(firstNumber(p.size, 14))
      const d =
        'M700 220C560 300 300 190 170 420C60 640 260 880 520 860C780 840 880 640 760 500C650 380 420 380 340 520C270 660 420 770 560 730C690 690 680 560 570 560C500 560 480 620 520 650'
      return (
        tube(d, 26, c, { clear: true, shadow: true }) +
        line(d, '#3b6ea8', 3, { op: 0.75 }) +
        [
          [190, 390],
          [146, 540],
          [210, 720],
          [380, 836],
        ]
          .map(([x, y]) => bar(`M${num((x ?? 0) - 12)} ${num(y ?? 0)}h26`, '#1d2733', 8))
          .join('') +
        path('M690 236L780 168L752 128L676 206z', p.rod('#eef4f0'), { stroke: '#8fa99a', sw: 2 }) +
        path(
          'M752 118L890 40L930 110L790 178z',
          p.linear(
            [
              [0, tone(v, 0.3)],
              [0.5, v],
              [1, tone(v, -0.3)],
            ],
            0.5,
            1,
          ),
          { stroke: tone(v, -0.35), sw: 2 },
        ) +
        ellipse(910, 74, 18, 42, tone(v, -0.45), { t: 'rotate(-28 910 74)' }) +
        tube('M850 160C900 220 900 280 860 310', 10, v) +
        circle(856, 318, 24, p.ball(v)) +
        circle(520, 648, 17, c, { stroke: '#8fa99a', sw: 2 }) +
        [
          [545, 566],
          [590, 562],
          [628, 585],
        ]
          .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 9, 4, '#5f8170'))
          .join('') +
        labelCard(p, 70, 60, 390, -4)
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
  'surgical-gown': {
    cm: 150,
    focus: [500, 300],
    draw: (p) => {
      const c = '#5a97cf'
      const edge = { stroke: tone(c, -0.35), sw: 3 }
      const sleeve = (s: number): string =>
        path(
          `M${500 + s * 150} 150C${500 + s * 250} 190 ${500 + s * 300} 300 ${500 + s * 370} 600L${500 + s * 290} 640C${500 + s * 250} 500 ${500 + s * 220} 440 ${500 + s * 180} 380z`,
          p.linear(
            [
              [0, tone(c, s < 0 ? 0.2 : -0.1)],
              [1, tone(c, -0.25)],
            ],
            1,
            1,
          ),
          edge,
        ) +
        path(
          `M${500 + s * 372} 596L${500 + s * 392} 668L${500 + s * 312} 700L${500 + s * 290} 638z`,
          p.down('#f7f9fa', '#d5dde4'),
          { stroke: '#b3bfca', sw: 2 },
        )
      return (
        p.shadow(500, 948, 330, 34) +
        sleeve(-1) +
        sleeve(1) +
        path(
          'M370 130Q440 180 500 180Q560 180 630 130L670 190C710 400 720 700 750 930Q500 970 250 930C280 700 290 400 330 190z',
          p.linear(
            [
              [0, tone(c, -0.1)],
              [0.25, tone(c, 0.28)],
              [0.5, c],
              [0.8, tone(c, 0.1)],
              [1, tone(c, -0.22)],
            ],
            1,
            0.1,
          ),
          edge,
        ) +
        path(
          'M370 130Q440 180 500 180Q560 180 630 130L616 118Q560 150 500 150Q440 150 384 118z',
          tone(c, -0.2),
        ) +
        line(
          'M400 300C390 500 370 750 350 920M600 300C620 500 630 750 650 920M500 560C500 700 490 800 495 940',
          tone(c, -0.25),
          5,
          { op: 0.55 },
        ) +
        tube('M316 520Q500 560 690 520', 18, tone(c, 0.2)) +
        line(
          'M420 540C400 620 430 660 410 720M436 540C450 600 440 640 455 690',
          tone(c, 0.25),
          11,
        ) +
        rect(540, 250, 120, 74, '#ffffff', 6) +
        letter(600, 282, p.brand, {
          size: 24,
          max: 106,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(600, 312, p.size, {
          size: 22,
          max: 100,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
}
