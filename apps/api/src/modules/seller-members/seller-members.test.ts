import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { codeFor, mailsTo } from '@upchar/testkit/mails'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
const password = 'cotton-kite-monsoon'
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  admin = await signedInStaff(world, 'admin')
})

let count = 0
const newEmail = () => `member${++count}@sahyadri.in`
const invite = (email: string, id = 1, by = admin.visitor) =>
  by.call('staffInviteSellerMember', {
    params: { id },
    body: { name: 'Meera Joshi', email, role: 'owner' },
  })
async function keyIn(email: string): Promise<string> {
  const mail = (await mailsTo(world.db, email)).at(-1)
  const key = /\/seller\/invitation\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (key === undefined) throw new Error('no invitation')
  return key
}
const codeIn = async (email: string): Promise<string> => (await codeFor(world.db, email)) ?? ''
const accept = async (visitor: Visitor, key: string) =>
  visitor.call('sellerAcceptInvitation', { body: { key, password } })
/** A member with a password, in a browser that is signed out; the next code may be asked for. */
async function member(sellerId = 1) {
  const email = newEmail()
  const invited = await invite(email, sellerId)
  const id = invited.body.members.find((one) => one.email === email)?.id ?? ''
  expect((await accept(world.visitor(), await keyIn(email))).status).toBe(200)
  return { id, email }
}
const signIn = (visitor: Visitor, email: string, typed = password) =>
  visitor.call('sellerSignIn', { body: { email, password: typed } })
const change = (id: string, action: 'invite_again' | 'disable' | 'enable') =>
  admin.visitor.call('staffChangeSellerMember', { params: { id }, body: { action } })

describe('the invitation of a seller’s member', () => {
  it('APP-01 goes out by mail, opens once, and signs in to that seller’s portal', async () => {
    const email = newEmail()
    const invited = await invite(email.toUpperCase(), 2)
    expect(invited.body.members.find((one) => one.email === email)).toMatchObject({
      name: 'Meera Joshi',
      role: 'owner',
      state: 'invited',
    })
    const key = await keyIn(email)
    const visitor = world.visitor()
    const { body } = await visitor.call('sellerGetInvitation', { query: { key } })
    expect(body).toMatchObject({ email, role: 'owner', seller: invited.body.seller.trade_name })
    const weak = await visitor.call('sellerAcceptInvitation', { body: { key, password: 'short' } })
    expect(weak).toMatchObject({ status: 400, body: { code: 'password_weak' } })
    expect((await accept(visitor, key)).body).toMatchObject({ step: 'signed_in' })
    expect((await visitor.call('sellerMe')).body).toMatchObject({
      member: { email, role: 'owner' },
      seller: { trade_name: invited.body.seller.trade_name },
    })
    expect(await accept(world.visitor(), key)).toMatchObject({
      status: 410,
      body: { code: 'invitation_over' },
    })
    const id = invited.body.members.find((one) => one.email === email)?.id ?? ''
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual([
      'seller_member.invite',
      'seller_member.accept',
      'seller_member.sign_in',
    ])
  })

  it('APP-01 ends after three days', async () => {
    const email = newEmail()
    await invite(email)
    const key = await keyIn(email)
    world.clock.advance(3 * 86_400_000 + 1000)
    expect(await accept(world.visitor(), key)).toMatchObject({ status: 410 })
    admin = await signedInStaff(world, 'admin')
  })

  it('APP-01 is refused for an address that works for a seller already, and for no seller', async () => {
    const { email } = await member(1)
    expect(await invite(email, 2)).toMatchObject({ status: 409, body: { code: 'member_exists' } })
    expect(await invite(newEmail(), 999)).toMatchObject({
      status: 404,
      body: { code: 'seller_unknown' },
    })
  })
})

