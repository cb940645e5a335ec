import { describe, expect, it } from 'vitest'
import pLimit from 'p-limit'

describe('the concurrency limiter', () => {
  it('runs all tasks in order, never more than allowed at once, also when some fail', async () => {
    const gate = pLimit(2)
    const [began, now] = [[] as number[], { running: 0, most: 0 }]
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        gate(async () => {
          began.push(i)
          now.most = Math.max(now.most, ++now.running)
          await new Promise((resolve) => setImmediate(resolve))
          now.running--
          if (i % 3 === 0) throw new Error('failed')
          return i
        }),
      ),
    )
    expect(now).toEqual({ running: 0, most: 2 })
    expect(began).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(7)
    await expect(gate(async () => 'still open')).resolves.toBe('still open')
  })
})
