import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { hospital, signUp } from '@upchar/testkit/customers'
import { buyerOfType, sendKyc } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { kycNames } from '../kyc/index.ts'
import { listAudit } from './list-audit.ts'

const world = useWorld()
const flag = (id: string) => ({ kind: 'flag', id }) as const

describe('the audit log', () => {
  it('is append-only', async () => {
    const { id } = await signedInStaff(world, 'admin')
    await inTransaction(world.db, (tx) =>
      recordAudit(tx, {
        by: id,
        action: 'flag.change',
        subject: flag('cart'),
        before: { value: true },
        after: { value: false },
        at: world.clock.now(),
      }),
    )
    for (const forbidden of [
      sql`update audit_entry set staff_id = null`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      await expect(world.db.execute(forbidden)).rejects.toMatchObject({
        cause: { message: 'audit entries are only ever added' },
      })
    }
  })

  it('has no entry for a rolled back change', async () => {
    const { id } = await signedInStaff(world, 'admin')
    await expect(
      inTransaction(world.db, async (tx) => {
        await recordAudit(tx, {
          by: id,
          action: 'flag.change',
          subject: flag('never'),
          at: world.clock.now(),
        })
        throw new Error('the change fails')
      }),
    ).rejects.toThrow('the change fails')
    expect(
      (await world.db.execute(sql`select 1 from audit_entry where subject_id = 'never'`)).rowCount,
    ).toBe(0)
  })

  it('is filtered by actor, action, subject and date, and paged', async () => {
    const [admin, other] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'catalogue'),
    ]
    world.clock.set('2026-11-25T18:29:59Z')
    const record = (by: string | null, action: 'flag.change' | 'flag.reset', key: string) =>
      inTransaction(world.db, (tx) =>
        recordAudit(tx, {
          by,
          action,
          subject: flag(key),
          after: { value: key },
          at: world.clock.now(),
        }),
      )
    for (let i = 0; i < 5; i += 1) await record(other.id, 'flag.change', `key${i}`)
    // One second later is the next day in India.
    world.clock.advance(1000)
    await record(other.id, 'flag.reset', 'key0')
    await record(null, 'flag.change', 'key0')
    world.clock.set('2026-11-24T05:30:00Z')
    const list = async (query: Parameters<typeof admin.visitor.call<'staffListAudit'>>[1]) =>
      (await admin.visitor.call('staffListAudit', query)).body
    const his = await list({ query: { by: other.id, limit: 2 } })
    expect(his).toMatchObject({ total: 6, total_is_more: false })
    expect(his.entries).toMatchObject([
      {
        action: 'flag.reset',
        words: 'Reset a flag to its standard',
        by: { id: other.id, name: other.name },
        subject: { kind: 'flag', id: 'key0' },
        before: null,
        after: { value: 'key0' },
      },
      { subject: { id: 'key4' } },
    ])
    expect((await list({ query: { by: other.id, limit: 2, page: 3 } })).entries).toMatchObject([
      { subject: { id: 'key1' } },
      { subject: { id: 'key0' } },
    ])
    expect(await list({ query: { by: other.id, limit: 2, page: 9000 } })).toMatchObject({
      entries: [],
      total: 6,
    })
    expect(
      (await list({ query: { subject_kind: 'flag', subject_id: 'key0' } })).entries.map(
        ({ by }) => by?.id,
      ),
    ).toEqual([undefined, other.id, other.id])
    expect((await list({ query: { from: '2026-11-26', to: '2026-11-26' } })).total).toBe(2)
    expect((await list({ query: { from: '2026-11-25', to: '2026-11-25' } })).total).toBe(5)
    expect((await list({ query: { action: 'flag.reset' } })).total).toBe(1)
    for (const query of [{ from: '0001-01-01' }, { to: '9999-12-31' }])
      expect((await admin.visitor.call('staffListAudit', { query })).status).toBe(400)
  })

  it('names the staff and customers an entry is about, customers only to permitted roles', async () => {
    const [admin, buyer] = [
      await signedInStaff(world, 'admin'),
      await signUp(world, {
        profile: hospital,
      }),
    ]
    await admin.visitor.call('staffGetCustomer', { params: { id: buyer.id } })
    const about = async (subject_id: string) =>
      (await admin.visitor.call('staffListAudit', { query: { subject_id } })).body.entries.map(
        ({ subject }) => subject.name,
      )
    expect(await about(buyer.id)).toEqual(['Sunrise Hospital'])
    expect(await about(admin.id)).toEqual([])
    const shown = async (role: 'admin' | 'catalogue') => {
      const listed = await listAudit(
        world.context,
        { role },
        { subject_id: buyer.id, page: 1, limit: 5 },
        {},
      )
      return listed.ok && typeof listed.value === 'object' && 'entries' in listed.value
        ? listed.value.entries.map(({ subject }) => subject.name)
        : undefined
    }
    expect([await shown('admin'), await shown('catalogue')]).toEqual([['Sunrise Hospital'], [null]])
  })

  it('names applications and documents by applicant, to reviewers only', async () => {
    const [admin, buyer] = [await signedInStaff(world, 'admin'), await buyerOfType(world, 3)]
    const id = await sendKyc(buyer, { fields: { 'Establishment-Name': 'Meridian Devices' } })
    const { application } = (await admin.visitor.call('staffGetKyc', { params: { id } })).body
    const file = application.sections
      .flatMap(({ documents }) => documents)
      .find(({ document }) => document === 'gst_certificate')?.files[0]
    const { url } = (
      await admin.visitor.call('staffGetKycFileLink', { params: { id: file?.file_id ?? '' } })
    ).body
    expect((await admin.visitor.raw({ method: 'GET', url })).status).toBe(200)
    await admin.visitor.call('staffRejectKyc', {
      params: { id },
      body: { version: application.version, reason: 'The licence was surrendered.' },
    })
    const about = async (subject_id: string) =>
      (await admin.visitor.call('staffListAudit', { query: { subject_id } })).body.entries.map(
        ({ subject }) => subject.name,
      )
    expect(await about(id)).toEqual(['Meridian Devices'])
    expect(new Set(await about(file?.file_id ?? ''))).toEqual(
      new Set(['GST certificate, Meridian Devices']),
    )
    const hidden = await listAudit(
      world.context,
      { role: 'catalogue' },
      { subject_id: id, page: 1, limit: 5 },
      kycNames,
    )
    expect(hidden).toMatchObject({ value: { entries: [{ subject: { name: null } }] } })
  })
})
