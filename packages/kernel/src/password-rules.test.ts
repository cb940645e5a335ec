import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'
import { checkPassword } from './password-rules.ts'

const context = { email: 'meera.nair@sunrise-hospital.example', brand: 'Upchar' }
const verdict = (password: string) => {
  const checked = checkPassword(password, context)
  return checked.ok ? 'good' : checked.error.message
}

describe('a password', () => {
  it.each(['', 'short', 'ninechars', 'a1B!c2D@'])(
    'AUTH-06 has at least ten characters: %j is too short',
    (password) => expect(verdict(password)).toBe('Use at least 10 characters'),
  )

  it.each([
    'password123',
    'Password@123',
    'P@ssw0rd2026!',
    '123welcome123',
    'Welcome@2026',
    'administrator',
    'Admin@12345',
    'iloveyou!!',
    'letmein2026',
    'jaishreeram1',
    'JaiHind1947!',
    'Krishna@1234',
    'rajesh123456',
    'Mumbai@2026',
    'Hospital#123',
    'd0ct0r2026!!',
    'qwerty@12345',
  ])('AUTH-06 isn’t a common password: %s', (password) =>
    expect(verdict(password)).not.toBe('good'),
  )

  it.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'poiuytrewq',
    'abcdefghij',
    '1q2w3e4r5t',
    'asdfghjkl;',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    'qazwsxedcrfv',
  ])('AUTH-06 isn’t a keyboard sequence: %s', (password) =>
    expect(verdict(password)).not.toBe('good'),
  )

  it.each(['meera.nair1', 'MeeraNair12', 'nair123456', 'sunrise-hospital1'])(
    'AUTH-06 isn’t derived from the email: %s',
    (password) => expect(verdict(password)).not.toBe('good'),
  )
  it('AUTH-06 isn’t derived from the shop’s name', () =>
    expect(verdict('upchar2026')).toBe('Use a password without the name of this shop'))

  it.each([
    'copper lantern fig',
    'Zk9#vQ2!mmTx',
    'tumhara-naam-kya-tha',
    'neel gagan ki chhaon',
    'हमारा अस्पताल सबसे',
    'meera grows purple okra',
    'w8WnL4RxcE',
  ])('may be anything hard to guess, in any script: %s', (password) =>
    expect(verdict(password)).toBe('good'),
  )

  it('has a maximum length, counted in characters', () => {
    expect(verdict('🩺🧤🩹💉🩻🧪🩸🦷🫀🧠')).toBe('good')
    expect(verdict('x7 '.repeat(100))).toBe('Use at most 200 characters')
  })

  it('is compared with some hundred words in lower case', () => {
    expect(COMMON_PASSWORD_WORDS.size).toBeGreaterThan(350)
    for (const word of COMMON_PASSWORD_WORDS) expect(word).toMatch(/^[a-z]{3,}$/)
  })
})
