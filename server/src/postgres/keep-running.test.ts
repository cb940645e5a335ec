import { expect, it } from 'vitest'
import { keepRunning, type ServerProcess } from './keep-running.ts'

/** A server that ends when told to. */
function fakeServer(): ServerProcess & { crash(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    ended: promise,
    crash: resolve,
    stop: async () => {
      resolve()
    },
  }
}

const unexpected = (error: Error) => expect.unreachable(error.message)

it('starts a server again as often as it ends', async () => {
  const servers: ReturnType<typeof fakeServer>[] = []
  const start = async () => {
    const server = fakeServer()
    servers.push(server)
    return server
  }
  const kept = await keepRunning(start, { onFailure: unexpected })
  for (const lives of [2, 3, 4]) {
    servers.at(-1)?.crash()
    await expect.poll(() => servers.length).toBe(lives)
  }
  await kept.stop()
  expect(servers).toHaveLength(4)
})

it('goes on after failed starts, and gives up with a reason when they last', async () => {
  const first = fakeServer()
  const failures: Error[] = []
  let starts = 0
  const start = async () => {
    starts++
    if (starts === 1) return first
    throw new Error('No space left on device.')
  }
  await keepRunning(start, { onFailure: (error) => failures.push(error), giveUpMs: 1000 })
  first.crash()
  await expect
    .poll(() => failures.map(({ message }) => message))
    .toEqual([
      "PostgreSQL ended and could not be started again for 1 s: No space left on device. The shop can't go on without it.",
    ])
  expect(starts).toBeGreaterThan(2)
})

it('stops a server that was just starting again', async () => {
  const first = fakeServer()
  const second = fakeServer()
  const starting = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  let starts = 0
  const start = async () => {
    starts++
    if (starts === 1) return first
    starting.resolve()
    await go.promise
    return second
  }
  const kept = await keepRunning(start, { onFailure: unexpected })
  first.crash()
  await starting.promise
  const stopped = kept.stop()
  go.resolve()
  await stopped
  await second.ended
  expect(starts).toBe(2)
})

it('fails when the first start does', async () => {
  await expect(
    keepRunning(() => Promise.reject(new Error('no')), { onFailure: unexpected }),
  ).rejects.toThrow('no')
})
