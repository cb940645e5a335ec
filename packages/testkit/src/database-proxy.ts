import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The database's address through the proxy. */
  url: string
  /** The server is gone: open connections break, new ones are refused. */
  refuse(): Promise<void>
  /** The server is frozen: connections open and stay silent. */
  freeze(): void
  /** Everything works again. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** Stands between a process and its PostgreSQL, to take it away. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port) }
  const pairs = new Set<readonly [Socket, Socket]>()
  let frozen = false
  const join = (near: Socket) => {
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (data) => void other.write(data))
      one.on('error', () => undefined)
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
    if (frozen) near.pause()
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server: Server | undefined = await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  url.hostname = '127.0.0.1'
  url.port = String(port)

  const refuse = async () => {
    const closing = server
    server = undefined
    if (closing === undefined) return
    const closed = once(closing, 'close')
    closing.close()
    for (const [near] of pairs) near.destroy()
    await closed
  }
  return {
    url: url.href,
    refuse,
    freeze: () => {
      frozen = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    mend: async () => {
      frozen = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
      server ??= await listen(port)
    },
    close: refuse,
  }
}
