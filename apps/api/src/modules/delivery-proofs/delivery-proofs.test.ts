import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000', RATE_LIMIT_PER_MINUTE: '0' })
const { goods, desk } = useDesk(world)

async function bought() {
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku })
  await packOrders(world, order.order_id)
  const parcelNow = async () => {
    const [parcel] = (
      await desk.call('staffGetOrder', { params: { id: order.order_id } })
    ).body.order.parts.flatMap(({ parcels }) => parcels)
    if (parcel === undefined) throw new Error('no parcel')
    return parcel
  }
  return { visitor, orderId: order.order_id, parcelNow, id: (await parcelNow()).id }
}
async function delivered() {
  const made = await bought()
  await deliverOrders(world, made.orderId)
  return made
}
const send = (id: string, bytes: Buffer, name = 'Signed challan.pdf', by: Visitor = desk) =>
  by.raw({
    method: 'POST',
    url: `/api/staff/parcels/${id}/proofs`,
    ...multipartOf(bytes, name),
  })
const openFile = (id: string, by: Visitor = desk) =>
  by.raw({ method: 'GET', url: `/api/staff/delivery-proofs/${id}` })
const remove = (id: string) => desk.call('staffRemoveDeliveryProof', { params: { id } })
async function evidence(visitor: Visitor, orderId: string) {
  const { body } = await visitor.raw({ method: 'GET', url: `/api/orders/${orderId}/evidence` })
  const files = unzipSync(body as Buffer)
  const page = Object.keys(files).find((name) => /^UP-.*\.pdf$/.test(name)) ?? ''
  return {
    proofs: Object.keys(files).filter((name) => name.startsWith('proof-of-delivery/')),
    files,
    words: pdfLines(Buffer.from(files[page] ?? [])).join(' '),
  }
}

describe('a proof of delivery', () => {
  it('ORDER-06 is kept with its parcel as it came, shown to staff, and in the buyer’s evidence file', async () => {
    const { visitor, orderId, parcelNow, id } = await delivered()
    expect((await evidence(visitor, orderId)).words).toContain('signed proof of delivery')
    expect(await parcelNow()).toMatchObject({ proofs: [], takes_proof: true })
    const sheet = plainPdf('/X (signed by Dr Rao) ')
    const kept = await send(id, sheet)
    expect(kept.status, String(kept.body)).toBe(200)
    const [proof, ...more] = (await parcelNow()).proofs
    expect([proof?.name, more]).toEqual(['Signed challan.pdf', []])

    const opened = await openFile(proof?.id ?? '')
    expect(opened.status).toBe(200)
    expect(opened.body).toEqual(sheet)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    const { proofs, files, words } = await evidence(visitor, orderId)
    expect(proofs).toEqual(['proof-of-delivery/1-Signed challan.pdf'])
    expect(Buffer.from(files[proofs[0] ?? ''] ?? [])).toEqual(sheet)
    expect(strFromU8(files['SHA256SUMS.txt'] ?? new Uint8Array())).toContain(proofs[0])
    expect(words).toMatch(/Proof of delivery, kept on 24 Nov 2026: proof-of-delivery\/1-/)
    expect(words).not.toContain('signed proof of delivery')
    expect(
      (await auditOf(world.db, orderId))
        .filter(({ action }) => action.endsWith('proof'))
        .map(({ action }) => action),
    ).toEqual(['parcel.proof', 'parcel.view_proof'])
  })

  it('ORDER-06 is kept once, whoever sends it how often, and of one parcel five at most', async () => {
    const { id, parcelNow } = await delivered()
    const colleague = (await signedInStaff(world, 'support')).visitor
    const same = plainPdf('/X (one) ')
    const both = await Promise.all([send(id, same), send(id, same, 'again.pdf', colleague)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await send(id, same)).status).toBe(200)
    expect((await parcelNow()).proofs).toHaveLength(1)
    const five = await Promise.all(
      ['two', 'three', 'four', 'five', 'six'].map((word) => send(id, plainPdf(`/X (${word}) `))),
    )
    expect(five.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409])
    expect(await parcelNow()).toMatchObject({ takes_proof: false })
    expect((await parcelNow()).proofs).toHaveLength(5)
    // The same file again is no sixth.
    expect((await send(id, same)).status).toBe(200)
  })

  it('ORDER-06 is refused where nothing was delivered, and where it is no document', async () => {
    const { id, parcelNow } = await bought()
    const early = await send(id, plainPdf())
    expect([early.status, early.body]).toMatchObject([409, { code: 'state_wrong' }])
    expect(await parcelNow()).toMatchObject({ proofs: [], takes_proof: false })
    const { id: there } = await delivered()
    for (const [bytes, code] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 422],
      [Buffer.alloc(6 * 1024 * 1024, 1), 413],
      [Buffer.alloc(0), 422],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(there, bytes)).status).toBe(code)
    for (const unknown of ['constructor', '00000000-0000-4000-8000-000000000000'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(unknown, plainPdf())).status).toBe(404)
    expect((await openFile('constructor')).status).toBe(404)
    expect((await remove('constructor')).status).toBe(404)
  })

  it('ORDER-06 of a wrong parcel is removed once, for everybody; and no other file is opened by its call', async () => {
    const { visitor, orderId, parcelNow, id } = await delivered()
    await send(id, plainPdf())
    const proof = (await parcelNow()).proofs[0]?.id ?? ''
    const both = await Promise.all([remove(proof), remove(proof)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await parcelNow()).proofs).toEqual([])
    expect((await openFile(proof)).status).toBe(404)
    expect((await evidence(visitor, orderId)).proofs).toEqual([])
    // A file of something else, such as a buyer's licence, isn't a proof.
    await world.db
      .execute(sql`insert into stored_file (id, owner_kind, owner_id, purpose, name, media_type, bytes, upload_sha256, key_id, attached, created_at)
      values ('other-file', 'customer', 'c', 'kyc', 'licence.pdf', 'application/pdf', 9, 'x', 'k', true, now())`)
    expect((await openFile('other-file')).status).toBe(404)
    expect((await remove('other-file')).status).toBe(404)
  })

  it.each([
    ['stored_file', 'before insert'],
    ['delivery_proof', 'before insert'],
    ['audit_entry', 'before insert'],
    ['delivery_proof', 'deferred'],
  ] as const)('ORDER-06 leaves nothing when %s fails %s', async (table, when) => {
    const { id, parcelNow } = await delivered()
    const count = async () =>
      (
        await world.db.execute(
          sql`select (select count(*) from stored_file) as files, (select count(*) from audit_entry) as entries`,
        )
      ).rows
    const before = await count()
    const failing = await failWrites(world.db, table, when, 'kill')
    expect((await send(id, plainPdf())).status).toBeGreaterThanOrEqual(500)
    await failing.mend()
    expect(await count()).toEqual(before)
    expect((await send(id, plainPdf())).status).toBe(200)
    expect((await parcelNow()).proofs).toHaveLength(1)
  })
})
