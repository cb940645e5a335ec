import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { signInSeller } from '@upchar/testkit/sellers'
import { makeMember } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { createServer, mountApi } from './app.ts'

const world = useWorld({ GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.example' })
let app: FastifyInstance
let cookies: Awaited<ReturnType<FastifyInstance['inject']>>['cookies']
beforeAll(async () => {
  const config = { ...world.context.config, production: true }
  app = createServer(config)
  await mountApi(app, { ...world.context, config })
  const { email, password } = await signUp(world)
  const member = await makeMember(world, 'support')
  const seller = await signInSeller(world, 'owner')
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const answers = await Promise.all([
    post('/api/authentication/sign-in', { email, password }),
    post('/api/staff/sign-in', { email: member.email, password: member.password }),
    post('/api/seller/sign-in', { email: seller.email, password: seller.password }),
    app.inject({ method: 'GET', url: '/api/authentication/one-tap' }),
    post('/api/cart', {}),
  ])
  cookies = answers.flatMap((answer) => answer.cookies)
})
afterAll(() => app.close())

const hour = 3600
const day = 24 * hour

// The third column is the time that the browser keeps it; a cookie without one goes with the browser.
it.each([
  ['upchar_guest', '/', day, 'scripts can’t read it'],
  ['upchar_access', '/', 30 * day, 'scripts can’t read it'],
  ['upchar_refresh', '/api/authentication', 30 * day, 'scripts can’t read it'],
  ['upchar_email', '/', 30 * day, 'scripts can’t read it'],
  ['upchar_device', '/api', 365 * day, 'scripts can’t read it'],
  ['upchar_nonce', '/api/authentication', hour, 'scripts can’t read it'],
  ['upchar_staff', '/api', 12 * hour, 'scripts can’t read it'],
  ['upchar_seller', '/api', 12 * hour, 'scripts can’t read it'],
  ['upchar_signed_in', '/', 30 * day, 'scripts read it'],
] as const)(
  'ID-02 DATA-15 sends %s over HTTPS only, for %s, and with no form of another site',
  (name, path, seconds, readable) => {
    const sent = cookies.filter((one) => one.name === name)
    expect(sent.length).toBeGreaterThan(0)
    for (const cookie of sent)
      expect(cookie).toMatchObject({
        path,
        secure: true,
        sameSite: 'Lax',
        maxAge: seconds,
        ...(readable === 'scripts can’t read it' && { httpOnly: true }),
      })
  },
)
