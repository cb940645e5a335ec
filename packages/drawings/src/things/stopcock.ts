import { bar, circle, line, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { turned } from './theatre.ts'

/** Three-way tap: clear body, coloured T handle whose arms show what is open. */
export function stopcock(p: Pen): string {
  const c = p.tint.base
  const clear = (d: string): string =>
    path(d, p.glassRod('#e3eef4', 0.95), { stroke: '#8fa1b0', sw: 2.5 })
  return p.resting(
    turned(
      -20,
      clear('M160 468H420V556H160z') +
        clear('M580 468H800V556H580z') +
        path('M456 160H544V430H456z', p.glass('#e3eef4', 0.95), { stroke: '#8fa1b0', sw: 2.5 }) +
        rect(92, 444, 92, 136, p.rod('#f1f5f7'), 12, { stroke: '#8fa1b0', sw: 2 }) +
        times(4, (i) => bar(`M${106 + i * 20} 448v128`, '#b4c0ca', 4)) +
        rect(432, 96, 136, 92, p.cylinder('#f1f5f7'), 12, { stroke: '#8fa1b0', sw: 2 }) +
        rect(446, 44, 108, 66, p.cylinder('#f0c62a'), 12) +
        rect(780, 446, 120, 132, p.rod('#f7f9fa'), 16, { stroke: '#8fa1b0', sw: 2 }) +
        times(6, (i) => bar(`M${794 + i * 17} 450v124`, '#c3ccd5', 4)) +
        rect(896, 486, 60, 52, p.glassRod('#e3eef4', 0.95), 6, { stroke: '#8fa1b0', sw: 2 }) +
        circle(
          500,
          512,
          84,
          p.radial(
            [
              [0, '#ffffff'],
              [0.7, '#e3edf2'],
              [1, '#a9bac6'],
            ],
            0.4,
            0.36,
            0.7,
          ),
          { stroke: '#8fa1b0', sw: 3 },
        ) +
        path(
          'M456 300Q500 276 544 300V452Q552 462 562 468H716Q740 512 716 556H562Q540 596 500 596Q460 596 438 556H284Q260 512 284 468H438Q448 462 456 452z',
          p.linear(
            [
              [0, tone(c, 0.45)],
              [0.45, c],
              [1, tone(c, -0.3)],
            ],
            0.8,
            1,
          ),
          { stroke: tone(c, -0.4), sw: 2.5 },
        ) +
        line('M470 310V458Q460 480 440 482H300', tone(c, 0.65), 6, { op: 0.7 }) +
        circle(500, 512, 50, p.ball(tone(c, 0.08)), { stroke: tone(c, -0.3), sw: 2 }) +
        path('M500 318l20 34h-40zM300 512l34-20v40zM700 512l-34-20v40z', '#ffffff', { op: 0.92 }),
    ),
  )
}
