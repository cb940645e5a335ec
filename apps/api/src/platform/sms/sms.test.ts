import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '@upchar/api/jobs'
import { freePort } from '@upchar/testkit/free-port'
import { textsTo } from '@upchar/testkit/mails'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction } from '../db/database.ts'
import { runDueJobs } from '../jobs/jobs.ts'
import { codeText } from './message.ts'
import { recordSms } from './sms.ts'

const port = await freePort()
const world = useWorld({
  SMS_URL: `http://127.0.0.1:${port}/send?apikey=k%26y&pe={entity}&tid={template}&from={sender}&mobile={to}&msg={text}`,
  SMS_SENDER: 'UPCHAR',
  SMS_ENTITY_ID: '1101234567890123456',
  SMS_TEMPLATE_ID: '1107654321098765432',
})
/** The provider's stand-in: what it was sent, and what it answers. */
let provider: Server
let asked: { method?: string; url?: string; form: Record<string, string> }[] = []
let answer = 200

beforeAll(async () => {
  provider = createServer(async (request, reply) => {
    asked.push({
      method: request.method ?? '',
      url: request.url ?? '',
      form: Object.fromEntries(new URLSearchParams(await text(request))),
    })
    reply.writeHead(answer).end('queued')
  })
  await new Promise<void>((resolve) => void provider.listen(port, '127.0.0.1', resolve))
})
afterAll(() => void provider.close())
beforeEach(() => {
  asked = []
  answer = 200
})

const words = '204863 is your OTP & more + {to}'
const record = (phone: string, minutes = 10) =>
  inTransaction(world.db, (tx) =>
    recordSms(
      tx,
      { phone, text: words, forgetAt: new Date(world.clock.now().getTime() + minutes * 60_000) },
      world.clock.now(),
    ),
  )
const runJobs = () =>
  runDueJobs(world.db, createJobHandlers(world.context), { warn: () => {}, error: () => {} })

describe('a text message', () => {
  it('CHECKOUT-14 reaches the provider with the registered ids, once, and is erased', async () => {
    await record('9845011111')
    await runJobs()
    await runJobs()
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/send',
        form: {
          apikey: 'k&y',
          pe: '1101234567890123456',
          tid: '1107654321098765432',
          from: 'UPCHAR',
          mobile: '919845011111',
          msg: words,
        },
      },
    ])
    expect(await textsTo(world.db, '9845011111')).toEqual([''])
  })

  it('is sent again when the provider fails, but not after its code has ended', async () => {
    answer = 503
    await record('9845022222')
    await runJobs()
    expect(asked).toHaveLength(1)
    expect(await textsTo(world.db, '9845022222')).toEqual([words])
    await record('9845033333', 0)
    await runJobs()
    expect(asked).toHaveLength(1)
  })

  it('CHECKOUT-14 has the words of the registered template', () => {
    const text = (template: string) =>
      codeText({ SMS_CODE_TEXT: template, BRAND_NAME: 'Asha $& Sons' }, '012345')
    expect(text('{#var#} is the code of {#var#}.')).toBe('012345 is the code of Asha $& Sons.')
    expect(text('Asha: {#var#}')).toBe('Asha: 012345')
  })
})
