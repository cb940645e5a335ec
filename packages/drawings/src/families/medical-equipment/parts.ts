import { letter } from '../../lettering.ts'
import { bar, line, num, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { button } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { tube } from '../../shapes/stands.ts'

export const ecgTrace = (y: number): string =>
  line(
    `M304 ${y}h50l8 -40l10 62l10 -22h40l8 -50l10 74l10 -24h40l8 -44l10 64l10 -20h70`,
    '#1d2733',
    4,
  )

/** Desktop electrocardiograph with a paper strip and lead wires. */
export function ecgUnit(p: Pen): string {
  const paper = path('M300 420L620 400L640 190Q470 150 290 200z', '#fdf3f1', {
    stroke: '#e0b9b3',
    sw: 2,
  })
  const grid =
    times(9, (i) =>
      bar(`M${300 + i * 38} ${num(200 - Math.sin((i / 8) * 3) * 22)}V418`, '#eeb5ae', 1.6),
    ) + times(5, (i) => bar(`M296 ${240 + i * 40}q170 -30 338 -8`, '#eeb5ae', 1.6))
  return (
    p.shadow(500, 850, 440, 50) +
    paper +
    grid +
    ecgTrace(290) +
    ecgTrace(370) +
    path(
      'M130 470L220 400H760L870 470L910 760Q912 830 860 830H140Q88 830 90 760z',
      p.plastic('#eef1f4'),
      { stroke: '#9fadb9', sw: 3 },
    ) +
    path('M130 470L220 400H760L870 470z', p.down('#ffffff', '#dfe6ec')) +
    rect(280, 404, 370, 26, '#3b444f', 8) +
    screen(p, 180, 510, 370, 190, 'ecg', 14) +
    times(12, (i) =>
      button(
        p,
        610 + (i % 4) * 62,
        520 + Math.floor(i / 4) * 58,
        50,
        44,
        i === 11 ? '#2f8f5b' : '#dfe6ec',
      ),
    ) +
    rect(96, 740, 808, 60, p.across(p.tint.dark, p.tint.base), 10) +
    letter(130, 784, p.brand, { size: 42, max: 420, weight: 700, fill: '#fff' }) +
    letter(870, 784, p.size, { size: 34, max: 240, weight: 600, fill: '#fff', anchor: 'end' }) +
    ['#d0342c', '#f2c81f', '#2f8f5b', '#30353b', '#8a5a2b']
      .map(
        (c, i) =>
          tube(
            `M880 560C960 520 ${970 - i * 14} ${420 - i * 30} ${830 + i * 22} ${340 - i * 44}`,
            9,
            '#c3cad1',
          ) + rect(814 + i * 22, 302 - i * 44, 40, 44, p.cylinder(c), 10),
      )
      .join('')
  )
}
