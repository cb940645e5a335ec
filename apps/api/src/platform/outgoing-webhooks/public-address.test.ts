import { expect, it } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'
import { webhookHeaders } from './sign-webhook.ts'

// Boundaries of IANA's registries of special-purpose addresses.
it.each([
  ['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
  ['127.0.0.1', '127.255.255.255', '169.254.0.0', '169.254.169.254', '172.16.0.0'],
  ['172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
  ['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', 'fe80::1', 'fec0::1'],
  ['fc00::1', 'fdff::1', 'ff02::1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2001:db8::1', '2001::1'],
  ['2002:7f00:1::', '3fff::1', '100::1', 'fd00:ec2::254', 'localhost', ''],
])('OPS-08 %s and its neighbours are not of the internet', (...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

it('OPS-08 addresses of the internet are, up to the borders', () => {
  const open = [
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.0.0.1',
  ]
  const more = [
    '128.0.0.1',
    '169.253.1.1',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.1.1',
    '223.1.1.1',
  ]
  const six = ['2606:4700:4700::1111', '2400:cb00::1', '2001:4860:4860::8888', '2a00:1450::1']
  expect([...open, ...more, ...six].filter((one) => !isPublicAddress(one))).toEqual([])
})

it('OPS-08 a name of this machine is refused however it is asked for', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => {
      lookupPublic('localhost', { all }, (problem) => resolve(problem))
    })
    expect(String(error)).toContain('is inside the network of the shop')
  }
})

it('OPS-08 signs like the example of Standard Webhooks', () => {
  expect(
    webhookHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        at: new Date(1_614_265_330_000),
      },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})
