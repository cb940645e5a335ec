import type { Drawings } from '../family.ts'
import type { familiesByCategory } from '../families.ts'
import { at, bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import { letter } from '../lettering.ts'
import type { Pen } from '../materials.ts'
import { firstNumber, natural, tone } from '../materials.ts'
import { tube } from '../shapes/devices.ts'
import { labelCard } from '../shapes/label.ts'
import { carton, pouch, sachet } from '../shapes/packs.ts'
import { cannulaColour, frenchColour, gaugeColour, glove, needle, roll, sutureNeedle, syringe } from '../shapes/supplies.ts'

/** Dispenser of a hundred with one glove standing out of the slot. */
function gloveBox(p: Pen, colour: string): string {
  const art = at(220, 30, glove(p, colour), 1)
  const slot = p.clip(path('M0 0H1000V420Q900 470 512 446Q300 430 300 405L0 400z', '#000'))
  return carton(p, 90, 440, 560, 330, 260, { art, note: 'POWDER FREE · 100 PCS', colour: p.tint.base }) +
    ellipse(505, 412, 190, 34, '#17202b', { t: 'rotate(4 505 412)' }) +
      ellipse(505, 418, 176, 26, tone(colour, -0.35), { t: 'rotate(4 505 418)' }) +
    `<g clip-path="${slot}">${at(548, 34, glove(p, colour), 0.5, 9)}${path('M350 425C380 330 460 350 480 400C520 330 600 350 650 430z', p.ball(colour), { stroke: tone(colour, -0.35), sw: 2 })}</g>` +
    line('M318 404Q400 448 512 446Q640 446 694 424', '#ffffff', 9, { op: 0.9 })
}

const earLoop = (flip: number): string => tube(`M${500 + flip * 300} 330C${500 + flip * 470} 330 ${500 + flip * 480} 640 ${500 + flip * 300} 660`,
  12, '#f1f4f6')

function mask(p: Pen, colour: string): string {
  const d = 'M190 300Q500 250 810 300Q830 480 800 680Q500 760 200 680Q170 480 190 300z'
  return p.shadow(500, 730, 380, 40) + earLoop(-1) + earLoop(1) +
    path(d, p.linear([[0, tone(colour, -0.12)], [0.3, tone(colour, 0.3)], [0.6, colour], [1, tone(colour, -0.2)]], 1, 0.15),
    { stroke: tone(colour, -0.3), sw: 3 }) +
    times(3, (i) => path(`M${184 + i * 2} ${400 + i * 92}Q500 ${368 + i * 104} ${816 - i * 3} ${400 + i * 92}L${814 - i * 3} ${420 + i * 92}Q500 ${392 + i * 104} ${186 + i * 2} ${420 + i * 92}z`, tone(colour, -0.22), { op: 0.75 }) +
      line(`M${186 + i * 2} ${396 + i * 92}Q500 ${362 + i * 104} ${814 - i * 3} ${396 + i * 92}`, tone(colour, 0.6), 4)) +
    path('M190 300Q500 250 810 300L812 336Q500 286 188 336z', tone(colour, 0.62)) +
      path('M400 290Q500 276 600 290L598 308Q500 294 402 308z', p.metalRod('#c3cad1')) +
      line('M194 300Q500 252 806 300M202 672Q500 748 798 672', tone(colour, -0.28), 3, { dash: '10 7' }) +
    letter(740, 650, p.brand, { size: 26, max: 180, weight: 700, fill: tone(p.tint.dark, 0.15), anchor: 'end' })
}

function gauzeWeave(x: number, y: number, w: number, h: number): string {
  const c = '#cfd5d8'
  let d = ''
  for (let i = 1; i < w / 14; i += 1) d += `M${num(x + i * 14)} ${num(y)}v${num(h)}`
  for (let i = 1; i < h / 14; i += 1) d += `M${num(x)} ${num(y + i * 14)}h${num(w)}`
  return bar(d, c, 1.6, { op: 0.85 })
}

/** Cannula with wings and injection port in its gauge colour; lying, needle to the right. */
function cannula(p: Pen): string {
  const c = cannulaColour(firstNumber(p.size, 20))
  const w = p.rod(c)
  const edge = { stroke: tone(c, -0.35), sw: 2 }
  return rect(560, 490, 330, 18, p.glassRod('#f4f8fa', 1), 8, { stroke: '#9aa9b5', sw: 1.5 }) +
    path('M880 492L960 498L960 502L880 506z', p.metalRod()) +
        path('M440 470H520Q560 480 570 490V508Q560 520 520 530H440z', w, edge) +
        path('M430 505C370 560 340 650 372 672C420 690 500 600 500 520z', p.plastic(c), edge) +
          line('M392 660C420 640 460 590 474 540', tone(c, 0.45), 5) +
          path('M440 480C400 440 400 380 430 376C470 376 500 430 500 480z', p.plastic(tone(c, -0.15)), edge) +
        rect(400, 470, 100, 60, w, 12, edge) + rect(430, 396, 56, 84, p.cylinder(c), 8, edge) + rect(418, 340, 80, 62, p.cylinder(c), 14, edge) +
          line('M494 372C530 380 540 440 500 468', c, 10) + ellipse(458, 346, 34, 9, tone(c, 0.4)) +
        rect(250, 474, 160, 52, p.glassRod('#e9f1f5', 1), 10, { stroke: '#8fa1b0', sw: 2 }) + rect(270, 488, 110, 22, '#b4283c', 8, { op: 0.55 }) +
        rect(188, 468, 70, 64, p.rod('#f4f6f8'), 12, { stroke: '#9aa9b5', sw: 2 }) +
          rect(60, 482, 136, 36, p.rod('#eef2f4'), 10, { stroke: '#9aa9b5', sw: 2 }) +
          times(5, (i) => bar(`M${74 + i * 18} 486v28`, '#b7c2cb', 5)) +
        letter(326, 460, p.size, { size: 30, max: 120, weight: 700, fill: tone(c, -0.4), anchor: 'middle' })
}

export const consumables: Drawings<(typeof familiesByCategory)['consumables'][number]> = {
  'nitrile-exam-gloves': { cm: 24, focus: [560, 330], draw: (p) => gloveBox(p, natural.nitrile) },
  'latex-exam-gloves': { cm: 24, focus: [560, 330], draw: (p) => gloveBox(p, natural.latex) },
  'surgical-gloves-sterile': {
    cm: 38,
    focus: [620, 420],
    draw: (p) => {
      const g = '#e9d3ae'
      return pouch(p, 90, 120, 420, 620, '', { printed: 0.86, note: 'STERILE · PAIR' }) + p.shadow(600, 880, 400, 36) +
        poly([330, 300, 640, 270, 960, 300, 950, 870, 640, 890, 320, 870], p.down('#fdfdfd', '#e8edf1'), { stroke: '#c3ccd5', sw: 2 }) +
          bar('M640 272V888', '#cdd6de', 4) +
        at(358, 350, glove(p, g), 0.48) + `<g transform="translate(918 350) scale(-.48 .48)">${glove(p, g)}</g>` +
        letter(380, 860, 'L', { size: 44, weight: 700, fill: p.tint.base }) + letter(890, 860, 'R', { size: 44, weight: 700, fill: p.tint.base }) +
          letter(640, 340, p.size, { size: 38, max: 140, weight: 700, fill: p.tint.dark, anchor: 'middle' })
    },
  },
  'syringe-with-needle': {
    cm: (p) => 8 + Math.sqrt(firstNumber(p.size, 5)) * 2.4,
    focus: [460, 540],
    draw: (p) => {
      const dia = 90 + Math.min(110, Math.sqrt(firstNumber(p.size, 5)) * 22)
      return turn(-38, 500, 500, syringe(p, 330, 500, 430, dia, { needle: gaugeColour(firstNumber(p.size, 5) > 9 ? 21 : 23), fill: 0.62 }))
    },
  },
  'hypodermic-needle': {
    cm: 9,
    focus: [300, 680],
    draw: (p) => {
      const c = gaugeColour(firstNumber(p.size, 23))
      const cap = (x: number, y: number): string => path(`M${x} ${y - 26}H${x + 60}L${x + 380} ${y - 15}Q${x + 396} ${y} ${x + 380} ${y + 15}L${x + 60} ${y + 26}H${x}z`, p.glassRod('#d6e6ef', 0.9), { stroke: '#8fa1b0', sw: 2 })
      return carton(p, 220, 190, 490, 400, 240, { note: 'STERILE NEEDLES · 100', colour: c }) + p.shadow(420, 800, 380, 36) +
        turn(-12, 400, 700, needle(p, 120, 700, 120, 420, c)) + turn(8, 500, 860, needle(p, 330, 830, 96, 300, c) + cap(500, 830))
    },
  },
  'iv-cannula': {
    cm: 10, focus: [470, 560],
    draw: (p) => pouch(p, 90, 90, 380, 380, '', { printed: 0.86, note: 'STERILE' }) + p.shadow(560, 800, 380, 36) +
      turn(-30, 500, 560, at(0, 50, cannula(p), 1.05)),
    pack: (p) => pouch(p, 250, 70, 500, 860, turn(-90, 500, 620, at(210, 340, cannula(p), 0.58)), { note: 'STERILE' }),
  },
  'iv-infusion-set': {
    cm: 30,
    focus: [240, 300],
    draw: (p) => {
      const clear = '#dbe8ee'
      return p.shadow(560, 860, 360, 44) +
        tube('M230 520C230 700 300 860 520 860C800 860 900 760 900 620C900 470 760 420 620 430C470 440 400 540 440 640C480 740 640 760 720 690C790 620 730 540 650 560', 17, clear, { clear: true, shadow: true }) +
        path('M212 90L230 60L248 90V190H212z', p.cylinder('#f2f5f7'), { stroke: '#9aa9b5', sw: 2 }) +
          rect(180, 180, 100, 28, p.cylinder(p.tint.base), 8) + rect(268, 168, 44, 24, p.rod('#f2f5f7'), 6, { stroke: '#9aa9b5', sw: 2 }) +
        rect(186, 208, 88, 220, p.glass('#e3eef3', 0.95), 14, { stroke: '#8fa1b0', sw: 2.5 }) + rect(194, 320, 72, 100, '#cfe5f2', 8, { op: 0.9 }) +
          path('M230 230v34', 'none', { stroke: '#9fb2bf', sw: 8 }) + circle(230, 286, 9, '#a9cfe4') +
        path('M190 428H270L246 470V520H214V470z', p.cylinder('#f2f5f7'), { stroke: '#9aa9b5', sw: 2 }) +
        turn(64, 380, 800, rect(290, 752, 190, 92, p.plastic('#f6f8fa'), 14, { stroke: '#9aa9b5', sw: 2 }) +
          rect(310, 776, 150, 30, '#cfd9e1', 12) + circle(420, 780, 40, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 2 }) +
          times(7, (i) => bar(`M${394 + i * 9} 752v14`, p.tint.dark, 3))) +
        path('M610 540l50-8 10 46-52 10z', p.rod('#f2f5f7'), { stroke: '#9aa9b5', sw: 2 }) + rect(660, 534, 70, 38, p.rod('#dfb35a'), 8) +
          path('M560 582l-90 34-4-12 88-34z', p.metalRod()) +
        labelCard(p, 480, 100, 400, 4)
    },
  },
  '3-ply-mask': {
    cm: 22,
    draw: (p) => carton(p, 240, 110, 440, 250, 230, { art: mask(p, '#6fb1dd'), note: '50 PCS' }) +
      at(0, 170, mask(p, p.seed % 3 === 0 ? '#7fc0a6' : '#6fb1dd'), 1),
    focus: [500, 640],
  },
  'n95-respirator': {
    cm: 18,
    focus: [620, 560],
    draw: (p) => p.shadow(500, 860, 380, 44) + tube('M200 480C60 300 180 120 500 130C820 120 940 300 800 480', 18, '#e8c33c') +
      tube('M190 640C20 560 60 300 300 230M810 640C980 560 940 300 700 230', 16, '#e8c33c') +
      path('M500 170C640 190 800 350 850 560C860 640 800 720 700 780Q500 880 300 780C200 720 140 640 150 560C200 350 360 190 500 170z',
        p.radial([[0, '#ffffff'], [0.5, '#eef2f5'], [0.85, '#cdd7df'], [1, '#aab8c4']], 0.42, 0.4, 0.65), { stroke: '#9fadb9', sw: 3 }) +
      line('M180 600Q500 420 820 600M300 770Q500 640 700 770', '#c3ced7', 5) + line('M190 610Q500 432 812 610', '#ffffff', 4) +
        path('M400 236Q500 190 600 236L586 262Q500 222 414 262z', p.metalRod('#b7c0c9')) +
      rect(560, 520, 170, 130, p.plastic('#f8fafb'), 30, { stroke: '#9fadb9', sw: 3 }) +
        times(5, (i) => bar(`M582 ${542 + i * 20}h126`, '#8795a2', 7)) +
      letter(300, 560, 'N95', { size: 76, weight: 700, fill: p.tint.base }) +
        letter(300, 612, p.brand, { size: 38, max: 230, weight: 700, fill: natural.ink }) +
        letter(300, 652, p.size, { size: 28, max: 230, fill: natural.ink }) +
      line('M166 600C200 700 300 780 330 786M834 600C800 700 700 780 670 786', '#9fadb9', 3, { dash: '12 8' }),
  },
  'gauze-swab-roll': {
    cm: 26,
    focus: [330, 640],
    draw: (p) => {
      const r = roll(p, 690, 300, 190, 400, '#f6f7f6', { coreRadius: 0.2, core: '#e6e6e2' })
      return r + `<g clip-path="${p.clip(path('M500 300V700A190 80 0 0 0 880 700V300z', '#000'))}">${gauzeWeave(505, 330, 372, 420)}</g>` +
        rect(500, 470, 380, 150, p.tint.base, 0, { op: 0.93 }) +
        letter(690, 540, p.brand, { size: 52, max: 330, weight: 700, fill: '#fff', anchor: 'middle' }) +
        letter(690, 596, `Gauze ${p.size}`, { size: 38, max: 330, weight: 600, fill: '#fff', anchor: 'middle' }) +
        path('M500 300V700A190 80 0 0 0 880 700V300z', p.linear([[0, '#0b1d33', 0.3], [0.25, '#ffffff', 0.25], [0.45, '#ffffff', 0], [1, '#0b1d33', 0.35]], 1, 0)) +
          ellipse(690, 300, 190, 80, '#fbfbfa', { stroke: '#cfd5d8', sw: 2 }) +
          times(6, (i) => ellipse(690, 300, 170 - i * 26, 71 - i * 11, 'none', { stroke: '#c6cdd0', sw: 3 })) +
        p.shadow(300, 860, 290, 40) +
          times(8, (i) => path(`M70 ${830 - i * 26}H470L520 ${780 - i * 26}V${800 - i * 26}L470 ${852 - i * 26}H70z`,
          i % 2 === 0 ? '#f4f5f3' : '#e3e6e4', { stroke: '#c6cdd0', sw: 1.5 })) +
        poly([70, 648, 470, 648, 520, 598, 130, 598], '#fdfdfc', { stroke: '#c6cdd0', sw: 2 }) +
          times(20, (i) => bar(`M${80 + i * 20} 647l56 -48`, '#d3d9da', 1.6)) +
          times(4, (i) => bar(`M${82 + i * 14} ${638 - i * 11}h398`, '#d3d9da', 1.6))
    },
  },
  'micropore-tape': {
    cm: 18,
    focus: [320, 560],
    draw: (p) => {
      const w = firstNumber(p.size, 1) * (p.size.includes('cm') ? 70 : 120)
      const h = Math.max(110, Math.min(260, w))
      const c = '#f7f1e6'
      return carton(p, 430, 170, 330, 330, 190, { note: 'SURGICAL PAPER TAPE' }) +
        roll(p, 330, 560, 230, h, c, { core: '#ffffff', coreRadius: 0.62 }) +
        rect(104, 640 + h * 0.05, 452, h * 0.5, 'none') +
          letter(330, 680 + h * 0.42, p.brand, { size: 44, max: 300, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
          letter(330, 724 + h * 0.42, p.size, { size: 34, max: 300, weight: 600, fill: natural.ink, anchor: 'middle' }) +
        roll(p, 720, 700, 150, 110, c, { core: '#ffffff', coreRadius: 0.62 }) +
          path('M868 720C930 740 940 800 925 850L905 846C915 800 900 760 862 750z', p.down('#fbf7ee', '#e6dcc8'), { stroke: '#d3c7ae', sw: 2 })
    },
  },
  'foley-catheter': {
    cm: 30,
    focus: [250, 300],
    draw: (p) => {
      const c = '#d9a35f'
      const v = frenchColour(firstNumber(p.size, 16))
      return tube('M300 330C480 480 860 300 880 560C890 760 640 800 500 740C380 690 400 560 520 570C660 580 700 740 560 840C440 920 260 900 170 830', 30, c, { shadow: true }) +
        path('M190 210L330 330L300 366L150 262z', p.linear([[0, tone(c, 0.3)], [1, tone(c, -0.25)]], 0.6, 1), { stroke: tone(c, -0.35), sw: 2 }) +
          path('M176 190L70 120Q40 150 60 190L150 262z', p.plastic(c), { stroke: tone(c, -0.35), sw: 2 }) +
          ellipse(62, 154, 22, 44, tone(c, -0.4), { t: 'rotate(-55 62 154)' }) +
        tube('M270 300C330 240 330 180 345 130', 24, c) + path('M322 66h52l-6 92h-40z', p.cylinder(v), { stroke: tone(v, -0.35), sw: 2 }) +
          rect(316, 48, 64, 30, p.cylinder('#f4f6f8'), 8, { stroke: '#9aa9b5', sw: 2 }) + circle(348, 56, 10, '#8795a2') +
        turn(24, 230, 858, ellipse(250, 862, 66, 52, p.ball('#f0d6a4'), { stroke: '#c19150', sw: 2 }) +
          path('M184 846H110Q76 862 110 878H184z', p.rod(c), { stroke: tone(c, -0.35), sw: 2 }) + ellipse(134, 858, 15, 5, tone(c, -0.55))) +
        labelCard(p, 470, 90, 400, 4)
    },
  },
  'ryles-tube': {
    cm: 26,
    focus: [700, 240],
    draw: (p) => {
      const c = '#d3e6d8'
      const v = frenchColour(firstNumber(p.size, 14))
      const d = 'M700 220C560 300 300 190 170 420C60 640 260 880 520 860C780 840 880 640 760 500C650 380 420 380 340 520C270 660 420 770 560 730C690 690 680 560 570 560C500 560 480 620 520 650'
      return tube(d, 26, c, { clear: true, shadow: true }) + line(d, '#3b6ea8', 3, { op: 0.75 }) +
        [[190, 390], [146, 540], [210, 720], [380, 836]].map(([x, y]) => bar(`M${num((x ?? 0) - 12)} ${num(y ?? 0)}h26`, '#1d2733', 8)).join('') +
        path('M690 236L780 168L752 128L676 206z', p.rod('#eef4f0'), { stroke: '#8fa99a', sw: 2 }) +
          path('M752 118L890 40L930 110L790 178z', p.linear([[0, tone(v, 0.3)], [0.5, v], [1, tone(v, -0.3)]], 0.5, 1),
          { stroke: tone(v, -0.35), sw: 2 }) + ellipse(910, 74, 18, 42, tone(v, -0.45), { t: 'rotate(-28 910 74)' }) +
          tube('M850 160C900 220 900 280 860 310', 10, v) + circle(856, 318, 24, p.ball(v)) +
        circle(520, 648, 17, c, { stroke: '#8fa99a', sw: 2 }) +
          [[545, 566], [590, 562], [628, 585]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 9, 4, '#5f8170')).join('') +
        labelCard(p, 70, 60, 390, -4)
    },
  },
  'absorbable-suture': {
    cm: 20,
    focus: [350, 740],
    draw: (p) => carton(p, 300, 120, 420, 330, 200, { note: 'POLYGLACTIN 910 · ABSORBABLE', colour: '#6b3fa0' }) +
      turn(-8, 300, 650, sachet(p, 110, 430, 360, 440, { note: 'VIOLET BRAIDED', style: p.labelStyle })) +
      at(560, 690, sutureNeedle(0, 0, 120, '#6b3fa0'), 0.9),
  },
  'surgical-gown': {
    cm: 150,
    focus: [500, 300],
    draw: (p) => {
      const c = '#5a97cf'
      const edge = { stroke: tone(c, -0.35), sw: 3 }
      const sleeve = (s: number): string => path(`M${500 + s * 150} 150C${500 + s * 250} 190 ${500 + s * 300} 300 ${500 + s * 370} 600L${500 + s * 290} 640C${500 + s * 250} 500 ${500 + s * 220} 440 ${500 + s * 180} 380z`, p.linear([[0, tone(c, s < 0 ? 0.2 : -0.1)], [1, tone(c, -0.25)]], 1, 1), edge) +
        path(`M${500 + s * 372} 596L${500 + s * 392} 668L${500 + s * 312} 700L${500 + s * 290} 638z`, p.down('#f7f9fa', '#d5dde4'),
          { stroke: '#b3bfca', sw: 2 })
      return p.shadow(500, 948, 330, 34) + sleeve(-1) + sleeve(1) +
        path('M370 130Q440 180 500 180Q560 180 630 130L670 190C710 400 720 700 750 930Q500 970 250 930C280 700 290 400 330 190z',
        p.linear([[0, tone(c, -0.1)], [0.25, tone(c, 0.28)], [0.5, c], [0.8, tone(c, 0.1)], [1, tone(c, -0.22)]], 1, 0.1), edge) +
        path('M370 130Q440 180 500 180Q560 180 630 130L616 118Q560 150 500 150Q440 150 384 118z', tone(c, -0.2)) +
          line('M400 300C390 500 370 750 350 920M600 300C620 500 630 750 650 920M500 560C500 700 490 800 495 940', tone(c, -0.25), 5,
          { op: 0.55 }) +
        tube('M316 520Q500 560 690 520', 18, tone(c, 0.2)) +
          line('M420 540C400 620 430 660 410 720M436 540C450 600 440 640 455 690', tone(c, 0.25), 11) + rect(540, 250, 120, 74, '#ffffff', 6) +
          letter(600, 282, p.brand, { size: 24, max: 106, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
          letter(600, 312, p.size, { size: 22, max: 100, weight: 700, fill: natural.ink, anchor: 'middle' })
    },
  },
}

