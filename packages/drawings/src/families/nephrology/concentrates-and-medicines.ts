import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { circle, path, rect, turn } from '../../marks.ts'
import { natural } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { label } from '../../shapes/label.ts'
import { carton } from '../../shapes/cartons.ts'
import { softBag } from '../../shapes/packs.ts'
import { syringe } from '../../shapes/needles.ts'
import { fluidBag } from '../../shapes/tubes-and-bags.ts'
import { jerrycan } from '../../shapes/bottles.ts'
import { vial } from '../../shapes/vessels.ts'

export const concentratesAndMedicines = {
  'bicarbonate-concentrate-part-a': {
    cm: 22,
    focus: [640, 720],
    draw: (p) =>
      jerrycan(p, 210, 920, 560, 820, {
        colour: '#f2f5f8',
        cap: '#d0342c',
        face:
          label(p, 460, 460, { note: 'ACID' }) +
          circle(400, 380, 52, '#d0342c') +
          letter(400, 404, 'A', { size: 70, weight: 700, fill: '#fff', anchor: 'middle' }),
      }),
  },
  'bicarbonate-powder-part-b': {
    cm: 24,
    focus: [590, 690],
    draw: (p) =>
      softBag(p, 180, 120, 520, 760, {
        face:
          label(p, 520, 714, { note: 'BICARBONATE POWDER' }) +
          circle(410, 520, 74, '#2f6fc4') +
          letter(410, 554, 'B', { size: 100, weight: 700, fill: '#fff', anchor: 'middle' }),
      }) +
      p.shadow(790, 890, 170, 20) +
      path(
        'M620 884Q700 800 780 790Q880 820 950 884Q780 910 620 884z',
        p.down('#ffffff', '#dfe6ec'),
        { stroke: '#cbd5dd', sw: 2 },
      ),
  },
  'capd-solution': {
    cm: 32,
    focus: [495, 850],
    draw: (p) =>
      fluidBag(p, 90, 90, 400, 560, { liquid: '#f3f0d8' }) +
      path(
        'M570 250H860Q890 250 890 280L880 640Q870 690 820 690H610Q560 690 556 640L546 280Q546 250 570 250z',
        p.linear(
          [
            [0, '#d3e2ea'],
            [0.4, '#f8fcfd'],
            [1, '#c3d5df'],
          ],
          1,
          0.3,
        ),
        { stroke: '#93a7b5', sw: 3 },
      ) +
      path('M580 290L860 640M600 640Q720 500 700 300', 'none', { stroke: '#b5c9d4', sw: 4 }) +
      letter(718, 440, 'DRAIN', { size: 44, weight: 700, fill: '#6e8797', anchor: 'middle' }) +
      rect(680, 250, 80, 18, '#ffffff', 9, { stroke: '#93a7b5', sw: 2 }) +
      tube('M250 700C250 860 380 880 470 860', 16, natural.clear, { clear: true, shadow: true }) +
      tube('M720 690C720 860 600 880 520 860', 16, natural.clear, { clear: true, shadow: true }) +
      tube('M495 862V930', 16, natural.clear, { clear: true }) +
      path('M462 846H530L520 884H472z', p.plastic('#2f6fc4')) +
      rect(474, 920, 44, 50, p.cylinder(p.tint.base), 10) +
      circle(250, 770, 26, p.ball(p.tint.base)),
  },
  'citrosteril-peracetic-disinfectant': {
    cm: 20,
    focus: [640, 740],
    draw: (p) =>
      jerrycan(p, 220, 920, 540, 780, {
        colour: '#3d6fb4',
        cap: '#f4c62e',
        face:
          label(p, 443, 437, { note: 'DISINFECTANT' }) +
          turn(45, 380, 356, rect(340, 316, 80, 80, '#ffffff', 4, { stroke: '#d0342c', sw: 9 })) +
          path('M366 372l28-36M366 336h28', 'none', { stroke: '#1d2733', sw: 8 }),
      }),
  },
  erythropoietin: {
    cm: 16,
    focus: [400, 640],
    draw: (p) =>
      carton(p, 270, 150, 470, 390, 210, { note: 'EPOETIN ALFA · 2–8 °C' }) +
      turn(
        -8,
        470,
        690,
        syringe(p, 320, 620, 330, 72, { fill: 0.5, needle: '#8f979f', plunger: p.tint.light }),
      ) +
      turn(
        4,
        470,
        820,
        syringe(p, 300, 800, 330, 72, { fill: 0.5, plunger: p.tint.light }) +
          rect(650, 778, 190, 44, p.glassRod('#c3cad1', 1), 12, { stroke: '#8e99a4', sw: 2 }),
      ),
  },
  heparin: {
    cm: 10,
    focus: [320, 560],
    draw: (p) =>
      carton(p, 470, 250, 300, 480, 170, { note: 'HEPARIN SODIUM INJ.' }) +
      vial(p, 300, 880, 270, 600, { cap: '#d9462e' }),
  },
} satisfies Record<string, FamilyDrawing>