describe('the team of a seller', () => {
  it('APP-01 is invited and disabled by its owner, and audited with the owner as author', async () => {
    const owner = await signedInSeller(world, 'owner', 2)
    const email = newEmail()
    const body = { name: 'Asha Rao', email, role: 'accounts' as const }
    const invited = await owner.visitor.call('sellerInviteMember', { body })
    const id = invited.body.members.find((one) => one.email === email)?.id ?? ''
    const visitor = world.visitor()
    expect((await accept(visitor, await keyIn(email))).status).toBe(200)
    // Accounts see statements, and neither parcels nor the team.
    expect((await visitor.call('sellerListStatements')).status).toBe(200)
    expect((await visitor.call('sellerListParcels')).status).toBe(403)
    expect((await visitor.call('sellerInviteMember', { body })).status).toBe(403)
    const action = { action: 'disable' as const }
    await owner.visitor.call('sellerChangeMember', { params: { id }, body: action })
    expect((await visitor.call('sellerMe')).status).toBe(401)
    const entries = await auditOf(world.db, id)
    for (const name of ['seller_member.invite', 'seller_member.disable'])
      expect(entries.find((one) => one.action === name)).toMatchObject({
        by: null,
        after: { by_member: owner.id },
      })
  })

  it('APP-01 stays without whom staff disabled, until staff enable them', async () => {
    const owner = await signedInSeller(world, 'owner', 2)
    const other = await signedInSeller(world, 'operations', 2)
    const byOwner = (action: 'disable' | 'enable') =>
      owner.visitor.call('sellerChangeMember', { params: { id: other.id }, body: { action } })
    const shown = async () =>
      (await owner.visitor.call('sellerListMembers')).body.members.find(({ id }) => id === other.id)
    await change(other.id, 'disable')
    expect(await shown()).toMatchObject({ state: 'disabled', disabled_by_staff: true })
    expect(await byOwner('enable')).toMatchObject({
      status: 409,
      body: { code: 'disabled_by_staff' },
    })
    expect((await byOwner('disable')).status).toBe(200)
    expect((await byOwner('enable')).status).toBe(409)
    await change(other.id, 'enable')
    await byOwner('disable')
    expect(await shown()).toMatchObject({ state: 'disabled', disabled_by_staff: false })
    await byOwner('enable')
    expect(await shown()).toMatchObject({ state: 'active' })
  })

  it('APP-01 keeps an owner: nobody changes their own access', async () => {
    const owner = await signedInSeller(world, 'owner', 2)
    const asked = { params: { id: owner.id }, body: { action: 'disable' as const } }
    expect(await owner.visitor.call('sellerChangeMember', asked)).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    })
    expect((await owner.visitor.call('sellerMe')).status).toBe(200)
  })

  it('APP-01 sends twenty invitations a day at most', async () => {
    const owner = await signedInSeller(world, 'owner', 3)
    const send = () =>
      owner.visitor.call('sellerInviteMember', {
        body: { name: 'Asha Rao', email: newEmail(), role: 'operations' },
      })
    for (let sent = 0; sent < 20; sent++) expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  })
})

