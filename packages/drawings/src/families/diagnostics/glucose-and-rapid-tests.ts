import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, ellipse, path, rect, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural, tone } from '../../tones.ts'
import { button, digits } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { carton } from '../../shapes/cartons.ts'
import { cassette } from '../../shapes/supplies.ts'
import { bottle } from '../../shapes/bottles.ts'

const strip = (p: Pen, x: number, y: number, r: number): string =>
  turn(
    r,
    x,
    y,
    rect(x, y, 54, 230, p.across('#f6f8fa', '#ffffff', '#e3e8ed'), 8, {
      stroke: '#9fadb9',
      sw: 2,
    }) +
      rect(x + 6, y + 8, 42, 50, '#2d333a', 5) +
      bar(`M${x + 18} ${y + 60}v110M${x + 36} ${y + 60}v110`, '#b9a14a', 5) +
      rect(x, y + 176, 54, 40, p.tint.base, 4) +
      path(`M${x + 14} ${y}h26l-8 14h-10z`, '#b4283c'),
  )

function drop(x: number, y: number, r: number): string {
  return (
    path(
      `M${x} ${y - r * 1.7}C${x + r * 0.5} ${y - r * 0.7} ${x + r} ${y - r * 0.3} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.3} ${x - r * 0.5} ${y - r * 0.7} ${x} ${y - r * 1.7}z`,
      natural.blood,
    ) + ellipse(x - r * 0.35, y + r * 0.1, r * 0.16, r * 0.34, '#ffffff', { op: 0.7 })
  )
}

function meter(p: Pen, x: number, y: number): string {
  return (
    path(
      `M${x + 60} ${y}H${x + 260}Q${x + 330} ${y + 10} ${x + 320} ${y + 120}L${x + 300} ${y + 420}Q${x + 290} ${y + 490} ${x + 210} ${y + 490}H${x + 110}Q${x + 30} ${y + 490} ${x + 20} ${y + 420}L${x} ${y + 120}Q${x - 10} ${y + 10} ${x + 60} ${y}z`,
      p.plastic('#39424d'),
      { stroke: '#20262d', sw: 3 },
    ) +
    path(
      `M${x + 66} ${y + 16}H${x + 254}Q${x + 312} ${y + 24} ${x + 304} ${y + 120}L${x + 298} ${y + 240}H${x + 22}L${x + 16} ${y + 120}Q${x + 8} ${y + 24} ${x + 66} ${y + 16}z`,
      p.plastic('#f2f5f8'),
    ) +
    screen(p, x + 52, y + 52, 216, 150, 'lcd', 8) +
    digits(x + 236, y + 160, '104', 110) +
    letter(x + 240, y + 190, 'mg/dL', { size: 24, weight: 600, fill: '#2b3a33', anchor: 'end' }) +
    logo(p, x + 160, y + 290, 40, 230, tone(p.tint.light, 0.4), 'middle') +
    button(p, x + 112, y + 350, 96, 60, p.tint.base) +
    path(`M${x + 74} ${y + 376}l-24 14 24 14zM${x + 246} ${y + 376}l24 14 -24 14z`, '#cfd8e0')
  )
}

const dengue = (antibodies: boolean) =>
  antibodies
    ? { text: 'DENGUE IgG/IgM', letters: ['C', 'G', 'M'], bands: 2 }
    : { text: 'DENGUE NS1', letters: ['C', 'T'], bands: 1 }

