/** Bags that a catheter ends in. */
import { letter } from '../lettering.ts'
import { bar, ellipse, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural } from '../tones.ts'
import { tube } from '../shapes/stands.ts'

export const urineBag = (p: Pen): string =>
  tube('M500 190C500 60 760 40 850 140C920 240 900 420 860 620', 18, natural.clear, {
    clear: true,
    shadow: true,
  }) +
  path('M852 610h24l8 90h-40z', p.cylinder('#f4f6f8'), { stroke: '#9fadb9', sw: 2 }) +
  path(
    'M240 190H740Q770 190 770 222L760 780Q756 840 690 850L560 862V880H430V862L300 850Q230 840 226 780L212 222Q212 190 240 190z',
    p.linear(
      [
        [0, '#cfdde6'],
        [0.15, '#f8fcfd'],
        [0.5, '#eaf2f6'],
        [0.85, '#f8fcfd'],
        [1, '#bccdd8'],
      ],
      1,
      0.15,
    ),
    { stroke: '#8fa4b2', sw: 3 },
  ) +
  path('M228 560Q490 590 766 556L760 780Q756 836 690 846H300Q234 836 230 780z', '#f0d774', {
    op: 0.85,
  }) +
  ellipse(496, 566, 262, 16, '#f8e8a0') +
  rect(300, 160, 110, 44, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
  rect(460, 150, 80, 60, p.cylinder(p.tint.base), 12) +
  rect(570, 160, 110, 44, p.cylinder('#f4f6f8'), 10, { stroke: '#9fadb9', sw: 2 }) +
  times(
    10,
    (i) =>
      bar(`M300 ${300 + i * 50}h${i % 2 === 0 ? 70 : 40}`, p.tint.dark, 5) +
      (i % 2 === 0
        ? letter(384, 312 + i * 50, String(2000 - i * 200), {
            size: 32,
            weight: 600,
            fill: p.tint.dark,
          })
        : ''),
  ) +
  letter(720, 300, p.brand, { size: 46, max: 230, weight: 700, fill: p.tint.base, anchor: 'end' }) +
  letter(720, 352, p.size === '' ? '2000 ml' : p.size, {
    size: 38,
    max: 220,
    weight: 600,
    fill: natural.ink,
    anchor: 'end',
  }) +
  rect(470, 876, 56, 60, p.cylinder('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
  rect(430, 920, 136, 30, p.rod(p.tint.base), 10)

/** Under the trousers: straps above and below, a short tube. */
export const legBag = (p: Pen): string =>
  rect(150, 300, 700, 74, p.down('#eef1f4', '#c3ccd5'), 20, { stroke: '#98a4b0', sw: 2 }) +
  rect(150, 690, 700, 74, p.down('#eef1f4', '#c3ccd5'), 20, { stroke: '#98a4b0', sw: 2 }) +
  times(
    9,
    (i) => rect(166 + i * 12, 310, 5, 54, '#aab4be') + rect(730 + i * 12, 700, 5, 54, '#aab4be'),
  ) +
  tube('M500 200C500 120 520 90 560 60', 20, natural.clear, { clear: true }) +
  path(
    'M300 190H700Q736 190 738 230L720 790Q714 850 650 858L552 866V900H448V866L350 858Q286 850 280 790L262 230Q264 190 300 190z',
    p.linear(
      [
        [0, '#cfdde6'],
        [0.15, '#f8fcfd'],
        [0.5, '#eaf2f6'],
        [0.85, '#f8fcfd'],
        [1, '#bccdd8'],
      ],
      1,
      0.15,
    ),
    { stroke: '#8fa4b2', sw: 3 },
  ) +
  path('M270 600Q500 624 730 598L720 790Q714 846 650 854H350Q286 846 280 790z', '#f0d774', {
    op: 0.85,
  }) +
  rect(456, 160, 88, 60, p.cylinder(p.tint.base), 12) +
  times(
    7,
    (i) =>
      bar(`M320 ${330 + i * 70}h${i % 2 === 0 ? 64 : 36}`, p.tint.dark, 5) +
      (i % 2 === 0
        ? letter(396, 342 + i * 70, String(750 - i * 100), {
            size: 30,
            weight: 600,
            fill: p.tint.dark,
          })
        : ''),
  ) +
  letter(690, 300, p.brand, { size: 42, max: 220, weight: 700, fill: p.tint.base, anchor: 'end' }) +
  letter(690, 560, p.print, { size: 26, max: 220, weight: 600, fill: natural.ink, anchor: 'end' }) +
  rect(462, 896, 76, 40, p.rod('#f4f6f8'), 8, { stroke: '#9fadb9', sw: 2 }) +
  rect(430, 926, 140, 28, p.rod(p.tint.base), 10)

/** Bedside bag behind a rigid chamber that measures each hour. */
export const urometerBag = (p: Pen): string =>
  urineBag(p) +
  rect(296, 246, 408, 338, '#eef4f7', 18) +
  rect(300, 250, 400, 330, p.glass('#e3eef3', 0.97), 16, { stroke: '#7f93a2', sw: 3 }) +
  rect(312, 452, 246, 116, '#f0d774', 6, { op: 0.8 }) +
  rect(568, 520, 120, 48, '#f0d774', 6, { op: 0.8 }) +
  bar('M564 256V574', '#7f93a2', 5) +
  times(10, (i) => bar(`M320 ${280 + i * 29}h${i % 2 === 0 ? 48 : 28}`, p.tint.dark, 4)) +
  times(10, (i) => bar(`M580 ${280 + i * 29}h${i % 2 === 0 ? 34 : 20}`, p.tint.dark, 4)) +
  letter(462, 300, 'URO 500 ml', {
    size: 28,
    max: 170,
    weight: 700,
    fill: p.tint.dark,
    anchor: 'middle',
  }) +
  letter(520, 680, p.brand, { size: 46, max: 220, weight: 700, fill: p.tint.base })