describe('signing in to the portal', () => {
  it('APP-01 takes a password, then the code of a mail, which works once', async () => {
    const { email } = await member()
    const visitor = world.visitor()
    expect(await signIn(visitor, email, 'something-else')).toMatchObject({
      status: 401,
      body: { code: 'credentials_wrong' },
    })
    expect(await signIn(visitor, newEmail())).toMatchObject({
      status: 401,
      body: { code: 'credentials_wrong' },
    })
    expect((await signIn(visitor, email)).body).toMatchObject({ step: 'code' })
    // The password alone opens nothing.
    expect((await visitor.call('sellerMe')).status).toBe(401)
    const pending = visitor.cookies.get('upchar_seller') ?? ''
    const code = await codeIn(email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await visitor.call('sellerSignInWithCode', { body: { otp: wrong } })).toMatchObject({
      status: 401,
      body: { code: 'otp_wrong' },
    })
    const opened = await visitor.call('sellerSignInWithCode', { body: { otp: code } })
    expect(opened.body).toMatchObject({ step: 'signed_in' })
    expect(visitor.cookies.get('upchar_seller')).not.toBe(pending)
    expect((await visitor.call('sellerMe')).status).toBe(200)
    const again = world.visitor()
    again.cookies.set('upchar_seller', pending)
    expect(await again.call('sellerSignInWithCode', { body: { otp: code } })).toMatchObject({
      status: 410,
      body: { code: 'sign_in_over' },
    })
  })

  it('APP-01 ends by signing out, after half an hour without a call and after twelve hours', async () => {
    const one = await signedInSeller(world, 'owner')
    await one.visitor.call('sellerSignOut', { body: {} })
    one.visitor.cookies.set('upchar_seller', one.token)
    expect((await one.visitor.call('sellerMe')).status).toBe(401)

    const two = await signedInSeller(world, 'owner')
    world.clock.advance(29 * 60_000)
    expect((await two.visitor.call('sellerMe')).status).toBe(200)
    world.clock.advance(31 * 60_000)
    expect((await two.visitor.call('sellerMe')).status).toBe(401)

    const three = await signedInSeller(world, 'owner')
    for (let quarters = 0; quarters < 47; quarters++) {
      world.clock.advance(15 * 60_000)
      expect((await three.visitor.call('sellerMe')).status).toBe(200)
    }
    world.clock.advance(15 * 60_000)
    expect((await three.visitor.call('sellerMe')).status).toBe(401)
    admin = await signedInStaff(world, 'admin')
  })

  it('APP-01 locks after guesses, and an administrator’s new invitation opens it again', async () => {
    const { id, email } = await member()
    const guesser = world.visitor()
    let last = await signIn(guesser, email, 'wrong-guess-one')
    for (let tries = 0; tries < 10 && last.status === 401; tries++)
      last = await signIn(guesser, email, 'wrong-guess-one')
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect((await change(id, 'invite_again')).status).toBe(200)
    expect((await accept(world.visitor(), await keyIn(email))).body).toMatchObject({
      step: 'signed_in',
    })
  })

  it('APP-01 is closed to a disabled member at once, and open again with the former password', async () => {
    const { id, email } = await member()
    const visitor = world.visitor()
    await signIn(visitor, email)
    await visitor.call('sellerSignInWithCode', { body: { otp: await codeIn(email) } })
    const disabled = await change(id, 'disable')
    expect(disabled.body.members.find((one) => one.id === id)?.state).toBe('disabled')
    expect((await visitor.call('sellerMe')).status).toBe(401)
    expect((await signIn(visitor, email)).status).toBe(401)
    expect(await change(id, 'invite_again')).toMatchObject({ body: { code: 'member_disabled' } })
    await change(id, 'enable')
    world.clock.advance(31_000)
    expect((await signIn(visitor, email)).body).toMatchObject({ step: 'code' })
  })

  it('OPS-06 APP-01 is closed to a suspended seller, and opens with the lift', async () => {
    const { email } = await member(2)
    const inside = await signedInSeller(world, 'operations', 2)
    const rival = await signedInSeller(world, 'operations', 1)
    const body = { reason: 'Licence under review' }
    await admin.visitor.call('staffSuspendSeller', { params: { id: 2 }, body })
    expect((await inside.visitor.call('sellerMe')).status).toBe(401)
    expect((await rival.visitor.call('sellerMe')).status).toBe(200)
    const visitor = world.visitor()
    expect(await signIn(visitor, email)).toMatchObject({
      status: 403,
      body: { code: 'seller_suspended' },
    })
    // Who doesn't know the password learns nothing.
    expect(await signIn(visitor, email, 'wrong-guess-one')).toMatchObject({ status: 401 })
    const other = await signedInStaff(world, 'admin')
    await other.visitor.call('staffLiftSuspension', { params: { id: 2 }, body })
    expect((await inside.visitor.call('sellerMe')).status).toBe(200)
  })

  it('APP-01 takes no token of the console, nor the console one of the portal', async () => {
    const inside = await signedInSeller(world, 'owner')
    const visitor = world.visitor()
    visitor.cookies.set('upchar_staff', inside.token)
    visitor.cookies.set('upchar_seller', admin.visitor.cookies.get('upchar_staff') ?? '')
    expect((await visitor.call('staffMe')).status).toBe(401)
    expect((await visitor.call('sellerMe')).status).toBe(401)
  })
})
