import { sql } from '../db/sql.ts'
import { expect, it } from 'vitest'
import { withMailServer } from '@upchar/testkit/mail-server'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../db/database.ts'
import { recordMail, sendMail } from './mail.ts'

const world = useWorld()

it('sends a recorded mail once, though its job runs twice', async () => {
  const message = { to: 'a@clinic.example', subject: 'Once', text: 'Once', html: '<p>Once</p>' }
  const id = await inTransaction(world.db, (tx) => recordMail(tx, message, world.clock.now()))
  const send = () =>
    withMailServer((url) => sendMail(world.db, { ...world.context.config, SMTP_URL: url }, id))
  expect(await send()).toContain('Subject: Once')
  expect(await send()).toBe('')
})

it('has the same id when it is sent again, so that the receiver recognises the duplicate', async () => {
  const message = { to: 'b@clinic.example', subject: 'Twice', text: 'Twice', html: '<p>Twice</p>' }
  const id = await inTransaction(world.db, (tx) => recordMail(tx, message, world.clock.now()))
  const idOfSent = async () =>
    /^Message-ID: (\S+)/im.exec(
      await withMailServer((url) =>
        sendMail(world.db, { ...world.context.config, SMTP_URL: url }, id),
      ),
    )?.[1]
  const first = await idOfSent()
  // The process was killed after sending and before it could note it.
  await world.db.execute(sql`update mail_message set sent = false where id = ${id}::uuid`)
  expect(first).toContain(id)
  expect(await idOfSent()).toBe(first)
})

it('OPS-05 notes an address that its server refuses for good and leaves it, and tries again when it refuses for now', async () => {
  const message = { to: 'gone@clinic.example', subject: 'Gone', text: 'Gone', html: '<p>Gone</p>' }
  const id = await inTransaction(world.db, (tx) => recordMail(tx, message, world.clock.now()))
  const send = (rcpt?: string) =>
    withMailServer(
      (url) => sendMail(world.db, { ...world.context.config, SMTP_URL: url }, id),
      rcpt,
    )
  await expect(send('451 try later')).rejects.toThrow()
  await send('550 5.1.1 no such user')
  const { rows } = await world.db.execute(
    sql`select sent, refused_because as because from mail_message where id = ${id}::uuid`,
  )
  expect(rows).toEqual([
    { sent: false, because: expect.stringContaining('550 5.1.1 no such user') },
  ])
  expect(await send()).toBe('')
})
