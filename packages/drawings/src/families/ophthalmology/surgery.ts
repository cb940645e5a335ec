import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, num, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { carton } from '../../shapes/cartons.ts'
import { sachet } from '../../shapes/packs.ts'
import { sutureNeedle, syringe } from '../../shapes/needles.ts'
import { bottle } from '../../shapes/bottles.ts'
import { vial } from '../../shapes/vessels.ts'

/** Almond eye with iris, as printed on packs or drawn as a motif. */
function eyeMotif(cx: number, cy: number, w: number, iris: string): string {
  const h = w * 0.3
  return (
    path(
      `M${num(cx - w / 2)} ${num(cy)}Q${num(cx)} ${num(cy - h * 2)} ${num(cx + w / 2)} ${num(cy)}Q${num(cx)} ${num(cy + h * 2)} ${num(cx - w / 2)} ${num(cy)}z`,
      '#ffffff',
      { stroke: '#3b444f', sw: w * 0.02 },
    ) +
    circle(cx, cy, h * 0.8, iris) +
    circle(cx, cy, h * 0.38, '#10161d') +
    circle(cx + h * 0.22, cy - h * 0.28, h * 0.16, '#ffffff')
  )
}

function lens(p: Pen, cx: number, cy: number, r: number): string {
  const hap = (s: number): string =>
    tube(
      `M${num(cx + s * r * 0.7)} ${num(cy - s * r * 0.74)}C${num(cx + s * r * 1.7)} ${num(cy - s * r * 1.5)} ${num(cx + s * r * 2.3)} ${num(cy - s * r * 0.5)} ${num(cx + s * r * 2)} ${num(cy + s * r * 0.7)}`,
      r * 0.13,
      '#a9cfe0',
      { clear: true },
    )
  return (
    hap(1) +
    hap(-1) +
    circle(
      cx,
      cy,
      r,
      p.radial(
        [
          [0, '#ffffff', 0.9],
          [0.6, '#d6ecf6', 0.75],
          [0.92, '#9fcbe0', 0.85],
          [1, '#6fa6c2', 0.95],
        ],
        0.4,
        0.36,
        0.66,
      ),
      { stroke: '#6797b0', sw: 4 },
    ) +
    circle(cx, cy, r * 0.84, 'none', { stroke: '#ffffff', sw: 5, op: 0.8 }) +
    path(
      `M${num(cx - r * 0.6)} ${num(cy - r * 0.3)}Q${num(cx - r * 0.4)} ${num(cy - r * 0.75)} ${num(cx + r * 0.1)} ${num(cy - r * 0.74)}Q${num(cx - r * 0.3)} ${num(cy - r * 0.5)} ${num(cx - r * 0.44)} ${num(cy - r * 0.1)}z`,
      '#ffffff',
      { op: 0.85 },
    )
  )
}

const knife = (p: Pen, x: number, y: number, blade: string): string =>
  rect(x, y - 17, 380, 34, p.rod('#f2f5f8'), 14, { stroke: '#9fadb9', sw: 2 }) +
  rect(x + 230, y - 18, 100, 36, p.rod(p.tint.base), 8) +
  times(9, (i) => bar(`M${x + 240 + i * 10} ${y - 17}v34`, p.tint.dark, 3)) +
  path(`M${x + 378} ${y - 11}L${x + 470} ${y - 6}V${y + 6}L${x + 378} ${y + 11}z`, p.metalRod()) +
  path(
    blade,
    p.linear(
      [
        [0, '#ffffff'],
        [0.5, '#b9c2cb'],
        [1, '#7d8894'],
      ],
      1,
      1,
    ),
    { stroke: '#59636d', sw: 2 },
  )