export const glucoseAndRapidTests = {
  'glucose-strips': {
    cm: 14,
    focus: [300, 620],
    draw: (p) =>
      carton(p, 430, 170, 340, 380, 190, { note: 'TEST STRIPS' }) +
      bottle(p, 280, 850, 250, 430, {
        colour: '#f4f6f8',
        neck: 0.9,
        capHeight: 0.22,
        labelFrom: 0.62,
        labelHeight: 0.5,
        title: 'Glucose strips',
      }) +
      p.shadow(680, 890, 250, 26) +
      strip(p, 520, 660, 8) +
      strip(p, 640, 650, -14) +
      strip(p, 790, 640, 20),
  },
  glucometer: {
    cm: 14,
    focus: [430, 360],
    draw: (p) =>
      p.shadow(500, 850, 400, 44) +
      meter(p, 260, 230) +
      `<g>${rect(393, 130, 54, 110, p.across('#f6f8fa', '#ffffff', '#e3e8ed'), 6, { stroke: '#9fadb9', sw: 2 })}${rect(399, 136, 42, 40, '#2d333a', 5)}</g>` +
      turn(
        12,
        740,
        560,
        rect(690, 330, 80, 430, p.cylinder('#39424d'), 34) +
          rect(690, 560, 80, 80, p.cylinder(p.tint.base)) +
          rect(704, 300, 52, 50, p.cylinder('#e9edf1'), 14) +
          rect(716, 680, 28, 44, '#e9edf1', 10),
      ) +
      drop(420, 90, 26) +
      bottle(p, 140, 830, 170, 280, {
        colour: '#f4f6f8',
        neck: 0.9,
        capHeight: 0.24,
        labelFrom: 0.6,
        labelHeight: 0.46,
        title: 'Strips',
      }),
  },
  'rapid-malaria-kit': {
    cm: 22,
    focus: [278, 555],
    draw: (p) =>
      carton(p, 420, 130, 370, 330, 180, { note: 'Pf / Pv ANTIGEN' }) +
      turn(
        -7,
        300,
        640,
        cassette(p, 160, 330, 230, 520, {
          text: 'MALARIA Pf/Pv',
          letters: ['C', 'Pv', 'Pf'],
          bands: 1,
        }),
      ) +
      bottle(p, 560, 860, 130, 290, { top: 'dropper', cap: '#d0342c', title: 'Buffer' }) +
      p.resting(
        turn(
          -58,
          760,
          740,
          path(
            'M660 726H720L734 716H860Q876 740 860 764H734L720 754H660z',
            p.glassRod('#e9f3f7', 1),
            { stroke: '#8fa1b0', sw: 2 },
          ) + rect(790, 722, 60, 36, '#b4283c', 10, { op: 0.6 }),
        ) +
          turn(
            -24,
            830,
            850,
            rect(760, 826, 130, 44, p.rod('#3a78c9'), 14) +
              rect(884, 838, 46, 20, p.rod('#e7ebef'), 8),
          ),
      ),
  },
  'dengue-ns1-igg-igm': {
    cm: 24,
    focus: [330, 590],
    draw: (p) =>
      carton(p, 110, 120, 400, 280, 190, { note: p.told('markers', 'NS1 · IgG · IgM') }) +
      turn(
        -5,
        300,
        640,
        cassette(p, 230, 380, 210, 480, { ...dengue(p.fact('markers') === 'igg, igm') }),
      ) +
      turn(
        5,
        600,
        640,
        cassette(p, 500, 380, 210, 480, { ...dengue(p.fact('markers') !== 'ns1') }),
      ) +
      bottle(p, 830, 860, 120, 260, { top: 'dropper', cap: '#e88024', title: 'Buffer' }),
  },
  'hiv-hbsag-hcv-rapid': {
    cm: 24,
    focus: [480, 635],
    draw: (p) => {
      const marker = p.told('marker', '')
      const one = marker !== '' && !marker.includes(',')
      const texts = one ? [marker, marker, marker] : ['HIV 1/2', 'HBsAg', 'HCV']
      return (
        carton(p, 300, 110, 440, 300, 200, { note: one ? marker : 'HIV · HBsAg · HCV' }) +
        texts
          .map((t, i) =>
            turn(
              (i - 1) * 7,
              500,
              1400,
              cassette(p, 150 + i * 235, 450, 190, 430, {
                text: t,
                letters: t === 'HIV 1/2' ? ['C', '2', '1'] : ['C', 'T'],
                bands: i === 1 ? 0 : 1,
              }),
            ),
          )
          .join('')
      )
    },
  },
  'urine-strips': {
    cm: 14,
    focus: [650, 500],
    draw: (p) => {
      const pads = [
        '#e6d36a',
        '#9fc7d8',
        '#e7b08a',
        '#dcd7a2',
        '#b9d089',
        '#d8a6b8',
        '#8fb77a',
        '#efe3a8',
        '#c9bcd8',
        '#5f93a8',
      ]
      const dip = (x: number, y: number, r: number): string =>
        turn(
          r,
          x,
          y + 300,
          rect(x, y, 44, 620, p.across('#ffffff', '#eef2f5'), 4, { stroke: '#aab6c1', sw: 2 }) +
            pads
              .map((c, i) =>
                rect(x + 5, y + 14 + i * 42, 34, 32, c, 3, { stroke: tone(c, -0.2), sw: 1.5 }),
              )
              .join(''),
        )
      return (
        bottle(p, 280, 870, 300, 620, {
          colour: '#f4f6f8',
          cap: '#f8fafb',
          neck: 0.92,
          capHeight: 0.2,
          labelFrom: 0.68,
          labelHeight: 0.56,
          title: '10 parameter strips',
        }) +
        p.shadow(700, 870, 260, 30) +
        dip(560, 230, -8) +
        dip(680, 220, 2) +
        dip(800, 230, 12)
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
