import { expect, it } from 'vitest'
import { resultOf, unreachable } from './api.ts'
import { formResult } from './form-result.ts'

const refusal = {
  success: false,
  code: 'name_taken',
  message: 'This name is taken',
  fields: [{ field: 'name', message: 'Choose another name' }],
}

it('gives a form the API’s refusal, by field and as a sentence', () => {
  expect(formResult(resultOf(422, JSON.stringify(refusal)))).toEqual({
    ok: false,
    problems: [{ field: 'name', message: 'Choose another name' }],
    message: 'This name is taken',
  })
})

it('names no field without an answer', () => {
  expect(formResult(unreachable())).toEqual({
    ok: false,
    problems: [],
    message: 'Something went wrong',
  })
  expect(formResult(resultOf(500, JSON.stringify(refusal)), 'Not saved')).toEqual({
    ok: false,
    problems: [],
    message: 'Not saved',
  })
})

it('passes an answer on', () => {
  expect(formResult(resultOf(200, '{"success":true,"id":1}'))).toEqual({
    ok: true,
    data: { success: true, id: 1 },
  })
})
