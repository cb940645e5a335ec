import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { readForm, readList } from './read-form.ts'
import { profileByForm } from './profile-form.ts'

const whole = {
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '98765 43210',
  business_type: '2',
  business_name: ' Rose Clinic ',
  gst: '',
}
const refused = (code: string, more: object = {}) => ({
  success: false,
  code,
  message: 'No',
  ...more,
})

async function post(
  body: Record<string, string | string[]>,
  {
    address = '/account/editProfile',
    status = 200,
    answer = { success: true, message: '' } as object,
  } = {},
) {
  const asked: unknown[] = []
  const api = ((name: string, input: { body: object }) => {
    asked.push([name, input.body])
    return Promise.resolve(resultOf(status, JSON.stringify(answer)))
  }) as ApiCall
  return {
    asked,
    done: await profileByForm(api, readForm(body), readList(body, 'customer_choices'), address),
  }
}

it('ROUTE-17 AUTH-07 saves a profile without scripts, as the page does with them', async () => {
  const { asked, done } = await post({ ...whole, customer_choices: ['', 'dental', 'vaccines'] })
  expect(asked).toEqual([
    [
      'updateUser',
      {
        first_name: 'Asha',
        last_name: 'Rao',
        phone: '9876543210',
        business_type: 2,
        gst: '',
        business_name: 'Rose Clinic',
        customer_choices: ['dental', 'vaccines'],
      },
    ],
  ])
  expect(done).toEqual({ location: '/account?notice=profile_saved' })
})

it('ROUTE-17 clears choices if none is ticked, and keeps fields that the form did not have', async () => {
  expect((await post({ ...whole, customer_choices: '' })).asked).toMatchObject([
    ['updateUser', { customer_choices: [] }],
  ])
  const { business_name: _, ...withoutName } = whole
  const [[, body] = []] = (await post(withoutName)).asked as [string, object][]
  expect(Object.keys(body ?? {})).toEqual([
    'first_name',
    'last_name',
    'phone',
    'business_type',
    'gst',
  ])
})

it('ROUTE-15 returns to where the buyer came from, within this shop', async () => {
  expect(
    (await post(whole, { address: '/account/complete-profile?returnUrl=%2Fcheckout' })).done,
  ).toEqual({ location: '/checkout' })
  expect((await post(whole, { address: '/account/complete-profile' })).done).toEqual({
    location: '/shop',
  })
  for (const evil of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    expect(
      (
        await post(whole, {
          address: `/account/complete-profile?returnUrl=${encodeURIComponent(evil)}`,
        })
      ).done,
    ).toEqual({ location: '/shop' })
  }
})

it('VALID-01 VALID-03 shows the form again with values and problems, without calling the API', async () => {
  const typed = {
    ...whole,
    phone: '012',
    gst: '27AAACX1234A1Z9',
    business_type: '',
    customer_choices: ['', 'dental'],
  }
  const { asked, done } = await post(typed)
  expect(asked).toEqual([])
  if (!('posted' in done)) throw new Error('led away')
  expect(done.posted.problems.map(({ field }) => field)).toEqual(['phone', 'business_type', 'gst'])
  expect(done.posted.values).toMatchObject({
    first_name: 'Asha',
    phone: '012',
    gst: '27AAACX1234A1Z9',
    customer_choices: 'dental',
  })
})

it('KYC-02 AUTH-07 shows the server’s message beside the field, or above the form', async () => {
  expect(
    (await post(whole, { status: 409, answer: refused('business_name_fixed') })).done,
  ).toMatchObject({
    posted: { problems: [{ field: 'business_name', message: 'No' }], message: '' },
  })
  expect((await post(whole, { status: 429, answer: refused('rate_limited') })).done).toMatchObject({
    posted: { problems: [], message: 'No' },
  })
  expect((await post(whole, { status: 500, answer: {} })).done).toMatchObject({
    posted: { problems: [], message: 'something went wrong' },
  })
})

it('AUTH-02 renews an expired session first, and without one redirects to the sign-in and back', async () => {
  expect(
    (
      await post(whole, {
        status: 401,
        answer: refused('not_signed_in', { detail: { session: 'expired' } }),
      })
    ).done,
  ).toEqual({ location: '/api/authentication/resume?return_to=%2Faccount%2FeditProfile' })
  expect(
    (
      await post(whole, {
        status: 401,
        answer: refused('not_signed_in', { detail: { session: 'none' } }),
      })
    ).done,
  ).toEqual({ location: '/account/login?returnUrl=%2Faccount%2FeditProfile&source=route_guard' })
})
