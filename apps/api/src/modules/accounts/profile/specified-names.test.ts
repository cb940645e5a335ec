import { expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()

it('DATA-04 DATA-17 takes the business type under the specification’s name, by the same rules', async () => {
  const { visitor } = await signUp(world)
  const save = (body: { businessType?: number; business_type?: number }) =>
    visitor.call('updateUser', { body })
  expect(await save({ businessType: 5 })).toMatchObject({
    status: 200,
    body: { user_info: { business_type: 5 } },
  })
  expect((await save({ businessType: 99 })).status).toBe(400)
  expect((await save({ businessType: 5, business_type: 13 })).body.user_info.business_type).toBe(13)
})
