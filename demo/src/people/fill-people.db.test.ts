import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { checkGstin } from '@upchar/kernel/validate'
import { fillPeople } from './fill-people.ts'
import { seedCases } from './kyc-cases.ts'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { checkContent } from '@upchar/api/internals/modules/files/content/check-content'
import { formProblems } from '@upchar/api/internals/modules/kyc/rules/check-form'
import { allChoices, askRows, formOf } from '@upchar/api/internals/modules/kyc/rules/form-for-buyer'
import { selectAsks } from '@upchar/api/internals/modules/kyc/store/asks'
import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'

const world = useWorld()
let reviewer: Awaited<ReturnType<typeof signedInStaff>>
const fill = () =>
  fillPeople(world.db, {
    files: world.context.files,
    now: world.clock.now(),
    staffId: 'development-admin',
  })
beforeAll(async () => {
  await toggleDevelopmentAdmin(world.context)
  await fill()
  reviewer = await signedInStaff(world, 'admin')
})

const listed = async (query: Parameters<typeof reviewer.visitor.call<'staffListKyc'>>[1] = {}) =>
  (await reviewer.visitor.call('staffListKyc', query)).body
const shown = async (id: string) =>
  (await reviewer.visitor.call('staffGetKyc', { params: { id } })).body.application

describe('demo people', () => {
  it('are about forty buyers, found by name, with valid GST numbers and invented domains', async () => {
    const { body } = await reviewer.visitor.call('staffListCustomers', { query: { limit: 100 } })
    expect(body.total).toBeGreaterThanOrEqual(40)
    for (const { email, gst } of body.customers) {
      expect(email).toMatch(/\.example$/)
      if (gst !== '') expect(checkGstin(gst), gst).toMatchObject({ ok: true })
    }
    expect(
      (await reviewer.visitor.call('staffListCustomers', { query: { q: 'green cross' } })).body
        .customers,
    ).toHaveLength(1)
  })

  it('KYC-04 have applications in every state that staff see, filled in without mistakes, each with its documents', async () => {
    const { applications, states } = await listed({ query: { limit: 100 } })
    expect(
      Object.keys(states)
        .filter((state) => state !== 'draft' && states[state as keyof typeof states])
        .toSorted(),
    ).toEqual(['approved', 'changes_asked', 'expired', 'rejected', 'replaced', 'submitted'])
    expect(applications).toHaveLength(seedCases.length - 1)
    const asks = askRows(await selectAsks(world.db))
    for (const { id, state } of applications) {
      const {
        business_type: type,
        is_pharma: pharma,
        sections,
        customer,
        licences,
        licences_needed: needed,
      } = await shown(id)
      const values = Object.fromEntries(
        sections.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])),
      )
      const documents = sections.flatMap((section) =>
        section.documents.filter(({ files }) => files.length > 0).map(({ document }) => document),
      )
      const form = formOf(
        asks,
        type.id as Parameters<typeof formOf>[1],
        pharma ? 'pharma' : 'basic',
        istDate(world.clock.now()),
      )
      const choices = allChoices(
        form,
        Object.fromEntries(sections.map(({ key, proof }) => [key, proof.key])),
      )
      // An expired document was valid when it was submitted.
      const on = state === 'expired' ? '2026-01-01' : istDate(world.clock.now())
      expect(
        formProblems({
          form,
          choices,
          values,
          documents: documents as Parameters<typeof formProblems>[0]['documents'],
          on,
        }),
        `${customer.name} ${state}`,
      ).toEqual([])
      if (state === 'approved') {
        expect(customer.status, customer.name).toBe(
          pharma ||
            (await listed({ query: { q: customer.email, limit: 100 } })).applications.some(
              (one) => one.is_pharma && one.state === 'approved',
            )
            ? 'verified'
            : 'partialVerified',
        )
        for (const kinds of needed)
          expect(
            licences.some(({ kind, in_force }) => in_force && kinds.includes(kind)),
            customer.name,
          ).toBe(true)
      }
    }
  })

  it('KYC-04 have documents that an upload would accept, and a reviewer’s link opens them', async () => {
    for (const { id } of (await listed({ query: { state: 'submitted' } })).applications) {
      for (const { file_id: file, media_type: type } of (await shown(id)).sections.flatMap(
        ({ documents }) => documents.flatMap(({ files }) => files),
      )) {
        const {
          body: { url },
        } = await reviewer.visitor.call('staffGetKycFileLink', { params: { id: file } })
        const { body, headers } = await reviewer.visitor.raw({ method: 'GET', url })
        expect(headers['content-type']).toContain(type)
        expect(
          Buffer.isBuffer(body) && (await checkContent({ name: 'document', bytes: body })).ok,
        ).toBe(true)
      }
    }
  })

  it('KYC-04 can be approved with what the documents say, after which their owner may buy', async () => {
    const [first] = (await listed({ query: { state: 'submitted', is_pharma: 'false' } }))
      .applications
    if (first === undefined) throw new Error('nothing waits')
    const { version, licences_suggested: suggested } = await shown(first.id)
    const licences = suggested.map(({ valid_until, ...licence }) => ({
      ...licence,
      valid_until: valid_until || null,
    }))
    const { status, body } = await reviewer.visitor.call('staffApproveKyc', {
      params: { id: first.id },
      body: { version, licences },
    })
    expect(status).toBe(200)
    expect(body.application).toMatchObject({
      state: 'approved',
      customer: { status: 'partialVerified' },
    })
  })

  it('exist once after a second seed, with one audit entry for each decision', async () => {
    const entries = async () =>
      (
        await world.db.execute<{ count: number }>(
          sql`select count(*)::int as count from audit_entry where staff_id = 'development-admin' and action like 'kyc.%'`,
        )
      ).rows[0]?.count
    const before = await entries()
    await world.db.execute(
      sql`truncate customer, stored_file, file_access restart identity cascade`,
    )
    await fill()
    expect(await entries()).toBe(before)
    expect((await listed()).total).toBe(seedCases.length - 1)
  })
})
