import JsBarcode from 'jsbarcode'

type Encoded = { encodings?: { data: string }[] }

/** A text as Code 128 (ISO/IEC 15417): a 1 for each module that is a bar, a 0 for each that is a gap. */
export function code128(text: string): string {
  const encoded: Encoded = {}
  JsBarcode(encoded, text, { format: 'CODE128' })
  return (encoded.encodings ?? []).map(({ data }) => data).join('')
}

/** Draws the barcode of a text into a box, in points. */
export function drawCode128(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const modules = code128(text)
  const one = width / modules.length
  for (const bar of modules.matchAll(/1+/g))
    doc.rect(x + bar.index * one, y, bar[0].length * one, height)
  doc.fill('#000000')
}
