import { randomUUID } from 'node:crypto'
import { QUARANTINE_OUTCOMES } from '@upchar/kernel/quarantine'
import type { Visitor } from '@upchar/testkit/world'

type Chances = { upTo: (most: number) => number; oneOf: <T>(of: readonly T[]) => T | undefined }

/** Takes some pieces of some lot out of quarantine, mostly as many as are there and as may be, or decides what waits to be sold again; undefined: nothing is there. */
export async function takeSomething(
  { desk, colleague }: { desk: Visitor; colleague: Visitor },
  { upTo, oneOf }: Chances,
): Promise<{ status: number; body: unknown } | undefined> {
  const { lots } = (await desk.call('staffListQuarantine', { query: { limit: 100 } })).body
  const held = oneOf(lots)
  if (held === undefined) return undefined
  if (held.release !== null && upTo(2) === 1)
    return colleague.call('staffDecideRelease', {
      params: { lot: held.lot },
      body: { id: held.release.id, accept: upTo(4) > 1, reason: 'Looked at again' },
    })
  return desk.call('staffTakeFromQuarantine', {
    params: { lot: held.lot },
    body: {
      outcome: oneOf(QUARANTINE_OUTCOMES) ?? 'destroy',
      quantity: upTo(held.quantity + 1),
      seen: held.quantity,
      reason: 'Looked at again',
      request_key: randomUUID(),
    },
  })
}
