import { createRequire } from 'node:module'
import Pdf from 'pdfkit'
import type { Doc } from './invoice-page.ts'

/** Inter with all its glyphs: the web's Latin file lacks the rupee sign. */
const font = (style: '400Regular' | '700Bold') =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`)

/** Draws a PDF with the fonts `plain` and `bold`, and returns its bytes. */
export function makePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: Doc) => void,
): Promise<Buffer> {
  const doc = new Pdf(options)
  doc.registerFont('plain', font('400Regular')).registerFont('bold', font('700Bold'))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc)
  doc.end()
  return done
}
