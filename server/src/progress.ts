/** Says on standard error how far a long step has come: a bar on a terminal, one line a step elsewhere. */
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
      process.stderr.write(
        `\r${step.padEnd(12)} ${'█'.repeat(filled)}${'░'.repeat(25 - filled)} ${String(percent).padStart(3)} % ${done.toLocaleString('en-IN')}   `,
      )
    },
    end() {
      if (terminal && current !== '') process.stderr.write('\n')
    },
  }
}
