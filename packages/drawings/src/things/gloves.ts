/** Dispensers of examination gloves. */
import { at, ellipse, line, path } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { label } from '../shapes/label.ts'
import { carton } from '../shapes/cartons.ts'
import { glove } from '../shapes/supplies.ts'

const boxNote = (p: Pen): string =>
  p.fact('powderFree') === 'no' ? 'POWDERED · 100 PCS' : 'POWDER FREE · 100 PCS'

const bunch = (p: Pen, colour: string, d: string): string =>
  path(d, p.ball(colour), { stroke: tone(colour, -0.35), sw: 2 })

/** Cuffs and fingers of the next gloves, as they lie in the slot. */
const crumpled = (colour: string): string =>
  path(
    'M330 480V430C346 408 352 398 372 402L398 378C410 372 416 384 410 400C424 396 440 384 456 392C470 378 492 376 500 390C514 388 530 396 540 408C558 402 584 412 604 434V480z',
    tone(colour, -0.1),
    { stroke: tone(colour, -0.35), sw: 2 },
  ) +
  line(
    'M372 402C384 410 386 424 380 440M410 400C402 412 408 426 424 434M456 392C448 408 452 424 466 436M500 390C506 404 500 420 488 432M540 408C532 416 532 428 540 438',
    tone(colour, -0.3),
    3,
    { op: 0.7 },
  ) +
  line(
    'M384 396L402 382M430 404C440 396 448 396 452 398M474 392C482 386 490 388 494 392',
    tone(colour, 0.6),
    4,
    {
      op: 0.7,
    },
  )

/** Dispenser of a hundred with one glove standing out of the slot in its top. */
export function topDispenser(p: Pen, colour: string): string {
  const art = at(220, 30, glove(p, colour), 1)
  const slot = p.clip(path('M0 0H1000V426H681A176 26 4 0 1 329 406H0z', '#000'))
  return (
    carton(p, 90, 440, 560, 330, 260, { art, note: boxNote(p), colour: p.tint.base }) +
    ellipse(505, 412, 190, 34, '#17202b', { t: 'rotate(4 505 412)' }) +
    ellipse(505, 418, 176, 26, tone(colour, -0.35), { t: 'rotate(4 505 418)' }) +
    `<g clip-path="${slot}">${at(490, 34, glove(p, colour), 0.5, 9)}${crumpled(colour)}</g>` +
    line('M329 408A176 26 4 0 0 681 428', '#ffffff', 8)
  )
}

/** Dispenser on its side: gloves come out of its front, a pair lies before it. */
export function frontDispenser(p: Pen, colour: string): string {
  const face =
    label(p, 600, 400, { note: boxNote(p) }) +
    at(
      36,
      76,
      ellipse(440, 236, 112, 68, '#0b1d33', { op: 0.16 }) +
        ellipse(440, 236, 104, 60, tone(colour, -0.5)) +
        at(
          -66,
          -34,
          bunch(
            p,
            colour,
            'M346 248C340 200 400 186 420 214C436 176 500 184 512 226C526 262 470 288 430 286C390 292 352 276 346 248z',
          ) +
            line(
              'M372 240C396 214 408 236 404 262M428 222C444 214 470 232 466 262M396 274C420 262 444 270 470 274',
              tone(colour, -0.24),
              5,
              { op: 0.7 },
            ) +
            line(
              'M358 226C366 206 388 202 402 212M438 204C456 194 486 200 498 222',
              tone(colour, 0.7),
              6,
              { op: 0.8 },
            ),
          1.18,
        ),
    )
  return (
    carton(p, 110, 130, 600, 400, 210, { face }) +
    p.resting(
      at(520, 560, glove(p, tone(colour, -0.03)), 0.5, 64) +
        at(690, 500, glove(p, colour), 0.5, 80),
    )
  )
}
