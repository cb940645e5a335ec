import type { FamilyDrawing } from '../../family.ts'
import { needleColour } from '../../colours.ts'
import { firstNumber } from '../../hash.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { bottle } from '../../shapes/bottles.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { softBag } from '../../shapes/packs.ts'
import { cassette } from '../../shapes/supplies.ts'

/** Small reagent bottle with dropper cap and a word on its label. */
const reagent = (
  p: Pen,
  cx: number,
  base: number,
  liquid: string,
  cap: string,
  word: string,
): string =>
  p.shadow(cx, base, 80, 16) +
  rect(cx - 66, base - 210, 132, 210, p.glass('#eef5f8', 0.9), 18, { stroke: '#8fa1b0', sw: 3 }) +
  rect(cx - 58, base - 150, 116, 142, liquid, 12, { op: 0.85 }) +
  rect(cx - 62, base - 156, 124, 92, '#ffffff', 4, { stroke: '#c3ccd5', sw: 1.5 }) +
  letter(cx, base - 98, word, {
    size: 40,
    max: 108,
    weight: 700,
    fill: p.tint.dark,
    anchor: 'middle',
  }) +
  rect(cx - 36, base - 250, 72, 46, p.cylinder(cap), 6) +
  path(
    `M${cx - 30} ${base - 250}L${cx - 10} ${base - 312}H${cx + 10}L${cx + 30} ${base - 250}z`,
    p.cylinder(cap),
  )

const kit = (
  p: Pen,
  note: string,
  bottles: readonly (readonly [liquid: string, cap: string, word: string])[],
): string =>
  carton(p, 240, 110, 470, 380, 210, { note }) +
  bottles
    .map(([liquid, cap, word], i) =>
      reagent(p, 500 - (bottles.length - 1) * 85 + i * 170, 900 - (i % 2) * 14, liquid, cap, word),
    )
    .join('')

const card = (p: Pen, note: string, text: string): string =>
  carton(p, 320, 90, 430, 330, 190, { note }) +
  turn(-10, 300, 690, cassette(p, 190, 430, 190, 470, { text })) +
  turn(6, 560, 700, cassette(p, 450, 470, 190, 440, { text, bands: 0 })) +
  reagent(p, 790, 880, '#e3eff5', '#f4f6f8', 'Buffer')

const tip = (p: Pen, x: number, y: number, c: string): string =>
  path(
    `M${x - 30} ${y}H${x + 30}L${x + 18} ${y + 130}L${x + 5} ${y + 300}H${x - 5}L${x - 18} ${y + 130}z`,
    p.cylinder(c),
    { stroke: tone(c, -0.35), sw: 2 },
  ) + bar(`M${x - 30} ${y + 24}h60`, tone(c, -0.25), 4)

