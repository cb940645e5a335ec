import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts a stand-in for a provider as a process of its own; it prints its address first, and ends with whoever started it. */
export async function startStandIn(
  main: URL,
  env: Readonly<Record<string, string>>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('error', reject)
    void ended.then(() => reject(new Error(`the stand-in ${main.pathname} ended while starting`)))
  })
  return {
    url,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
