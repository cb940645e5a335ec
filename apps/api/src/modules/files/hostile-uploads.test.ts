import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { attacks, pdfAttacks, pictureAttacks } from '@upchar/testkit/attacks'
import { signUp } from '@upchar/testkit/customers'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { checkPdf, inflateBudget } from './content/check-pdf.ts'
import { judges } from './content/judge-upload.ts'
import { takeSlot } from './upload-slots.ts'

const world = useWorld()
let buyer: Visitor
let before = { ...judges.counts }
beforeAll(async () => {
  before = { ...judges.counts }
  buyer = (await signUp(world)).visitor
})

describe('hostile uploads and bodies', () => {
  it('are at least sixty, each of its own name', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60)
    expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length)
  })

  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'KYC-04 %s: refused or harmless',
    async (_, { request, answer }) => {
      expect(await buyer.raw(await request())).toMatchObject(
        answer === 'ok' ? { status: 200 } : { status: answer.status, body: { code: answer.code } },
      )
    },
  )

  it('were all judged in workers, none of which had to be killed', () => {
    const { done, busy, out_of_time, crashed } = judges.counts
    expect([busy, out_of_time, crashed]).toEqual([before.busy, before.out_of_time, before.crashed])
    expect(done - before.done).toBe(pdfAttacks.length + pictureAttacks.length + 1)
  })
})

describe('the judge of uploads', () => {
  const bombs = attacks.filter(({ name }) => /streams? of (3|200) MB/.test(name))

  it('inflates 16 MB of one file at the most', async () => {
    expect(bombs).toHaveLength(3)
    for (const { request } of bombs) {
      const { payload } = await request()
      if (!Buffer.isBuffer(payload)) throw new Error('no file')
      const file = payload.subarray(payload.indexOf('%PDF'), payload.lastIndexOf('\r\n--'))
      const budget = inflateBudget()
      const { left } = budget
      expect(checkPdf(file, budget)).toMatchObject({ ok: false, error: { code: 'file_damaged' } })
      expect(left).toBe(16 * 1024 * 1024)
      expect(budget.left).toBeGreaterThanOrEqual(0)
    }
  })

  it('is not loaded into the process that answers requests', () => {
    for (const file of ['keep-file.ts', 'upload-file.ts', 'content/judge-upload.ts', 'index.ts']) {
      const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
      const loaded = lines.filter((line) => /check-(content|pdf|picture)\.ts'$/.test(line))
      for (const line of loaded) expect(line).toMatch(/^(import|export) type /)
    }
  })

  it('serves other buyers while a network sends as many files as its share', async () => {
    const { visitor } = await signUp(world)
    const upload = (remoteAddress: string) =>
      visitor.raw({
        method: 'POST',
        url: '/api/file-upload',
        remoteAddress,
        ...multipartOf(plainPdf(`/X (${remoteAddress}) `)),
      })
    const arriving = Array.from({ length: 8 }, () => takeSlot('192.0.2.7'))
    const refused = await upload('192.0.2.7')
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, code: 'uploads_busy' },
      headers: { 'retry-after': '5' },
    })
    expect((await upload('192.0.2.8')).status).toBe(200)
    for (const arrived of arriving) arrived?.()
    expect((await upload('192.0.2.7')).status).toBe(200)
  })
})
