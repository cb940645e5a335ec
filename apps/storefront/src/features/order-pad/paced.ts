/** `work` at most once in `ms`: the first call at once, what is asked for meanwhile together at the end. */
export function paced(work: () => void, ms: number): () => void {
  let last = Number.NEGATIVE_INFINITY
  let waiting = false
  const run = () => {
    waiting = false
    last = Date.now()
    work()
  }
  return () => {
    if (waiting) return
    const wait = last + ms - Date.now()
    if (wait <= 0) return run()
    waiting = true
    setTimeout(run, wait)
  }
}
