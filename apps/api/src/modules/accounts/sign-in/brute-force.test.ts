import { describe, expect, it } from 'vitest'
import { createServer, mountApi } from '../../../app.ts'
import { codeFor } from '@upchar/testkit/mails'
import { askForCode, signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const minute = 60_000
type Code = 'success' | 'credentials_wrong' | 'otp_wrong' | 'otp_over' | 'too_many_attempts'

/** A call from some IP address, without cookies; returns the outcome. */
async function attempt(
  url: string,
  payload: object,
  remoteAddress: string,
  app = world.app,
): Promise<Code> {
  const reply = await app.inject({ method: 'POST', url, payload, remoteAddress })
  const body = reply.json<{ success: boolean; code?: Code }>()
  return body.success ? 'success' : (body.code ?? 'success')
}
const somewhere = (i: number) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`
const counted = (codes: readonly Code[]) => {
  const counts: Partial<Record<Code, number>> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}
const signInAt = (email: string, password: string, address: string) =>
  attempt('/api/authentication/sign-in', { email, password }, address)

describe('brute force', () => {
  it('AUTH-01 compares ten of 10,000 concurrent passwords from as many addresses, not the right one among the rest', async () => {
    const { visitor, email, password } = await signUp(world)
    const codes = await Promise.all(
      Array.from({ length: 10_000 }, (_, i) =>
        signInAt(email, i < 9000 ? `wrong password ${i}` : password, somewhere(i)),
      ),
    )
    const counts = counted(codes)
    expect(counts).toEqual({ credentials_wrong: 10, too_many_attempts: 9990 })
    expect(await signInAt(email, password, somewhere(77_777))).toBe('too_many_attempts')
    // The owner's own browser, and any browser with a code, still gets in.
    expect((await visitor.call('signIn', { body: { email, password } })).status).toBe(200)
    world.clock.advance(minute)
    const elsewhere = world.visitor()
    expect(
      (
        await elsewhere.call('validateEmail', {
          body: { email, otp: await askForCode(world, elsewhere, email) },
        })
      ).body.step,
    ).toBe(5)
    world.clock.advance(15 * minute)
    expect(await signInAt(email, password, somewhere(77_778))).toBe('success')
  })

  it('AUTH-01 lets one network wait alone: the owner signs in from another, also in a new browser', async () => {
    const { email, password } = await signUp(world)
    const stubborn = '198.51.100.7'
    const burst = async () => {
      const codes: Code[] = []
      for (let i = 0; i < 40; i++) codes.push(await signInAt(email, `wrong ${i}`, stubborn))
      return counted(codes)
    }
    for (let quarters = 0; quarters < 8; quarters++) {
      await burst()
      world.clock.advance(15 * minute)
    }
    // All day: the network is refused, the right password too.
    expect(await burst()).toEqual({ too_many_attempts: 40 })
    expect(await signInAt(email, password, stubborn)).toBe('too_many_attempts')
    expect(await signInAt(email, password, '198.51.100.8')).toBe('success')
  })

  it('AUTH-05 compares five of 10,000 concurrent codes, then voids the code', async () => {
    const { email } = await signUp(world)
    world.clock.advance(minute)
    const otp = Number(await askForCode(world, world.visitor(), email))
    const guesses = Array.from({ length: 10_000 }, (_, i) =>
      String((otp + 1 + i) % 1_000_000).padStart(6, '0'),
    )
    const counts = counted(
      await Promise.all(
        guesses.map((guess, i) =>
          attempt('/api/auth/email-validation', { email, otp: guess }, somewhere(i)),
        ),
      ),
    )
    expect(counts.success).toBeUndefined()
    expect(counts.otp_wrong).toBe(4)
    expect((counts.otp_over ?? 0) + (counts.too_many_attempts ?? 0)).toBe(9_996)
    expect(
      await attempt(
        '/api/auth/email-validation',
        { email, otp: String(otp).padStart(6, '0') },
        somewhere(5000),
      ),
    ).not.toBe('success')
  })

  it('AUTH-05 can’t void the code of a known browser or use up its allowance', async () => {
    const { visitor, email } = await signUp(world)
    world.clock.advance(minute)
    for (let i = 0; i < 12; i++) {
      await attempt('/api/auth/send-otp', { email }, somewhere(i))
      world.clock.advance(31_000)
    }
    const otp = await askForCode(world, visitor, email)
    const strangers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        attempt(
          '/api/auth/email-validation',
          { email, otp: String(i).padStart(6, '0') },
          somewhere(i),
        ),
      ),
    )
    expect(counted(strangers).success).toBeUndefined()
    // Not even with the correct code, which belongs to the owner's browser.
    expect(await attempt('/api/auth/email-validation', { email, otp }, somewhere(9000))).not.toBe(
      'success',
    )
    expect((await visitor.call('validateEmail', { body: { email, otp } })).body.step).toBe(5)
  })

  it('AUTH-01 can’t try or enumerate many accounts from one network address', async () => {
    const thief = '203.0.113.9'
    const passwords = await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        signInAt(`victim-${i}@clinic.example`, 'copper lantern fig', thief),
      ),
    )
    expect(counted(passwords)).toEqual({ credentials_wrong: 60, too_many_attempts: 440 })
    const asked = await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        attempt('/api/authentication/email-submit', { email: `victim-${i}@clinic.example` }, thief),
      ),
    )
    expect(counted(asked)).toEqual({ success: 40, too_many_attempts: 460 })
    const mails = await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        attempt('/api/auth/send-otp', { email: `victim-${i}@clinic.example` }, thief),
      ),
    )
    expect(counted(mails)).toEqual({ success: 60, too_many_attempts: 440 })
    expect(await signInAt('somebody@clinic.example', 'copper lantern fig', '203.0.113.10')).toBe(
      'credentials_wrong',
    )
    // One subscriber has more IPv6 addresses than there are accounts.
    const neighbours = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        attempt(
          '/api/authentication/email-submit',
          { email: `victim-${i}@clinic.example` },
          `2001:db8:7:7::${i.toString(16)}`,
        ),
      ),
    )
    expect(counted(neighbours)).toEqual({ success: 40, too_many_attempts: 60 })
  })

  it('AUTH-01 meets limits that all nodes share and that survive restarts', async () => {
    const { email, password } = await signUp(world)
    for (let i = 0; i < 10; i++) await signInAt(email, `wrong password ${i}`, somewhere(i))
    const other = createServer(world.context.config)
    await mountApi(other, world.context)
    try {
      expect(
        await attempt('/api/authentication/sign-in', { email, password }, somewhere(99), other),
      ).toBe('too_many_attempts')
    } finally {
      await other.close()
    }
  })

  it('AUTH-06 can’t guess the current password in an open session', async () => {
    const { visitor, email } = await signUp(world)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        visitor.call('setPassword', {
          body: { password: 'neel gagan ki chhaon', current_password: `wrong password ${i}` },
        }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 403)).toHaveLength(10)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(40)
    expect(await codeFor(world.db, email)).toMatch(/^\d{6}$/)
  })
})
