import type { FamilyDrawing } from '../../family.ts'
import { letter } from '../../lettering.ts'
import { bar, circle, ellipse, line, path, rect, times, turn } from '../../marks.ts'
import { natural, tone } from '../../tones.ts'
import { tube } from '../../shapes/stands.ts'
import { carton } from '../../shapes/cartons.ts'
import { bottle, canSize, jerrycan } from '../../shapes/bottles.ts'
import { foldedPaper } from '../../things/dressings.ts'
import { steel } from './parts.ts'

const grid = (x: number, y: number, w: number, h: number): string =>
  times(Math.floor(w / 24) + 1, (i) =>
    bar(`M${x + i * 24} ${y}v${h}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
  ) +
  times(Math.floor(h / 24) + 1, (i) =>
    bar(`M${x} ${y + i * 24}h${w}`, '#eeaaa2', i % 5 === 0 ? 2.6 : 1.2),
  )

export const readings = {
  'ecg-paper': {
    cm: 24,
    focus: [640, 620],
    looks: { 'z-fold': { cm: 22, focus: [500, 420], draw: foldedPaper } },
    choose: (p) => p.fact('format'),
    draw: (p) => {
      return (
        carton(p, 420, 110, 340, 260, 170, {
          note: `THERMAL · ${p.size === '' ? '80 mm × 20 m' : p.size}`,
          style: 2,
        }) +
        p.shadow(520, 880, 420, 40) +
        path('M300 590H930L960 850H330z', '#fdf5f3', { stroke: '#e0b9b3', sw: 2 }) +
        `<g transform="matrix(1 0 .11 1 -66 0)">${grid(306, 592, 620, 254)}</g>` +
        line(
          'M340 730h60l10-24 12 24h20l10 20 14-150 18 190 12-60h30q20-50 50 0h50l10-24 12 24h20l10 20 14-150 18 190 12-60h30q20-50 50 0h30l10-24 12 24h20l10 20 14-150 18 190 12-60h30',
          '#1d2733',
          5,
        ) +
        rect(
          90,
          470,
          270,
          330,
          p.linear(
            [
              [0, '#f0c9c2'],
              [0.3, '#fdf7f5'],
              [0.6, '#f8dfda'],
              [1, '#d9a59c'],
            ],
            1,
            0,
          ),
          20,
        ) +
        ellipse(225, 480, 135, 56, '#fbeeeb', { stroke: '#dcb3ac', sw: 2 }) +
        times(4, (i) =>
          ellipse(225, 480, 116 - i * 20, 48 - i * 8, 'none', { stroke: '#e3c0b9', sw: 2 }),
        ) +
        ellipse(225, 480, 40, 17, '#8a7a6a') +
        path('M90 790A135 56 0 0 0 360 790V800A135 56 0 0 1 90 800z', '#e3b8b0') +
        letter(225, 660, p.brand, {
          size: 42,
          max: 220,
          weight: 700,
          fill: p.tint.base,
          anchor: 'middle',
        }) +
        letter(225, 710, p.size, {
          size: 34,
          max: 200,
          weight: 600,
          fill: natural.ink,
          anchor: 'middle',
        })
      )
    },
  },
  'ecg-gel': {
    looks: {
      can: {
        cm: 20,
        focus: [500, 640],
        draw: (p) =>
          jerrycan(p, 260, 900, 480, 720, {
            colour: p.fact('colour') === 'blue' ? '#b9d6f0' : '#e6eff4',
            cap: p.tint.base,
          }),
      },
    },
    choose: canSize,
    cm: 14,
    focus: [430, 560],
    draw: (p) =>
      bottle(p, 400, 900, 270, 800, {
        colour: '#f4f7f9',
        cap: p.tint.base,
        top: 'flip',
        neck: 0.44,
        labelFrom: 0.62,
        labelHeight: 0.48,
        capHeight: 0.12,
        title: p.title,
      }) +
      path(
        'M560 880C570 840 660 820 740 836C820 850 850 890 780 900H600C570 900 556 896 560 880z',
        '#cfe6f2',
        { op: 0.95 },
      ) +
      ellipse(680, 846, 50, 9, '#ffffff', { op: 0.9 }) +
      circle(760, 620, 110, '#f6f3ea', { stroke: '#c9c2ae', sw: 3 }) +
      circle(760, 620, 44, '#dcebf2', { stroke: '#a9bcc8', sw: 3 }) +
      circle(760, 620, 22, p.ball(steel), { stroke: '#59636d', sw: 2 }) +
      line('M670 700l20-20h20l12-36 20 70 14-34h60', '#2f8f5b', 6),
  },
  'bp-cuff': {
    lying: true,
    cm: 50,
    focus: [460, 480],
    draw: (p) =>
      tube('M400 620C420 800 560 900 660 820M470 600C520 760 640 780 720 700', 20, '#2e3338', {
        shadow: true,
      }) +
      rect(640, 790, 80, 44, p.rod('#f4f6f8'), 8, {
        stroke: '#9fadb9',
        sw: 2,
        t: 'rotate(-40 680 812)',
      }) +
      rect(700, 660, 80, 44, p.rod(p.tint.base), 8, { t: 'rotate(-40 740 682)' }) +
      p.shadow(500, 690, 440, 34) +
      path(
        'M80 300Q80 270 110 268L880 230Q910 230 914 260L930 560Q930 590 900 594L130 650Q100 650 96 620z',
        p.linear(
          [
            [0, tone(p.tint.dark, 0.25)],
            [0.4, p.tint.dark],
            [1, tone(p.tint.dark, -0.3)],
          ],
          1,
          0.6,
        ),
        { stroke: p.tint.deep, sw: 3 },
      ) +
      path('M640 242L880 230Q910 230 914 260L930 560Q930 590 900 594L660 612z', '#20262d', {
        op: 0.55,
      }) +
      path('M112 290L620 264M120 626L640 590', 'none', {
        stroke: tone(p.tint.dark, 0.4),
        sw: 4,
        dash: '14 9',
      }) +
      letter(360, 440, p.brand, {
        size: 72,
        max: 440,
        weight: 700,
        fill: '#fff',
        anchor: 'middle',
        turn: -3,
      }) +
      letter(366, 516, p.size === '' ? 'ADULT 25–40 cm' : p.size, {
        size: 50,
        max: 400,
        weight: 600,
        fill: p.tint.soft,
        anchor: 'middle',
        turn: -3,
      }) +
      line(
        'M240 566L500 548M240 566l26-18M240 566l28 12M500 548l-28-14M500 548l-26 16',
        '#ffffff',
        6,
      ) +
      circle(300, 340, 16, '#ffffff') +
      letter(330, 352, 'ARTERY', { size: 30, weight: 600, fill: '#fff', turn: -3 }),
  },
  lancets: {
    cm: 12,
    focus: [400, 680],
    draw: (p) => {
      const one = (x: number, y: number, r: number, c: string): string =>
        turn(
          r,
          x,
          y,
          rect(x - 26, y - 90, 52, 170, p.cylinder(c), 12, { stroke: tone(c, -0.35), sw: 2 }) +
            times(4, (i) => bar(`M${x - 26} ${y - 20 + i * 20}h52`, tone(c, -0.3), 4)) +
            circle(x, y - 110, 34, p.ball(tone(c, 0.3)), { stroke: tone(c, -0.3), sw: 2 }),
        )
      return (
        carton(p, 250, 170, 490, 400, 220, { note: 'STERILE · 100 PCS' }) +
        p.shadow(480, 890, 400, 36) +
        one(180, 740, -20, '#3a78c9') +
        one(320, 770, 10, '#e58aa8') +
        one(460, 730, -6, '#f2c81f') +
        one(600, 780, 18, '#2f8f5b') +
        turn(
          40,
          780,
          760,
          rect(754, 680, 52, 150, p.cylinder(p.tint.base), 12, { stroke: p.tint.dark, sw: 2 }) +
            rect(776, 620, 8, 62, p.metal()) +
            path('M776 622l4-24 4 24z', '#7d8894'),
        )
      )
    },
  },
} satisfies Record<string, FamilyDrawing>
