import type { FamilyDrawing } from '../../family.ts'
import { frenchColour } from '../../colours.ts'
import { firstNumber } from '../../hash.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { letter } from '../../lettering.ts'
import { natural, tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { labelCard } from '../../shapes/label-faces.ts'
import { pouch } from '../../shapes/packs.ts'
import { coil, tube } from '../../shapes/stands.ts'

const clear = '#dbe8ef'
const wall = '#8fa1b0'
const hub = (p: Pen): string => frenchColour(firstNumber(p.size, 12))

/** Coloured funnel or connector pointing left, its shaft leaves to the right at 0,0. */
const funnel = (p: Pen, colour: string): string =>
  path('M0 -16L-110 -40Q-128 0 -110 40L0 16z', p.rod(colour), {
    stroke: tone(colour, -0.35),
    sw: 2,
  }) +
  times(3, (i) => bar(`M${-90 + i * 26} ${-34 + i * 5}v${68 - i * 10}`, tone(colour, -0.3), 4)) +
  ellipse(-112, 0, 11, 40, tone(colour, -0.25))

const tip = (x: number, y: number): string =>
  ellipse(x, y, 9, 5, '#5b6f7e') + ellipse(x - 40, y + 3, 9, 5, '#5b6f7e')

export const drainsAndCatheters = {
  'suction-catheter': {
    cm: 50,
    lying: true,
    focus: [270, 330],
    draw: (p) =>
      tube(
        'M310 330C600 300 900 340 900 560C900 800 560 860 420 720C340 620 460 520 580 570C690 630 640 760 520 800C400 830 280 820 180 870',
        26,
        clear,
        { clear: true },
      ) +
      tip(196, 864) +
      at(
        300,
        330,
        funnel(p, hub(p)) +
          (p.fact('control') === 'no'
            ? ''
            : rect(-84, -86, 52, 66, p.cylinder(hub(p)), 8, {
                stroke: tone(hub(p), -0.35),
                sw: 2,
              }) + ellipse(-58, -86, 26, 9, '#30353b')),
        1.4,
      ) +
      labelCard(p, 520, 110, 340, 4),
  },
  'yankauer-set': {
    cm: 40,
    lying: true,
    focus: [250, 300],
    draw: (p) =>
      coil(620, 660, 260, 210, 4, 34, clear) +
      tube('M720 330C820 380 900 460 890 600', 34, clear, { clear: true }) +
      tube('M190 250C330 180 440 260 640 310', 46, '#e6f0f4', { clear: true }) +
      path('M600 270L740 292Q770 330 736 366L590 340z', p.rod('#e6f0f4'), { stroke: wall, sw: 3 }) +
      times(5, (i) => bar(`M${620 + i * 24} ${280 + i * 3}l-6 58`, '#9fb4c2', 6)) +
      ellipse(180, 256, 44, 36, p.ball('#e6f0f4'), { stroke: wall, sw: 3 }) +
      circle(160, 246, 6, '#5b6f7e') +
      circle(180, 272, 6, '#5b6f7e') +
      circle(196, 240, 6, '#5b6f7e') +
      labelCard(p, 100, 700, 320, -5),
  },
  'nelaton-catheter': {
    cm: 40,
    lying: true,
    focus: [240, 300],
    draw: (p) =>
      turn(
        -30,
        400,
        560,
        pouch(
          p,
          90,
          380,
          780,
          250,
          rect(420, 500, 400, 20, p.glassRod('#f4eee2', 1), 10, { stroke: '#b8a888', sw: 2 }),
          { printed: 0.34, note: 'STERILE EO' },
        ),
      ) +
      tube('M300 330L880 840', 26, '#f1e9da') +
      ellipse(846, 808, 10, 6, '#6b5d45', { t: 'rotate(42 846 808)' }) +
      ellipse(800, 770, 10, 6, '#6b5d45', { t: 'rotate(42 800 770)' }) +
      at(310, 340, funnel(p, hub(p)), 1.5, 41),
  },
  'external-catheter': {
    cm: 16,
    focus: [330, 690],
    draw: (p) => {
      const c = p.fact('material') === 'silicone' ? '#dfecf2' : '#ecd9b0'
      // Unrolled: the sheath narrows to the outlet that takes the tube of a urine bag.
      const one = (x: number, y: number): string =>
        p.shadow(x + 210, y + 92, 250, 20) +
        path(
          `M${x} ${y - 72}L${x + 270} ${y - 58}C${x + 330} ${y - 54} ${x + 336} ${y - 22} ${x + 380} ${y - 20}H${x + 480}V${y + 20}H${x + 380}C${x + 336} ${y + 22} ${x + 330} ${y + 54} ${x + 270} ${y + 58}L${x} ${y + 72}z`,
          p.cylinder(c),
          { stroke: tone(c, -0.35), sw: 2, op: 0.92 },
        ) +
        line(
          `M${x + 380} ${y - 20}V${y + 20}M${x + 410} ${y - 20}V${y + 20}M${x + 440} ${y - 20}V${y + 20}`,
          tone(c, -0.25),
          3,
        ) +
        ellipse(x, y, 30, 78, tone(c, -0.1), { stroke: tone(c, -0.4), sw: 8 }) +
        ellipse(x, y, 16, 56, tone(c, -0.35)) +
        line(`M${x + 44} ${y - 40}L${x + 262} ${y - 30}`, '#ffffff', 8, { op: 0.7 })
      return (
        carton(p, 400, 100, 380, 320, 180, { note: 'MALE EXTERNAL CATHETER' }) +
        one(150, 640) +
        one(330, 820)
      )
    },
  },
  'chest-drain': {
    cm: 34,
    focus: [620, 640],
    draw: (p) =>
      (p.fact('part').startsWith('catheter')
        ? ''
        : p.shadow(640, 910, 260, 36) +
          path(
            'M450 400H830Q860 400 860 440L850 850Q850 900 800 900H480Q430 900 430 850L420 440Q420 400 450 400z',
            p.glass('#e3eff5', 0.9),
            { stroke: wall, sw: 4 },
          ) +
          path('M426 700H856L850 850Q850 896 800 896H480Q432 896 430 850z', '#a9d4ec', {
            op: 0.75,
          }) +
          times(9, (i) => bar(`M460 ${480 + i * 40}h${i % 2 === 0 ? 60 : 36}`, '#1d2733', 4)) +
          rect(470, 330, 340, 84, p.cylinder(p.tint.base), 20) +
          rect(620, 240, 40, 100, p.cylinder('#eaf2f6'), 8, { stroke: wall, sw: 2 }) +
          rect(720, 270, 36, 70, p.cylinder('#eaf2f6'), 8, { stroke: wall, sw: 2 }) +
          rect(634, 400, 14, 420, '#c3d9e4', 6) +
          tube('M640 240C640 120 300 90 240 260', 26, clear, { clear: true })) +
      tube('M240 250C200 420 330 480 300 640C280 760 170 760 150 880', 40, '#f4f8fa', {
        clear: true,
      }) +
      line('M250 270C214 420 344 480 312 640C292 750 186 760 164 860', '#5fa3d6', 5) +
      times(4, (i) => ellipse(296 - i * 34, 690 + i * 40, 12, 8, '#5b6f7e')) +
      (p.fact('part').includes('trocar')
        ? line('M140 900L96 980M250 250L300 120', '#9aa3ac', 18) +
          line('M300 120L316 84', '#5b6f7e', 30)
        : '') +
      labelCard(
        p,
        p.fact('part').startsWith('catheter') ? 470 : 470,
        p.fact('part').startsWith('catheter') ? 360 : 560,
        300,
        0,
      ),
  },
  'wound-drain': {
    cm: 30,
    focus: [600, 560],
    draw: (p) => {
      const bulb = p.fact('bottle').startsWith('bulb')
      return (
        p.shadow(620, 900, 260, 34) +
        (bulb
          ? ellipse(620, 680, 190, 220, p.ball('#e3eff5'), { stroke: wall, sw: 4 }) +
            rect(580, 430, 80, 60, p.cylinder('#eaf2f6'), 8)
          : times(9, (i) =>
              ellipse(
                620,
                480 + i * 46,
                210,
                40,
                i % 2 === 0
                  ? p.across('#a9c3cf', '#f4f8fa', '#a9c3cf')
                  : p.across('#8fa9b7', '#dfecf2', '#8fa9b7'),
                { stroke: '#7f9dac', sw: 2 },
              ),
            ) +
            ellipse(620, 462, 210, 42, '#f4f8fa', { stroke: '#7f9dac', sw: 3 }) +
            rect(590, 390, 60, 70, p.cylinder('#eaf2f6'), 8, { stroke: wall, sw: 2 }) +
            path(
              'M410 856Q410 910 620 912Q830 910 830 856z',
              p.across(p.tint.dark, p.tint.light, p.tint.dark),
            )) +
        tube('M620 400C620 240 420 190 330 300C250 400 300 520 230 640', 20, clear, {
          clear: true,
        }) +
        line('M230 640L130 860', '#8e99a4', 20) +
        line('M230 640L130 860', '#e3e8ed', 8) +
        path('M138 842l-26 70 44 -60z', '#6e7984') +
        times(6, (i) => circle(300 - i * 4, 400 + i * 26, 5, '#5b6f7e')) +
        rect(500, 270, 70, 46, p.plastic('#3b7dc4'), 10) +
        labelCard(p, 90, 110, 320, -4) +
        letter(620, 690, p.size, {
          size: 46,
          max: 200,
          weight: 700,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
  'ostomy-bag': {
    cm: 22,
    focus: [470, 360],
    draw: (p) => {
      const closed = p.fact('outlet') === 'closed'
      const c = '#e6c9a8'
      const d = closed
        ? 'M250 300Q260 100 470 96Q680 100 690 300L720 680Q710 860 470 864Q230 860 220 680z'
        : 'M250 300Q260 100 470 96Q680 100 690 300L720 620Q720 720 640 770L590 800V900H350V800L300 770Q220 720 220 620z'
      return (
        p.shadow(480, 915, 280, 30) +
        path(
          d,
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.5, c],
              [1, tone(c, -0.2)],
            ],
            1,
            0.6,
          ),
          { stroke: tone(c, -0.35), sw: 4 },
        ) +
        path(d, 'none', {
          stroke: tone(c, -0.15),
          sw: 4,
          dash: '3 7',
          t: 'translate(38 40) scale(.92)',
        }) +
        circle(
          470,
          330,
          168,
          p.radial([
            [0, '#f6e3c8'],
            [0.8, '#e9cba0'],
            [1, '#d8b384'],
          ]),
          { stroke: '#b98f5c', sw: 3 },
        ) +
        circle(470, 330, 120, 'none', { stroke: '#b98f5c', sw: 3, dash: '8 8' }) +
        circle(470, 330, 60, tone(c, -0.45), { stroke: '#b98f5c', sw: 4 }) +
        circle(470, 150, 22, '#f4f6f8', { stroke: '#98a4b0', sw: 3 }) +
        (closed ? '' : rect(330, 848, 300, 34, p.rod(p.tint.base), 14)) +
        labelCard(p, 640, 560, 300, 4)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
