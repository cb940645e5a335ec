/** Product pictures as SVG text. The same input always gives the same document. */
import { extents } from './extents.ts'
import { catalogueFamilies } from './families.ts'
import type { FamilyDrawing } from './family.ts'
import { letter } from './lettering.ts'
import { bar, circle, escapeXml, line, num, path, rect, times } from './marks.ts'
import { hashText, Pen } from './materials.ts'
import { registry } from './registry.ts'
import { carton } from './shapes/packs.ts'

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
  /** 0 main picture; 1 with its pack; 2 a detail enlarged; 3 with rulers in centimetres */
  view?: 0 | 1 | 2 | 3
  /** small deterministic variation */
  seed: number
}

/** The 143 catalogue families, all of which have their own drawing. */
export const drawnFamilies: readonly string[] = catalogueFamilies

/** Room the product takes in the 1000 × 1000 square. */
const FIT = 840

const fallback: FamilyDrawing = { cm: 24, draw: (p) => carton(p, 150, 240, 480, 560, 240) }

/** The drawing of a family without frame, fitted to the square; unknown families are a labelled carton. */
function fitted(family: string, pen: Pen): { art: string; width: number; drawing: FamilyDrawing; top: number; bottom: number; left: number } {
  const drawing = registry[family] ?? fallback
  const [x, y, w, h] = extents[family] ?? [150, 158, 720, 690]
  const scale = Math.min(FIT / w, FIT / h)
  const left = (1000 - w * scale) / 2
  const top = (1000 - h * scale) / 2
  return {
    art: `<g transform="translate(${num(left - x * scale)} ${num(top - y * scale)}) scale(${Math.round(scale * 10000) / 10000})">${drawing.draw(pen)}</g>`,
    width: w * scale, drawing, top, bottom: top + h * scale, left,
  }
}

function centimetres(drawing: FamilyDrawing, pen: Pen): number {
  return typeof drawing.cm === 'number' ? drawing.cm : drawing.cm(pen)
}

/** View 1: the product before the box it comes in. */
function withPack(pen: Pen, id: string, drawing: FamilyDrawing, art: string): string {
  if (drawing.pack !== undefined) return drawing.pack(pen)
  const shared = `<defs><g id="${id}">${art}</g></defs>`
  const use = `<use href="#${id}"/>`
  const box = drawing.kind === 'machine'
    ? carton(pen, 70, 190, 500, 500, 330, { kraft: true })
    : carton(pen, 80, 170, 480, 520, 300, { art: use })
  return `${shared}${box}<g transform="translate(430 430) scale(.54)">${use}</g>`
}

/** View 2: the product with its telling part under a lens. */
function withLens(pen: Pen, id: string, drawing: FamilyDrawing, art: string): string {
  const [fx, fy] = drawing.focus ?? [500, 430]
  const zoom = 2.3
  const r = 300
  const cx = 650
  const cy = 640
  return `<defs><g id="${id}">${art}</g></defs><g transform="translate(10 10) scale(.66)"><use href="#${id}"/></g>` +
    line(`M${num(10 + fx * 0.66)} ${num(10 + fy * 0.66)}L${cx} ${cy}`, '#1a4480', 3, { dash: '10 8' }) + circle(10 + fx * 0.66, 10 + fy * 0.66, 40, 'none', { stroke: '#1a4480', sw: 4 }) +
    circle(cx + 6, cy + 12, r + 12, '#0b1d33', { op: 0.14 }) + circle(cx, cy, r, '#ffffff') +
    `<g clip-path="${pen.clip(circle(cx, cy, r, '#000'))}"><g transform="translate(${num(cx - fx * zoom)} ${num(cy - fy * zoom)}) scale(${zoom})"><use href="#${id}"/></g></g>` +
    circle(cx, cy, r, 'none', { stroke: '#1a4480', sw: 8 }) + circle(cx, cy, r - 8, 'none', { stroke: '#ffffff', sw: 5 })
}

/** View 3: rulers below and at the left; figures in centimetres. */
function withRulers(art: ReturnType<typeof fitted>, cm: number): string {
  const k = 0.8
  const unit = (art.width * k) / cm
  const step = [0.1, 0.5, 1, 2, 5, 10, 20, 50].find((s) => s * unit >= 16) ?? 100
  const x0 = 140 + art.left * k
  const y0 = 40 + art.bottom * k
  const across = Math.floor((985 - x0) / unit / step)
  const up = Math.floor((y0 - 20) / unit / step)
  const each = Math.max(1, Math.ceil(46 / (step * unit)))
  const every = each <= 2 ? each : each <= 5 ? 5 : 10
  const show = (i: number): string => String(Math.round(i * step * 10) / 10)
  const ruler = '#fff4d6'
  return `<g transform="translate(140 40) scale(${k})">${art.art}</g>` +
    rect(x0 - 8, 880, 992 - x0, 84, ruler, 6, { stroke: '#c8a85a', sw: 2 }) +
    times(across + 1, (i) => bar(`M${num(x0 + i * step * unit)} 880v${i % every === 0 ? 34 : 18}`, '#3b444f', 2) + (i % every === 0 ? letter(x0 + i * step * unit, 944, show(i), { size: 22, fill: '#1d2733', anchor: 'middle' }) : '')) +
    rect(24, 14, 84, y0 - 6, ruler, 6, { stroke: '#c8a85a', sw: 2 }) +
    times(up + 1, (i) => bar(`M108 ${num(y0 - i * step * unit)}h${i % every === 0 ? -34 : -18}`, '#3b444f', 2) + (i % every === 0 ? letter(68, y0 - i * step * unit + 8, show(i), { size: 22, fill: '#1d2733', anchor: 'end' }) : '')) +
    path(`M${num(x0)} ${num(y0)}V874M114 ${num(y0)}H${num(x0)}`, 'none', { stroke: '#8c97a3', sw: 2, dash: '6 6' }) + letter(66, 940, 'cm', { size: 30, weight: 600, fill: '#3b444f', anchor: 'middle' })
}

/** One product's art fitted to 1000 × 1000 without ground or frame, for compositions. */
export function productArt(input: DrawingInput, prefix: string): { svg: string; top: number; bottom: number } {
  const pen = penFor(input, prefix)
  const { art, top, bottom } = fitted(input.family, pen)
  return { svg: pen.definitions() + art, top, bottom }
}

function penFor(input: DrawingInput, prefix: string): Pen {
  return new Pen({ brand: input.brand, title: input.title, hue: Number.isFinite(input.hue) ? input.hue : 210, size: input.size ?? '', seed: input.seed }, prefix)
}

/** Draws the product as an SVG document of 1000 × 1000 units. Unknown family: the plain labelled carton. */
export function drawProduct(input: DrawingInput): string {
  const view = input.view ?? 0
  const prefix = `d${hashText([input.family, input.brand, input.title, input.hue, input.size ?? '', view, input.seed].join('|')).toString(36)}-`
  const pen = penFor(input, prefix)
  const art = fitted(input.family, pen)
  const id = `${prefix}art`
  const picture = view === 1 ? withPack(pen, id, art.drawing, art.art)
    : view === 2 ? withLens(pen, id, art.drawing, art.art)
      : view === 3 ? withRulers(art, centimetres(art.drawing, pen))
        : art.art
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000" role="img" aria-label="${escapeXml(`${input.brand} ${input.title}`)}"><rect width="1000" height="1000" fill="#ffffff"/>${pen.definitions()}${picture}</svg>`
}
