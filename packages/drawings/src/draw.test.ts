import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { cannulaColour, needleColour } from './colours.ts'
import { drawBanner, drawCategory, drawnFamilies, drawProduct } from './draw.ts'
import { extents } from './extents.ts'
import { catalogueFamilies, extraFamilies, familiesByCategory } from './families.ts'
import type { DrawingInput } from './draw.ts'
import { lookKey } from './family.ts'
import { Pen } from './materials.ts'
import { tone } from './tones.ts'
import { registry } from './registry.ts'

const every: readonly string[] = [...catalogueFamilies, ...extraFamilies]
const input = (family: string, more: Partial<DrawingInput> = {}): DrawingInput => ({
  family,
  brand: 'Nirva',
  title: 'Test product',
  hue: 210,
  size: '16',
  seed: 3,
  ...more,
})

const shape = (svg: string): string => svg.replaceAll(/[a-z0-9]+-\d+|aria-label="[^"]*"/g, '')
const strip = (svg: string): string =>
  svg.replaceAll(/d[a-z0-9]+-(\d+|art)/g, '').replaceAll(/aria-label="[^"]*"/g, '')

function sizeOf(brand: string): number {
  const text = new RegExp(`font-size="([\\d.]+)"[^>]*>${brand}<`).exec(
    drawProduct(input('nitrile-exam-gloves', { brand })),
  )
  return Number(text?.[1])
}

