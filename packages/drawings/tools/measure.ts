/** Measures the bounding box of each drawing without its ground shadow, and writes src/extents.ts. Run after changing a drawing. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { catalogueFamilies, extraFamilies } from '../src/families.ts'
import { lookKey } from '../src/family.ts'
import { Pen } from '../src/materials.ts'
import { registry } from '../src/registry.ts'

const MARGIN = 400
const SIDE = 1000 + MARGIN * 2
const rows: string[] = []
const drawings = [...catalogueFamilies, ...extraFamilies].flatMap((key) => {
  const drawing = registry[key]
  if (drawing === undefined) return []
  const looks = Object.entries(drawing.looks ?? {}).map(
    ([name, look]) => [lookKey(key, name), look] as const,
  )
  return [[key, drawing] as const, ...looks]
})
for (const [key, drawing] of drawings) {
  const pen = new Pen(
    { brand: 'Upchar', title: 'Product', hue: 210, size: '', seed: 1, facts: {} },
    'm',
  )
  const art = drawing.draw(pen).replaceAll(/<ellipse class="s"[^>]*>/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${SIDE} ${SIDE}" width="600" height="600"><rect x="${-MARGIN}" y="${-MARGIN}" width="${SIDE}" height="${SIDE}" fill="#ff00ff"/>${pen.definitions()}${art}</svg>`
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: '#ff00ff', threshold: 12 })
    .toBuffer({ resolveWithObject: true })
  const k = SIDE / 600
  const box = [
    -(info.trimOffsetLeft ?? 0) * k - MARGIN,
    -(info.trimOffsetTop ?? 0) * k - MARGIN,
    info.width * k,
    info.height * k,
  ].map((v) => Math.round(v))
  rows.push(`  '${key}': [${box.join(', ')}],`)
}
writeFileSync(
  new URL('../src/extents.ts', import.meta.url),
  `/** What each drawing covers in its own coordinates; written by tools/measure.ts. */
export const extents: Readonly<Record<string, readonly [x: number, y: number, w: number, h: number]>> = {
${rows.join('\n')}
}
`,
)
