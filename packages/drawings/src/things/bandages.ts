/** Rolls of bandage that stand on their edge, with the free end. */
import { bar, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { tone } from '../tones.ts'
import { roll } from '../shapes/supplies.ts'

type Weave = 'crepe' | 'net' | 'crinkle' | 'plain'

/** Lines on the round side of a roll, closer towards its rims. */
function weaveOf(
  cx: number,
  cy: number,
  r: number,
  h: number,
  colour: string,
  weave: Weave,
): string {
  const ink = tone(colour, -0.2)
  const across = weave === 'net' ? 11 : weave === 'crepe' ? 17 : weave === 'crinkle' ? 9 : 0
  const upright = times(across, (i) => {
    const angle = ((i + 0.5) / across - 0.5) * Math.PI
    const x = cx + Math.sin(angle) * r
    const y = cy + Math.cos(angle) * r * 0.42
    const step = h / 8
    const wave =
      weave === 'net'
        ? `v${num(h)}`
        : times(
            4,
            () =>
              `q${num(r * 0.03)} ${num(step)} 0 ${num(step)}q${num(-r * 0.03)} ${num(step)} 0 ${num(step)}`,
          )
    return bar(`M${num(x)} ${num(y)}${wave}`, ink, weave === 'crinkle' ? 5 : 2.2, { op: 0.6 })
  })
  const rows = weave === 'net' ? Math.round(h / 26) : 0
  const rings = times(rows, (i) =>
    bar(
      `M${num(cx - r)} ${num(cy + i * 26 + 14)}A${num(r)} ${num(r * 0.42)} 0 0 0 ${num(cx + r)} ${num(cy + i * 26 + 14)}`,
      ink,
      2.2,
      { op: 0.6 },
    ),
  )
  return upright + rings
}

export function bandage(
  p: Pen,
  cx: number,
  cy: number,
  r: number,
  h: number,
  colour: string,
  weave: Weave,
  o: { tail?: boolean; core?: string } = {},
): string {
  const b = r * 0.42
  const tail =
    o.tail === false
      ? ''
      : path(
          `M${num(cx + r * 0.9)} ${num(cy + b * 0.4)}C${num(cx + r * 1.2)} ${num(cy + b * 1.5)} ${num(cx + r * 1.5)} ${num(cy + b * 0.3)} ${num(cx + r * 1.85)} ${num(cy + b * 0.9)}V${num(cy + b * 0.9 + h)}C${num(cx + r * 1.5)} ${num(cy + b * 0.3 + h)} ${num(cx + r * 1.2)} ${num(cy + b * 1.5 + h)} ${num(cx + r * 0.9)} ${num(cy + b * 0.4 + h)}z`,
          p.across(tone(colour, -0.18), tone(colour, 0.2), tone(colour, -0.05)),
          { stroke: tone(colour, -0.28), sw: 2 },
        )
  return (
    tail +
    roll(p, cx, cy, r, h, colour, {
      core: o.core ?? tone(colour, -0.1),
      coreRadius: o.core === undefined ? 0.16 : 0.3,
    }) +
    weaveOf(cx, cy, r, h, colour, weave)
  )
}

/** Steel clip with teeth that fastens an elastic bandage. */
export const bandageClip = (p: Pen, x: number, y: number): string =>
  rect(x, y, 84, 26, p.metalRod('#c3cad1'), 8, { stroke: '#7d8894', sw: 2 }) +
  line(
    `M${x + 8} ${y + 26}l-8 16M${x + 76} ${y + 26}l8 16M${x + 8} ${y}l-8 -14M${x + 76} ${y}l8 -14`,
    '#7d8894',
    5,
  )
