import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { circle, ellipse, line, num, path, rect, times } from '../../marks.ts'
import { firstNumber } from '../../hash.ts'
import { natural, tone } from '../../tones.ts'
import { carton } from '../../shapes/cartons.ts'
import { roll } from '../../shapes/supplies.ts'
import { wheelchair } from '../../things/mobility.ts'
import { backBelt, kneeBrace } from '../../things/supports.ts'
import { clayPack, gelPack, heatingPad } from '../../things/heat-packs.ts'

export const exerciseAndSupport = {
  'hot-pack': {
    cm: 32,
    focus: [420, 400],
    draw: clayPack,
    looks: {
      gel: { cm: 27, focus: [400, 420], lying: true, draw: gelPack },
      electric: { cm: 36, focus: [740, 804], lying: true, draw: heatingPad },
    },
    choose: (p) => p.fact('source'),
  },
  'resistance-band': {
    cm: 30,
    focus: [320, 560],
    draw: (p) => {
      const c = p.colour(p.tint.light, 'resistance')
      return (
        p.shadow(500, 880, 400, 44) +
        path(
          'M420 330C600 240 860 200 900 340C930 470 700 520 640 600C600 660 760 700 900 740L880 880C700 850 480 780 500 620C520 500 740 440 740 370C730 330 560 400 460 470z',
          p.linear(
            [
              [0, tone(c, 0.35)],
              [0.35, c],
              [0.6, tone(c, 0.3)],
              [1, tone(c, -0.25)],
            ],
            1,
            1,
          ),
          { stroke: tone(c, -0.35), sw: 2 },
        ) +
        line('M440 360C620 270 830 240 866 340C890 440 660 520 600 610', tone(c, 0.6), 6, {
          op: 0.7,
        }) +
        roll(p, 310, 440, 200, 330, c, { core: tone(c, -0.1), coreRadius: 0.25 }) +
        rect(110, 540, 400, 150, '#ffffff', 0, { op: 0.95 }) +
        letter(310, 604, p.brand, {
          size: 50,
          max: 350,
          weight: 700,
          fill: p.tint.dark,
          anchor: 'middle',
        }) +
        letter(310, 660, p.size === '' ? 'Resistance band' : p.size, {
          size: 38,
          max: 340,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        }) +
        rect(
          110,
          540,
          400,
          150,
          p.linear(
            [
              [0, '#0b1d33', 0.28],
              [0.25, '#ffffff', 0.2],
              [0.45, '#ffffff', 0],
              [1, '#0b1d33', 0.3],
            ],
            1,
            0,
          ),
        )
      )
    },
  },
  'gym-ball': {
    cm: (p) => firstNumber(p.size, 65),
    focus: [430, 420],
    draw: (p) =>
      p.shadow(500, 905, 300, 46) +
      circle(
        500,
        500,
        400,
        p.radial(
          [
            [0, tone(p.tint.base, 0.75)],
            [0.18, tone(p.tint.base, 0.4)],
            [0.6, p.tint.base],
            [0.9, p.tint.dark],
            [1, tone(p.tint.base, -0.1)],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ) +
      times(9, (i) =>
        path(
          `M${num(500 - Math.cos(((-64 + i * 16) * Math.PI) / 180) * 398)} ${num(500 + Math.sin(((-64 + i * 16) * Math.PI) / 180) * 398)}A${num(Math.cos(((-64 + i * 16) * Math.PI) / 180) * 398)} ${num(Math.cos(((-64 + i * 16) * Math.PI) / 180) * 60)} 0 0 0 ${num(500 + Math.cos(((-64 + i * 16) * Math.PI) / 180) * 398)} ${num(500 + Math.sin(((-64 + i * 16) * Math.PI) / 180) * 398)}`,
          'none',
          { stroke: p.tint.dark, sw: 7, op: 0.5 },
        ),
      ) +
      ellipse(370, 270, 110, 60, '#ffffff', { op: 0.45, t: 'rotate(-30 370 270)' }) +
      letter(500, 540, p.brand, {
        size: 90,
        max: 480,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      letter(500, 620, p.size === '' ? '65 cm' : p.size, {
        size: 64,
        max: 300,
        weight: 600,
        fill: '#ffffff',
        anchor: 'middle',
      }) +
      circle(560, 840, 18, '#ffffff', { op: 0.9, stroke: p.tint.dark, sw: 4 }),
  },
  wheelchair: { kind: 'machine', cm: 105, focus: [400, 640], draw: wheelchair },
  'knee-ls-brace': {
    cm: 26,
    focus: [500, 476],
    draw: kneeBrace,
    looks: { 'lower back': { cm: 100, focus: [500, 506], draw: backBelt } },
    choose: (p) => p.fact('part'),
  },
  'kinesiology-tape': {
    cm: 16,
    focus: [330, 560],
    draw: (p) => {
      const c = p.colour(p.tint.light)
      return (
        carton(p, 560, 200, 230, 320, 150, { note: '5 cm × 5 m' }) +
        path(
          'M420 720C560 700 700 760 880 740L910 880C740 900 560 860 430 850z',
          p.linear(
            [
              [0, tone(c, 0.2)],
              [0.4, c],
              [1, tone(c, -0.2)],
            ],
            1,
            0.5,
          ),
          { stroke: tone(c, -0.3), sw: 2 },
        ) +
        times(7, (i) =>
          line(
            `M${440 + i * 62} ${734 + Math.sin(i) * 10}c20 40 -10 70 10 ${112}`,
            tone(c, 0.5),
            5,
            { op: 0.6 },
          ),
        ) +
        roll(p, 300, 470, 220, 320, c, { core: '#e8ddc8', coreRadius: 0.62 }) +
        times(8, (i) =>
          line(
            `M${100 + i * 56} ${520 + Math.sin(i / 2.3) * 60}c16 80 -16 160 0 ${220}`,
            tone(c, 0.5),
            5,
            { op: 0.5 },
          ),
        ) +
        letter(300, 690, p.brand, {
          size: 60,
          max: 340,
          weight: 700,
          fill: '#ffffff',
          anchor: 'middle',
        }) +
        letter(300, 750, p.print, {
          size: 42,
          max: 300,
          weight: 600,
          fill: '#ffffff',
          anchor: 'middle',
        })
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
