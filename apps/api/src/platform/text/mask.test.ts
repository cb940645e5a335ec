import { expect, it } from 'vitest'
import { maskPersonal } from './mask.ts'

it('masks personal data by key at any depth, and nothing else', () => {
  expect(
    maskPersonal({
      email: 'asha.rao@clinic.example',
      phone: '9876543210',
      gst: '27AAACX1234A1Z5',
      business_name: 'Rao Dental Care',
      status: 'approved',
      value: 'open',
      count: 3,
      gone: null,
      holder: { first_name: 'Asha', licence_number: 'MH-123456', kind: '20B' },
      notes: [{ text: 'call back' }],
      reset_token: 'abc',
    }),
  ).toEqual({
    email: 'a***@clinic.example',
    phone: '******3210',
    gst: '***********A1Z5',
    business_name: 'R*** D*** C***',
    status: 'approved',
    value: 'open',
    count: 3,
    gone: null,
    holder: { first_name: 'A***', licence_number: '*****3456', kind: '20B' },
    notes: [{ text: 'c*** b***' }],
    reset_token: '[masked]',
  })
})

it('masks each of several values under one key like a single one', () => {
  expect(
    maskPersonal({ phone: ['9876543210', '9812345678'], name: ['Asha Rao'], status: ['open'] }),
  ).toEqual({ phone: ['******3210', '******5678'], name: ['A*** R***'], status: ['open'] })
})
