import { cannulaColour } from '../colours.ts'
import { at, bar, circle, ellipse, line, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber } from '../hash.ts'
import { natural, tone } from '../tones.ts'
import { letter } from '../lettering.ts'
import { pouch } from '../shapes/packs.ts'

/** Seen from above, needle to the right: catheter, hub with wings and port in the gauge's colour, flash chamber, plug. */
function cannula(p: Pen): string {
  const gauge = firstNumber(p.size, 20)
  const c = cannulaColour(gauge)
  const edge = { stroke: tone(c, -0.35), sw: 2 }
  const pen = p.fact('wings') === 'no'
  const t = Math.max(7, 15 - (gauge - 14) * 0.7)
  const wing = (s: number): string =>
    path(
      `M432 ${500 + s * 34}C420 ${500 + s * 80} 396 ${500 + s * 120} 396 ${500 + s * 158}Q398 ${500 + s * 190} 436 ${500 + s * 192}L508 ${500 + s * 186}Q544 ${500 + s * 180} 542 ${500 + s * 146}C540 ${500 + s * 110} 530 ${500 + s * 70} 520 ${500 + s * 30}z`,
      p.linear(
        [
          [0, tone(c, s < 0 ? 0.35 : 0.1)],
          [1, tone(c, -0.22)],
        ],
        0.8,
        1,
      ),
      edge,
    ) +
    times(4, (i) =>
      line(`M${414 + i * 3} ${500 + s * (112 + i * 20)}h${112 - i * 3}`, tone(c, -0.25), 4, {
        op: 0.6,
      }),
    )
  return (
    path(
      `M560 ${500 - t}L866 ${500 - t * 0.62}L886 500L866 ${500 + t * 0.62}L560 ${500 + t}z`,
      p.glassRod('#eef4f7', 1),
      { stroke: '#8fa1b0', sw: 1.5 },
    ) +
    bar('M566 500H870', '#8d98a4', Math.max(4, t * 0.6)) +
    path(`M868 ${500 - t * 0.4}L936 ${500 + t * 0.4}H868z`, p.metalRod(), {
      stroke: '#6e7984',
      sw: 1,
    }) +
    rect(232, 470, 180, 60, p.glassRod('#e9f1f5', 1), 10, { stroke: '#8fa1b0', sw: 2 }) +
    rect(330, 484, 74, 32, natural.blood, 8, { op: 0.55 }) +
    bar('M240 500H400', '#a9b5c0', 5, { op: 0.7 }) +
    (pen ? '' : wing(-1) + wing(1)) +
    path('M400 462H500Q536 470 560 486L600 490V510L560 514Q536 530 500 538H400z', p.rod(c), edge) +
    line('M412 476H496Q530 480 556 494', tone(c, 0.65), 5, { op: 0.8 }) +
    (pen
      ? ''
      : circle(462, 500, 50, tone(c, -0.3), { op: 0.35 }) +
        circle(460, 496, 45, p.plastic(c), edge) +
        circle(460, 492, 35, p.ball(tone(c, 0.12)), { stroke: tone(c, -0.25), sw: 2 }) +
        path('M418 480Q398 474 398 496Q400 514 420 508z', p.plastic(c), edge) +
        ellipse(450, 480, 14, 8, '#ffffff', { op: 0.7 })) +
    rect(212, 442, 26, 116, p.rod('#f4f6f8'), 8, { stroke: '#9aa9b5', sw: 2 }) +
    (p.fact('safety') === 'yes' ? rect(404, 456, 22, 88, p.metal('#c3cad1'), 4) : '') +
    rect(92, 472, 124, 56, p.rod('#eef2f4'), 12, { stroke: '#9aa9b5', sw: 2 }) +
    times(6, (i) => bar(`M${104 + i * 17} 476v48`, '#b7c2cb', 5)) +
    rect(60, 484, 36, 32, p.rod('#ffffff'), 8, { stroke: '#9aa9b5', sw: 2 }) +
    letter(318, 452, p.print, {
      size: 34,
      max: 150,
      weight: 700,
      fill: tone(c, -0.45),
      anchor: 'middle',
    })
  )
}

export const cannulaBeforePack = (p: Pen): string =>
  turn(7, 300, 300, pouch(p, 90, 80, 420, 420, '', { printed: 0.92, note: 'STERILE EO' })) +
  p.resting(turn(-32, 500, 560, at(0, 60, cannula(p), 1.04)))

export const cannulaInPouch = (p: Pen): string =>
  pouch(p, 250, 70, 500, 860, turn(-90, 500, 620, at(210, 340, cannula(p), 0.58)), {
    note: 'STERILE EO',
  })
