/** Lets so many pieces of work run at once; the others wait their turn, in order. For work that takes much memory or all of a processor. */
export function atMost(many: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= many) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Who waits takes over this one's place.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
