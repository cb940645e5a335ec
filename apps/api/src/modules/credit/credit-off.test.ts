import { expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'
import { noCreditLine, notOffered, parseConfig } from '../../platform/config.ts'

const world = useWorld()

it('CREDIT-01 CREDIT-02 without the setting is off, and says so', async () => {
  const { visitor } = await signUp(world)
  expect((await visitor.call('listCreditAccounts', { query: { amount: 100 } })).body).toMatchObject(
    {
      on: false,
      accounts: [],
      offer: { possible: false },
    },
  )
  expect((await visitor.call('getCreditForm')).body).toMatchObject({ code: 'credit_off' })
  expect(notOffered({ ...world.context.config, production: true })).toContain(noCreditLine)
})

it('needs all four settings, and TLS in production', () => {
  const url = { CREDIT_URL: 'http://127.0.0.1:9' }
  const parsed = parseConfig({ UPCHAR_ENV: 'test', ...url }, 'a secret of thirty-two characters')
  expect(parsed).toMatchObject({
    ok: false,
    error: [
      expect.stringMatching(/^CREDIT_CLIENT_ID is missing/),
      expect.stringMatching(/^CREDIT_CLIENT_SECRET is missing/),
      expect.stringMatching(/^CREDIT_WEBHOOK_SECRET is missing/),
    ],
  })
  const production = parseConfig(
    {
      UPCHAR_ENV: 'production',
      ...url,
      CREDIT_CLIENT_ID: 'a',
      CREDIT_CLIENT_SECRET: 'b',
      CREDIT_WEBHOOK_SECRET: 'c',
    },
    'a secret of thirty-two characters',
  )
  expect(production.ok ? [] : production.error).toContain(
    'CREDIT_URL must begin with https:// in production.',
  )
})
