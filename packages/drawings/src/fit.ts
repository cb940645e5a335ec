/** A family's drawing fitted to the 1000 × 1000 square, without ground or frame. */
import { extents } from './extents.ts'
import { lookKey } from './family.ts'
import type { FamilyDrawing } from './family.ts'
import { num } from './marks.ts'
import { Pen } from './materials.ts'
import type { DrawingFacts } from './materials.ts'
import { registry } from './registry.ts'
import { carton } from './shapes/cartons.ts'

export type DrawingInput = {
  /** family key, such as 'nitrile-exam-gloves' */
  family: string
  /** printed on the pack */
  brand: string
  /** short product name for the label */
  title: string
  /** brand hue, 0..359 */
  hue: number
  /** variant text such as 'M', '5 ml', '16 Fr', '20 G' */
  size?: string
  /** attributes that may change the drawing: colour, kind, wings, … */
  facts?: DrawingFacts
  /** 0 main picture; 1 with its pack; 2 a detail enlarged; 3 with rulers in centimetres */
  view?: 0 | 1 | 2 | 3
  /** small deterministic variation */
  seed: number
}

/** The product's share of the 1000 × 1000 square. */
const FIT = 840

const fallback: FamilyDrawing = { cm: 24, draw: (p) => carton(p, 150, 240, 480, 560, 240) }

export type FittedArt = {
  art: string
  width: number
  drawing: FamilyDrawing
  top: number
  bottom: number
  left: number
  focus: readonly [number, number]
}

/** The family's drawing, or that of the look selected by the product's attributes. */
function lookOf(family: string, pen: Pen): { drawing: FamilyDrawing; key: string } {
  const usual = registry[family] ?? fallback
  const name = usual.choose?.(pen) ?? ''
  const look = usual.looks?.[name]
  return look === undefined
    ? { drawing: usual, key: family }
    : { drawing: look, key: lookKey(family, name) }
}

/** The drawing of a family without frame, fitted to the square; unknown families are a labelled carton. */
export function fitted(family: string, pen: Pen): FittedArt {
  const { drawing, key } = lookOf(family, pen)
  pen.lying = drawing.lying === true
  const [x, y, w, h] = extents[key] ?? [150, 158, 720, 690]
  const drawn = drawing.draw(pen)
  const scale = Math.min(FIT / w, FIT / h)
  const left = (1000 - w * scale) / 2
  const top = (1000 - h * scale) / 2
  return {
    art: `<g transform="translate(${num(left - x * scale)} ${num(top - y * scale)}) scale(${Math.round(scale * 10000) / 10000})">${pen.lying ? pen.resting(drawn) : drawn}</g>`,
    width: w * scale,
    drawing,
    top,
    bottom: top + h * scale,
    left,
    focus:
      drawing.focus === undefined
        ? [500, 430]
        : [left + (drawing.focus[0] - x) * scale, top + (drawing.focus[1] - y) * scale],
  }
}

/** One product's art fitted to 1000 × 1000 without ground or frame, for compositions. */
export function productArt(
  input: DrawingInput,
  prefix: string,
): { svg: string; top: number; bottom: number } {
  const pen = penFor(input, prefix)
  const { art, top, bottom } = fitted(input.family, pen)
  return { svg: pen.definitions() + art, top, bottom }
}

export function penFor(input: DrawingInput, prefix: string): Pen {
  return new Pen(
    {
      brand: input.brand,
      title: input.title,
      hue: Number.isFinite(input.hue) ? input.hue : 210,
      size: input.size ?? '',
      seed: input.seed,
      facts: input.facts ?? {},
    },
    prefix,
  )
}
