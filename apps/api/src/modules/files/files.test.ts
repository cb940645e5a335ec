import { eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { newId } from '../../platform/ids.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { signUp } from '@upchar/testkit/customers'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'
import { clearFiles } from './index.ts'
import { fileAccess, storedFile } from './tables.ts'

const world = useWorld()
const dayMs = 86_400_000

type Uploaded = { code?: string; file: { file_id: string; name: string } }
const upload = async (visitor: Visitor, bytes = plainPdf(`/X (${Math.random()}) `)) =>
  (await visitor.raw({
    method: 'POST',
    url: '/api/file-upload',
    ...multipartOf(bytes, 'note.pdf'),
  })) as Reply<Uploaded>
const bytesOf = (id: string) => world.context.files.read(id)

describe('attachments of a buyer', () => {
  it('are stored, opened by link and deleted; a duplicate is stored once', async () => {
    const { visitor } = await signUp(world)
    const bytes = plainPdf()
    const first = await upload(visitor, bytes)
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, file: { name: 'note.pdf' } },
    })
    const id = first.body.file.file_id
    expect((await upload(visitor, bytes)).body.file.file_id).toBe(id)
    const { url } = (await visitor.call('getFileLink', { params: { id } })).body
    expect((await visitor.raw({ method: 'GET', url })).body).toEqual(bytes)
    const other = await signUp(world)
    expect(await other.visitor.call('deleteFile', { body: { file_id: id } })).toMatchObject({
      status: 404,
    })
    expect((await visitor.raw({ method: 'GET', url })).status).toBe(200)
    expect((await visitor.call('deleteFile', { body: { file_id: id } })).body.message).toBe(
      'File deleted',
    )
    expect((await visitor.raw({ method: 'GET', url })).status).toBe(404)
    expect(await visitor.call('deleteFile', { body: { file_id: id } })).toMatchObject({
      status: 404,
    })
  })

  it('are refused for guests, and for buyers with sixty files', async () => {
    expect((await upload(world.visitor())).status).toBe(401)
    const { visitor, id } = await signUp(world)
    const at = world.clock.now()
    await world.db.insert(storedFile).values(
      Array.from({ length: 60 }, () => ({
        id: newId(),
        ownerKind: 'customer' as const,
        ownerId: id,
        purpose: 'attachment' as const,
        name: 'x.pdf',
        mediaType: 'application/pdf' as const,
        bytes: 1,
        uploadSha256: newId(),
        keyId: 'k',
        attached: true,
        createdAt: at,
      })),
    )
    expect(await upload(visitor)).toMatchObject({ status: 409, body: { code: 'too_many_files' } })
  })

  it('are deleted after a week unless something refers to them', async () => {
    const { visitor, id: owner } = await signUp(world)
    const [loose, used] = [
      (await upload(visitor)).body.file.file_id,
      (await upload(visitor)).body.file.file_id,
    ]
    await world.db.update(storedFile).set({ attached: true }).where(eq(storedFile.id, used))
    world.clock.advance(6 * dayMs)
    await clearFiles(world.context)
    expect(await bytesOf(loose)).toBeDefined()
    world.clock.advance(2 * dayMs)
    await clearFiles(world.context)
    await runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
    expect([await bytesOf(loose), (await bytesOf(used)) !== undefined]).toEqual([undefined, true])
    expect(
      (await world.db.select().from(storedFile).where(eq(storedFile.ownerId, owner))).map(
        ({ id }) => id,
      ),
    ).toEqual([used])
    expect(
      (await world.db.select().from(fileAccess).where(eq(fileAccess.fileId, loose))).map(
        ({ byKind, use }) => [byKind, use],
      ),
    ).toEqual([
      ['customer', 'stored'],
      ['system', 'deleted'],
    ])
    world.clock.set('2026-11-24T05:30:00Z')
  })
})

describe('a crash between file and row', () => {
  it('leaves orphaned bytes, which the job removes after a day; other files stay', async () => {
    const { visitor } = await signUp(world)
    const known = (await upload(visitor)).body.file.file_id
    const orphan = newId()
    await world.context.files.write(orphan, Buffer.from('left behind'))
    world.clock.set(new Date(Date.now() + dayMs / 2).toISOString())
    await clearFiles(world.context)
    expect(await bytesOf(orphan)).toBeDefined()
    world.clock.set(new Date(Date.now() + 2 * dayMs).toISOString())
    await clearFiles(world.context)
    expect([await bytesOf(orphan), (await bytesOf(known)) !== undefined]).toEqual([undefined, true])
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('keeps all bytes when most have no row, as with another database', async () => {
    const ids = Array.from({ length: 30 }, newId)
    for (const id of ids) await world.context.files.write(id, Buffer.from('somebody’s document'))
    world.clock.set(new Date(Date.now() + 2 * dayMs).toISOString())
    await clearFiles(world.context)
    for (const id of ids) expect(await bytesOf(id)).toBeDefined()
    world.clock.set('2026-11-24T05:30:00Z')
    for (const id of ids) await world.context.files.remove(id)
  })

  it('fails the whole upload when the row can’t be written', async () => {
    const { visitor, id } = await signUp(world)
    const original = world.context.files.write
    world.context.files.write = async () => {
      throw new Error('disk full')
    }
    expect((await upload(visitor)).status).toBe(500)
    world.context.files.write = original
    expect(await world.db.select().from(storedFile).where(eq(storedFile.ownerId, id))).toEqual([])
  })

  it('removes the remains of deletions', async () => {
    const { visitor } = await signUp(world)
    const id = (await upload(visitor)).body.file.file_id
    await world.db
      .update(storedFile)
      .set({ deletedAt: world.clock.now() })
      .where(eq(storedFile.id, id))
    world.clock.advance(8 * dayMs)
    await clearFiles(world.context)
    expect(await bytesOf(id)).toBeUndefined()
    expect(await world.db.select().from(storedFile).where(eq(storedFile.id, id))).toEqual([])
    world.clock.set('2026-11-24T05:30:00Z')
  })
})
