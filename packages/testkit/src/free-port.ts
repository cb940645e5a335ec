import { createServer } from 'node:net'

/** A TCP port of the loopback address on which nothing listens. Never a fixed one: those above 32767 are given to clients too. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
