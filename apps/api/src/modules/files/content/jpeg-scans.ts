const startOfScan = Buffer.from([0xff, 0xda])
/** Web export tools make about ten. */
const mostScans = 100

/**
 * Detects JPEGs with more progressive scans than any tool makes: each costs a few bytes, and a hundred
 * kilobytes of them keep a CPU busy for half a minute. Entropy-coded data can't contain the marker, so
 * counting it is exact.
 */
export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0
  for (let at = bytes.indexOf(startOfScan); at >= 0; at = bytes.indexOf(startOfScan, at + 2)) {
    if (++scans > mostScans) return true
  }
  return false
}
