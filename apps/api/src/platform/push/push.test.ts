import { expect, it } from 'vitest'
import { areKeys, encrypt } from './encrypt.ts'
import { isPushService } from './services.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('APP-03 encrypts as the example of RFC 8291, section 5', () => {
  const body = encrypt(
    'When I grow up, I want to be a watermelon',
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('APP-03 takes keys of the curve only', () => {
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg'
  expect(areKeys({ p256dh: 'B'.repeat(87), auth })).toBe(false)
  expect(areKeys({ p256dh: '', auth })).toBe(false)
})

it('APP-03 sends to known push services only', () => {
  const config = { PUSH_SERVICES: ['fcm.googleapis.com', '*.notify.windows.com'] }
  for (const known of [
    'https://fcm.googleapis.com/fcm/send/a1',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])
    expect(isPushService(config, known), known).toBe(true)
  for (const other of [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://user:key@fcm.googleapis.com/a',
    'https://notify.windows.com.evil.example/a',
    'https://evilnotify.windows.com/a',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:80/a',
    'file:///etc/passwd',
    'a',
  ])
    expect(isPushService(config, other), other).toBe(false)
})
