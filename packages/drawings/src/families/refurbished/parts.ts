import { letter } from '../../lettering.ts'
import { circle, line, path, turn } from '../../marks.ts'
import type { Pen } from '../../materials.ts'
import { natural } from '../../tones.ts'

/** Inspection tag hung on every refurbished device: the sign that sets it apart from new goods, which scenes of new goods leave off. */
export function tagged(p: Pen, x: number, y: number, art: string): string {
  if (p.fact('tag') === 'none') return art
  return (
    art +
    line(`M${x + 62} ${y - 66}Q${x + 20} ${y - 60} ${x} ${y - 26}`, '#8e99a4', 4) +
    turn(
      8,
      x,
      y,
      path(
        `M${x - 62} ${y}L${x - 26} ${y - 44}H${x + 26}L${x + 62} ${y}V${y + 130}H${x - 62}z`,
        p.down('#f6fbf8', '#dff0e6'),
        { stroke: natural.green, sw: 4 },
      ) +
        circle(x, y - 20, 10, '#ffffff', { stroke: natural.green, sw: 4 }) +
        circle(x, y + 42, 34, natural.green) +
        line(`M${x - 15} ${y + 42}l11 13 20 -24`, '#ffffff', 9) +
        letter(x, y + 108, p.size === '' ? 'TESTED' : p.size, {
          size: 28,
          max: 108,
          weight: 700,
          fill: natural.green,
          anchor: 'middle',
        }),
    )
  )
}
