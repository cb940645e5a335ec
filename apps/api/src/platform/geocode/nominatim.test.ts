import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNominatim } from './nominatim.ts'
import type { Geocoder } from './port.ts'

let server: Server
let geocoder: Geocoder
let answer: { status: number; body: string } | 'silence' = 'silence'
const asked: { url: string; agent: string | undefined }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', agent: request.headers['user-agent'] })
    if (answer !== 'silence')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  geocoder = createNominatim({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/`,
    userAgent: 'Upchar',
    timeoutMs: 300,
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reverse = (address: object) => {
  answer = { status: 200, body: JSON.stringify({ address }) }
  return geocoder.reverse({ latitude: 19.05, longitude: 72.83 })
}

describe('a reverse geocoder', () => {
  it('ADDR-05 is queried for a point, in English, with our user agent', async () => {
    await reverse({})
    const { url, agent } = asked.at(-1) ?? { url: '', agent: '' }
    const { pathname, searchParams } = new URL(url, 'http://x')
    expect([
      pathname,
      searchParams.get('lat'),
      searchParams.get('lon'),
      searchParams.get('accept-language'),
      agent,
    ]).toEqual(['/maps/reverse', '19.05', '72.83', 'en', 'Upchar'])
  })

  it('ADDR-05 returns house, street, landmark and pincode', async () => {
    expect(
      await reverse({
        house_number: '12',
        building: 'Rose Villa',
        road: 'Hill Road',
        suburb: 'Bandra West',
        hospital: 'Holy Family Hospital',
        postcode: '400 050',
        country: 'India',
      }),
    ).toEqual({
      ok: true,
      value: {
        house: '12, Rose Villa',
        street: 'Hill Road, Bandra West',
        landmark: 'Holy Family Hospital',
        pincode: '400050',
      },
    })
    expect(await reverse({ road: 'Hill Road', neighbourhood: 'Hill Road' })).toEqual({
      ok: true,
      value: { house: '', street: 'Hill Road', landmark: '', pincode: '' },
    })
  })

  it('VALID-06 drops names that address fields would refuse', async () => {
    expect(
      await reverse({ house_number: 7, road: 'पहाड़ी रोड', suburb: '<b>', amenity: 'x'.repeat(81) }),
    ).toEqual({ ok: true, value: { house: '', street: '', landmark: '', pincode: '' } })
  })

  it.each([
    [{ status: 500, body: '{}' }, 'unavailable'],
    [{ status: 429, body: '{}' }, 'rate_limited'],
    [{ status: 400, body: '{}' }, 'invalid'],
    [{ status: 200, body: '{"error":"Unable to geocode"}' }, 'invalid'],
    [{ status: 200, body: '<html>' }, 'unavailable'],
    ['silence' as const, 'timeout'],
  ])('reports the failure: %j', async (given, kind) => {
    answer = given
    const result = await geocoder.reverse({ latitude: 19.05, longitude: 72.83 })
    expect(result).toMatchObject({ ok: false, error: { kind } })
    expect(JSON.stringify(result)).not.toContain('19.05')
  })
})
