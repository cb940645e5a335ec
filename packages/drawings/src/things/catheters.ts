/** Long soft tubes that lie in loops: bladder catheters, transfer and insemination catheters. */
import { foleyColour } from '../colours.ts'
import { letter } from '../lettering.ts'
import { at, bar, ellipse, line, num, path, rect, times, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { firstNumber } from '../hash.ts'
import { natural, tone } from '../tones.ts'
import { tube } from '../shapes/stands.ts'
import { labelCard } from '../shapes/label-faces.ts'
import { pouch } from '../shapes/packs.ts'
import { syringe } from '../shapes/needles.ts'

/** Funnel to the left of the point where the shaft begins; drawn along the x axis. */
const funnel = (p: Pen, c: string): string =>
  path(
    'M0 -19Q-60 -24 -96 -40L-226 -66Q-248 0 -226 66L-96 40Q-60 24 0 19z',
    p.linear(
      [
        [0, tone(c, 0.4)],
        [0.4, c],
        [1, tone(c, -0.32)],
      ],
      0,
      1,
    ),
    { stroke: tone(c, -0.38), sw: 2 },
  ) +
  ellipse(-230, 0, 17, 66, tone(c, 0.25), { stroke: tone(c, -0.38), sw: 2 }) +
  ellipse(-232, 0, 11, 50, tone(c, -0.6)) +
  line('M-206 -46L-90 -26', '#ffffff', 6, { op: 0.5 })

/** Side arm with its coloured valve, leaving the funnel. */
const sideArm = (p: Pen, c: string, valve: string, text: string): string =>
  tube('M-40 -8C-90 -40 -120 -90 -150 -150', 27, c) +
  at(
    -150,
    -150,
    rect(-24, -96, 48, 104, p.cylinder(valve), 8, { stroke: tone(valve, -0.35), sw: 2 }) +
      letter(9, -18, text, {
        size: 20,
        max: 74,
        weight: 700,
        fill: valve === '#f4f6f8' ? natural.ink : '#ffffff',
        turn: -90,
      }) +
      rect(-19, -124, 38, 32, p.cylinder('#f4f6f8'), 6, { stroke: '#9aa9b5', sw: 2 }) +
      ellipse(0, -124, 19, 6, '#dfe6ec') +
      ellipse(0, -124, 8, 3, '#7d8894'),
    1,
    -30,
  )

export function foley(p: Pen): string {
  const clear = p.fact('material') === 'silicone'
  const c = clear ? '#d5e4ea' : '#dcab69'
  const size = firstNumber(p.size, 16)
  const valve = foleyColour(size)
  const w = 24 + Math.min(12, (size - 8) * 0.7)
  const three = p.fact('ways') === '3-way'
  return (
    tube(
      'M322 306C500 430 880 300 890 560C896 780 640 830 490 752C372 690 400 560 520 566C660 576 700 736 560 836C450 906 320 910 236 876',
      w,
      c,
      { clear },
    ) +
    turn(
      32,
      322,
      306,
      at(
        322,
        306,
        (three ? `<g transform="scale(1 -1)">${sideArm(p, c, '#f4f6f8', '')}</g>` : '') +
          sideArm(p, c, valve, p.print === '' ? '16 Fr' : p.print) +
          funnel(p, c),
      ),
    ) +
    turn(
      18,
      210,
      868,
      path('M214 850H110Q64 866 110 888H214z', p.rod(c), { stroke: tone(c, -0.35), sw: 1.5 }) +
        ellipse(
          216,
          868,
          74,
          58,
          p.radial(
            [
              [0, tone(c, 0.7), 0.9],
              [0.6, tone(c, 0.35), 0.85],
              [1, tone(c, -0.12), 0.95],
            ],
            0.36,
            0.3,
            0.75,
          ),
          { stroke: tone(c, -0.3), sw: 2 },
        ) +
        ellipse(194, 846, 22, 12, '#ffffff', { op: 0.75 }) +
        ellipse(112, 864, 17, 6, tone(c, -0.6)),
    ) +
    labelCard(p, 470, 96, 400, 4)
  )
}

const marked = (x: number, y: number, len: number, count: number): string =>
  times(count, (i) => bar(`M${num(x + len * (0.1 + i / count))} ${num(y - 9)}v18`, '#1d2733', 5))

/** Soft insemination catheter beside its long peel pouch, with the syringe that fits it. */
export function iuiCatheter(p: Pen): string {
  const inside = turn(
    -90,
    500,
    500,
    rect(120, 494, 560, 11, p.glassRod('#eef6f8', 1), 5, { stroke: '#8fa1b0', sw: 1.5 }) +
      marked(300, 500, 340, 5),
  )
  return (
    turn(
      -58,
      300,
      420,
      at(60, -30, pouch(p, 150, 60, 240, 900, at(-230, 190, inside, 1), { printed: 0.2 }), 0.9),
    ) +
    p.resting(
      turn(
        -32,
        560,
        560,
        rect(330, 551, 560, 17, p.glassRod('#eef6f8', 1), 8, { stroke: '#7f93a2', sw: 2 }) +
          marked(520, 560, 320, 6) +
          ellipse(872, 557, 9, 4, '#3b4a58') +
          rect(520, 543, 38, 34, p.rod('#f0c62a'), 8) +
          path('M330 540H250Q236 560 250 580H330L350 572V548z', p.rod(p.tint.base), {
            stroke: p.tint.dark,
            sw: 1.5,
          }) +
          times(5, (i) => bar(`M${258 + i * 14} 541v38`, p.tint.dark, 4)) +
          ellipse(244, 560, 9, 22, p.tint.deep),
      ),
    ) +
    p.resting(turn(-32, 700, 830, syringe(p, 560, 830, 220, 62, { needle: null, fill: 0.5 })))
  )
}

/** Guide with its hub, the fine inner catheter beside it, and a 1 ml syringe. */
export function transferCatheter(p: Pen): string {
  const long = (y: number, x: number, len: number, w: number, c: string): string =>
    rect(x, y - w / 2, len, w, p.glassRod(c, 1), w / 2, { stroke: '#7f93a2', sw: 1.5 })
  return (
    labelCard(p, 70, 90, 380, -4) +
    p.resting(
      turn(
        -14,
        500,
        470,
        long(420, 240, 640, 20, '#d9e6ee') +
          marked(560, 420, 300, 7) +
          path('M246 388L150 372Q136 420 150 468L246 452z', p.rod(p.tint.base), {
            stroke: p.tint.dark,
            sw: 2,
          }) +
          ellipse(150, 420, 12, 44, p.tint.deep) +
          rect(246, 402, 44, 36, p.rod(p.tint.light), 6) +
          long(580, 250, 660, 10, '#f2eadb') +
          rect(892, 573, 20, 14, '#e0a0a8', 6) +
          path('M252 556L160 548Q150 580 160 612L252 604z', p.rod('#f4f6f8'), {
            stroke: '#9aa9b5',
            sw: 2,
          }) +
          times(4, (i) => bar(`M${174 + i * 18} 552v56`, '#b7c2cb', 4)),
      ),
    ) +
    p.resting(turn(-14, 470, 790, syringe(p, 420, 800, 300, 44, { needle: null, fill: 0.35 })))
  )
}
