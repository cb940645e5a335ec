import { err, type Result } from '@upchar/kernel/result'

/** Why a provider failed. `unavailable` and `timeout` may be retried; `conflict`: it took something else under the same key. */
export type ProviderError = {
  kind: 'timeout' | 'unauthorized' | 'invalid' | 'unavailable' | 'rate_limited' | 'conflict'
  message: string
}

/** What a `fetch` that threw says of a provider. */
export function unreached(what: string, error: unknown): Result<never, ProviderError> {
  const timeout = error instanceof Error && error.name === 'TimeoutError'
  return err({
    kind: timeout ? 'timeout' : 'unavailable',
    message: `${what}: ${timeout ? 'no answer in time' : 'no connection'}`,
  })
}
