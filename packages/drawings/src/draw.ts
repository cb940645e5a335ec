/** Product pictures as SVG text. The same input always gives the same document. */
import { catalogueFamilies } from './families.ts'
import type { FamilyDrawing } from './family.ts'
import { fitted, penFor } from './fit.ts'
import type { DrawingInput, FittedArt } from './fit.ts'
import { letter } from './lettering.ts'
import { bar, circle, escapeXml, line, num, path, rect, times } from './marks.ts'
import type { Pen } from './materials.ts'
import { hashText } from './hash.ts'
import { backFace } from './shapes/label-faces.ts'
import { carton } from './shapes/cartons.ts'

export type { DrawingInput } from './fit.ts'
export { drawBanner, drawCategory } from './scenes.ts'

/** The 143 catalogue families, all of which have their own drawing. */
export const drawnFamilies: readonly string[] = catalogueFamilies

function centimetres(drawing: FamilyDrawing, pen: Pen): number {
  return typeof drawing.cm === 'number' ? drawing.cm : drawing.cm(pen)
}

/** View 1: the product in front of its box; if the main picture already shows the box, its back. */
function withPack(pen: Pen, id: string, drawing: FamilyDrawing, art: string): string {
  if (drawing.pack !== undefined) return drawing.pack(pen)
  const shared = `<defs><g id="${id}">${art}</g></defs>`
  const use = `<use href="#${id}"/>`
  const box =
    drawing.kind === 'machine'
      ? carton(pen, 70, 190, 500, 500, 330, { kraft: true })
      : pen.packs > 0
        ? carton(pen, 80, 140, 480, 580, 300, { face: backFace(pen, 480, 580) })
        : carton(pen, 80, 140, 480, 580, 300, { art: use })
  return `${shared}${box}<g transform="translate(430 430) scale(.54)">${use}</g>`
}

/** View 2: the product with a characteristic detail magnified. */
function withLens(pen: Pen, id: string, { art, focus }: FittedArt): string {
  const [fx, fy] = focus
  const zoom = 2.3
  const r = 300
  const cx = 650
  const cy = 640
  return (
    `<defs><g id="${id}">${art}</g></defs><g transform="translate(10 10) scale(.66)"><use href="#${id}"/></g>` +
    line(`M${num(10 + fx * 0.66)} ${num(10 + fy * 0.66)}L${cx} ${cy}`, '#1a4480', 3, {
      dash: '10 8',
    }) +
    circle(10 + fx * 0.66, 10 + fy * 0.66, 40, 'none', { stroke: '#1a4480', sw: 4 }) +
    circle(cx + 6, cy + 12, r + 12, '#0b1d33', { op: 0.14 }) +
    circle(cx, cy, r, '#ffffff') +
    `<g clip-path="${pen.clip(circle(cx, cy, r, '#000'))}"><g transform="translate(${num(cx - fx * zoom)} ${num(cy - fy * zoom)}) scale(${zoom})"><use href="#${id}"/></g></g>` +
    circle(cx, cy, r, 'none', { stroke: '#1a4480', sw: 8 }) +
    circle(cx, cy, r - 8, 'none', { stroke: '#ffffff', sw: 5 })
  )
}

/** View 3: rulers in centimetres below and on the left. */
function withRulers(art: FittedArt, cm: number): string {
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
  return (
    `<g transform="translate(140 40) scale(${k})">${art.art}</g>` +
    rect(x0 - 8, 880, 992 - x0, 84, ruler, 6, { stroke: '#c8a85a', sw: 2 }) +
    times(
      across + 1,
      (i) =>
        bar(`M${num(x0 + i * step * unit)} 880v${i % every === 0 ? 34 : 18}`, '#3b444f', 2) +
        (i % every === 0
          ? letter(x0 + i * step * unit, 944, show(i), {
              size: 22,
              fill: '#1d2733',
              anchor: 'middle',
            })
          : ''),
    ) +
    rect(24, 14, 84, y0 - 6, ruler, 6, { stroke: '#c8a85a', sw: 2 }) +
    times(
      up + 1,
      (i) =>
        bar(`M108 ${num(y0 - i * step * unit)}h${i % every === 0 ? -34 : -18}`, '#3b444f', 2) +
        (i % every === 0
          ? letter(68, y0 - i * step * unit + 8, show(i), {
              size: 22,
              fill: '#1d2733',
              anchor: 'end',
            })
          : ''),
    ) +
    path(`M${num(x0)} ${num(y0)}V874M114 ${num(y0)}H${num(x0)}`, 'none', {
      stroke: '#8c97a3',
      sw: 2,
      dash: '6 6',
    }) +
    letter(66, 940, 'cm', { size: 30, weight: 600, fill: '#3b444f', anchor: 'middle' })
  )
}

/** Draws the product as an SVG document of 1000 × 1000 units. Unknown family: the plain labelled carton. */
export function drawProduct(input: DrawingInput): string {
  const view = input.view ?? 0
  const prefix = `d${hashText([input.family, input.brand, input.title, input.hue, input.size ?? '', JSON.stringify(input.facts ?? {}), view, input.seed].join('|')).toString(36)}-`
  const pen = penFor(input, prefix)
  const art = fitted(input.family, pen)
  const id = `${prefix}art`
  const picture =
    view === 1
      ? withPack(pen, id, art.drawing, art.art)
      : view === 2
        ? withLens(pen, id, art)
        : view === 3
          ? withRulers(art, centimetres(art.drawing, pen))
          : art.art
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000" role="img" aria-label="${escapeXml(`${input.brand} ${input.title}`)}"><rect width="1000" height="1000" fill="#ffffff"/>${pen.definitions()}${picture}</svg>`
}
