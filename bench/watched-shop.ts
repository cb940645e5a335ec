import { createServer } from 'node:http'
import path from 'node:path'

/** The shop with a watch in its own process: `WATCH_PORT` tells the event loop's longest block since it was last asked. */
const tickMs = 2

/** What the main thread has computed so far, in milliseconds. */
const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Watch = {
  /** The longest time without a turn of the event loop. */
  blockMs: number
  /** The most that the main thread computed in one: what it would be with a processor of its own. */
  ownMs: number
}
const fresh = (): Watch => ({ blockMs: 0, ownMs: 0 })
let watch = fresh()

let last = { at: performance.now(), computed: computedMs() }
setInterval(() => {
  const now = { at: performance.now(), computed: computedMs() }
  const late = now.at - last.at - tickMs
  watch.blockMs = Math.max(watch.blockMs, late)
  watch.ownMs = Math.max(watch.ownMs, now.computed - last.computed)
  last = now
}, tickMs).unref()

createServer((_request, reply) => {
  reply.end(JSON.stringify(watch))
  watch = fresh()
}).listen(Number(process.env['WATCH_PORT']), '127.0.0.1')

await import(path.resolve(import.meta.dirname, '../server/src/start.ts'))
