/** Loads libvips with the first picture: it takes 16 MB, and a start that draws none is faster without it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // It would use every core for one picture, while pages are being served.
  sharp.concurrency(1)
  return sharp
}
