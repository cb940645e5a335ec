import { sql } from './db/sql.ts'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { useWrittenLog } from '@upchar/testkit/written-log'
import { installErrorAnswers } from './http/errors.ts'
import { inTransaction } from './db/database.ts'
import { addJob, runDueJobs, type JobHandlers } from './jobs/jobs.ts'
import { requestLog } from './log.ts'

const world = useWorld()
const personal = 'Meera Nair, 12 Marine Lines\n    at 9876543210'
const log = useWrittenLog('info')
const server = () => fastify({ logger: log.options, childLoggerFactory: requestLog })
const brokenQuery = () => world.db.execute(sql`select ${personal}::integer`)
const twice = () =>
  world.db.execute(
    sql`insert into content_block (key, value) select 'personal', to_jsonb(${personal}::text) from generate_series(1, 2)`,
  )

describe('a failure in the log', () => {
  it.each([
    ['an unreadable parameter', brokenQuery, '22P02'],
    ['a row that stands already', twice, '23505'],
  ])(
    'is SQLSTATE, query and place for %s, and nothing that a person typed',
    async (_, query, sqlState) => {
      const app = server()
      installErrorAnswers(app)
      app.get('/fails', async () => {
        await query()
      })
      const reply = await app.inject({ url: '/fails', query: { phone: '9876543210' } })
      expect([reply.statusCode, reply.json()]).toEqual([
        500,
        expect.objectContaining({ code: 'internal_error', message: 'Something went wrong' }),
      ])
      expect(log.written()).toContain(`"code":"${sqlState}"`)
      expect(log.written()).toMatch(/"query":"[^"]*(select|insert)/)
      if (sqlState === '23505')
        expect(log.written()).toContain('"constraint":"content_block_pkey","table":"content_block"')
      expect(log.written()).toContain('log.test.ts')
      expect(log.written()).toMatch(/"reqId":"[\w-]+"/)
      expect(log.written()).not.toMatch(/Meera|Marine|9876543210|params:/)
    },
  )

  it('is the same for a job', async () => {
    await inTransaction(world.db, async (tx) => addJob(tx, 'age-stock', {}))
    const handlers = {
      'age-stock': async () => {
        await brokenQuery()
      },
    } as unknown as JobHandlers
    await runDueJobs(world.db, handlers, server().log)
    expect(log.written()).toContain('"task":"age-stock"')
    expect(log.written()).toContain('"code":"22P02"')
    expect(log.written()).not.toMatch(/Meera|Marine|9876543210|params:/)
  })

  it('names a refusal’s code and hides secrets', () => {
    server().log.warn(
      {
        code: 'out_of_stock',
        number: 'UP-1',
        otp: '1234',
        password: 'hunter2',
        form: { email: 'a@b.example', card_number: '4111' },
      },
      'refused',
    )
    expect(log.written()).toContain('"code":"out_of_stock"')
    expect(log.written()).toContain('"number":"UP-1"')
    expect(log.written()).not.toMatch(/1234|hunter2|a@b|4111/)
  })

  it('keeps the messages of our own errors, with their causes', () => {
    server().log.error(
      { err: new Error('the gateway is gone', { cause: new TypeError('fetch failed') }) },
      'x',
    )
    expect(log.written()).toMatch(
      /"type":"Error","message":"the gateway is gone".*"cause":\{"type":"TypeError","message":"fetch failed"/,
    )
  })
})
