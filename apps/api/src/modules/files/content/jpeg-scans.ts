const startOfScan = Buffer.from([0xff, 0xda])
/** Programs that save for the web make about ten. */
const mostScans = 100

/**
 * Whether a JPEG comes in more passes over all of its pixels than any program makes: a few bytes can ask for each, and a
 * hundred kilobytes keep a processor busy for half a minute. In packed pixels the mark can't stand, so all of them are told.
 */
export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0
  for (let at = bytes.indexOf(startOfScan); at >= 0; at = bytes.indexOf(startOfScan, at + 2)) {
    if (++scans > mostScans) return true
  }
  return false
}
