/** Reports progress on standard error: a bar on a terminal, one line per step elsewhere. */
export function progressBar(): {
  show(step: string, done: number, total: number): void
  end(): void
} {
  const terminal = process.stderr.isTTY
  let current = ''
  let shown = -1
  return {
    show(step, done, total) {
      const percent = Math.min(100, Math.floor((done / Math.max(total, 1)) * 100))
      if (!terminal) {
        if (step !== current) process.stderr.write(`${step} …\n`)
        current = step
        return
      }
      if (step !== current && current !== '') process.stderr.write('\n')
      if (step === current && percent === shown) return
      current = step
      shown = percent
      const filled = Math.floor(percent / 4)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(25 - filled)}`
      const count = `${String(percent).padStart(3)} % ${done.toLocaleString('en-IN')}`
      process.stderr.write(`\r${step.padEnd(12)} ${bar} ${count}   `)
    },
    end() {
      if (terminal && current !== '') process.stderr.write('\n')
    },
  }
}
