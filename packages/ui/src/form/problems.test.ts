import { expect, it } from 'vitest'
import { textsOf } from './form-text.ts'
import { errorsOf, problemsOf } from './problems.ts'

it('keeps the problems of its own fields, in their order', () => {
  const all = [
    { field: 'phone', message: 'Enter a mobile number' },
    { field: 'toString', message: 'no field of ours' },
    { field: 'name', message: 'Enter your name' },
  ]
  expect(problemsOf(['name', 'phone'], all)).toEqual([
    { field: 'phone', message: 'Enter a mobile number' },
    { field: 'name', message: 'Enter your name' },
  ])
})

it('shows the first of several problems beside a field', () => {
  expect(
    errorsOf([
      { field: 'name', message: 'Enter your name' },
      { field: 'name', message: 'Please use English letters' },
    ]),
  ).toEqual({ name: 'Enter your name' })
})

it('reads trimmed texts, the first of several values, and only the given fields', () => {
  const data = new FormData()
  data.append('name', '  Asha ')
  data.append('name', 'Ravi')
  data.append('other', 'x')
  data.append('file', new Blob(['x']))
  expect(textsOf(data, ['name', 'phone', 'file'])).toEqual({ name: 'Asha', phone: '', file: '' })
})
