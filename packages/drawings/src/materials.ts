import { namedColour } from './colours.ts'
import { ellipse, num } from './marks.ts'
import { type Swatch, swatch, tone, natural } from './tones.ts'
import { hashText } from './hash.ts'

/** Display texts of the product's attributes by key: `colour` → `Navy blue`, `wings` → `No`. */
export type DrawingFacts = Readonly<Record<string, string>>

export type PenInput = {
  brand: string
  title: string
  hue: number
  size: string
  seed: number
  facts: DrawingFacts
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export class Pen {
  readonly brand: string
  readonly title: string
  readonly size: string
  readonly hue: number
  readonly seed: number
  readonly tint: Swatch
  /** 0..4: the label layout, the same for all packs of a brand. */
  readonly labelStyle: number
  private readonly facts: DrawingFacts
  private readonly prefix: string
  private readonly defs = new Map<string, string>()
  private state: number
  /** the number of packs drawn so far, to know whether a picture already shows the box */
  packs = 0
  /** The whole drawing lies flat with one soft shadow; its parts have none. */
  lying = false

  constructor(input: PenInput, prefix: string) {
    this.brand = input.brand
    this.title = input.title
    this.size = input.size
    this.hue = input.hue
    this.seed = input.seed
    this.tint = swatch(input.hue)
    this.labelStyle = hashText(input.brand) % 5
    this.facts = input.facts
    this.prefix = prefix
    this.state = (Math.trunc(input.seed) ^ 0x9e3779b9) >>> 0
  }

  /** An attribute's text in lower case; empty if the product lacks it. */
  fact(key: string): string {
    return (this.facts[key] ?? '').toLowerCase()
  }

  /** An attribute's display text. */
  told(key: string, otherwise: string): string {
    return this.facts[key] ?? otherwise
  }

  /** The colour that the attribute or the variant's text names. */
  colour(otherwise: string, key = 'colour'): string {
    return namedColour(this.fact(key)) ?? namedColour(this.size) ?? otherwise
  }

  /** The printed size; a colour variant is drawn in its colour instead. */
  get print(): string {
    return namedColour(this.size) === undefined ? this.size : ''
  }

  /** Next value of the drawing's own random sequence, 0..1. */
  random(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Registers a definition once and returns its id. */
  private define(key: string, body: (id: string) => string): string {
    const id = `${this.prefix}${this.ids.get(key) ?? this.ids.size}`
    if (!this.defs.has(key)) {
      this.ids.set(key, this.ids.size)
      this.defs.set(key, body(id))
    }
    return id
  }
  private readonly ids = new Map<string, number>()

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([o, c, a]) =>
          `<stop offset="${num(o * 100)}%" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('')
  }

  /** Linear gradient over the shape it fills; direction in unit-square coordinates. */
  linear(stops: readonly Stop[], x2: number, y2: number, x1 = 0, y1 = 0): string {
    const body = this.stops(stops)
    const key = `l${x1},${y1},${x2},${y2}${body}`
    return `url(#${this.define(key, (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`)})`
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = this.stops(stops)
    const key = `r${cx},${cy},${r}${body}`
    return `url(#${this.define(key, (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`)})`
  }

  /** Even colours from top to bottom. */
  down(...colours: string[]): string {
    return this.linear(
      colours.map((c, i) => [i / Math.max(1, colours.length - 1), c] as const),
      0,
      1,
    )
  }

  /** Even colours from left to right. */
  across(...colours: string[]): string {
    return this.linear(
      colours.map((c, i) => [i / Math.max(1, colours.length - 1), c] as const),
      1,
      0,
    )
  }

  private round(colour: string): readonly Stop[] {
    return [
      [0, tone(colour, -0.32)],
      [0.1, tone(colour, -0.08)],
      [0.3, tone(colour, 0.5)],
      [0.42, tone(colour, 0.22)],
      [0.7, tone(colour, -0.06)],
      [0.92, tone(colour, -0.34)],
      [1, tone(colour, -0.22)],
    ]
  }

  /** Light round an upright cylinder. */
  cylinder(colour: string): string {
    return this.linear(this.round(colour), 1, 0)
  }

  /** Light round a lying cylinder. */
  rod(colour: string): string {
    return this.linear(this.round(colour), 0, 1)
  }

  /** Polished metal, upright cylinder. */
  metal(colour: string = natural.steel): string {
    return this.linear(
      [
        [0, tone(colour, -0.45)],
        [0.12, tone(colour, 0.15)],
        [0.25, tone(colour, 0.85)],
        [0.38, tone(colour, 0.1)],
        [0.55, tone(colour, -0.3)],
        [0.72, tone(colour, 0.05)],
        [0.86, tone(colour, 0.6)],
        [1, tone(colour, -0.5)],
      ],
      1,
      0,
    )
  }

  /** Polished metal, lying. */
  metalRod(colour: string = natural.steel): string {
    return this.linear(
      [
        [0, tone(colour, -0.3)],
        [0.15, tone(colour, 0.2)],
        [0.3, tone(colour, 0.85)],
        [0.45, tone(colour, 0.1)],
        [0.7, tone(colour, -0.35)],
        [0.88, tone(colour, 0.3)],
        [1, tone(colour, -0.45)],
      ],
      0,
      1,
    )
  }

  /** Moulded housing: light from the upper left. */
  plastic(colour: string): string {
    return this.linear(
      [
        [0, tone(colour, 0.45)],
        [0.45, colour],
        [1, tone(colour, -0.2)],
      ],
      0.55,
      1,
    )
  }

  /** Soft ball or dome. */
  ball(colour: string): string {
    return this.radial(
      [
        [0, tone(colour, 0.65)],
        [0.35, tone(colour, 0.15)],
        [0.75, tone(colour, -0.1)],
        [1, tone(colour, -0.38)],
      ],
      0.36,
      0.3,
      0.75,
    )
  }

  /** Clear wall of glass or clear plastic, upright; darker rims, two highlights. */
  glass(colour: string = natural.clear, strength = 0.75): string {
    return this.linear(
      [
        [0, tone(colour, -0.35), strength],
        [0.08, tone(colour, -0.05), strength * 0.7],
        [0.2, '#ffffff', strength],
        [0.3, colour, strength * 0.55],
        [0.75, colour, strength * 0.5],
        [0.9, '#ffffff', strength * 0.9],
        [1, tone(colour, -0.4), strength],
      ],
      1,
      0,
    )
  }

  /** The same wall, lying. */
  glassRod(colour: string = natural.clear, strength = 0.75): string {
    return this.linear(
      [
        [0, tone(colour, -0.35), strength],
        [0.1, tone(colour, -0.05), strength * 0.7],
        [0.25, '#ffffff', strength],
        [0.38, colour, strength * 0.55],
        [0.75, colour, strength * 0.55],
        [0.9, '#ffffff', strength * 0.8],
        [1, tone(colour, -0.4), strength],
      ],
      0,
      1,
    )
  }

  /** Crinkled aluminium foil. */
  foil(colour: string = natural.chrome): string {
    return this.linear(
      [
        [0, tone(colour, 0.35)],
        [0.18, tone(colour, -0.1)],
        [0.33, tone(colour, 0.7)],
        [0.5, tone(colour, -0.05)],
        [0.68, tone(colour, 0.55)],
        [0.84, tone(colour, -0.18)],
        [1, tone(colour, 0.25)],
      ],
      1,
      0.6,
    )
  }

  /** Soft shadow on the ground under an object standing at y. */
  shadow(cx: number, y: number, rx: number, ry = Math.max(14, rx * 0.11)): string {
    if (this.lying) return ''
    const fill = this.radial([
      [0, '#0b1d33', 0.42],
      [0.55, '#0b1d33', 0.2],
      [1, '#0b1d33', 0],
    ])
    return ellipse(cx, y, rx, ry, fill).replace('<ellipse', '<ellipse class="s"')
  }

  /** The shadow of an object that lies flat, lit from the upper left. */
  resting(content: string): string {
    const id = this.define(
      'resting',
      (name) =>
        `<filter id="${name}" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="9" dy="16" stdDeviation="11" flood-color="#0b1d33" flood-opacity=".32"/></filter>`,
    )
    return `<g filter="url(#${id})">${content}</g>`
  }

  /** A clip by a shape given as SVG text; returns the attribute value. */
  clip(shape: string): string {
    return `url(#${this.define(`c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)})`
  }

  definitions(): string {
    return this.defs.size === 0 ? '' : `<defs>${[...this.defs.values()].join('')}</defs>`
  }
}
