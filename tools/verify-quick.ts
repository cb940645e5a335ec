import { spawn } from 'node:child_process'

/** Runs the checks that take seconds in parallel; prints the output of each when it finishes. */
const steps: [string, string[]][] = [
  ['tsc', ['-p', '.']],
  ['oxfmt', ['--check']],
  ['oxlint', ['--quiet']],
  ['vitest', ['run', '--project', 'rules', '--reporter', 'dot']],
]

const run = ([command, args]: [string, string[]]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args)
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => output.push(Buffer.from(`${command}: ${error.message}\n`)))
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output))
      resolve(status === 0)
    })
  })

const passed = await Promise.all(steps.map(run))
process.exit(passed.every(Boolean) ? 0 : 1)
