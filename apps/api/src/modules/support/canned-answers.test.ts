import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let asha: Awaited<ReturnType<typeof signedInStaff>>
let bela: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  asha = await signedInStaff(world, 'support')
  bela = await signedInStaff(world, 'admin')
})
const list = async () => (await bela.visitor.call('staffListCannedAnswers')).body.answers
const save = (title: string, text: string, by = asha) =>
  by.visitor.call('staffSaveCannedAnswer', { body: { title, text } })

it('OPS-03 canned answers are kept by title for all staff, replaced, deleted and audited', async () => {
  await save('Warranty', 'Send the invoice and a picture.')
  await save('Delivery', 'It arrives on the promised day.')
  expect((await list()).map(({ title }) => title)).toEqual(['Delivery', 'Warranty'])
  await save('Warranty', 'Send us the invoice, please.', bela)
  const warranty = (await list()).find(({ title }) => title === 'Warranty')
  expect(warranty?.text).toBe('Send us the invoice, please.')
  const params = { id: warranty?.id ?? '' }
  const remove = () => asha.visitor.call('staffDeleteCannedAnswer', { params, body: {} })
  expect((await remove()).body.answers.map(({ title }) => title)).toEqual(['Delivery'])
  expect(await remove()).toMatchObject({ status: 404, body: { code: 'canned_answer_unknown' } })
  expect((await auditOf(world.db, 'Warranty')).map(({ action, by }) => [action, by])).toEqual([
    ['canned_answer.save', asha.id],
    ['canned_answer.save', bela.id],
    ['canned_answer.delete', asha.id],
  ])
})

it('OPS-03 at most a hundred are kept, each with a title and words', async () => {
  expect((await save('No', 'words')).status).toBe(400)
  expect((await save('A title', ' ')).status).toBe(400)
  const left = 100 - (await list()).length
  for (let i = 0; i < left; i++) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await save(`Answer ${String(i).padStart(3, '0')}`, randomUUID())).status).toBe(200)
  }
  expect(await save('One too many', 'No room')).toMatchObject({
    status: 409,
    body: { code: 'canned_answers_full' },
  })
  // What is there can still be changed.
  expect((await save('Answer 000', 'Changed')).status).toBe(200)
})
