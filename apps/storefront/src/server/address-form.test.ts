import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { editAddressByForm } from './address-form.ts'

const whole = {
  action: 'add',
  id: '',
  pinCode: '110001',
  city: 'Delhi',
  is_default_shipping: 'true',
}

async function post(
  form: Record<string, string>,
  status = 200,
  answer: object = { success: true },
  address = '/account/address',
) {
  const asked: unknown[] = []
  const api = ((name: string, input: object) => {
    asked.push([name, input])
    return Promise.resolve(resultOf(status, JSON.stringify(answer)))
  }) as ApiCall
  return { asked, done: await editAddressByForm(api, new Map(Object.entries(form)), address) }
}
const refused = (code: string, more: object = {}) => ({
  success: false,
  code,
  message: 'No',
  ...more,
})

it('ADDR-02 adds without scripts: an unticked box means no', async () => {
  const { asked, done } = await post(whole)
  expect(asked).toEqual([
    [
      'editMyAddress',
      {
        query: { action: 'add', id: '' },
        body: {
          pinCode: '110001',
          city: 'Delhi',
          is_default_shipping: true,
          is_default_billing: false,
        },
      },
    ],
  ])
  expect(done).toEqual({ location: '/account/address?notice=saved' })
})

it('ADDR-01 sets a default with one button, and leaves the rest unchanged', async () => {
  const { asked } = await post({ action: 'modify', id: 'a', is_default_billing: 'true' })
  expect(asked).toEqual([
    ['editMyAddress', { query: { action: 'modify', id: 'a' }, body: { is_default_billing: true } }],
  ])
})

it('ADDR-03 deletes, and says so', async () => {
  const { asked, done } = await post({ action: 'delete', id: 'a' })
  expect(asked).toEqual([['editMyAddress', { query: { action: 'delete', id: 'a' }, body: {} }]])
  expect(done).toEqual({ location: '/account/address?notice=deleted' })
})

it('VALID-02 shows the form again with its values', async () => {
  const fields = [{ field: 'pinCode', message: 'Invalid Pincode' }]
  expect((await post(whole, 400, refused('pincode_unknown', { fields }))).done).toEqual({
    posted: { values: whole, problems: fields, message: '' },
  })
  expect((await post(whole, 409, refused('address_limit'))).done).toEqual({
    posted: { values: whole, problems: [], message: 'No' },
  })
})

it('goes back to where the buyer came from, within this shop', async () => {
  expect(
    (await post(whole, 200, { success: true }, '/account/address?returnUrl=%2Fcheckout')).done,
  ).toEqual({ location: '/checkout' })
  expect(
    (await post(whole, 200, { success: true }, '/account/address?returnUrl=%2F%2Fevil.example'))
      .done,
  ).toEqual({ location: '/account/address?notice=saved' })
})

it('AUTH-02 renews an expired session first, and without one redirects to the sign-in', async () => {
  expect(
    (await post(whole, 401, refused('not_signed_in', { detail: { session: 'expired' } }))).done,
  ).toEqual({
    location: '/api/authentication/resume?return_to=%2Faccount%2Faddress%3Fnotice%3Drenewed',
  })
  expect(
    (await post(whole, 401, refused('not_signed_in', { detail: { session: 'none' } }))).done,
  ).toEqual({ location: '/account/login?returnUrl=%2Faccount%2Faddress&source=route_guard' })
})

it.each([
  [{ action: 'drop' }, 200, { success: true }],
  [{ action: 'delete', id: 'a' }, 404, refused('address_not_found')],
  [{ action: 'delete', id: 'a' }, 500, {}],
])('ADDR-03 says that it went wrong: %j', async (form, status, answer) => {
  expect((await post(form, status, answer)).done).toEqual({
    location: '/account/address?notice=failed',
  })
})
