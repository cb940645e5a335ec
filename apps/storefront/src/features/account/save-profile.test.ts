import { describe, expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { saveProfile } from './save-profile.ts'

const profile = {
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '+91 98765-43210',
  business_type: '1',
  gst: '',
}
function apiThat(answer: object) {
  const bodies: unknown[] = []
  const api = (async (_name: string, { body }: { body: unknown }) => {
    bodies.push(body)
    return answer
  }) as unknown as ApiCall
  return { api, bodies }
}
const refused = (code: string, part: object = {}) => ({
  ok: false,
  kind: 'refused',
  error: { code, message: 'No.', fields: [], detail: {}, status: 400, ...part },
})

describe('AUTH-07 a profile', () => {
  it('is sent as the shop stores it, without what was not typed', async () => {
    const { api, bodies } = apiThat({ ok: true, data: {} })
    await saveProfile(api, profile)
    await saveProfile(api, {
      ...profile,
      business_name: ' Rao Clinic ',
      customer_choices: ['gloves'],
    })
    expect(bodies).toEqual([
      { ...profile, phone: '9876543210', business_type: 1 },
      {
        ...profile,
        phone: '9876543210',
        business_type: 1,
        business_name: 'Rao Clinic',
        customer_choices: ['gloves'],
      },
    ])
  })

  it('is not sent with a mistake', async () => {
    const { api, bodies } = apiThat({ ok: true, data: {} })
    const saved = await saveProfile(api, { ...profile, first_name: '', phone: '12345' })
    expect(saved.ok ? [] : saved.problems.map(({ field }) => field)).toEqual([
      'first_name',
      'phone',
    ])
    expect(bodies).toEqual([])
  })

  it('says beside its field what is refused, or in a sentence', async () => {
    const of = async (answer: object) => saveProfile(apiThat(answer).api, profile)
    expect(await of(refused('business_name_fixed'))).toMatchObject({
      problems: [{ field: 'business_name', message: 'No.' }],
      message: '',
    })
    const fields = [{ field: 'gst', message: 'Enter a GSTIN' }]
    expect(await of(refused('profile_invalid', { fields }))).toMatchObject({
      problems: fields,
      message: '',
    })
    expect(await of(refused('too_many_requests'))).toMatchObject({ problems: [], message: 'No.' })
    // AUTH-07, word for word.
    expect(await of({ ...refused('internal_error'), kind: 'failed' })).toMatchObject({
      problems: [],
      message: 'something went wrong',
    })
  })
})
