// Runs PostgreSQL as its child and outlives nobody: when the process that started the guard goes away, however it goes
// (kill -9 closes the pipe too), PostgreSQL is shut down. Plain JavaScript, so that it starts in a few milliseconds.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const { command, args, uid, gid } = JSON.parse(process.argv[2] ?? '{}')
const postgres = spawn(command, args, {
  stdio: ['ignore', 'ignore', 'pipe'],
  ...(uid !== undefined && { uid, gid }),
})

// Asked too early while starting or while it mends itself after a crash, sessions ended while stopping: all as it should be, and would alarm a reader.
const expected =
  /the database system is (starting up|shutting down|not yet accepting connections)|Consistent recovery state has not been yet reached|terminating connection due to administrator command/
createInterface({ input: postgres.stderr }).on('line', (line) => {
  if (!expected.test(line)) process.stderr.write(`${line}\n`)
})

let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything committed is on disk.
  postgres.kill('SIGINT')
}
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
// The terminal's Ctrl-C reaches the whole process group; our starter decides when the database stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
postgres.on('exit', (code) => process.exit(code ?? 1))
postgres.on('error', (error) => {
  process.stderr.write(`PostgreSQL cannot be started: ${error.message}\n`)
  process.exit(1)
})
