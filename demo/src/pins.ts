import { sql } from 'drizzle-orm'
import { countPairs } from '@upchar/api/flows/bought-together/count-pairs'
import type { Database } from '@upchar/api/platform/db/database'

/** Families whose products are used together whatever their brand, and why. */
const together = [
  ['glucometer', 'lancets', 'One for each test'],
  ['glucose-strips', 'lancets', 'One of each for a test'],
  ['ecg-machine', 'ecg-gel', 'Used with the electrodes'],
  ['skin-stapler', 'transparent-dressing', 'Covers the wound'],
  ['crepe-bandage', 'cast-padding', 'Goes under it'],
  ['plaster-of-paris-bandage', 'cast-padding', 'Goes under the plaster'],
  ['composite-restorative', 'bonding-agent', 'Used before it'],
  ['bonding-agent', 'dental-etchant', 'Used before it'],
  ['blood-collection-tube', 'blood-collection-needle', 'Drawn together'],
  ['iv-stand', 'extension-line', 'Set up together'],
  ['biomedical-waste-bin', 'biomedical-waste-bag', 'Its liner'],
  ['ultrasound-therapy', 'ultrasound-gel', 'Used with it'],
] as const

/** The most popular products of a family that get a pin. */
const pinned = 6

/** What staff have pinned together in the demo shop, and what its orders count. */
export async function fillPins(
  db: Database,
  { now, staffId }: { now: Date; staffId: string },
): Promise<void> {
  for (const [family, companion, reason] of together)
    await db.execute(sql`
      insert into bought_together_pin (group_id, with_group_id, reason, pinned_by, pinned_at)
      select a.id, b.id, ${reason}, ${staffId}, ${now.toISOString()}::timestamptz
      from (select id from product_group where family_key = ${family} and active
          order by popularity desc, id limit ${pinned}) a,
        (select id from product_group where family_key = ${companion} and active
          order by popularity desc, id limit 2) b
      on conflict do nothing`)
  await countPairs({ db, clock: { now: () => now } })
}
