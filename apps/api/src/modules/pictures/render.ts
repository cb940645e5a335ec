import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { Format, Wanted } from './picture-sizes.ts'

/** A hash of the drawings' code, so that pictures made by older code are rebuilt. */
function drawingsVersion(): string {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@upchar/drawings/draw')))
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted())
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

const atOnce = 2

/** Encodes a picture in a format. */
export const encode = (image: Sharp, format: Format, quality: number): Promise<Buffer> => {
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer()
  return image.jpeg({ quality, mozjpeg: false }).toBuffer()
}

/**
 * Renders drawings to pictures, each once: cached on disk by its inputs; concurrent requests wait for one
 * worker.
 */
export class PictureMaker {
  private readonly folder: string
  private version: string | undefined
  private readonly making = new Map<string, Promise<Buffer>>()
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(dataDir: string) {
    this.folder = path.resolve(dataDir, 'pictures')
  }

  /** The cache key: a hash of all inputs, including the drawings' code. */
  nameOf(source: string, wanted: Wanted): string {
    this.version ??= drawingsVersion()
    return createHash('sha256')
      .update(`${this.version} ${source} ${wanted.view} ${wanted.width}`)
      .digest('hex')
      .slice(0, 32)
  }

  /** `source` names all inputs of the picture; `draw` returns a drawing's SVG, or a photo, which is made square. */
  make(source: string, wanted: Wanted, draw: () => Promise<string | Buffer>): Promise<Buffer> {
    const key = this.nameOf(source, wanted)
    const file = path.join(this.folder, key.slice(0, 2), `${key}.${wanted.format}`)
    const known = this.making.get(file)
    if (known !== undefined) return known
    const work = readFile(file)
      .catch(() => this.render(file, wanted, draw))
      .finally(() => this.making.delete(file))
    this.making.set(file, work)
    return work
  }

  private async render(
    file: string,
    wanted: Wanted,
    draw: () => Promise<string | Buffer>,
  ): Promise<Buffer> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.running++
    try {
      const [sharp, drawing] = await Promise.all([loadSharp(), draw()])
      const { width } = wanted
      const image = (
        typeof drawing === 'string'
          ? sharp(Buffer.from(drawing)).resize({ width })
          : sharp(drawing).resize({ width, height: width, fit: 'contain', background: 'white' })
      ).flatten({ background: 'white' })
      const bytes = await encode(image, wanted.format, wanted.quality)
      await mkdir(path.dirname(file), { recursive: true })
      // Write to a temporary file and rename: a killed process leaves no partial picture under the
      // real name.
      const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
      await writeFile(aside, bytes)
      await rename(aside, file)
      return bytes
    } finally {
      this.running--
      this.waiting.shift()?.()
    }
  }
}
