import type { Pen } from './materials.ts'

/** The drawing of a family, in arbitrary coordinates: it is fitted to the square by its bounding box in extents.ts. */
export type FamilyDrawing = {
  draw: (p: Pen) => string
  /** what view 1 shows instead of the usual carton */
  pack?: (p: Pen) => string
  /** machines arrive in a corrugated box, supplies in a printed carton */
  kind?: 'machine'
  /** real width of what is drawn, in centimetres, for the ruler */
  cm: number | ((p: Pen) => number)
  /** point of interest in the drawing's own coordinates, enlarged in view 2 */
  focus?: readonly [x: number, y: number]
  /** lies flat on the table: the whole drawing throws one soft shadow */
  lying?: boolean
  /** other shapes of the family by name; `choose` selects a product's */
  looks?: Readonly<Record<string, Omit<FamilyDrawing, 'looks' | 'choose'>>>
  choose?: (p: Pen) => string
}

/** The key of a look's bounding box. */
export const lookKey = (family: string, look: string): string => `${family}/${look}`

export type Drawings<Key extends string> = { readonly [K in Key]: FamilyDrawing }
