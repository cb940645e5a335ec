import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { bar, circle, ellipse, line, num, path, poly, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../materials.ts'
import { button, castor, digits, housing, knob, lamp, pole, screen, solid, tube, vents } from '../shapes/devices.ts'
import { logo } from '../shapes/label.ts'
import { syringe } from '../shapes/supplies.ts'

/** Multi-parameter monitor from the front, with handle and lead sockets. */
export function monitorUnit(p: Pen): string {
  return p.shadow(500, 850, 430, 50) + path('M330 170V130Q330 96 370 96H630Q670 96 670 130V170', 'none', { stroke: '#5d6873', sw: 34 }) +
    housing(p, 90, 150, 820, 680, 46, '#eef1f4') + screen(p, 210, 210, 650, 470, 'vitals', 22) + rect(96, 200, 80, 540, '#dfe5ea', 20) +
    ['#2f8f5b', '#3a78c9', '#d0342c', '#e0a52a', '#8e99a4'].map((c, i) => circle(136, 260 + i * 100, 30, p.ball('#59636d'), { stroke: c, sw: 9 }) +
      circle(136, 260 + i * 100, 10, '#1d2733')).join('') + logo(p, 220, 772, 46, 330) +
      times(5, (i) => button(p, 560 + i * 54, 742, 42, 38, i === 4 ? '#d0342c' : '#cfd8e0')) + knob(p, 860, 762, 38) +
      lamp(640, 170, 9, '#3ee07f') + rect(400, 152, 200, 14, '#e8b33a', 6)
}

const ecgTrace = (y: number): string => line(`M304 ${y}h50l8 -40l10 62l10 -22h40l8 -50l10 74l10 -24h40l8 -44l10 64l10 -20h70`, '#1d2733', 4)

/** Desktop electrocardiograph with a paper strip and lead wires. */
export function ecgUnit(p: Pen): string {
  const paper = path('M300 420L620 400L640 190Q470 150 290 200z', '#fdf3f1', { stroke: '#e0b9b3', sw: 2 })
  const grid = times(9, (i) => bar(`M${300 + i * 38} ${num(200 - Math.sin((i / 8) * 3) * 22)}V418`, '#eeb5ae', 1.6)) +
    times(5, (i) => bar(`M296 ${240 + i * 40}q170 -30 338 -8`, '#eeb5ae', 1.6))
  return p.shadow(500, 850, 440, 50) + paper + grid + ecgTrace(290) + ecgTrace(370) +
    path('M130 470L220 400H760L870 470L910 760Q912 830 860 830H140Q88 830 90 760z', p.plastic('#eef1f4'), { stroke: '#9fadb9', sw: 3 }) +
    path('M130 470L220 400H760L870 470z', p.down('#ffffff', '#dfe6ec')) + rect(280, 404, 370, 26, '#3b444f', 8) +
    screen(p, 180, 510, 370, 190, 'ecg', 14) + times(12, (i) => button(p, 610 + (i % 4) * 62, 520 +
      Math.floor(i / 4) * 58, 50, 44, i === 11 ? '#2f8f5b' : '#dfe6ec')) + rect(96, 740, 808, 60, p.across(p.tint.dark, p.tint.base), 10) +
      letter(130, 784, p.brand, { size: 42, max: 420, weight: 700, fill: '#fff' }) +
      letter(870, 784, p.size, { size: 34, max: 240, weight: 600, fill: '#fff', anchor: 'end' }) +
    ['#d0342c', '#f2c81f', '#2f8f5b', '#30353b', '#8a5a2b'].map((c,
      i) => tube(`M880 560C960 520 ${970 - i * 14} ${420 - i * 30} ${830 + i * 22} ${340 - i * 44}`, 9, '#c3cad1') +
      rect(814 + i * 22, 302 - i * 44, 40, 44, p.cylinder(c), 10)).join('')
}

const bedRail = (x: number, y: number): string => tube(`M${x} ${y + 90}V${y + 20}Q${x} ${y} ${x + 20} ${y}H${x + 230}Q${x + 250} ${y} ${x + 250} ${y + 20}V${y + 90}`, 14, '#c3cad1') +
  times(4, (i) => tube(`M${x + 50 + i * 50} ${y + 4}V${y + 88}`, 9, '#c3cad1'))

export const medicalEquipment: Drawings<(typeof familiesByCategory)['medicalequipments'][number]> = {
  'bp-monitor-digital': {
    kind: 'machine', cm: 30, focus: [330, 560],
    draw: (p) => p.shadow(480, 870, 420, 46) + tube('M430 470C470 300 560 330 600 330', 20, '#4a545f') +
      path('M560 240Q600 120 760 130Q910 140 920 300Q930 470 790 500Q620 520 570 420z',
      p.linear([[0, '#3d4854'], [0.4, '#66717d'], [1, '#2b333c']], 1, 0.6), { stroke: '#20262d', sw: 3 }) +
      ellipse(756, 310, 120, 130, p.across('#20262d', '#4c5762'), { stroke: '#171c22', sw: 3 }) + ellipse(764, 314, 96, 108, '#ffffff') +
      path('M570 420Q620 520 790 500L786 470Q640 486 596 400z', p.tint.base) +
      letter(690, 210, p.brand, { size: 34, max: 180, weight: 700, fill: '#e9edf1', anchor: 'middle' }) +
      path('M120 560Q130 440 220 430H600Q690 440 700 560L720 780Q720 850 650 850H170Q100 850 100 780z', p.plastic('#f2f5f8'),
        { stroke: '#aab6c1', sw: 3 }) + screen(p, 160, 480, 320, 290, 'lcd', 14) + digits(452, 580, '120', 110) + digits(452, 676, '80', 100) +
        digits(452, 746, '72', 60) + letter(176, 560, 'SYS', { size: 26, weight: 600, fill: '#2b3a33' }) +
        letter(176, 650, 'DIA', { size: 26, weight: 600, fill: '#2b3a33' }) +
        path('M184 716c10-18 34-8 30 10l-30 28-28-28c-4-18 18-28 28-10z', '#2b3a33') +
        circle(600, 580, 66, p.ball(p.tint.base), { stroke: p.tint.dark, sw: 3 }) +
        letter(600, 592, 'START', { size: 32, weight: 700, fill: '#fff', anchor: 'middle' }) + button(p, 552, 672, 96, 44, '#dfe6ec') +
        button(p, 552, 730, 96, 44, '#dfe6ec') + logo(p, 160, 826, 36, 300),
  },
  'sphygmomanometer-aneroid': {
    cm: 34, focus: [330, 400],
    draw: (p) => p.shadow(520, 880, 400, 44) +
      path('M430 560L900 500Q930 496 934 524L954 740Q956 770 926 774L470 830Q440 832 436 804z',
      p.linear([[0, '#2f4a6d'], [0.3, '#3f5f88'], [1, '#1d3049']], 1, 0.5), { stroke: '#16263a', sw: 3 }) +
      path('M780 516L900 500Q930 496 934 524L954 740Q956 770 926 774L806 788z', '#20334d', { op: 0.75 }) +
      letter(610, 680, p.brand, { size: 54, max: 280, weight: 700, fill: '#e9edf1', anchor: 'middle', turn: -7 }) +
      letter(618, 730, p.size, { size: 36, max: 200, weight: 600, fill: p.tint.soft, anchor: 'middle', turn: -7 }) +
      tube('M520 560C460 480 480 440 420 400', 20, '#2e3338') + tube('M560 556C620 380 700 300 780 300', 20, '#2e3338') +
        path('M770 260Q880 180 930 280Q950 380 860 400Q780 390 760 340z', p.ball('#2e3338'), { stroke: '#171c22', sw: 2 }) +
        rect(740, 274, 40, 60, p.metal(), 8) + circle(720, 304, 22, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 2 }) +
      circle(290, 320, 216, p.linear([[0, '#f4f6f8'], [0.5, '#9da7b1'], [1, '#59636d']], 1, 1), { stroke: '#59636d', sw: 3 }) +
        circle(290, 320, 182, p.radial([[0, '#ffffff'], [1, '#eef2f5']]), { stroke: '#59636d', sw: 3 }) +
        times(31, (i) => bar('M290 156v' + (i % 5 === 0 ? 34 : 18), i > 20 ? '#b4283c' : '#1d2733', i % 5 === 0 ? 5 : 3,
        { t: `rotate(${num(-140 + i * 9.33)} 290 320)` })) + ['0', '60', '120', '180', '240', '300'].map((t, i) => {
        const a = ((-140 + i * 56 - 90) * Math.PI) / 180
        return letter(290 + Math.cos(a) * 112, 332 + Math.sin(a) * 112, t, { size: 30, weight: 700, fill: '#1d2733', anchor: 'middle' })
      }).join('') + letter(290, 410, 'mmHg', { size: 26, fill: '#5a697c', anchor: 'middle' }) +
        letter(290, 270, p.brand, { size: 24, max: 110, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
        path('M284 330L390 214L298 336z', '#b4283c') + circle(290, 320, 16, p.ball('#59636d')) + rect(270, 530, 40, 50, p.metal(), 6),
  },
  'stethoscope': {
    cm: 30, focus: [560, 780],
    draw: (p) => {
      const c = p.tint.dark
      return tube('M300 130C280 260 330 340 430 420', 20, '#c3cad1') + tube('M640 130C660 260 610 340 510 420', 20, '#c3cad1') +
        path('M278 90l40 -12 16 56 -40 12zM662 90l-40 -12 -16 56 40 12z', p.cylinder('#2e3338')) + ellipse(290, 82, 24, 20, p.ball('#3b444f')) +
        ellipse(650, 82, 24, 20, p.ball('#3b444f')) +
        tube('M420 410C450 440 470 460 470 520C470 640 360 760 240 740C120 700 150 540 260 560C400 600 420 820 600 790', 36, c, { shadow: true }) +
          tube('M520 410C490 440 470 460 470 520', 36, c) +
          p.shadow(740, 900, 170, 26) + turn(-12, 740, 790, rect(590, 766, 90, 42, p.metalRod(), 8, { stroke: '#6e7984', sw: 2 }) +
          ellipse(760, 792, 130, 118, p.linear([[0, '#f4f6f8'], [0.4, '#aab3bd'], [0.6, '#e3e8ec'], [1, '#6e7984']], 1, 1),
          { stroke: '#59636d', sw: 3 }) +
          ellipse(752, 782, 104, 94, p.radial([[0, '#ffffff'], [0.7, '#e3e8ec'], [1, '#b9c2cb']], 0.4, 0.35), { stroke: '#8e99a4', sw: 3 }) +
          ellipse(752, 782, 104, 94, 'none', { stroke: c, sw: 10 }) +
          letter(752, 784, p.brand, { size: 34, max: 150, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
          letter(752, 822, p.size, { size: 26, max: 120, weight: 600, fill: natural.ink, anchor: 'middle' }))
    },
  },
  'pulse-oximeter': {
    cm: 8, focus: [420, 420],
    draw: (p) => p.shadow(500, 830, 400, 46) +
      turn(-16, 500, 500, path('M170 470H760Q870 480 880 580Q870 690 760 700H230Q120 690 120 590z', p.plastic('#d5dde4'),
      { stroke: '#9fadb9', sw: 3 }) +
      path('M690 520L880 530V590H690z', '#2b3138') +
      path('M180 270H720Q850 276 880 400L884 500Q884 540 840 540H200Q110 536 106 430Q106 280 180 270z', p.plastic(p.tint.light),
      { stroke: p.tint.dark, sw: 3 }) +
      path('M200 300H640Q660 300 660 320V480Q660 500 640 500H200Q150 496 150 420Q150 304 200 300z', p.plastic('#f7f9fa')) +
      rect(200, 326, 420, 150, '#0b1520', 18) + letter(350, 442, '98', { size: 120, weight: 700, fill: '#ff5a4a', anchor: 'end' }) +
      letter(540, 442, '72', { size: 120, weight: 700, fill: '#3fd0ff', anchor: 'end' }) +
      letter(220, 352, '%SpO₂', { size: 24, weight: 600, fill: '#ff9a90' }) +
      letter(420, 352, 'PR bpm', { size: 24, weight: 600, fill: '#9fe6ff' }) +
      times(7, (i) => rect(576, 450 - i * 16, 24, 10, i < 5 ? '#58e391' : '#1f3b2c')) +
      circle(750, 400, 44, p.ball('#f4f6f8'), { stroke: p.tint.dark, sw: 3 }) + logo(p, 200, 640, 46, 360, p.tint.dark)),
  },
  'infrared-thermometer': {
    cm: 15, focus: [560, 280],
    draw: (p) => p.shadow(560, 900, 260, 40) +
      path('M520 430C560 560 540 700 500 840Q490 890 540 892H690Q730 890 734 850C740 700 740 560 760 470z',
      p.linear([[0, tone(p.tint.base, 0.3)], [0.3, p.tint.base], [1, p.tint.dark]], 1, 0.2), { stroke: p.tint.deep, sw: 2 }) +
      path('M220 200Q240 130 330 120H760Q870 126 880 250Q884 400 800 470Q700 510 560 480Q420 470 330 430Q220 400 220 340z', p.plastic('#f4f6f8'),
      { stroke: '#9fadb9', sw: 3 }) +
      path('M230 190L120 200Q96 260 120 330L230 344z', p.linear([[0, '#59636d'], [0.4, '#8e99a4'], [1, '#2b3138']], 0, 1),
      { stroke: '#20262d', sw: 2 }) + ellipse(116, 266, 26, 66, p.radial([[0, '#0b1520'], [0.5, '#1d2733'], [0.6, '#8fa1b0'], [1, '#3b444f']])) +
      screen(p, 560, 170, 240, 150, 'lcd', 12) + digits(776, 286, '36.6', 96) +
      letter(780, 200, '°C', { size: 30, weight: 700, fill: '#2b3a33', anchor: 'end' }) + button(p, 600, 356, 70, 44, p.tint.base) +
      button(p, 690, 356, 70, 44, '#dfe6ec') + logo(p, 300, 300, 44, 230) +
      path('M500 470Q440 500 460 570Q490 580 532 560Q540 510 530 470z', p.plastic('#3b444f')) +
      letter(620, 800, p.brand, { size: 32, max: 150, weight: 700, fill: '#fff', anchor: 'middle' }),
  },
  'nebuliser': {
    kind: 'machine', cm: 32, focus: [260, 360],
    draw: (p) => p.shadow(560, 880, 400, 46) +
      tube('M520 720C380 760 180 820 150 700C130 600 200 560 240 480', 22, natural.clear, { clear: true, shadow: true }) +
      path('M430 500Q440 420 540 410H800Q900 420 910 500L930 800Q930 860 870 860H480Q420 860 420 800z', p.plastic('#f2f5f8'),
      { stroke: '#9fadb9', sw: 3 }) + path('M426 640H924L930 800Q930 860 870 860H480Q420 860 420 800z', p.down(p.tint.light, p.tint.base)) +
      vents(560, 450, 220, 6, 22) + button(p, 780, 690, 90, 90, '#f4f6f8') + line('M825 715v20M806 726a28 28 0 1 0 38 0', '#2f8f5b', 7) +
      circle(500, 724, 28, p.ball('#59636d')) + letter(560, 750, p.brand, { size: 46, max: 200, weight: 700, fill: '#fff' }) +
      letter(560, 800, p.size, { size: 32, max: 180, weight: 600, fill: '#fff' }) +
      path('M560 410Q560 350 610 350H740Q790 350 790 410', 'none', { stroke: '#c3ccd5', sw: 26 }) +
      turn(-14, 260, 380, rect(222, 380, 80, 130, p.glass('#d9ebf4', 0.95), 16, { stroke: '#8fa1b0', sw: 2 }) +
        rect(230, 440, 64, 62, '#bfe0f2', 10) + rect(212, 366, 100, 26, p.cylinder(p.tint.base), 8) +
        path('M190 110Q262 70 334 110Q390 190 370 300Q330 352 300 366H222Q190 350 154 300Q134 190 190 110z',
        p.radial([[0, '#f8fcfd', 0.95], [0.7, '#cfe3ec', 0.9], [1, '#9fbccb', 0.95]], 0.4, 0.4, 0.65), { stroke: '#7d99a8', sw: 3 }) +
        path('M200 130Q262 96 324 130Q366 190 352 280Q300 330 262 330Q220 330 172 280Q158 190 200 130z', 'none',
        { stroke: '#ffffff', sw: 8, op: 0.8 }) + circle(200, 250, 14, '#8fb0c0', { op: 0.7 }) + circle(324, 250, 14, '#8fb0c0', { op: 0.7 })) +
        line('M130 250C70 260 70 330 120 340M380 200C470 180 480 260 420 280', '#6fae8f', 9),
  },
  'oxygen-concentrator': {
    kind: 'machine', cm: 40, focus: [650, 300],
    draw: (p) => p.shadow(500, 930, 330, 46) + castor(p, 300, 930, 30) + castor(p, 700, 930, 30) +
      solid(p, 230, 130, 460, 750, 110, '#eef1f4', 40) + path('M270 170H650V330Q460 380 270 330z', p.down('#3b444f', '#20262d')) +
      screen(p, 310, 196, 140, 80, 'numbers', 8) + rect(560, 186, 56, 150, p.glass('#e3eef3', 1), 10, { stroke: '#8fa1b0', sw: 2 }) +
      times(6, (i) => bar(`M566 ${206 + i * 22}h22`, '#1d2733', 2.5)) + circle(588, 250, 11, p.ball('#30353b')) + knob(p, 588, 362, 26) +
      button(p, 480, 210, 52, 52, '#2f8f5b') +
      logo(p, 460, 470, 58, 320, p.tint.dark, 'middle') +
        path('M240 560Q460 640 680 560V840Q680 870 650 872H270Q240 870 240 840z', p.down(p.tint.light, p.tint.dark)) + vents(330, 690, 260, 7, 22) +
        rect(700, 380, 100, 160, p.glass('#cfe6f2', 1), 16, { stroke: '#8fa1b0', sw: 2 }) + rect(708, 450, 84, 82, '#9fd0ee', 10, { op: 0.8 }) +
        rect(704, 350, 92, 40, p.cylinder(p.tint.base), 10) +
        tube('M750 350C760 250 900 260 900 420C900 600 860 720 900 800', 16, '#cfe6dd', { clear: true }) +
        path('M340 130Q340 84 390 84H540Q590 84 590 130', 'none', { stroke: '#8e99a4', sw: 26 }),
  },
  'patient-monitor': { kind: 'machine', cm: 34, focus: [700, 380], draw: monitorUnit },
  'ecg-machine': { kind: 'machine', cm: 36, focus: [480, 360], draw: ecgUnit },
  'infusion-syringe-pump': {
    kind: 'machine', cm: 34, focus: [480, 300],
    draw: (p) => p.shadow(500, 860, 430, 50) + housing(p, 80, 420, 840, 420, 40, '#eef1f4') + screen(p, 150, 510, 300, 170, 'numbers', 16) +
      letter(166, 546, 'ml/h', { size: 30, weight: 600, fill: '#6fe3ff' }) +
      times(12, (i) => button(p, 530 + (i % 4) * 88, 500 + Math.floor(i / 4) * 76, 70, 58, i === 3 ? '#d0342c' : i === 7 ? '#2f8f5b' : '#dfe6ec')) +
      rect(86, 740, 828, 66, p.across(p.tint.dark, p.tint.base), 10) +
      letter(130, 790, p.brand, { size: 46, max: 400, weight: 700, fill: '#fff' }) +
      letter(870, 790, p.size, { size: 36, max: 220, weight: 600, fill: '#fff', anchor: 'end' }) +
      path('M100 440Q100 300 180 290H860Q910 300 900 440z', p.plastic('#dfe6ec'), { stroke: '#9fadb9', sw: 3 }) +
        syringe(p, 360, 330, 330, 120, { fill: 0.72, printed: true, liquid: '#cfe6f6' }) + rect(440, 236, 60, 120, p.cylinder('#59636d'), 12) +
        rect(70, 250, 70, 160, p.cylinder('#59636d'), 14) +
        tube('M740 330C860 330 960 380 950 560C946 640 960 700 990 760', 12, natural.clear, { clear: true }),
  },
  'ot-light': {
    kind: 'machine', cm: 70, focus: [400, 640],
    draw: (p) => {
      const led = (x: number, y: number, r: number): string => ellipse(x, y, r, r * 0.62,
        p.radial([[0, '#ffffff'], [0.4, '#fff6cf'], [0.8, '#d9e8f2'], [1, '#8fa1b0']]), { stroke: '#9fadb9', sw: 2 })
      return rect(560, 30, 260, 44, p.metalRod('#dfe5ea'), 12, { stroke: '#9fadb9', sw: 2 }) + pole(p, 690, 70, 220, 46, '#dfe5ea') +
        tube('M690 220L880 330', 44, '#e9edf1') + tube('M880 330L640 440', 40, '#e9edf1') +
        circle(880, 330, 40, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
        circle(690, 216, 38, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) + tube('M640 440C560 450 500 460 470 500', 34, '#e9edf1') +
        circle(640, 440, 34, p.ball('#c3cad1'), { stroke: '#8e99a4', sw: 2 }) +
        path('M250 760L150 960H770L640 760z', p.linear([[0, '#fff6d0', 0.85], [1, '#fff6d0', 0]], 0, 1)) +
          path('M90 660C100 540 280 470 440 470C620 470 790 540 800 660C800 700 760 720 720 730H170C120 720 90 700 90 660z',
          p.linear([[0, '#ffffff'], [0.5, '#e3e9ee'], [1, '#aab6c1']], 0.7, 1), { stroke: '#9fadb9', sw: 3 }) +
          ellipse(445, 690, 356, 108, p.across('#c3ccd5', '#eef2f5', '#aab6c1'), { stroke: '#8e99a4', sw: 3 }) +
          ellipse(445, 694, 322, 90, p.down('#dfe9f0', '#f7fbfd')) +
          [[445, 694, 52], [290, 680, 44], [600, 680, 44], [365, 642, 36], [525, 642, 36], [365, 738, 46], [525, 738, 46], [200, 694, 30],
          [690, 694, 30]].map(([x, y, r]) => led(x ?? 0, y ?? 0, r ?? 0)).join('') + rect(425, 694, 40, 100, p.cylinder(p.tint.base), 16) +
          letter(445, 566, p.brand, { size: 46, max: 330, weight: 700, fill: p.tint.base, anchor: 'middle' }) +
          letter(445, 604, p.size, { size: 28, max: 240, fill: natural.ink, anchor: 'middle' })
    },
  },
  'hospital-bed': {
    kind: 'machine', cm: 210, focus: [250, 420],
    draw: (p) => {
      const board = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, p.across('#f7f9fa', '#dfe6ec'), 22,
        { stroke: '#9fadb9', sw: 3 }) + rect(x + w * 0.24, y + h * 0.16, w * 0.52, h * 0.5, p.down(p.tint.light, p.tint.base), 14)
      return p.shadow(500, 830, 470, 50) + board(850, 400, 76, 250) + castor(p, 880, 820, 34) + castor(p, 130, 820, 34) +
        rect(868, 640, 28, 120, p.metal('#c3cad1')) + rect(116, 620, 28, 140, p.metal('#c3cad1')) +
        rect(110, 606, 790, 40, p.metalRod('#dfe5ea'), 10, { stroke: '#9fadb9', sw: 2 }) + line('M180 650L400 740H640L840 650', '#9da7b1', 18) +
        line('M180 646L400 736H640L840 646', '#e3e8ec', 6) + tube('M400 740V790M640 740V790', 12, '#c3cad1') +
        poly([360, 606, 130, 350, 170, 316, 420, 570, 860, 570, 860, 606], p.down('#c3cad1', '#8e99a4')) +
          path('M134 336Q120 300 160 286L200 270Q216 264 230 280L440 500H640L700 470L860 500Q880 504 880 530V560Q880 580 860 580H410Q390 580 376 566z', p.linear([[0, '#6fb4d8'], [0.5, '#4b93be'], [1, '#2f6e96']], 0.3, 1), { stroke: '#2a5f82', sw: 3 }) +
          line('M236 288L446 508H640L702 480L868 510', '#9ed0ea', 6, { op: 0.9 }) +
          path('M150 290Q140 230 200 214L262 250Q290 290 262 316L222 330z', p.ball('#f7f9fa'), { stroke: '#c3ccd5', sw: 2 }) +
        turn(40, 330, 440, bedRail(220, 392)) + bedRail(560, 440) + board(64, 330, 86, 320) + rect(100, 650, 90, 30, p.metalRod(), 6) +
          tube('M880 690H950V720', 14, '#59636d') + rect(938, 714, 26, 60, p.cylinder('#30353b'), 8) + tube('M880 730H920V750', 12, '#59636d') +
          rect(908, 744, 24, 54, p.cylinder('#30353b'), 8) + logo(p, 480, 690, 40, 300)
    },
  },
  'autoclave': {
    kind: 'machine', cm: 46, focus: [450, 500],
    draw: (p) => p.shadow(500, 890, 430, 50) + solid(p, 110, 220, 660, 640, 130, '#eef1f4', 34) + rect(150, 820, 80, 50, '#3b444f', 8) +
      rect(640, 820, 80, 50, '#3b444f', 8) + screen(p, 560, 270, 160, 100, 'numbers', 10) +
      times(4, (i) => button(p, 566 + (i % 2) * 84, 402 + Math.floor(i / 2) * 62, 66, 44, i === 0 ? '#2f8f5b' : i === 1 ? '#d0342c' : '#dfe6ec')) +
      circle(640, 600, 66, p.metal('#d0d6dc'), { stroke: '#6e7984', sw: 3 }) + circle(640, 600, 52, '#ffffff') +
      line('M640 600L672 562', '#b4283c', 6) + times(9, (i) => bar('M640 552v12', '#1d2733', 3, { t: `rotate(${-120 + i * 30} 640 600)` })) +
      vents(580, 710, 120, 5, 20) +
      circle(330, 530, 206, p.linear([[0, '#ffffff'], [0.5, '#c3ccd5'], [1, '#8e99a4']], 1, 1), { stroke: '#6e7984', sw: 3 }) +
        circle(330, 530, 176, p.radial([[0, '#f2f5f8'], [0.6, '#cbd3da'], [0.9, '#9da7b1'], [1, '#6e7984']], 0.36, 0.32, 0.75),
        { stroke: '#59636d', sw: 3 }) + circle(330, 530, 130, 'none', { stroke: '#ffffff', sw: 4, op: 0.7 }) +
        turn(-24, 330, 530, rect(150, 500, 360, 60, p.metalRod('#c3cad1'), 20, { stroke: '#6e7984', sw: 2 }) +
        rect(470, 470, 70, 120, p.cylinder('#23282f'), 24)) + circle(330, 530, 46, p.ball('#59636d'), { stroke: '#2b3138', sw: 3 }) +
        rect(110, 220, 660, 34, p.across(p.tint.dark, p.tint.base), 16) + logo(p, 160, 304, 46, 340),
  },
}

