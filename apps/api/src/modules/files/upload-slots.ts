/** Each may keep 5 MB in memory while it arrives and is judged. */
const mostAtOnce = 24
/** One network, which may be a whole hospital's, must not use up all of them. */
const mostOfNetwork = 8

const underWay = new Map<string, number>()
let all = 0

/** Takes a place for an upload that begins; undefined when there is none. Call the result once it has ended. */
export function takeSlot(network: string): (() => void) | undefined {
  const own = underWay.get(network) ?? 0
  if (all >= mostAtOnce || own >= mostOfNetwork) return undefined
  all++
  underWay.set(network, own + 1)
  return () => {
    all--
    const left = (underWay.get(network) ?? 1) - 1
    if (left === 0) underWay.delete(network)
    else underWay.set(network, left)
  }
}
