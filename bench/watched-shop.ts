import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { residentMib } from './processes.ts'

/** The shop with a watch in its own process: `WATCH_PORT` tells the event loop's longest block and the resident memory, with that of its workers, since it was last asked. */
const delay = monitorEventLoopDelay({ resolution: 2 })
delay.enable()
const children = `/proc/${process.pid}/task/${process.pid}/children`
const resident = (): number =>
  [String(process.pid), ...readFileSync(children, 'utf8').trim().split(' ')]
    .filter((pid) => pid !== '')
    .map((pid) => residentMib(Number(pid)))
    .reduce((sum, mib) => sum + mib, 0)
let peak = 0
setInterval(() => {
  peak = Math.max(peak, resident())
}, 50).unref()

createServer((_request, reply) => {
  reply.end(JSON.stringify({ blockMs: delay.max / 1e6, mib: Math.max(peak, resident()) }))
  delay.reset()
  peak = 0
}).listen(Number(process.env['WATCH_PORT']), '127.0.0.1')

await import(path.resolve(import.meta.dirname, '../server/src/main.ts'))
