import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '@upchar/api/platform/config'
import { openDatabase } from '@upchar/api/platform/db/database'
import { openLog } from '@upchar/api/platform/log'
import { createTestDatabase } from '@upchar/testkit/database'
import { openContext } from './processes.ts'
import { welcome } from './welcome.ts'

const parsed = parseConfig(
  { UPCHAR_ENV: 'test', LOG_LEVEL: 'silent' },
  'a secret of thirty-two characters',
)
if (!parsed.ok) throw new Error(parsed.error.join('; '))
const config = parsed.value
let opened: Awaited<ReturnType<typeof openContext>>
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  const database = await createTestDatabase()
  stops.push(() => database.drop())
  opened = await openContext(config, database.url, openLog('silent'))
  stops.push(() => opened.stop())
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

it('OPS-09 says after a start where the shop is', async () => {
  expect(await welcome('all', config, opened.context)).toContain(`${config.origin}/shop`)
})

it('OPS-09 says where the shop is though the database doesn’t tell what its set-up lacks, and reports that', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', 1)
  stops.push(() => away.$client.end())
  const reported: unknown[] = []
  const log = Object.assign(openLog('silent'), {
    error: (what: unknown) => void reported.push(what),
  })
  const said = await welcome('all', config, { ...opened.context, db: away, log })
  expect(said).toContain(`${config.origin}/shop`)
  expect(said).toContain('could not be read')
  expect(reported).toHaveLength(1)
})
