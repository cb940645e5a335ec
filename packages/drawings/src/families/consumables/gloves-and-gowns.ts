import type { FamilyDrawing } from '../../family.ts'
import { at, bar, line, path, poly, rect } from '../../marks.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { pouch } from '../../shapes/packs.ts'
import { glove } from '../../shapes/supplies.ts'
import { frontDispenser, topDispenser } from '../../things/gloves.ts'
import { cupRespirator, foldedRespirator, loopMask, tiedMask } from '../../things/masks.ts'

export const glovesAndGowns = {
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
} satisfies Record<string, FamilyDrawing>
