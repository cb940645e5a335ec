import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { drawBanner, drawCategory, drawnFamilies, drawProduct } from './draw.ts'
import { extents } from './extents.ts'
import { catalogueFamilies, extraFamilies, familiesByCategory } from './families.ts'
import type { DrawingInput } from './draw.ts'

const every: readonly string[] = [...catalogueFamilies, ...extraFamilies]
const input = (family: string, more: Partial<DrawingInput> = {}): DrawingInput => ({ family, brand: 'Nirva', title: 'Test product', hue: 210,
  size: '16', seed: 3, ...more })

const shape = (svg: string): string => svg.replaceAll(/[a-z0-9]+-\d+|aria-label="[^"]*"/g, '')
const strip = (svg: string): string => svg.replaceAll(/d[a-z0-9]+-(\d+|art)/g, '').replaceAll(/aria-label="[^"]*"/g, '')

function sizeOf(brand: string): number {
  const text = new RegExp(`font-size="([\\d.]+)"[^>]*>${brand}<`).exec(drawProduct(input('nitrile-exam-gloves', { brand })))
  return Number(text?.[1])
}

/** The strict part of XML that a drawing can break: nesting, quoting, entities, references to ids. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const bare = svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_all, close: string, name: string, _attributes: string, empty: string) => {
    if (close === '/') {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`)
    } else if (empty !== '/') open.push(name)
    return ''
  })
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`)
  if (/[<>]/.test(bare)) found.push('a tag is malformed')
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) found.push('an ampersand is not escaped')
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value is missing')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
  if (new Set(ids).size !== ids.length) found.push('an id is used twice')
  for (const m of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) if (!ids.includes(m[1] ?? m[2])) found.push(`no definition for ${m[0]}`)
  return found
}

describe('product drawings', () => {
  it('cover all 143 catalogue families and the extra ones, each with its measured extent', () => {
    expect(drawnFamilies).toHaveLength(143)
    expect(new Set(every).size).toBe(168)
    for (const key of every) expect(extents[key], key).toBeDefined()
  })

  it('are well formed in all views, at most 30 kB, and repeatable', () => {
    for (const family of every) {
      for (const view of [0, 1, 2, 3] as const) {
        const svg = drawProduct(input(family, { view }))
        expect(faults(svg), `${family} view ${view}`).toEqual([])
        expect(Buffer.byteLength(svg), `${family} view ${view}`).toBeLessThan(30_000)
        expect(drawProduct(input(family, { view }))).toBe(svg)
      }
    }
  })

  it('are the product itself, not the plain carton that an unknown family gets', () => {
    const plain = shape(drawProduct(input('no-such-family')))
    const seen = new Map<string, string>()
    for (const family of every) {
      const svg = shape(drawProduct(input(family)))
      expect(svg, family).not.toBe(plain)
      expect(seen.get(svg), `${family} is the same picture`).toBeUndefined()
      seen.set(svg, family)
    }
    expect(faults(drawProduct(input('no-such-family')))).toEqual([])
  })

  it('follow the brand, its hue and the size', () => {
    for (const family of every) {
      const svg = strip(drawProduct(input(family)))
      expect(strip(drawProduct(input(family, { hue: 20 }))), `${family} hue`).not.toBe(svg)
      expect(strip(drawProduct(input(family, { size: '24 X' }))), `${family} size`).not.toBe(svg)
      expect(strip(drawProduct(input(family, { brand: 'Kyra' }))), `${family} brand`).not.toBe(svg)
    }
  })

  it('escape what is printed and survive odd input', () => {
    const odd = { brand: 'A & B <script>"x"</script>\u0001', title: '5" <pad> & more', size: '<16> & "Fr"' }
    for (const family of every) {
      const svg = drawProduct(input(family, odd))
      expect(faults(svg), family).toEqual([])
      expect(svg).not.toContain('<script')
    }
    expect(faults(drawProduct(input('dialyser', { hue: Number.NaN, brand: '', title: '', size: '', seed: -7.5 })))).toEqual([])
  })

  it('shrink a long brand name instead of letting it run out of the pack', () => {
    expect(sizeOf('Bharatinternationalsurgicals')).toBeLessThan(sizeOf('Kyra') / 2)
  })

  it('show the code colour of the gauge: 18 G green, 22 G blue', () => {
    expect(drawProduct(input('iv-cannula', { size: '18 G' }))).toContain('#2f9a4f')
    expect(drawProduct(input('iv-cannula', { size: '22 G' }))).toContain('#2f78d0')
  })

  it('fill most of the square and leave its edge free', async () => {
    for (const family of ['dialyser', 'hospital-bed', 'stethoscope', 'nitrile-exam-gloves', 'wheelchair', 'iv-cannula']) {
      const { info } = await sharp(Buffer.from(drawProduct(input(family))), { density: 72 }).trim({ background: '#ffffff',
        threshold: 24 }).toBuffer({ resolveWithObject: true })
      expect(Math.max(info.width, info.height), family).toBeGreaterThan(760)
      expect(Math.max(info.width, info.height), family).toBeLessThan(960)
    }
  })
})

describe('category pictures', () => {
  it('exist for the eleven categories and the shop, well formed and without wording of a brand', () => {
    for (const key of [...Object.keys(familiesByCategory), 'shop']) {
      for (const svg of [drawCategory(key), drawBanner(key)]) {
        expect(faults(svg), key).toEqual([])
        expect(Buffer.byteLength(svg), key).toBeLessThan(90_000)
      }
      expect(drawCategory(key)).toContain('viewBox="0 0 1000 1000"')
      expect(drawBanner(key)).toContain('viewBox="0 0 2000 640"')
    }
    expect(drawBanner('dental')).not.toBe(drawBanner('vaccines'))
  })
})
