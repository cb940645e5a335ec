import { describe, expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { changePassword, closeAccount } from './reauthenticate.ts'

/** An API that answers once, and what it was asked. */
function apiThat(answer: object = { ok: true, data: {} }) {
  const asked: { name: string; body: unknown }[] = []
  const api = (async (name: string, { body }: { body: unknown }) => {
    asked.push({ name, body })
    return answer
  }) as unknown as ApiCall
  return { api, asked }
}
const typed = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('AUTH-06 a new password', () => {
  it('takes the current password, or the code from the email however it is typed', async () => {
    const { api, asked } = apiThat()
    await changePassword(api, typed({ current_password: 'old one', password: 'copper lantern' }))
    await changePassword(api, typed({ otp: ' 123 456 ', password: 'copper lantern' }))
    expect(asked).toEqual([
      { name: 'setPassword', body: { current_password: 'old one', password: 'copper lantern' } },
      { name: 'setPassword', body: { otp: '123456', password: 'copper lantern' } },
    ])
  })

  it.each([
    [{ current_password: '', password: 'copper lantern' }, ['password']],
    [{ otp: '12345', password: 'copper lantern' }, ['code']],
    [{ otp: '1234567', password: 'copper lantern' }, ['code']],
    [{ current_password: 'old one', password: '' }, ['new']],
    [{ otp: '', password: '' }, ['code', 'new']],
  ])('is not sent with %j', async (fields, problems) => {
    const { api, asked } = apiThat()
    const changed = await changePassword(api, typed(fields))
    expect(changed.ok ? [] : changed.problems.map(({ field }) => field)).toEqual(problems)
    expect(asked).toEqual([])
  })

  it.each([
    ['otp_wrong', 'code'],
    ['otp_over', 'code'],
    ['credentials_wrong', 'password'],
    ['password_weak', 'new'],
  ])('that is refused as %s says so beside the field', async (code, field) => {
    const error = { code, message: 'No.', fields: [], detail: {}, status: 400 }
    const { api } = apiThat({ ok: false, kind: 'refused', error })
    const refused = await changePassword(api, typed({ otp: '123456', password: 'copper lantern' }))
    expect(refused).toMatchObject({ ok: false, problems: [{ field, message: 'No.' }], message: '' })
  })
})

it('AUTH-12 an account is closed with a proof only', async () => {
  const { api, asked } = apiThat()
  expect(await closeAccount(api, typed({ current_password: '' }))).toMatchObject({ ok: false })
  expect(asked).toEqual([])
  await closeAccount(api, typed({ otp: '123456' }))
  expect(asked).toEqual([{ name: 'deactivateAccount', body: { otp: '123456' } }])
})
