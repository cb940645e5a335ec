/**
 * The only sizes of UI-13, so that nobody can fill the cache with others. Width in pixels to encoder quality.
 */
export const sizes = {
  /** List items, plain and dense screens, then the product page on phones and desktops. */
  p: { 150: 60, 300: 60, 800: 75, 1000: 75 },
  /** Category tiles, plain and dense. */
  c: { 128: 80, 256: 80 },
  /** Banners on phones and desktops. */
  b: { 800: 80, 2000: 80 },
} as const

export type PictureKind = keyof typeof sizes
export type Format = 'avif' | 'webp' | 'jpg'

export const mediaTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

export type Wanted = { view: 0 | 1 | 2 | 3; width: number; quality: number; format: Format }

const views = [0, 1, 2, 3] as const

/** Parses `0-300.webp` (view and width) or `256.avif`; undefined for any other size or format. */
export function readFileName(kind: PictureKind, file: string): Wanted | undefined {
  const match = /^(?:([0-3])-)?(\d{2,4})\.(avif|webp|jpg)$/.exec(file)
  if (match === null || (kind === 'p') !== (match[1] !== undefined)) return undefined
  const width = Number(match[2])
  const quality = Object.entries(sizes[kind]).find(([w]) => Number(w) === width)?.[1]
  const format = match[3] === 'avif' || match[3] === 'webp' ? match[3] : 'jpg'
  const view = views.find((v) => v === Number(match[1] ?? 0))
  return quality === undefined || view === undefined ? undefined : { view, width, quality, format }
}
