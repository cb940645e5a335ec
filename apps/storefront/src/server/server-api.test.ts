import { expect, it } from 'vitest'
import { serverApi } from './server-api.ts'
import type { ApiTransport } from './server-api.ts'

type Asked = Parameters<ApiTransport>[0]

function server(...answers: ({ status: number; body: string } | Error)[]) {
  const asked: Asked[] = []
  const errors: object[] = []
  const transport: ApiTransport = (request) => {
    asked.push(request)
    const answer = answers.shift() ?? new Error('no more answers')
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ ...answer, headers: {} })
  }
  const log = { error: (facts: object) => void errors.push(facts) }
  return {
    asked,
    errors,
    api: (headers = {}) => serverApi(transport, { log, headers, businessCategory: 'dental' }),
  }
}
const good = { status: 200, body: '{"success":true,"cities":["Pune"]}' }

it('AUTH-10 ID-05 appends business category, country and currency, and a slash to the path', async () => {
  const there = server(good)
  await there.api()('getCities', { query: { state: 'Maharashtra' } })
  expect(there.asked[0]).toMatchObject({
    method: 'GET',
    path: '/api/get-cities/',
    query: { business_category: 'dental', country: 'INDIA', currency: 'INR', state: 'Maharashtra' },
  })
})

const tokenInvalid = {
  status: 403,
  body: '{"success":false,"code":"token_invalid","message":"No"}',
}

it('AUTH-09 tries once more without the token after a 403', async () => {
  const there = server(tokenInvalid, good)
  const result = await there.api({ authorization: 'Bearer old', cookie: 'a=b' })('getCities', {
    query: { state: 'Goa' },
  })
  expect(result.ok).toBe(true)
  expect(there.asked.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer old',
    undefined,
  ])
  expect(there.asked[1]?.headers['cookie']).toBe('a=b')
  const proxy = server({ status: 403, body: '<html>' }, good)
  expect(
    (await proxy.api({ authorization: 'Bearer old' })('getCities', { query: { state: 'Goa' } })).ok,
  ).toBe(true)
  const alone = server(tokenInvalid)
  await alone.api()('getCities', { query: { state: 'Goa' } })
  expect(alone.asked).toHaveLength(1)
})

it('AUTH-09 does not retry a refusal of the signed-in buyer as a guest', async () => {
  for (const code of ['buying_not_allowed', 'credentials_wrong', 'proof_needed']) {
    const there = server(
      { status: 403, body: JSON.stringify({ success: false, code, message: 'No' }) },
      good,
    )
    expect(
      await there.api({ cookie: 'upchar_access=t' })('updateCart', {
        body: { type: 'ADD', product: { sku_id: 'A', quantity: 1 } },
      }),
    ).toMatchObject({ ok: false, error: { code } })
    expect(there.asked).toHaveLength(1)
  }
})

it('AUTH-10 never throws, logs failures, and distinguishes failed from refused', async () => {
  const there = server(
    new Error('down'),
    { status: 502, body: '<html>' },
    { status: 404, body: '{"success":false,"code":"state_unknown","message":"No such state"}' },
  )
  const call = () => there.api()('getCities', { query: { state: 'X' } })
  const [down, proxy, refused] = [await call(), await call(), await call()]
  expect([down, proxy, refused].map((result) => (result.ok ? 'ok' : result.kind))).toEqual([
    'failed',
    'failed',
    'refused',
  ])
  expect(there.errors).toHaveLength(2)
  expect(refused).toMatchObject({ error: { status: 404, message: 'No such state' } })
})
