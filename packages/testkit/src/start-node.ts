import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import options from '@upchar/server/node-options.json' with { type: 'json' }

export type Started = { pid: number; stop(): Promise<void> }

/** Starts one of our Node processes and waits until `ready` answers. */
export async function startNode(
  script: string,
  args: string[],
  env: Record<string, string>,
  ready: string,
): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [...options.flags, script, ...args], {
    // The flags name a file of the repository.
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...options.env, ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // A failed measurement must not leave a server running.
  process.once('exit', () => child.kill('SIGTERM'))
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error(`${script} ended while starting`)
    const answered = await fetch(ready).then(
      (r) => r.ok,
      () => false,
    )
    if (answered) break
    if (tries > 6000) throw new Error(`${ready} does not answer`)
    await sleep(50)
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
