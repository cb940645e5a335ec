import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { askForCode, signUp } from '@upchar/testkit/customers'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()

/** A stranger somewhere, without cookies. */
const stranger = (url: string, payload: object, n: number) =>
  world.app.inject({ method: 'POST', url, payload, remoteAddress: `10.9.${n >> 8}.${n & 255}` })
const wrongPasswords = async (email: string, count: number) => {
  for (let n = 0; n < count; n++)
    await stranger('/api/authentication/sign-in', { email, password: `wrong ${n}` }, n)
}
const links = async (email: string): Promise<string[]> =>
  (
    await world.db.execute<{ text: string }>(
      sql`select text from mail_message where to_address = ${email}
        and subject = 'Many attempts to sign in to your account' order by created_at`,
    )
  ).rows.map(({ text }) => /https?:\/\/\S+\/api\/authentication\/way-back\S+/.exec(text)?.[0] ?? '')
const open = (visitor: Visitor, link: string) => {
  const { pathname, search } = new URL(link)
  return visitor.raw({ method: 'GET', url: `${pathname}${search}` })
}
const signIn = async (visitor: Visitor, email: string, password: string) =>
  (await visitor.call('signIn', { body: { email, password } })).status

describe('an account that strangers have locked', () => {
  it('AUTH-01 mails its owner once a day a way back, with which a new browser signs in at once', async () => {
    const { email, password } = await signUp(world)
    await wrongPasswords(email, 30)
    const browser = world.visitor()
    expect(await signIn(browser, email, password)).toBe(429)
    const [link = '', ...more] = await links(email)
    expect(more).toEqual([])
    expect(await open(browser, link)).toMatchObject({
      status: 303,
      headers: { location: '/account/login', 'cache-control': 'no-store' },
    })
    expect(await signIn(browser, email, 'still wrong')).toBe(401)
    expect(await signIn(browser, email, password)).toBe(200)
    world.clock.advance(25 * 3_600_000)
    await wrongPasswords(email, 12)
    expect(await links(email)).toHaveLength(2)
  })

  it('AUTH-05 the same when the codes of the day are used up', async () => {
    const { email } = await signUp(world)
    for (let n = 0; n < 12; n++) {
      await stranger('/api/auth/send-otp', { email }, n)
      world.clock.advance(16 * 60_000)
    }
    const browser = world.visitor()
    expect((await browser.call('sendOtp', { body: { email } })).status).toBe(429)
    await open(browser, (await links(email))[0] ?? '')
    const otp = await askForCode(world, browser, email)
    expect((await browser.call('validateEmail', { body: { email, otp } })).body.step).toBe(5)
  })

  it('mails nobody without an account, and nobody because a stranger’s own network is limited', async () => {
    await wrongPasswords('nobody@clinic.example', 30)
    expect(await links('nobody@clinic.example')).toEqual([])
    const { email } = await signUp(world)
    for (let n = 0; n < 70; n++)
      await stranger(
        '/api/authentication/sign-in',
        { email: `other-${n}@clinic.example`, password: 'x' },
        70_000,
      )
    expect(
      (await stranger('/api/authentication/sign-in', { email, password: 'x' }, 70_000)).statusCode,
    ).toBe(429)
    expect(await links(email)).toEqual([])
  })

  it('is not opened by the link, nor by a changed, foreign or late one', async () => {
    const { email, password } = await signUp(world)
    const other = await signUp(world)
    await wrongPasswords(email, 12)
    const [link = ''] = await links(email)
    const browser = world.visitor()
    await open(browser, link)
    expect((await browser.call('getCustomer')).status).toBe(401)
    for (const changed of [
      link.replace(encodeURIComponent(email), encodeURIComponent(other.email)),
      link.replace(/expires=\d+/, 'expires=9999999999'),
      link.replace(/signature=(.)/, (_, first) => `signature=${first === 'x' ? 'y' : 'x'}`),
    ]) {
      const thief = world.visitor()
      await open(thief, changed)
      expect(await signIn(thief, email, password)).toBe(429)
    }
    world.clock.advance(25 * 3_600_000)
    await wrongPasswords(email, 12)
    const late = world.visitor()
    await open(late, link)
    expect(await signIn(late, email, password)).toBe(429)
  })
})
