import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { mailsTo } from '@upchar/testkit/mails'
import { codeOf, signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const audit = (id: string) => auditOf(world.db, id)
async function keyFromMail(email: string): Promise<string> {
  return (
    /invitation\?key=([\w-]+)/.exec((await mailsTo(world.db, email)).at(-1)?.text ?? '')?.[1] ?? ''
  )
}

describe('an invitation', () => {
  it('leads by mail, password and authenticator app into the console', async () => {
    const admin = await signedInStaff(world, 'admin')
    const email = 'meera.shah@upchar.example'
    const { status, body } = await admin.visitor.call('staffInvite', {
      body: { name: 'Meera Shah', email: ` ${email.toUpperCase()} `, role: 'kyc_reviewer' },
    })
    expect(status).toBe(200)
    expect(body.member).toMatchObject({
      email,
      role: 'kyc_reviewer',
      state: 'invited',
      live_sessions: 0,
    })
    expect(
      await admin.visitor.call('staffInvite', {
        body: { name: 'Meera Shah', email, role: 'admin' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'member_exists' } })

    const key = await keyFromMail(email)
    const visitor = world.visitor()
    expect((await visitor.call('staffGetInvitation', { query: { key } })).body).toMatchObject({
      name: 'Meera Shah',
      email,
      role: 'kyc_reviewer',
    })
    for (const [weak, text] of [
      ['short', '10 characters'],
      ['meera.shah12', 'email address'],
      ['password1234', 'too easy'],
    ] as const) {
      expect(
        await visitor.call('staffAcceptInvitation', { body: { key, password: weak } }),
      ).toMatchObject({
        status: 400,
        body: { code: 'password_weak', message: expect.stringContaining(text) },
      })
    }
    expect(
      (await visitor.call('staffAcceptInvitation', { body: { key, password: 'paper-boat-river' } }))
        .body,
    ).toMatchObject({ step: 'enrol' })
    expect(
      await world
        .visitor()
        .call('staffAcceptInvitation', { body: { key, password: 'paper-boat-river' } }),
    ).toMatchObject({ status: 410, body: { code: 'invitation_over' } })

    expect((await visitor.call('staffMe')).status).toBe(401)
    expect((await visitor.call('staffSignInWithCode', { body: { code: '123456' } })).status).toBe(
      410,
    )
    const enrolment = (await visitor.call('staffStartEnrolment')).body
    expect(enrolment.otpauth_uri).toMatch(
      /^otpauth:\/\/totp\/Upchar(%20|\+)console:meera\.shah(%40|@)upchar\.example\?secret=[A-Z2-7]{32}/,
    )
    expect((await visitor.call('staffStartEnrolment')).body.secret).toBe(enrolment.secret)
    expect(await visitor.call('staffConfirmEnrolment', { body: { code: '000000' } })).toMatchObject(
      { status: 401, body: { code: 'code_wrong' } },
    )
    const code = codeOf(world, { totpSecret: enrolment.secret })
    const done = await visitor.call('staffConfirmEnrolment', { body: { code } })
    expect(done.body.step).toBe('signed_in')
    expect(new Set(done.body.recovery_codes).size).toBe(10)
    expect((await visitor.call('staffMe')).body.member.role).toBe('kyc_reviewer')
    expect((await visitor.call('staffStartEnrolment')).status).toBe(410)

    expect((await audit(body.member.id)).map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.accept',
      'staff.enrol',
      'staff.sign_in',
    ])
    expect((await audit(body.member.id))[0]?.after).toEqual({
      name: 'M*** S***',
      email: 'm***@upchar.example',
      role: 'kyc_reviewer',
    })
  })

  it('is void once its member is disabled, also after that is taken back', async () => {
    const admin = await signedInStaff(world, 'admin')
    const email = 'withdrawn@upchar.example'
    const { member } = (
      await admin.visitor.call('staffInvite', { body: { name: 'Gone', email, role: 'support' } })
    ).body
    const key = await keyFromMail(email)
    const open = async () =>
      (await world.visitor().call('staffGetInvitation', { query: { key } })).status
    const accept = async () =>
      (
        await world
          .visitor()
          .call('staffAcceptInvitation', { body: { key, password: 'paper-boat-river' } })
      ).status
    await admin.visitor.call('staffDisable', { params: { id: member.id } })
    expect([await open(), await accept()]).toEqual([410, 410])
    await admin.visitor.call('staffEnable', { params: { id: member.id } })
    expect([await open(), await accept()]).toEqual([410, 410])
  })

  it('expires after three days, or with a new invitation', async () => {
    const admin = await signedInStaff(world, 'admin')
    const email = 'late@upchar.example'
    const { member } = (
      await admin.visitor.call('staffInvite', { body: { name: 'Late', email, role: 'support' } })
    ).body
    const first = await keyFromMail(email)
    world.clock.advance(1000)
    expect(
      (await admin.visitor.call('staffInviteAgain', { params: { id: member.id } })).status,
    ).toBe(200)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: first } })).status,
    ).toBe(410)
    expect((await audit(member.id)).map(({ action, by }) => [action, by])).toEqual([
      ['staff.invite', admin.id],
      ['staff.invite_again', admin.id],
    ])
    const second = await keyFromMail(email)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: second } })).status,
    ).toBe(200)
    world.clock.advance(3 * 86_400_000)
    expect(
      (await world.visitor().call('staffGetInvitation', { query: { key: second } })).status,
    ).toBe(410)
    expect(
      (
        await world
          .visitor()
          .call('staffAcceptInvitation', { body: { key: second, password: 'paper-boat-river' } })
      ).status,
    ).toBe(410)
  })
})
