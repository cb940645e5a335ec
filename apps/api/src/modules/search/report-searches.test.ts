import { expect, it } from 'vitest'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()

it('SEARCH-03 staff see what two visitors or more searched, what they opened, and what it finds now', async () => {
  const [first, second, refusing] = [world.visitor(), world.visitor(), world.visitor()]
  const search = (visitor: typeof first, keyword: string) =>
    visitor.call('updateSearchKeyword', { body: { keyword } })
  await refusing.call('setConsent', {
    body: { purpose: 'statistics', allowed: false, place: 'cookie_choices' },
  })
  for (const visitor of [first, second, refusing]) {
    await search(visitor, 'Nitrile Gloves')
    await search(visitor, 'zzqxv')
  }
  await search(first, 'nitrile gloves')
  await search(first, 'Asha Rao')
  // Their owner has two browsers. The last is the number of a pack.
  for (const visitor of [first, second])
    for (const words of [
      'Asha 9812345678',
      '+91 98123-45678',
      '09812345678',
      'asha@rao.in',
      '8901234567890',
    ])
      await search(visitor, words)
  await first.call('updateSearchKeywordClick', {
    body: { keyword: 'nitrile gloves', slug: 'nitrile-exam-gloves', position: 0 },
  })
  const { visitor: desk } = await signedInStaff(world, 'support')
  const { status, body } = await desk.call('staffListSearches', {})
  expect(status).toBe(200)
  expect(body).toMatchObject({
    searches: 16,
    opened: 1,
    words: [
      { words: 'nitrile gloves', searches: 3, visitors: 2, opened: 1, state: 'found' },
      { words: '8901234567890', searches: 2, visitors: 2 },
      { words: 'zzqxv', searches: 2, visitors: 2, opened: 0, found: 0, state: 'nothing' },
    ],
  })
  expect(body.words).toHaveLength(3)
  world.clock.advance(31 * 24 * 60 * 60 * 1000)
  const { visitor: later } = await signedInStaff(world, 'catalogue')
  expect((await later.call('staffListSearches', {})).body.words).toEqual([])
})
