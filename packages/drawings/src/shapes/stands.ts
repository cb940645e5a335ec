import { circle, ellipse, line, num, path, rect, times } from '../marks.ts'
import type { Pen } from '../materials.ts'
import { natural, tone } from '../tones.ts'

/** Swivel castor; y is the ground. */
export function castor(p: Pen, cx: number, y: number, r: number): string {
  return (
    p.shadow(cx, y, r * 1.5, r * 0.32) +
    path(
      `M${num(cx - r * 0.5)} ${num(y - r * 2.4)}h${num(r)}l${num(r * 0.15)} ${num(r * 1.5)}h${num(-r * 0.7)}z`,
      p.metal('#aab3bd'),
    ) +
    circle(cx, y - r, r, p.ball('#3a424b')) +
    circle(cx, y - r, r * 0.45, p.ball('#aab3bd'))
  )
}

/** Five-legged rolling base seen slightly from above; y is the ground at the front castor. */
export function starBase(
  p: Pen,
  cx: number,
  y: number,
  reach: number,
  colour: string = natural.steel,
): string {
  const legs: readonly (readonly [number, number])[] = [
    [-0.62, -0.2],
    [0.62, -0.2],
    [-1, -0.09],
    [1, -0.09],
    [0, 0],
  ]
  const hub = y - reach * 0.3
  return (
    p.shadow(cx, y - reach * 0.03, reach * 1.1, reach * 0.16) +
    legs
      .map(([dx, dy], i) => {
        const ex = cx + dx * reach
        const ey = y + dy * reach - reach * 0.12
        return (
          line(`M${num(cx)} ${num(hub)}L${num(ex)} ${num(ey)}`, tone(colour, -0.3), reach * 0.1) +
          line(
            `M${num(cx)} ${num(hub - 3)}L${num(ex)} ${num(ey - 3)}`,
            tone(colour, 0.3),
            reach * 0.045,
          ) +
          castor(p, ex, ey + reach * (i === 4 ? 0.13 : 0.12), reach * 0.06)
        )
      })
      .join('') +
    ellipse(cx, hub, reach * 0.16, reach * 0.07, p.metal(colour))
  )
}

/** Upright steel or painted pole. */
export const pole = (
  p: Pen,
  cx: number,
  y1: number,
  y2: number,
  w: number,
  colour: string = natural.steel,
): string => rect(cx - w / 2, y1, w, y2 - y1, p.metal(colour), w * 0.3)

/** Low wheeled trolley foot; y is the ground. */
export function trolleyBase(
  p: Pen,
  x: number,
  y: number,
  w: number,
  colour: string = natural.shell,
): string {
  const r = w * 0.05
  return (
    p.shadow(x + w / 2, y, w * 0.6) +
    castor(p, x + w * 0.12, y - w * 0.04, r) +
    castor(p, x + w * 0.88, y - w * 0.04, r) +
    path(
      `M${num(x + w * 0.1)} ${num(y - w * 0.2)}H${num(x + w * 0.9)}L${num(x + w)} ${num(y - w * 0.1)}H${num(x)}z`,
      p.down(tone(colour, 0.3), tone(colour, -0.15)),
      { stroke: tone(colour, -0.3), sw: 2 },
    ) +
    rect(x, y - w * 0.105, w, w * 0.035, tone(colour, -0.35), 6) +
    castor(p, x + w * 0.04 + r, y, r * 1.15) +
    castor(p, x + w * 0.96 - r, y, r * 1.15)
  )
}

/** Round bar, hose or cable along a path: edge, body and a line of light. */
export function tube(
  d: string,
  width: number,
  colour: string,
  o: { shadow?: boolean; clear?: boolean } = {},
): string {
  return (
    (o.shadow === true
      ? line(d, '#0b1d33', width * 1.25, {
          op: 0.08,
          t: `translate(${num(width * 0.5)} ${num(width * 0.75)})`,
        })
      : '') +
    line(d, tone(colour, o.clear === true ? -0.28 : -0.36), width) +
    line(d, colour, width * 0.74) +
    line(d, tone(colour, o.clear === true ? 0.75 : 0.5), width * 0.26, {
      t: `translate(${num(-width * 0.08)} ${num(-width * 0.14)})`,
      op: 0.85,
    })
  )
}

/** A wound length of tubing seen flat. */
export function coil(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turns: number,
  width: number,
  colour: string,
  clear = true,
): string {
  return times(turns, (i) => {
    const a = rx - i * width * 1.05
    const b = ry - i * width * 1.05
    const dx = (i % 2) * width * 0.35
    return tube(
      `M${num(cx - a + dx)} ${num(cy)}a${num(a)} ${num(b)} 0 1 1 ${num(a * 2)} 0a${num(a)} ${num(b)} 0 1 1 ${num(-a * 2)} 0z`,
      width,
      colour,
      { clear, shadow: i === 0 },
    )
  })
}
