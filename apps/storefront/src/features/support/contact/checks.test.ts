import { expect, it } from 'vitest'
import { email, ifGiven, mobile, nameCheck, pincode, problemsIn, words } from './checks.ts'

it('VALID-01 VALID-02 VALID-06 reports each field’s problem, in form order', () => {
  const checks = [
    ['name', nameCheck()],
    ['phone', mobile],
    ['email', ifGiven(email)],
    ['pincode', pincode],
    ['query', words(5, 'Tell us more')],
  ] as const
  expect(
    problemsIn({ name: 'A', phone: '0123', email: '', pincode: '110 01', query: 'Hi' }, checks),
  ).toEqual([
    { field: 'name', message: 'Enter your name' },
    { field: 'phone', message: 'Enter a mobile number' },
    { field: 'pincode', message: 'Enter a 6-digit pincode' },
    { field: 'query', message: 'Tell us more' },
  ])
  expect(
    problemsIn(
      {
        name: 'Asha',
        phone: '+91 98765 43210',
        email: 'a@b.in',
        pincode: '110 001',
        query: 'reading < 5',
      },
      checks,
    ),
  ).toEqual([])
  expect(
    problemsIn(
      { name: 'आशा', phone: '9876543210', email: 'a@', pincode: '110001', query: '<img src=x>' },
      checks,
    ).map(({ message }) => message),
  ).toEqual([
    'Please use English letters',
    'Enter an email address, such as name@example.com',
    'Please use plain text',
  ])
})
