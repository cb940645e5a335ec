import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'

/** A server that is ready; `ended` resolves when its process is gone. */
export type ServerProcess = { ended: Promise<void>; stop(): Promise<void> }

export type KeepRunningOptions = {
  /** Told when the server couldn't be started for `giveUpMs`; nothing restarts it afterwards. */
  onFailure: (error: Error) => void
  giveUpMs?: number
}

const shortestPauseMs = 100
const longestPauseMs = 3000
/** A server that ran this long didn't crash while starting. */
const steadyMs = 10_000

const say = (text: string) => process.stderr.write(`${text}\n`)

/**
 * Starts a server and starts it again whenever it ends by itself, with pauses that grow while it keeps
 * crashing. Rejects if the first start fails.
 */
export async function keepRunning(
  start: () => Promise<ServerProcess>,
  { onFailure, giveUpMs = 120_000 }: KeepRunningOptions,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  let pauseMs = shortestPauseMs
  const pause = async () => {
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  const restart = async (): Promise<ServerProcess | undefined> => {
    const began = performance.now()
    while (!signal.aborted) {
      await pause()
      try {
        return await start()
      } catch (error) {
        if (performance.now() - began < giveUpMs) continue
        onFailure(
          new StartupError(
            `PostgreSQL ended and could not be started again for ${Math.round(giveUpMs / 1000)} s: ` +
              `${error instanceof Error ? error.message : String(error)} The shop can't go on without it.`,
          ),
        )
        return undefined
      }
    }
    return undefined
  }

  let current: ServerProcess | undefined = await start()
  const follow = async () => {
    while (current !== undefined && !signal.aborted) {
      const began = performance.now()
      await current.ended
      if (signal.aborted) return
      if (performance.now() - began > steadyMs) pauseMs = shortestPauseMs
      say('PostgreSQL has ended unexpectedly. Starting it again …')
      current = await restart()
      if (current !== undefined) say('PostgreSQL is running again.')
    }
  }
  const following = follow()
  return {
    stop: async () => {
      stopping.abort()
      await current?.stop()
      // A restart that was under way when `stop` was called.
      await following
      await current?.stop()
    },
  }
}
