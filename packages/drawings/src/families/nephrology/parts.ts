import { bar, circle, num, path, rect, times } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural, tone } from '../../tones.ts'
import { castor, tube } from '../../shapes/stands.ts'
import { housing } from '../../shapes/devices.ts'
import { lamp } from '../../shapes/controls.ts'
import { screen } from '../../shapes/screens.ts'
import { logo } from '../../shapes/label-marks.ts'
import { wrapLabel } from '../../shapes/label-faces.ts'

export const ART = '#d0342c'

export const VEN = '#2f6fc4'

/** Upright hollow-fibre dialyser; centre cx, from y down h. */
export function dialyserUnit(p: Pen, cx: number, y: number, w: number, h: number): string {
  const end = (ey: number, c: string, up: number): string =>
    rect(cx - w * 0.62, ey, w * 1.24, h * 0.09, p.cylinder(c), 14) +
    rect(
      cx - w * 0.34,
      up < 0 ? ey - h * 0.035 : ey + h * 0.085,
      w * 0.68,
      h * 0.04,
      p.cylinder(c),
      8,
    ) +
    rect(
      cx - w * 0.1,
      up < 0 ? ey - h * 0.1 : ey + h * 0.12,
      w * 0.2,
      h * 0.07,
      p.cylinder(tone(c, 0.2)),
      5,
    )
  return (
    rect(cx + w * 0.4, y + h * 0.14, w * 0.6, h * 0.05, p.rod('#dfe6ec'), 6, {
      stroke: '#9fadb9',
      sw: 2,
    }) +
    rect(cx + w * 0.92, y + h * 0.125, w * 0.1, h * 0.08, p.rod('#8fa1b0'), 4) +
    rect(cx + w * 0.4, y + h * 0.8, w * 0.6, h * 0.05, p.rod('#dfe6ec'), 6, {
      stroke: '#9fadb9',
      sw: 2,
    }) +
    rect(cx + w * 0.92, y + h * 0.785, w * 0.1, h * 0.08, p.rod('#8fa1b0'), 4) +
    rect(cx - w / 2, y + h * 0.07, w, h * 0.86, '#fdfaf4', 8) +
    times(Math.round(w / 9), (i) =>
      bar(
        `M${num(cx - w / 2 + 6 + i * 9)} ${num(y + h * 0.09)}v${num(h * 0.82)}`,
        i % 2 === 0 ? '#ddd3c0' : '#efe8da',
        3,
      ),
    ) +
    rect(cx - w / 2, y + h * 0.07, w, h * 0.86, p.glass('#dfe9ee', 0.75), 8, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    wrapLabel(p, cx - w / 2, y + h * 0.3, w, h * 0.36) +
    rect(cx - w * 0.56, y + h * 0.08, w * 1.12, h * 0.1, p.glass('#dfe9ee', 0.9), 10, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    rect(cx - w * 0.56, y + h * 0.82, w * 1.12, h * 0.1, p.glass('#dfe9ee', 0.9), 10, {
      stroke: '#8fa1b0',
      sw: 2,
    }) +
    end(y, ART, -1) +
    end(y + h * 0.91, VEN, 1)
  )
}

export function dialysisMachine(p: Pen): string {
  const pump = (x: number, y: number): string =>
    circle(x, y, 62, p.plastic('#59636d'), { stroke: '#30353b', sw: 3 }) +
    circle(x, y, 46, p.ball('#c3cad1')) +
    rect(x - 40, y - 12, 80, 24, p.metalRod('#8e99a4'), 10) +
    circle(x - 32, y, 12, p.ball('#30353b')) +
    circle(x + 32, y, 12, p.ball('#30353b'))
  return (
    p.shadow(500, 960, 300, 40) +
    rect(260, 880, 500, 34, p.down('#8e99a4', '#59636d'), 12) +
    castor(p, 290, 956, 30) +
    castor(p, 730, 956, 30) +
    tube('M760 240V90Q760 60 790 60H800M760 100H850', 14, '#c3cad1') +
    tube('M850 100V130', 8, '#c3cad1') +
    fluidBagSmall(p, 810, 128) +
    housing(p, 300, 400, 420, 490, 26, '#eef1f4') +
    rect(300, 700, 420, 190, p.across(p.tint.dark, p.tint.base, p.tint.dark), 20) +
    logo(p, 510, 780, 52, 360, '#ffffff', 'middle') +
    path(
      'M290 80H730Q750 80 752 100L740 380Q738 400 720 400H300Q282 400 280 380L268 100Q270 80 290 80z',
      p.plastic('#f4f6f8'),
      { stroke: '#9fadb9', sw: 3 },
    ) +
    screen(p, 320, 120, 380, 230, 'vent', 14) +
    lamp(510, 60, 15, '#3ee07f') +
    rect(486, 66, 48, 18, '#59636d', 6) +
    pump(390, 500) +
    pump(560, 500) +
    rect(650, 440, 50, 140, p.plastic('#c3cad1'), 10) +
    tube('M452 520C500 620 600 560 622 500', 12, ART) +
    tube('M328 500C290 560 300 650 420 640C560 630 640 660 660 560', 12, VEN) +
    tube('M260 500H230', 12, '#c3cad1') +
    tube('M300 470H226', 14, '#9da7b1') +
    dialyserUnit(p, 190, 360, 62, 420) +
    tube('M190 340C190 300 260 300 300 440', 12, ART) +
    tube('M190 800C200 850 270 820 330 540', 12, VEN)
  )
}

export function fluidBagSmall(p: Pen, x: number, y: number): string {
  return (
    rect(
      x,
      y,
      80,
      120,
      p.linear(
        [
          [0, '#c7d8e2'],
          [0.4, '#f4fafc'],
          [1, '#b9cbd7'],
        ],
        1,
        0.2,
      ),
      12,
      { stroke: '#93a7b5', sw: 2 },
    ) +
    rect(x + 16, y + 24, 48, 50, p.tint.soft) +
    tube(
      `M${x + 40} ${y + 120}C${x + 40} ${y + 260} ${x - 70} ${y + 260} ${x - 90} ${y + 330}`,
      6,
      natural.clear,
      { clear: true },
    )
  )
}
