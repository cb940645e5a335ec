import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { Visitor } from './world.ts'

type Return = Answer<'requestReturn'>['returns'][number]
type Wish = BodyInput<'requestReturn'>

/** A buyer asks to send pieces of an order back (RET-02), as expired unless `more` says otherwise. */
export async function askReturn(
  visitor: Visitor,
  id: string,
  items: Wish['items'],
  more: Partial<Wish> = {},
): Promise<Return> {
  const asked = await visitor.call('requestReturn', {
    body: { id, items, reason: 'expired', note: '', request_key: randomUUID(), ...more },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const one = asked.body.returns.at(-1)
  if (one === undefined) throw new Error(`no return of ${id}`)
  return one
}
