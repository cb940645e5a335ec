import type { FileMediaType } from '../model.ts'

const endings: Record<FileMediaType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}
const longest = 80
const knownEnding = /\.(pdf|jpe?g|jfif|png)$/i

/**
 * A safe file name: the last part of any path, letters, digits and a few marks, no leading dot, no invisible
 * or bidirectional control characters, with the extension of its content type.
 */
export function cleanName(given: string, mediaType: FileMediaType): string {
  const last =
    given
      .slice(-1000)
      .normalize('NFC')
      .split(/[/\\:]/)
      .at(-1) ?? ''
  let base = last.replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, ' ').replace(/\.[A-Za-z0-9]{1,5}$/, '')
  while (knownEnding.test(base)) base = base.replace(knownEnding, '')
  const words = base
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .replace(/^[ .]+|[ .]+$/g, '')
  const kept = [...words].slice(0, longest).join('').trim()
  return `${kept === '' ? 'document' : kept}.${endings[mediaType]}`
}

/** The Content-Disposition header: an ASCII name for old browsers, the full name for others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
