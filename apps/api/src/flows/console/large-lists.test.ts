import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { selectQueue } from '../../modules/kyc/store/queue.ts'
import { selectAudit } from '../../modules/staff/store/audit.ts'
import { explainAll } from '@upchar/testkit/explain'
import { addManyCustomers } from '@upchar/testkit/many-customers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const many = 100_000
/** The maximum of blocks a list reads: it counts and pages 10,000 deep, an index entry and a row each. */
const deep = 25_000
let ids: string[] = []

beforeAll(async () => {
  ids = await Promise.all(
    (['admin', 'support'] as const).map(async (role) => (await signedInStaff(world, role)).id),
  )
  await world.db.execute(sql`
    insert into audit_entry (at, staff_id, action, subject_kind, subject_id)
    select timestamptz '2025-01-01' + n * interval '9 minutes', case when n % 500 = 0 then ${ids[1]} else ${ids[0]} end,
      case when n % 1000 = 1 then 'flag.change' else 'customer.view' end, case when n % 1000 = 1 then 'flag' else 'customer' end, case when n % 1000 = 1 then 'cart' else 'many-' || n % 5000 end
    from generate_series(1, ${many}) n`)
  await addManyCustomers(world.db, many)
  await world.db.execute(sql`
    insert into kyc_application (id, customer_id, stage, business_type_id, state, choices, fields, business_name, search_text, created_at, saved_at, submitted_at, valid_until)
    select 'app-' || c.id, c.id, 'basic', 2, (array['approved', 'approved', 'approved', 'rejected', 'submitted'])[n % 5 + 1], '{}', '{}', 'Clinic ' || n, 'clinic ' || n,
      timestamptz '2025-01-01' + n * interval '5 minutes', timestamptz '2025-01-01' + n * interval '7 minutes', timestamptz '2025-01-01' + n * interval '6 minutes', date '2027-01-01' + (n % 900)::int
    from (select id, row_number() over (order by id) as n from customer where id like 'many-%') c`)
  await world.db.execute(sql`vacuum analyze audit_entry, kyc_application`)
})

describe('the audit log of 100,000 entries', () => {
  it.each([
    ['as it opens', {}],
    ['by who did most', { by: 0 }],
    ['by who did little', { by: 1 }],
    ['of a frequent kind', { action: 'customer.view' }],
    ['of a rare kind', { action: 'flag.change' }],
    ['about one thing', { subject_kind: 'flag', subject_id: 'cart' }],
    ['about rare things', { subject_kind: 'flag' }],
    ['of one day', { from: '2025-06-01', to: '2025-06-01' }],
    ['of one old day by somebody', { by: 1, from: '2025-02-01', to: '2025-02-01' }],
  ] as const)(
    '%s is read without reading it through',
    async (
      _,
      {
        by,
        ...asked
      }: {
        by?: 0 | 1
        action?: 'customer.view' | 'flag.change'
        subject_kind?: 'flag'
        subject_id?: string
        from?: string
        to?: string
      },
    ) => {
      const plans = await explainAll(world.db, (handle) =>
        selectAudit(handle, {
          ...asked,
          ...(by !== undefined && { by: ids[by] }),
          page: 1,
          limit: 25,
        }),
      )
      expect(plans).toHaveLength(2)
      for (const { statement, scanned } of plans) expect(scanned, statement).toBeLessThan(deep)
    },
  )
})

describe('the queue of 100,000 applications', () => {
  const all = { words: [], state: undefined, stage: undefined, businessTypeId: undefined }
  it.each(['waiting', 'newest', 'business_name', 'valid_until'] as const)(
    'KYC-04 reads the order by %s from an index',
    async (sort) => {
      for (const filter of [
        all,
        { ...all, state: 'approved' as const },
        { ...all, words: ['clinic', '777'] },
      ]) {
        const [plan] = await explainAll(world.db, (handle) =>
          selectQueue(handle, filter, sort, { limit: 25, offset: 0 }),
        )
        expect(
          plan?.scanned,
          `${sort} ${JSON.stringify(filter)} ${plan?.nodes.join()}`,
        ).toBeLessThan(5_000)
      }
    },
  )

  it('KYC-04 reads waiting applications in order from an index', async () => {
    const [plan] = await explainAll(world.db, (handle) =>
      selectQueue(handle, { ...all, state: 'submitted' }, 'waiting', { limit: 25, offset: 0 }),
    )
    expect(plan?.scanned).toBeLessThan(200)
  })
})
