import { expect, it, vi } from 'vitest'
import { paced } from './paced.ts'

it('works at once, then together what is asked for within the time, and loses nothing', () => {
  vi.useFakeTimers()
  try {
    let done = 0
    const ask = paced(() => done++, 6000)
    for (let times = 0; times < 5; times++) ask()
    expect(done).toBe(1)
    vi.advanceTimersByTime(5999)
    expect(done).toBe(1)
    vi.advanceTimersByTime(1)
    expect(done).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(done).toBe(2)
    ask()
    expect(done).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})
