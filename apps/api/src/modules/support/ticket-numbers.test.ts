import { expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

const world = useWorld()

const feedback = (): NewTicket => ({
  id: newId(),
  series: 'FBK',
  kind: 'feedback',
  rating: 3,
  text: 'More pictures.',
  name: 'Dr. Iyer',
  createdAt: world.clock.now(),
})

it('ENGAGE-04 gives a ticket another number where the first is taken', async () => {
  const stored = await inTransaction(world.db, async (tx) => {
    const { ticket: earlier } = await insertTicket(tx, feedback())
    const numbers = [earlier.number, 'FBK-23456789']
    return insertTicket(tx, feedback(), () => numbers.shift() ?? 'none left')
  })
  expect(stored).toMatchObject({ isNew: true, ticket: { number: 'FBK-23456789' } })
})
