// Runs PostgreSQL as its child and shuts it down when the guard's parent exits; kill -9 closes the pipe too.
// Plain JavaScript starts within a few milliseconds.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const { command, args, uid, gid } = JSON.parse(process.argv[2] ?? '{}')
const postgres = spawn(command, args, {
  stdio: ['ignore', 'ignore', 'pipe'],
  ...(uid !== undefined && { uid, gid }),
})

// Normal during start, crash recovery and shutdown; printing these would alarm the operator.
const expected =
  /the database system is (starting up|shutting down|in recovery mode|not yet accepting connections)|pre-existing shared memory block|Terminate any old server processes|Consistent recovery state has not been yet reached|terminating connection due to (administrator command|unexpected postmaster exit)/
createInterface({ input: postgres.stderr }).on('line', (line) => {
  if (!expected.test(line)) process.stderr.write(`${line}\n`)
})

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and flushes committed data.
  postgres.kill('SIGINT')
}
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
// The terminal sends Ctrl-C to the whole process group; the parent decides when the database stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
postgres.on('exit', (code) => process.exit(code ?? 1))
postgres.on('error', (error) => {
  process.stderr.write(`PostgreSQL cannot be started: ${error.message}\n`)
  process.exit(1)
})