/** Checks well-formedness: nesting, quoting, entities, references to ids. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const bare = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, close: string, name: string, _attributes: string, empty: string) => {
      if (close === '/') {
        if (open.pop() !== name) found.push(`</${name}> closes nothing`)
      } else if (empty !== '/') open.push(name)
      return ''
    },
  )
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`)
  if (/[<>]/.test(bare)) found.push('a tag is malformed')
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) found.push('an ampersand is not escaped')
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value is missing')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
  if (new Set(ids).size !== ids.length) found.push('an id is used twice')
  for (const m of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
    if (!ids.includes(m[1] ?? m[2])) found.push(`no definition for ${m[0]}`)
  return found
}

describe('product drawings', () => {
  it('cover all 143 catalogue families and the extra ones, each with its measured extent', () => {
    expect(drawnFamilies).toHaveLength(143)
    expect(new Set(every).size).toBe(143 + extraFamilies.length)
    for (const key of every) {
      expect(extents[key], key).toBeDefined()
      for (const look of Object.keys(registry[key]?.looks ?? {}))
        expect(extents[lookKey(key, look)], `${key} ${look}`).toBeDefined()
    }
  })

  it('are well formed in all views, at most 30 kB, and repeatable', () => {
    for (const family of every) {
      for (const view of [0, 1, 2, 3] as const) {
        const svg = drawProduct(input(family, { view }))
        expect(faults(svg), `${family} view ${view}`).toEqual([])
        expect(Buffer.byteLength(svg), `${family} view ${view}`).toBeLessThan(30_000)
        expect(drawProduct(input(family, { view }))).toBe(svg)
      }
      for (const [name, look] of Object.entries(registry[family]?.looks ?? {})) {
        const svg = look.draw(
          new Pen(
            { brand: 'Nirva', title: 'Test product', hue: 210, size: 'M', seed: 1, facts: {} },
            'p',
          ),
        )
        expect(Buffer.byteLength(svg), `${family} ${name}`).toBeLessThan(30_000)
        expect(/NaN|undefined|Infinity|\[object/.test(svg), `${family} ${name}`).toBe(false)
      }
    }
  })

  it('show the product, not the plain carton of an unknown family', () => {
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

  it('vary by brand, hue and size', () => {
    for (const family of every) {
      const svg = strip(drawProduct(input(family)))
      expect(strip(drawProduct(input(family, { hue: 20 }))), `${family} hue`).not.toBe(svg)
      expect(strip(drawProduct(input(family, { size: '24 X' }))), `${family} size`).not.toBe(svg)
      expect(strip(drawProduct(input(family, { brand: 'Kyra' }))), `${family} brand`).not.toBe(svg)
    }
  })

  it('escape printed text and survive odd input', () => {
    const odd = {
      brand: 'A & B <script>"x"</script>\u0001',
      title: '5" <pad> & more',
      size: '<16> & "Fr"',
    }
    for (const family of every) {
      const svg = drawProduct(input(family, odd))
      expect(faults(svg), family).toEqual([])
      expect(svg).not.toContain('<script')
    }
    expect(
      faults(
        drawProduct(
          input('dialyser', { hue: Number.NaN, brand: '', title: '', size: '', seed: -7.5 }),
        ),
      ),
    ).toEqual([])
  })

  it('shrink a long brand name to fit the pack', () => {
    expect(sizeOf('Bharatinternationalsurgicals')).toBeLessThan(sizeOf('Kyra') / 2)
  })

  it('print a long name in full, in smaller letters', () => {
    const printed = (family: string, title: string) =>
      drawProduct(input(family, { title })).replaceAll(/aria-label="[^"]*"/g, '')
    for (const [family, title] of [
      ['nitrile-exam-gloves', 'Nitrile examination gloves'],
      ['ultrasound-gel', 'Ultrasound gel (sonography gel)'],
      ['hpv', 'Human papillomavirus vaccine'],
    ] as const) {
      expect(printed(family, title), title).not.toContain('…')
      for (const word of title.split(' ')) expect(printed(family, title), title).toContain(word)
    }
  })
  it('use the colour codes: ISO 10555-5 for cannulas, ISO 6009 for needle hubs', () => {
    expect([14, 16, 18, 20, 22, 24].map(cannulaColour)).toEqual([
      '#ea7a1e',
      '#8f979f',
      '#2f9a4f',
      '#ec7fa8',
      '#2f78d0',
      '#f2c81f',
    ])
    expect([18, 21, 22, 23, 25, 26].map(needleColour)).toEqual([
      '#ec7fa8',
      '#1f7a45',
      '#2b2f35',
      '#1f57a8',
      '#ea7a1e',
      '#7a4a2b',
    ])
    expect(drawProduct(input('iv-cannula', { size: '18 G' }))).toContain(
      tone(cannulaColour(18), -0.35),
    )
    expect(drawProduct(input('hypodermic-needle', { size: '18 G' }))).toContain(
      tone(needleColour(18), -0.35),
    )
  })

  it.each([
    ['stethoscope', 'Teal', '#1f7f86'],
    ['tourniquet', 'Red', '#c8312f'],
    ['cord-clamp', 'Yellow', '#f0c62a'],
    ['kinesiology-tape', 'Black', '#2b2f35'],
    ['resistance-band', 'Green (strong)', '#2f8f5b'],
    ['n95-respirator', 'Black', '#2b2f35'],
  ])(
    "draw a %s that is sold as %s in that colour, and don't write the colour on the thing",
    (family, size, colour) => {
      const svg = drawProduct(input(family, { size, hue: 300 }))
      expect(svg).toContain(colour)
      expect(
        drawProduct(
          input(family, { size: '', facts: { colour: size, resistance: size }, hue: 300 }),
        ),
      ).toContain(colour)
    },
  )

  it('take the colour of gloves and tube caps from the attributes', () => {
    expect(
      drawProduct(input('nitrile-exam-gloves', { size: 'M', facts: { colour: 'Violet' } })),
    ).toContain('#7a55b0')
    const edta = drawProduct(
      input('blood-collection-tube', {
        size: '3 ml',
        facts: { colour: 'Purple', additive: 'K3 EDTA' },
      }),
    )
    expect(edta).toContain('EDTA')
    expect(edta).not.toContain('HEPARIN')
  })

  it('vary the shape by kind: a wrist cuff, a vertical autoclave, a back belt', () => {
    const drawn = (family: string, facts: Record<string, string>) =>
      shape(drawProduct(input(family, { facts })))
    for (const [family, key, value] of [
      ['bp-monitor-digital', 'site', 'Wrist'],
      ['autoclave', 'layout', 'Vertical'],
      ['knee-ls-brace', 'part', 'Lower back'],
      ['tonometer', 'type', 'Non-contact'],
      ['hot-pack', 'source', 'Gel'],
      ['3-ply-mask', 'fixing', 'Tie-on'],
      ['walker', 'type', 'Rollator'],
    ] as const) {
      expect(drawn(family, { [key]: value }), family).not.toBe(drawn(family, {}))
    }
    expect(drawn('iv-cannula', { wings: 'No' })).not.toBe(drawn('iv-cannula', { wings: 'Yes' }))
  })

  it('fill most of the square and keep a margin', async () => {
    for (const family of [
      'dialyser',
      'hospital-bed',
      'stethoscope',
      'nitrile-exam-gloves',
      'wheelchair',
      'iv-cannula',
    ]) {
      const { info } = await sharp(Buffer.from(drawProduct(input(family))), { density: 72 })
        .trim({ background: '#ffffff', threshold: 24 })
        .toBuffer({ resolveWithObject: true })
      expect(Math.max(info.width, info.height), family).toBeGreaterThan(760)
      expect(Math.max(info.width, info.height), family).toBeLessThan(960)
    }
  })
})

describe('category pictures', () => {
  it('exist for the eleven categories and the shop, well formed and without brand names', () => {
    for (const key of [...Object.keys(familiesByCategory), 'shop']) {
      for (const svg of [drawCategory(key), drawBanner(key)]) {
        expect(faults(svg), key).toEqual([])
        expect(Buffer.byteLength(svg), key).toBeLessThan(90_000)
      }
      expect(drawCategory(key)).toContain('viewBox="0 0 1000 1000"')
      expect(drawBanner(key)).toContain('viewBox="0 0 2000 800"')
    }
    expect(drawBanner('dental')).not.toBe(drawBanner('vaccines'))
  })
})