export const laboratorySupplies = {
  'hba1c-kit': {
    cm: 24,
    focus: [500, 780],
    draw: (p) =>
      kit(p, 'HbA1c · STORE AT 2 TO 8 °C', [
        ['#f4f0e4', '#f4f6f8', 'R1'],
        ['#e8e0d0', '#3b7dc4', 'R2'],
        ['#c98a8f', '#d0342c', 'Lyse'],
      ]),
  },
  'widal-kit': {
    cm: 24,
    focus: [500, 780],
    draw: (p) =>
      kit(p, 'WIDAL ANTIGENS · 2 TO 8 °C', [
        ['#5f8fd0', '#2f6fc0', 'O'],
        ['#c76a8f', '#d0342c', 'H'],
        ['#c9a4c4', '#7a4bb0', 'AH'],
        ['#a9c98f', '#2f8f5b', 'BH'],
      ]),
  },
  'blood-grouping-sera': {
    cm: 20,
    focus: [500, 780],
    draw: (p) =>
      kit(p, 'BLOOD GROUPING · 2 TO 8 °C', [
        ['#3b7dc4', '#2f6fc0', 'A'],
        ['#f0c62a', '#e0b21a', 'B'],
        ['#eef5f8', '#d5dbe1', 'D'],
      ]),
  },
  'latex-serology-kit': {
    cm: 22,
    focus: [640, 780],
    draw: (p) =>
      carton(p, 200, 110, 470, 360, 210, {
        note: `${p.told('marker', 'CRP').toUpperCase()} LATEX`,
      }) +
      reagent(p, 200, 900, '#fbfbf8', '#3b7dc4', 'Latex') +
      reagent(p, 360, 890, '#f4e3b0', '#d0342c', 'Pos') +
      turn(
        -6,
        680,
        790,
        rect(480, 690, 400, 190, '#23282f', 18, { stroke: '#0b1d33', sw: 3 }) +
          times(6, (i) =>
            circle(560 + (i % 3) * 120, 740 + Math.floor(i / 3) * 90, 38, '#3b444f', {
              stroke: '#8c97a3',
              sw: 3,
            }),
          ) +
          times(14, (i) => circle(540 + ((i * 37) % 44), 722 + ((i * 23) % 40), 4, '#ffffff')),
      ),
  },
  'syphilis-rapid-test': {
    cm: 22,
    focus: [300, 640],
    draw: (p) => card(p, 'RAPID TEST', 'SYPHILIS'),
  },
  'troponin-rapid-test': {
    cm: 22,
    focus: [300, 640],
    draw: (p) =>
      card(p, 'CARDIAC MARKER', p.fact('markers').startsWith('nt') ? 'NT-proBNP' : 'TROPONIN I') +
      line('M760 560h40l20 -50 30 110 24 -80 14 20h50', '#d0342c', 8),
  },
  'sample-container': {
    cm: 12,
    focus: [420, 640],
    draw: (p) => {
      const pot = (cx: number, base: number, k: number, full: boolean): string =>
        p.shadow(cx, base, 190 * k, 26) +
        path(
          `M${cx - 170 * k} ${base - 420 * k}H${cx + 170 * k}L${cx + 140 * k} ${base - 20 * k}Q${cx} ${base + 20 * k} ${cx - 140 * k} ${base - 20 * k}z`,
          p.glass('#eef5f8', 0.9),
          { stroke: '#8fa1b0', sw: 3 },
        ) +
        (full
          ? path(
              `M${cx - 160 * k} ${base - 260 * k}H${cx + 160 * k}L${cx + 138 * k} ${base - 24 * k}Q${cx} ${base + 14 * k} ${cx - 138 * k} ${base - 24 * k}z`,
              '#e8cf6a',
              { op: 0.7 },
            )
          : '') +
        rect(cx - 110 * k, base - 300 * k, 190 * k, 150 * k, '#ffffff', 8, {
          stroke: '#c3ccd5',
          sw: 2,
        }) +
        times(5, (i) =>
          bar(`M${cx + 96 * k} ${base - 320 * k + i * 54 * k}h${34 * k}`, '#5b6f7e', 4),
        ) +
        rect(
          cx - 190 * k,
          base - 520 * k,
          380 * k,
          120 * k,
          p.cylinder(full ? p.tint.base : '#d0342c'),
          16,
        ) +
        times(15, (i) =>
          bar(`M${cx - 170 * k + i * 24 * k} ${base - 505 * k}v${90 * k}`, '#0b1d33', 3, {
            op: 0.18,
          }),
        ) +
        letter(cx - 14 * k, base - 232 * k, p.brand, {
          size: 44 * k,
          max: 170 * k,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(cx - 14 * k, base - 182 * k, p.size, {
          size: 38 * k,
          max: 160 * k,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        })
      return pot(690, 760, 0.8, false) + pot(360, 890, 1.15, true)
    },
  },
  'lab-stain': {
    cm: 18,
    focus: [320, 620],
    draw: (p) =>
      bottle(p, 320, 900, 320, 720, { colour: '#8a4d14', cap: '#23282f', neck: 0.34 }) +
      p.shadow(740, 905, 150, 20) +
      [
        ['#5a3fa0', 610],
        ['#b02a6a', 860],
      ]
        .map(([c, x]) =>
          bottle(p, Number(x), 900, 170, 430, {
            colour: tone(String(c), 0.1),
            cap: '#f4f6f8',
            top: 'dropper',
          }),
        )
        .join('') +
      turn(
        -8,
        720,
        320,
        rect(540, 280, 360, 110, '#eef5f8', 4, { stroke: '#8fa1b0', sw: 3 }) +
          ellipse(740, 336, 100, 34, '#a57fc4', { op: 0.7 }) +
          rect(540, 280, 80, 110, '#ffffff', 4, { stroke: '#8fa1b0', sw: 2 }),
      ),
  },
  'pipette-tips': {
    cm: 16,
    focus: [360, 560],
    draw: (p) => {
      const c = p.size.startsWith('100')
        ? '#7db8e0'
        : p.size.startsWith('2 ')
          ? '#f0d060'
          : '#e6f0f4'
      return (
        softBag(p, 520, 90, 360, 420, { note: 'MICROPIPETTE TIPS' }) +
        p.shadow(330, 905, 280, 30) +
        times(6, (i) => tip(p, 150 + i * 72, 400 + (i % 2) * 14, c)) +
        path('M90 560H570L540 880Q536 900 516 900H144Q124 900 120 880z', p.plastic(p.tint.soft), {
          stroke: p.tint.base,
          sw: 3,
        }) +
        rect(84, 540, 492, 44, p.plastic(p.tint.light), 10, { stroke: p.tint.base, sw: 2 }) +
        turn(64, 760, 760, tip(p, 760, 620, c)) +
        turn(40, 700, 700, tip(p, 690, 560, c))
      )
    },
  },
  'test-tube': {
    cm: 24,
    focus: [500, 360],
    draw: (p) =>
      p.shadow(500, 900, 380, 36) +
      times(5, (i) => {
        const x = 220 + i * 140
        const fill = ['#b3d4ea', '#e8cf6a', '#d99aa0', '#a9d4b0', '#c9a4c4'][i] ?? '#b3d4ea'
        return (
          path(`M${x - 44} 160V740A44 44 0 0 0 ${x + 44} 740V160z`, p.glass('#eef5f8', 0.9), {
            stroke: '#8fa1b0',
            sw: 3,
          }) +
          path(`M${x - 38} ${420 + i * 30}V738A38 38 0 0 0 ${x + 38} 738V${420 + i * 30}z`, fill, {
            op: 0.75,
          }) +
          (p.fact('rim') === 'screw cap'
            ? rect(x - 50, 110, 100, 70, p.cylinder('#23282f'), 8)
            : ellipse(x, 160, 52, 13, '#dfecf2', { stroke: '#8fa1b0', sw: 3 })) +
          line(`M${x - 24} 200V720`, '#ffffff', 9, { op: 0.8 })
        )
      }) +
      rect(110, 470, 780, 50, p.plastic(p.tint.light), 10, {
        stroke: p.tint.base,
        sw: 3,
        op: 0.92,
      }) +
      rect(110, 800, 780, 80, p.plastic(p.tint.base), 14, { stroke: p.tint.dark, sw: 3 }) +
      rect(120, 500, 40, 320, p.plastic(p.tint.light), 8) +
      rect(840, 500, 40, 320, p.plastic(p.tint.light), 8) +
      letter(500, 856, `${p.brand} ${p.size}`, {
        size: 46,
        max: 640,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      }),
  },
  'blood-collection-needle': {
    cm: 12,
    focus: [500, 700],
    draw: (p) => {
      const c = needleColour(firstNumber(p.size, 21))
      return (
        carton(p, 400, 90, 380, 290, 170, { note: 'MULTI-SAMPLE NEEDLE' }) +
        p.resting(
          turn(
            -16,
            500,
            680,
            rect(560, 674, 330, 12, p.metalRod(), 2) +
              path('M890 674l40 12h-40z', '#6e7984') +
              rect(430, 640, 140, 80, p.rod(c), 14, { stroke: tone(c, -0.35), sw: 3 }) +
              times(6, (i) => bar(`M${450 + i * 20} 644v72`, tone(c, -0.3), 4)) +
              rect(230, 656, 210, 48, p.rod('#f0f3f6'), 22, { stroke: '#98a4b0', sw: 2 }) +
              rect(200, 675, 40, 10, p.metalRod(), 2),
          ) +
            turn(
              -16,
              420,
              850,
              rect(160, 800, 430, 110, p.glassRod('#e6f0f4', 1), 16, { stroke: '#8fa1b0', sw: 3 }) +
                rect(140, 780, 40, 150, p.rod('#eaf2f6'), 10, { stroke: '#8fa1b0', sw: 3 }) +
                rect(580, 826, 60, 58, p.rod('#eaf2f6'), 10, { stroke: '#8fa1b0', sw: 3 }),
            ),
        ) +
        labelCard(p, 90, 150, 270, -4)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
