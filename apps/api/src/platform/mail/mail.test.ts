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
