import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { stopByForm } from './notices-form.ts'

async function post(address: string) {
  const asked: unknown[] = []
  const api = ((name: string, input: { body?: object }) => {
    asked.push([name, input.body])
    return Promise.resolve(resultOf(200, '{"success":true}'))
  }) as ApiCall
  return { asked, done: await stopByForm(api, address) }
}

it('ENGAGE-02 stops emails by a post to the address that they name, and shows what came of it', async () => {
  expect(await post('/notices?key=a-b_c')).toEqual({
    asked: [['stopNotices', { key: 'a-b_c' }]],
    done: { location: '/notices?key=a-b_c' },
  })
})

it('ENGAGE-02 asks nothing without a key', async () => {
  for (const address of ['/notices', '/notices?key='])
    expect((await post(address)).asked).toEqual([])
})
