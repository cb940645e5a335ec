import { expect, it } from 'vitest'
import { readableBody, shownCharacters } from './readable-body.ts'

const read = (text: string, size = Buffer.byteLength(text)) => readableBody(Buffer.from(text), size)

it.each([
  ['{"email":"a@b.example","id":7}', '{"email":"[masked]","id":7}'],
  ['{"Contact" : "+919876543210"}', '{"Contact" : "[masked]"}'],
  ['{"name":"A \\"B\\", C","id":7}', '{"name":"[masked]","id":7}'],
  ['{"customer":{"a":[1,{"b":2}],"c":"}"},"id":7}', '{"customer":"[masked]","id":7}'],
  ['{"address":["1 Road","2 Road"],"id":7}', '{"address":"[masked]","id":7}'],
  ['{"phone":9876543210}', '{"phone":"[masked]"}'],
  ['{"name":"cut off', '{"name":"[masked]"'],
  ['status=paid&email=a%40b.example&vpa=m@bank', 'status=paid&email=[masked]&vpa=[masked]'],
  ['{"note":"order 12345, 6 pieces"}', '{"note":"order 12345, 6 pieces"}'],
])('OPS-01 %s is shown as %s', (sent, shown) => {
  expect(read(sent)).toEqual({ text: shown, isCut: false })
})

it('OPS-01 addresses, phones and card numbers are masked wherever they stand, other numbers are not', () => {
  const { text } = read(
    '{"a":"ward@hospital.example ward%40hospital.example","b":"919876543210 09876543210 9876543210","c":"4111111111111111 4111111111111112 1234567890123"}',
  )
  expect(text).not.toContain('ward@')
  expect(text).not.toContain('ward%40')
  expect(text).not.toContain('9876543210')
  expect(text).not.toContain('4111111111111111')
  // Without the check digit of a card (ISO/IEC 7812-1) it is an id of the partner's.
  expect(text).toContain('4111111111111112')
  expect(text).toContain('1234567890123')
})

it('OPS-01 a body does nothing to the page: no control and no direction sign', () => {
  expect(read('a\u0000b\u001bc\u202ed\ufeff').text).toBe('a\ufffdb\ufffdc\ufffdd\ufffd')
  expect(read('a\n\tb').text).toBe('a\n\tb')
})

it('OPS-01 a long body is cut between characters, and says so', () => {
  const whole = 'x'.repeat(shownCharacters)
  expect(read(whole)).toEqual({ text: whole, isCut: false })
  expect(read(`${whole}x`)).toEqual({ text: whole, isCut: true })
  expect(read('short', 9_000)).toEqual({ text: 'short', isCut: true })
  const smile = `${'x'.repeat(shownCharacters - 1)}🩺`
  expect(read(smile)).toEqual({ text: 'x'.repeat(shownCharacters - 1), isCut: true })
})
