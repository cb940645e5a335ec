import { eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { buyerOfType, sendKyc, uploadDocument } from '@upchar/testkit/kyc-forms'
import { signedInStaff } from '@upchar/testkit/staff'
import { photo } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { fileAccess, storedFile } from '../files/tables.ts'
import { linkOf, open } from './testing/documents.ts'

const world = useWorld()
const doctor = () => buyerOfType(world, 2)

describe('access to KYC documents', () => {
  it('KYC-04 serves files that a browser neither executes nor caches', async () => {
    const { visitor } = await doctor()
    const pdf = (await uploadDocument(visitor, 'pan_card')).body.file.file_id
    const picture = (
      await uploadDocument(visitor, 'pan_card', { bytes: await photo('jpeg'), name: 'photo.JPG' })
    ).body.file.file_id
    const both = [
      await open(visitor, await linkOf(visitor, pdf)),
      await open(visitor, await linkOf(visitor, picture)),
    ]
    for (const { headers } of both) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; .*frame-ancestors 'self'; sandbox/,
      )
    }
    expect(both[0]?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="pan_card.pdf"/),
    })
    expect(both[1]?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': expect.stringMatching(/; sandbox$/),
    })
    const saved = await open(visitor, `${await linkOf(visitor, pdf)}&download=true`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })

  it('KYC-04 hides documents from other buyers, by id and by link', async () => {
    const [asha, other] = [await doctor(), await doctor()]
    const id = (await uploadDocument(asha.visitor, 'pan_card')).body.file.file_id
    const link = await linkOf(asha.visitor, id)
    expect(await other.visitor.call('getFileLink', { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(await other.visitor.call('deleteKycFile', { body: { file_id: id } })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(await other.visitor.call('deleteFile', { body: { file_id: id } })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(await uploadDocument(other.visitor, 'pan_card', { replaces: id })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(await open(other.visitor, link)).toMatchObject({
      status: 410,
      body: { code: 'link_over' },
    })
    expect(await open(world.visitor(), link)).toMatchObject({ status: 401 })
    const own = (await uploadDocument(other.visitor, 'pan_card')).body.file.file_id
    expect(
      await open(other.visitor, (await linkOf(other.visitor, own)).replace(own, id)),
    ).toMatchObject({ status: 410 })
    expect(await asha.visitor.call('deleteFile', { body: { file_id: id } })).toMatchObject({
      status: 409,
      body: { code: 'file_in_use' },
    })
    expect((await open(asha.visitor, link)).status).toBe(200)
  })

  it('KYC-04 expires a link after five minutes, and accepts no other expiry', async () => {
    const { visitor } = await doctor()
    const id = (await uploadDocument(visitor, 'pan_card')).body.file.file_id
    const link = await linkOf(visitor, id)
    const later = new URL(link, 'https://x')
    later.searchParams.set('expires', String(Number(later.searchParams.get('expires')) + 3600))
    expect(await open(visitor, `${later.pathname}${later.search}`)).toMatchObject({
      status: 410,
      body: { code: 'link_over' },
    })
    for (const wrong of [
      'expires=abc&signature=x',
      'expires=99999999999&signature=',
      'signature=x',
      'expires=1e12&signature=x',
    ])
      expect([400, 410]).toContain((await open(visitor, `/api/files/${id}?${wrong}`)).status)
    world.clock.advance(299_000)
    expect((await open(visitor, link)).status).toBe(200)
    world.clock.advance(1000)
    expect(await open(visitor, link)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('KYC-04 opens documents of submitted forms to staff only, by personal links, and logs each access', async () => {
    const buyer = await doctor()
    const [reviewer, support, other] = [
      await signedInStaff(world, 'kyc_reviewer'),
      await signedInStaff(world, 'support'),
      await signedInStaff(world, 'kyc_reviewer'),
    ]
    const id = (await uploadDocument(buyer.visitor, 'pan_card')).body.file.file_id
    const linkFor = (visitor: Visitor) => visitor.call('staffGetKycFileLink', { params: { id } })
    expect(await linkFor(reviewer.visitor)).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    await sendKyc(buyer)
    expect(await linkFor(support.visitor)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing' },
    })
    expect(await linkFor(buyer.visitor)).toMatchObject({ status: 401 })
    const {
      body: { url },
    } = await linkFor(reviewer.visitor)
    expect(await open(other.visitor, url)).toMatchObject({ status: 410 })
    expect((await open(reviewer.visitor, url)).status).toBe(200)
    expect((await open(reviewer.visitor, `${url}&download=true`)).status).toBe(200)
    const uses = (
      await world.db
        .select()
        .from(fileAccess)
        .where(eq(fileAccess.fileId, id))
        .orderBy(fileAccess.id)
    ).map(({ byKind, byId, use }) => [byKind, byId, use])
    expect(uses).toEqual([
      ['customer', buyer.id, 'stored'],
      ['staff', reviewer.id, 'link'],
      ['staff', reviewer.id, 'open'],
      ['staff', reviewer.id, 'download'],
    ])
    const { rows } = await world.db.execute<{ action: string; staff_id: string }>(
      `select action, staff_id from audit_entry where subject_id = '${id}'`,
    )
    expect(rows).toEqual([
      { action: 'kyc.view_document', staff_id: reviewer.id },
      { action: 'kyc.view_document', staff_id: reviewer.id },
    ])
  })

  it('KYC-04 makes the access log append-only', async () => {
    await expect(world.db.execute("update file_access set use = 'stored'")).rejects.toThrow()
    await expect(world.db.execute('delete from file_access')).rejects.toThrow()
  })

  it('KYC-04 removes the bytes of a deleted document, and no others', async () => {
    const { visitor } = await doctor()
    const [gone, stays] = [
      (await uploadDocument(visitor, 'pan_card')).body.file.file_id,
      (await uploadDocument(visitor, 'pan_card')).body.file.file_id,
    ]
    await visitor.call('deleteKycFile', { body: { file_id: gone } })
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    expect(await world.context.files.read(gone)).toBeUndefined()
    expect(await world.db.select().from(storedFile).where(eq(storedFile.id, gone))).toEqual([])
    expect(await world.context.files.read(stays)).toBeDefined()
  })
})
