import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The settings with which a shop uses the stand-in. */
export type LenderSettings = Record<
  'CREDIT_URL' | 'CREDIT_CLIENT_ID' | 'CREDIT_CLIENT_SECRET' | 'CREDIT_WEBHOOK_SECRET',
  string
>

/**
 * Starts the stand-in for the fintech backend as a process of its own, on a free port. `shopUrl` gets its webhooks; `file` keeps
 * its accounts between starts.
 */
export async function startLender({
  shopUrl,
  file,
}: {
  shopUrl?: string
  file?: string
}): Promise<{ settings: LenderSettings; stop(): Promise<void> }> {
  const secret = () => randomBytes(24).toString('base64url')
  const keys = {
    CREDIT_CLIENT_ID: 'stand-in',
    CREDIT_CLIENT_SECRET: secret(),
    CREDIT_WEBHOOK_SECRET: secret(),
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...keys,
      ...(shopUrl !== undefined && { SHOP_URL: shopUrl }),
      ...(file !== undefined && { LENDER_FILE: file }),
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('error', reject)
    void ended.then(() => reject(new Error('the stand-in lender ended while starting')))
  })
  return {
    settings: { CREDIT_URL: url, ...keys },
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