export const surgery = {
  'intraocular-lens': {
    cm: 16,
    focus: [560, 700],
    draw: (p) =>
      carton(p, 290, 130, 430, 380, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'FOLDABLE · STERILE',
      }) +
      p.shadow(500, 880, 380, 40) +
      rect(
        90,
        520,
        820,
        350,
        p.linear(
          [
            [0, '#f6fafc'],
            [0.5, '#e6eff4'],
            [1, '#d3e0e8'],
          ],
          1,
          1,
        ),
        40,
        { stroke: '#a9bcc8', sw: 2 },
      ) +
      lens(p, 500, 690, 120) +
      letter(120, 846, p.brand, { size: 36, max: 240, weight: 700, fill: p.tint.base }) +
      letter(880, 846, p.size === '' ? '+21.0 D' : p.size, {
        size: 40,
        max: 220,
        weight: 700,
        fill: natural.ink,
        anchor: 'end',
      }),
  },
  viscoelastic: {
    cm: 18,
    focus: [400, 620],
    draw: (p) =>
      carton(p, 290, 160, 450, 400, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: `${p.told('substance', 'HPMC')} ${p.told('strength', '2 %')} · PFS`,
      }) +
      turn(
        -10,
        460,
        690,
        syringe(p, 300, 680, 380, 110, { liquid: '#e3f3f8', fill: 0.75, plunger: '#ffffff' }) +
          rect(720, 668, 50, 24, p.rod(p.tint.base), 6) +
          line('M770 680H860Q880 680 892 700', '#8a949f', 6),
      ),
  },
  'trypan-blue': {
    cm: 10,
    focus: [350, 620],
    draw: (p) =>
      carton(p, 480, 240, 290, 470, 170, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: `OPHTHALMIC DYE ${p.told('strength', '0.06 %')}`,
      }) +
      vial(p, 310, 860, 250, 600, { fill: '#1d3fae', cap: '#3a5fd0' }) +
      p.shadow(680, 880, 160, 22) +
      path(
        'M570 850C590 800 700 790 760 830C810 870 700 890 640 884C590 880 560 870 570 850z',
        '#1d3fae',
        { op: 0.9 },
      ) +
      ellipse(650, 836, 40, 9, '#8fa6ef', { op: 0.8 }),
  },
  'ophthalmic-blades': {
    cm: 18,
    focus: [690, 620],
    draw: (p) =>
      carton(p, 270, 130, 470, 340, 210, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'STERILE · BOX OF 6',
        style: 2,
      }) +
      p.shadow(520, 860, 400, 40) +
      turn(-6, 500, 560, knife(p, 150, 560, 'M618 552L700 528L760 556L700 590L618 568z')) +
      turn(
        -2,
        500,
        690,
        knife(p, 180, 690, 'M648 682C720 650 780 660 800 690C780 716 720 718 648 698z'),
      ) +
      turn(3, 500, 810, knife(p, 150, 810, 'M618 804L760 806L770 812L618 818z')),
  },
  'ophthalmic-suture': {
    cm: 18,
    focus: [640, 720],
    draw: (p) =>
      carton(p, 320, 100, 400, 330, 190, {
        art: eyeMotif(500, 500, 900, p.tint.base),
        note: 'NYLON MONOFILAMENT',
      }) +
      turn(
        -8,
        280,
        640,
        sachet(p, 90, 440, 340, 430, {
          title: p.title,
          note: `${p.size === '' ? '10-0' : p.size} · 6 mm SPATULA`,
        }),
      ) +
      sutureNeedle(620, 700, 90, '#1d2733') +
      line('M860 890C900 860 880 800 840 800', '#1d2733', 3),
  },
  'eye-drops-lubricant': {
    cm: 10,
    focus: [330, 250],
    draw: (p) =>
      carton(p, 490, 210, 270, 560, 150, {
        art: eyeMotif(500, 500, 820, p.tint.base),
        note: 'STERILE EYE DROPS',
      }) +
      bottle(p, 310, 880, 280, 640, {
        colour: '#f4f7f9',
        cap: p.tint.base,
        top: 'dropper',
        neck: 0.44,
        labelFrom: 0.52,
        labelHeight: 0.44,
      }),
  },
} satisfies Record<string, FamilyDrawing>
