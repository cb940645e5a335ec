import { expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()

it('DPDP s.14 names, changes and removes a nominee; staff see it, the owner is told, closing erases it', async () => {
  const { visitor, id, email, password } = await signUp(world)
  const staff = await signedInStaff(world, 'support')
  const tara = { name: 'Tara Rao', relation: 'daughter', phone: '98765 43210', email: '' }
  const set = (change: Partial<typeof tara>) =>
    visitor.call('setNominee', { body: { ...tara, ...change } })
  const named = async () => (await visitor.call('getNominee')).body.nominee
  const told = async () =>
    (
      await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from mail_message where to_address = ${email} and subject = 'Your nominee was changed'`,
      )
    ).rows[0]?.n
  expect(await named()).toBeNull()
  expect(await set({ phone: '' })).toMatchObject({ status: 400, body: { code: 'contact_missing' } })
  expect(await set({ phone: '12345' })).toMatchObject({
    status: 400,
    body: { code: 'phone_invalid' },
  })
  expect(await told()).toBe(0)

  // Two presses at once, and the same again: one change.
  const writing = holdStatement(/insert into "nomination"/)
  const first = set({})
  await writing.held()
  let isOver = false
  const second = set({}).finally(() => (isOver = true))
  const waits = async () =>
    (await world.db.execute(sql`select from pg_locks where not granted`)).rows.length > 0
  await expect.poll(async () => isOver || (await waits())).toBe(true)
  writing.letGo()
  expect([await first, await second, await set({})].map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(await named()).toMatchObject({ name: 'Tara Rao', phone: '9876543210', email: '' })
  expect(await told()).toBe(1)
  await set({ name: 'Vikram Rao', relation: 'brother' })
  const { body } = await staff.visitor.call('staffGetCustomer', { params: { id } })
  expect(body.nominee).toMatchObject({ name: 'Vikram Rao', relation: 'brother' })

  const other = await signUp(world)
  expect((await other.visitor.call('getNominee')).body.nominee).toBeNull()
  await other.visitor.call('removeNominee', { body: {} })
  expect((await world.visitor().call('getNominee')).status).toBe(401)
  expect(await named()).toMatchObject({ name: 'Vikram Rao' })
  const { visitor: member } = await signedInStaff(world, 'catalogue')
  expect((await member.call('staffGetCustomer', { params: { id } })).status).toBe(403)
  await Promise.all([1, 2].map(() => visitor.call('removeNominee', { body: {} })))
  expect([await named(), await told()]).toEqual([null, 3])
  const { rows } = await world.db.execute<{ action: string; text: string }>(sql`
    select action, audit_entry::text as text from audit_entry where subject_id = ${id} and action like 'customer.nominee%' order by at, id`)
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'customer.nominee',
    'customer.nominee',
    'customer.nominee_removed',
  ])
  expect(rows.some(({ text }) => text.includes('Rao'))).toBe(false)

  await set({})
  await visitor.call('deactivateAccount', { body: { current_password: password } })
  const left = await world.db.execute(sql`select from nomination where customer_id = ${id}`)
  expect(left.rows).toEqual([])
})
