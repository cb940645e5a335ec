import { spawnSync } from 'node:child_process'

/** Types, lint and rules: what can be known within seconds after a change. */
const steps: [string, string[]][] = [
  ['tsc', ['-p', '.']],
  ['oxlint', ['--quiet']],
  ['vitest', ['run', '--project', 'rules', '--reporter', 'dot']],
]
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
