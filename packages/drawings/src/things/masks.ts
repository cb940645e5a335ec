/** Face masks and respirators. */
import { letter } from '../lettering.ts'
import { at, bar, line, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { isDark, natural, tone } from '../tones.ts'
import { tube } from '../shapes/stands.ts'
import { carton } from '../shapes/cartons.ts'

const usual = '#8cc4e6'
/** Sheets of mask fabric are paler than the named colour. */
const cloth = (p: Pen): string => {
  const c = p.colour(usual)
  return c === usual || c === '#2b2f35' || c === '#f1f3f5' ? c : tone(c, 0.42)
}

const outline =
  'M190 318Q350 276 500 276Q650 276 810 318Q826 480 800 650Q650 716 500 716Q350 716 200 650Q174 480 190 318z'

function pleated(p: Pen, colour: string, ties: boolean): string {
  const loop = (s: number): string =>
    ties
      ? tube(
          `M${500 + s * 308} 322C${500 + s * 400} 260 ${500 + s * 430} 200 ${500 + s * 400} 120`,
          14,
          tone(colour, 0.3),
        ) +
        tube(
          `M${500 + s * 300} 648C${500 + s * 390} 700 ${500 + s * 440} 780 ${500 + s * 410} 860`,
          14,
          tone(colour, 0.3),
        )
      : tube(
          `M${500 + s * 306} 330C${500 + s * 450} 330 ${500 + s * 470} 630 ${500 + s * 300} 646`,
          12,
          '#f1f4f6',
        )
  return p.resting(
    loop(-1) +
      loop(1) +
      path(
        outline,
        p.linear(
          [
            [0, tone(colour, -0.06)],
            [0.25, tone(colour, 0.35)],
            [0.6, colour],
            [1, tone(colour, -0.24)],
          ],
          1,
          0.2,
        ),
        { stroke: tone(colour, -0.3), sw: 2 },
      ) +
      times(
        3,
        (i) =>
          path(
            `M${186 + i * 3} ${408 + i * 84}Q500 ${366 + i * 96} ${814 - i * 3} ${408 + i * 84}L${812 - i * 3} ${436 + i * 80}Q500 ${402 + i * 92} ${188 + i * 3} ${436 + i * 80}z`,
            tone(colour, -0.26),
            { op: 0.55 },
          ) +
          line(
            `M${187 + i * 3} ${405 + i * 84}Q500 ${362 + i * 96} ${813 - i * 3} ${405 + i * 84}`,
            tone(colour, 0.65),
            4,
          ),
      ) +
      path(
        'M190 318Q350 276 500 276Q650 276 810 318L812 350Q650 310 500 310Q350 310 188 350z',
        tone(colour, 0.5),
      ) +
      rect(390, 288, 220, 13, p.metalRod('#dfe4e9'), 6, { op: 0.8 }) +
      line(
        'M196 330Q350 288 500 288Q650 288 804 330M204 640Q350 702 500 702Q650 702 796 640M204 340Q190 480 212 636M796 340Q810 480 788 636',
        tone(colour, -0.3),
        2.5,
        { dash: '9 7' },
      ) +
      letter(772, 628, p.brand, {
        size: 24,
        max: 180,
        weight: 700,
        fill: isDark(colour) ? '#ffffff' : p.tint.dark,
        anchor: 'end',
      }),
  )
}

function beforeBox(p: Pen, ties: boolean): string {
  const colour = cloth(p)
  const mask = pleated(p, colour, ties)
  return (
    carton(p, 250, 130, 430, 250, 230, {
      art: mask,
      note: p.fact('count') === '100' ? '100 PCS' : '50 PCS',
    }) + at(0, 190, mask)
  )
}

export const loopMask = (p: Pen): string => beforeBox(p, false)
export const tiedMask = (p: Pen): string => beforeBox(p, true)

const print = (p: Pen, c: string, x: number, y: number): string => {
  const ink = isDark(c) ? '#ffffff' : natural.ink
  return (
    letter(x, y, 'N95', {
      size: 74,
      weight: 700,
      fill: isDark(c) ? '#ffffff' : p.tint.base,
      anchor: 'middle',
    }) +
    letter(x, y + 48, p.brand, { size: 36, max: 220, weight: 700, fill: ink, anchor: 'middle' }) +
    letter(x, y + 84, p.print === '' ? p.told('standard', '') : p.print, {
      size: 26,
      max: 200,
      fill: ink,
      anchor: 'middle',
    })
  )
}

const valve = (p: Pen, x: number, y: number): string =>
  p.fact('valve') === 'yes'
    ? rect(x, y, 150, 120, p.plastic('#f8fafb'), 30, { stroke: '#8795a2', sw: 3 }) +
      times(5, (i) => bar(`M${x + 20} ${y + 22 + i * 19}h110`, '#8795a2', 7))
    : ''

/** Cup with two head straps. */
export function cupRespirator(p: Pen): string {
  const c = p.colour('#f1f3f5')
  const strap = '#e9c64a'
  return p.resting(
    tube(
      'M196 470C40 420 60 200 240 176C420 150 580 150 760 176C940 200 960 420 804 470',
      17,
      strap,
    ) +
      tube(
        'M206 690C60 700 50 880 240 900C420 916 580 916 760 900C950 880 940 700 794 690',
        17,
        strap,
      ) +
      path(
        'M500 196C620 206 770 330 832 520C860 620 820 700 716 756Q500 850 284 756C180 700 140 620 168 520C230 330 380 206 500 196z',
        p.radial(
          [
            [0, tone(c, 0.7)],
            [0.45, c],
            [0.85, tone(c, -0.14)],
            [1, tone(c, -0.3)],
          ],
          0.4,
          0.36,
          0.68,
        ),
        { stroke: tone(c, -0.35), sw: 3 },
      ) +
      line('M196 560Q500 400 804 560M290 744Q500 620 710 744', tone(c, -0.16), 6, { op: 0.7 }) +
      line('M204 572Q500 412 796 572', tone(c, 0.6), 4) +
      path('M408 250Q500 214 592 250L582 280Q500 246 418 280z', p.metalRod('#b7c0c9'), {
        stroke: '#8795a2',
        sw: 1.5,
      }) +
      print(p, c, p.fact('valve') === 'yes' ? 330 : 500, 590) +
      valve(p, 560, 540) +
      line('M182 590C190 670 240 720 300 748M818 590C810 670 760 720 700 748', tone(c, -0.3), 3, {
        dash: '12 8',
      }) +
      [
        [190, 476],
        [810, 476],
        [204, 686],
        [796, 686],
      ]
        .map(([x, y]) => rect((x ?? 0) - 22, (y ?? 0) - 11, 44, 22, p.rod('#c3cad1'), 5))
        .join(''),
  )
}

/** Folds flat along the middle of the face; seen a little from the side. */
export function foldedRespirator(p: Pen): string {
  const c = p.colour('#f1f3f5')
  const loop = tube('M250 330C60 330 40 720 236 700', 15, tone(c, 0.4))
  return p.resting(
    loop +
      tube('M700 320C900 300 930 620 760 690', 13, tone(c, 0.2)) +
      path(
        'M250 300C380 230 560 240 640 330L760 500Q770 530 744 560L600 760C500 830 330 800 236 720C210 580 214 430 250 300z',
        p.linear(
          [
            [0, tone(c, 0.5)],
            [0.5, c],
            [1, tone(c, -0.26)],
          ],
          0.9,
          0.5,
        ),
        { stroke: tone(c, -0.3), sw: 3 },
      ) +
      path('M640 330L760 500Q770 530 744 560L600 760Q690 540 640 330z', tone(c, -0.16), {
        op: 0.8,
      }) +
      line('M640 332Q694 540 604 752', tone(c, -0.35), 4, { dash: '12 8' }) +
      line(
        'M262 316C390 252 550 262 628 340M250 706C340 782 500 806 590 746M268 320C232 450 230 580 252 700',
        tone(c, -0.3),
        3,
        { dash: '12 8' },
      ) +
      path('M520 272Q600 288 640 332L620 352Q580 312 510 296z', p.metalRod('#b7c0c9')) +
      print(p, c, 400, 500) +
      valve(p, 440, 600),
  )
}
