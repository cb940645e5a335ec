import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../testing/customers.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

describe('smoke', () => {
  it('signs up', async () => {
    const { visitor, email, id } = await signUp(world, { profile: { first_name: 'Meera', last_name: "D'Souza", phone: '98765 43210', business_type: 2, gst: '27AAACX1234A1ZX', customer_choices: ['dental'] } })
    const me = await visitor.call('getCustomer')
    expect(me.body.user_info).toMatchObject({ email, name: "Meera D'Souza", phone: '9876543210' })
    expect(id).not.toBe('')
    expect((await visitor.call('listSessions')).body.sessions).toHaveLength(1)
    const { rows } = await world.db.execute(sql`select * from customer`)
    console.log(rows, [...visitor.cookies])
  })
})
