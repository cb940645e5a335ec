import { randomBytes } from 'node:crypto'
import { startStandIn } from '../stand-in.ts'

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
  const { url, stop } = await startStandIn(new URL('main.ts', import.meta.url), {
    ...keys,
    ...(shopUrl !== undefined && { SHOP_URL: shopUrl }),
    ...(file !== undefined && { LENDER_FILE: file }),
  })
  return { settings: { CREDIT_URL: url, ...keys }, stop }
}
