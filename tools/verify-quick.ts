import { spawn } from 'node:child_process'

/** Types, lint and rules at once: what can be known within seconds after a change. Each says what it found when it is done. */
const steps: [string, string[]][] = [
  ['tsc', ['-p', '.']],
  ['oxfmt', ['--check']],
  ['oxlint', ['--quiet']],
  ['vitest', ['run', '--project', 'rules', '--reporter', 'dot']],
]

const run = ([command, args]: [string, string[]]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args)
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.on('error', (error) => said.push(Buffer.from(`${command}: ${error.message}\n`)))
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said))
      resolve(status === 0)
    })
  })

const passed = await Promise.all(steps.map(run))
process.exit(passed.every(Boolean) ? 0 : 1)
