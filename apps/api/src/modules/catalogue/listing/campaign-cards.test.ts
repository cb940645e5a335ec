import { sql } from '../../../platform/db/sql.ts'
import { expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { stockGoods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import { cardTexts } from './cards.ts'
import { refreshReadModels } from '../read-model/refresh-read-models.ts'

const world = useWorld()

it('ROUTE-10 a card names its campaign to the second in which it ends', async () => {
  const goods = await stockGoods(world.db)
  const { groupId } = await goods.addVariant({ title: 'Zyphocampaign gloves' })
  await world.db.execute(sql`insert into campaign (slug, title, description, starts_at, ends_at)
    values ('zypho', 'Zypho week', '', '2026-11-01T00:00:00Z', '2026-11-24T05:30:20Z')`)
  await world.db.execute(sql`insert into campaign_group values ('zypho', ${groupId})`)
  await refreshReadModels(world.db, [groupId], world.clock.now())
  await announceChange(world.db)
  const campaign = async () => {
    const [card = '{}'] = await cardTexts(world.context, await catalogueOf(world.context), [
      groupId,
    ])
    return (JSON.parse(card) as { offer?: { slug: string } | null }).offer?.slug
  }
  world.clock.set('2026-11-24T05:30:00Z')
  await expect.poll(campaign).toBe('zypho')
  world.clock.set('2026-11-24T05:30:19Z')
  expect(await campaign()).toBe('zypho')
  world.clock.set('2026-11-24T05:30:20Z')
  expect(await campaign()).toBeUndefined()
})
