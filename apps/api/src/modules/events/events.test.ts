import { describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { failWrites } from '@upchar/testkit/failing-writes'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { mailsTo } from '@upchar/testkit/mails'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { forget } from '../../flows/customers/forget.ts'
import { createJobHandlers } from '../../jobs.ts'
import { calendarFile } from './calendar.ts'

const world = useWorld()
const day = 86_400_000
const moment = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString()

type EventValue = Extract<NonNullable<BodyInput<'staffSaveContent'>['value']>, { kind: 'event' }>
const event = (over: Partial<EventValue> = {}): EventValue => ({
  kind: 'event',
  title: 'Handling vaccines at 2–8 °C',
  summary: 'A morning for clinics, with a check of your refrigerator log.',
  blocks: [{ kind: 'text', text: 'Bring last month’s log.' }],
  starts_at: moment(10),
  ends_at: moment(10.25),
  place: 'Hall 2, Andheri East, Mumbai 400069',
  online: 'https://meet.konkan.example/vaccines',
  seats: null,
  closes_at: null,
  called_off: '',
  ...over,
})

async function publish(staff: Visitor, key: string, value: EventValue) {
  const params = { kind: 'event' as const, key }
  const known = await staff.call('staffGetContent', { params })
  const saved = await staff.call('staffSaveContent', {
    params,
    body: { value, revision: known.status === 200 ? known.body.content.revision : null },
  })
  return staff.call('staffPublishContent', {
    params,
    body: { from: null, until: null, revision: saved.body.content?.revision ?? '' },
  })
}
const editor = async () => (await signedInStaff(world, 'catalogue')).visitor
const ask = (slug: string, email: string, visitor = world.visitor()) =>
  visitor.call('registerForEvent', { params: { slug }, body: { name: 'Asha Rao', email } })
const asksFor = ({ text }: { text: string }) => text.includes('&confirm=1')
/** The link of the last mail that asks an address to confirm. */
const confirmLink = async (email: string) =>
  linkIn((await mailsTo(world.db, email.toLowerCase())).findLast(asksFor)?.text ?? '')
const confirm = (body: ReturnType<typeof linkIn>) => world.visitor().call('confirmPlace', { body })
const leave = (body: ReturnType<typeof linkIn>) => world.visitor().call('leaveEvent', { body })
async function register(slug: string, email: string, visitor = world.visitor()) {
  const asked = await ask(slug, email, visitor)
  return asked.status === 200 ? confirm(await confirmLink(email)) : asked
}
/** Mails that ask for nothing. */
const told = async (to: string) => (await mailsTo(world.db, to)).filter((one) => !asksFor(one))
const shown = async (slug: string) =>
  (await world.visitor().call('getEvent', { params: { slug } })).body.event
const subjects = async (to: string) => (await told(to)).map(({ subject }) => subject)
const linkIn = (text: string) => {
  const found = /\?place=([\w-]+)&key=([\w-]+)/.exec(text)
  return { id: found?.[1] ?? '', key: found?.[2] ?? '' }
}

describe('events', () => {
  it('APP-02 are published by staff, take registrations up to their places, and are left by the mail’s link', async () => {
    const staff = await editor()
    expect((await world.visitor().call('getEvent', { params: { slug: 'vaccines' } })).status).toBe(
      404,
    )
    expect((await publish(staff, 'vaccines', event({ ends_at: moment(9) }))).body).toMatchObject({
      code: 'content_invalid',
      message: 'The event must end after it begins.',
    })
    expect((await publish(staff, 'vaccines', event({ seats: 2 }))).status).toBe(200)
    expect((await world.visitor().call('listEvents')).body.coming).toMatchObject([
      { slug: 'vaccines', state: 'open', is_online: true },
    ])
    // Where to join is for who registers.
    expect(JSON.stringify(await shown('vaccines'))).not.toContain('meet.konkan')
    expect((await register('vaccines', 'Asha@Clinic.in')).status).toBe(200)
    expect((await register('vaccines', 'asha@clinic.in')).status).toBe(200)
    const mails = await told('asha@clinic.in')
    expect(mails).toHaveLength(1)
    for (const part of [
      'Hall 2, Andheri East',
      'https://meet.konkan.example/vaccines',
      '/api/events/vaccines/calendar',
    ])
      expect(mails[0]?.text).toContain(part)
    expect(mails[0]?.text).not.toContain('Asha')

    // Two want the last place.
    for (const email of ['ravi@clinic.in', 'tara@clinic.in']) await ask('vaccines', email)
    const [raviLink, taraLink] = [
      await confirmLink('ravi@clinic.in'),
      await confirmLink('tara@clinic.in'),
    ]
    const writing = holdStatement(/update "event_registration"/)
    const first = confirm(raviLink)
    await writing.held()
    let isOver = false
    const second = confirm(taraLink).finally(() => (isOver = true))
    const waits = async () =>
      (await world.db.execute(sql`select from pg_locks where not granted`)).rows.length > 0
    await expect.poll(async () => isOver || (await waits())).toBe(true)
    writing.letGo()
    const last = await Promise.all([first, second])
    expect(last.map(({ status }) => status)).toEqual([200, 200])
    expect(last.map(({ body }) => body.message).toSorted()).toEqual([
      'All places are taken. You are on the waiting list, and get an email as soon as a place is yours.',
      'You are registered. An email has the time, the way there and a link to give the place up.',
    ])
    expect(await shown('vaccines')).toMatchObject({ state: 'full', seats_left: 0 })
    // Nobody learns from a full event who comes.
    const [known, unknown] = [
      await ask('vaccines', 'asha@clinic.in'),
      await ask('vaccines', 'zoya@clinic.in'),
    ]
    expect(known.status).toBe(200)
    expect({ ...known.body, message: known.body.message.replace('asha', 'zoya') }).toEqual(
      unknown.body,
    )

    const link = linkIn(mails[0]?.text ?? '')
    expect((await leave({ ...link, key: 'a'.repeat(32) })).body).toMatchObject({
      code: 'link_invalid',
    })
    expect(await shown('vaccines')).toMatchObject({ seats_left: 0 })
    const late = last[0]?.body.message.startsWith('All') ? 'ravi@clinic.in' : 'tara@clinic.in'
    expect(await subjects(late)).toEqual([`Waiting list: ${event().title}`])
    // The place goes to who waits, once.
    expect([(await leave(link)).status, (await leave(link)).status]).toEqual([200, 200])
    expect(await shown('vaccines')).toMatchObject({ state: 'full', seats_left: 0 })
    expect(await subjects(late)).toEqual([
      `Waiting list: ${event().title}`,
      `Your place at ${event().title}`,
    ])
    const place = linkIn((await told(late))[1]?.text ?? '')
    expect((await leave(place)).status).toBe(200)
    expect(await shown('vaccines')).toMatchObject({ state: 'open', seats_left: 1 })
    expect((await register('vaccines', 'asha@clinic.in')).status).toBe(200)
    expect(await told('asha@clinic.in')).toHaveLength(2)

    const { body } = await staff.call('staffListRegistrations', { params: { slug: 'vaccines' } })
    const states = new Map(body.registrations.map(({ email, state }) => [email, state]))
    expect(['asha@clinic.in', late, 'zoya@clinic.in'].map((one) => states.get(one))).toEqual([
      'coming',
      'left',
      'asked',
    ])
    // Addresses that a stranger typed push nobody out, and one that never confirmed leaves nothing.
    await world.db
      .execute(sql`insert into event_registration (id, event_key, name, email, registered_at, event_ends_at)
      select gen_random_uuid(), 'vaccines', 'Nobody', n || '@stranger.in', timestamptz '2026-01-01', timestamptz '2027-01-01' from generate_series(1, 10000) n`)
    await leave(await confirmLink('zoya@clinic.in'))
    // A name that a spreadsheet would calculate stays text; who never confirmed isn't listed.
    await world.db.execute(
      sql`update event_registration set name = '=1+1' where email = 'asha@clinic.in'`,
    )
    const url = '/api/staff/events/vaccines/registrations-file'
    const file = await staff.raw({ method: 'GET', url })
    expect(file.headers['content-type']).toMatch(/^text\/csv/)
    expect(String(file.body)).toContain(`'=1+1,asha@clinic.in,coming,`)
    expect(String(file.body)).not.toContain('zoya@clinic.in')
    const { visitor: support } = await signedInStaff(world, 'support')
    expect((await support.raw({ method: 'GET', url })).status).toBe(403)
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const { entries } = (await admin.call('staffListAudit', { query: {} })).body
    expect(entries.map(({ action }) => action)).toContain('content.export_registrations')
    const { visitor: finance } = await signedInStaff(world, 'finance')
    expect(
      (await finance.call('staffListRegistrations', { params: { slug: 'vaccines' } })).status,
    ).toBe(403)
    const feed = await world.visitor().call('getSitemap', { query: { section: 'guides', part: 1 } })
    expect(feed.body.paths).toContain('/events/vaccines')
  })

  it('APP-02 a stranger’s addresses take no place, and get one mail; who waits follows when staff add places', async () => {
    const staff = await editor()
    await publish(staff, 'small', event({ title: 'Small', seats: 1 }))
    for (const email of ['a@small.in', 'b@small.in', 'a@small.in']) await ask('small', email)
    expect(await shown('small')).toMatchObject({ state: 'open', seats_left: 1 })
    expect((await mailsTo(world.db, 'a@small.in')).map(({ subject }) => subject)).toEqual([
      'Confirm: Small',
    ])
    world.clock.advance(16 * 60_000)
    await ask('small', 'a@small.in')
    expect(await mailsTo(world.db, 'a@small.in')).toHaveLength(2)
    for (const email of ['a@small.in', 'b@small.in', 'c@small.in']) {
      await register('small', email)
      world.clock.advance(1000)
    }
    expect(await subjects('c@small.in')).toEqual(['Waiting list: Small'])
    // A mail scanner that follows a link takes nothing, and to press again loses or wins no turn.
    const { id, key } = await confirmLink('b@small.in')
    const scan = { method: 'GET' as const, url: `/api/events/confirm?id=${id}&key=${key}` }
    expect((await world.visitor().raw(scan)).status).toBe(404)
    for (const email of ['c@small.in', 'b@small.in']) await register('small', email)
    await publish(staff, 'small', event({ title: 'Small', seats: 2 }))
    const run = () => createJobHandlers(world.context)['tell-called-off']({})
    await Promise.all([run(), run()])
    expect(await subjects('b@small.in')).toEqual(['Waiting list: Small', 'Your place at Small'])
    expect(await subjects('c@small.in')).toEqual(['Waiting list: Small'])
    expect(await shown('small')).toMatchObject({ state: 'full', seats_left: 0 })
    // Who waits hears that it is off.
    await publish(staff, 'small', event({ title: 'Small', seats: 2, called_off: 'Rain.' }))
    await run()
    expect((await subjects('c@small.in')).at(-1)).toBe('Cancelled: Small')
    expect((await confirm(await confirmLink('c@small.in'))).body).toMatchObject({
      message: 'This event doesn’t take place.',
    })
  })

  it('APP-02 close when staff say or when they begin, and are over when they end', async () => {
    const staff = await editor()
    await publish(staff, 'fair', event({ closes_at: moment(1), title: 'Fair' }))
    expect(await shown('fair')).toMatchObject({ state: 'open', closes_at: moment(1) })
    world.clock.advance(1.5 * day)
    expect((await register('fair', 'late@clinic.in')).body).toMatchObject({
      message: 'Registration for this event is closed.',
    })
    world.clock.advance(9 * day)
    expect(await shown('fair')).toMatchObject({ state: 'over' })
    const { coming, over } = (await world.visitor().call('listEvents')).body
    expect(coming.some(({ slug }) => slug === 'fair')).toBe(false)
    expect(over.some(({ slug }) => slug === 'fair')).toBe(true)
  })

  it('APP-02 a cancelled one is told once to each who has a place, and leaves the calendar', async () => {
    const staff = await editor()
    await publish(staff, 'talk', event({ title: 'Talk' }))
    const { visitor, email, password } = await signUp(world)
    await register('talk', email, visitor)
    await register('talk', 'gone@clinic.in')
    const [mail] = await told('gone@clinic.in')
    await world.visitor().call('leaveEvent', { body: linkIn(mail?.text ?? '') })
    const tell = () => createJobHandlers(world.context)['tell-called-off']({})
    await tell()
    await publish(staff, 'talk', event({ title: 'Talk', called_off: 'The speaker is ill.' }))
    await Promise.all([tell(), tell()])
    await tell()
    const off = (await mailsTo(world.db, email)).filter(
      ({ subject }) => subject === 'Cancelled: Talk',
    )
    expect(off).toHaveLength(1)
    expect(off[0]?.text).toContain('The speaker is ill.')
    expect(
      (await mailsTo(world.db, 'gone@clinic.in')).some(({ subject }) =>
        subject.startsWith('Cancelled'),
      ),
    ).toBe(false)
    expect((await register('talk', 'new@clinic.in')).body).toMatchObject({
      message: 'This event doesn’t take place.',
    })
    const own = await visitor.call('downloadMyData')
    expect(JSON.stringify(own.body)).toContain('talk')
    await visitor.call('deactivateAccount', { body: { current_password: password } })
    const left = async () =>
      (await staff.call('staffListRegistrations', { params: { slug: 'talk' } })).body.registrations
    expect((await left()).map((one) => one.email)).toEqual(['gone@clinic.in'])
    world.clock.advance(120 * day)
    await forget(world.context)
    const later = await editor()
    expect(
      (await later.call('staffListRegistrations', { params: { slug: 'talk' } })).body.registrations,
    ).toEqual([])
  })

  it('APP-02 one that moves is told once to each who has a place, and who registers later knows', async () => {
    const staff = await editor()
    const first = event({ title: 'Moves' })
    await publish(staff, 'moves', first)
    await register('moves', 'asha@moves.in')
    await register('moves', 'gone@moves.in')
    const [mail] = await told('gone@moves.in')
    await world.visitor().call('leaveEvent', { body: linkIn(mail?.text ?? '') })
    const tell = () => createJobHandlers(world.context)['tell-called-off']({})
    // Words alone move nothing.
    world.clock.advance(60_000)
    await publish(staff, 'moves', { ...first, summary: 'With tea and biscuits.' })
    await tell()
    expect(await subjects('asha@moves.in')).toEqual(['Your place at Moves'])
    // Two changes before the job runs are one mail.
    const later = { starts_at: moment(12), ends_at: moment(12.25) }
    world.clock.advance(60_000)
    await publish(staff, 'moves', { ...first, ...later })
    world.clock.advance(60_000)
    await publish(staff, 'moves', { ...first, ...later, place: 'Hall 9, Pune 411001' })
    await register('moves', 'new@moves.in')
    await Promise.all([tell(), tell()])
    await tell()
    expect(await subjects('asha@moves.in')).toEqual(['Your place at Moves', 'Changed: Moves'])
    const text = (await told('asha@moves.in'))[1]?.text ?? ''
    expect(text).toContain('Hall 9, Pune 411001')
    expect(linkIn(text).id).not.toBe('')
    expect(await subjects('gone@moves.in')).toHaveLength(1)
    expect(await subjects('new@moves.in')).toEqual(['Your place at Moves'])
  })

  it('APP-02 who was told that it is off registers anew when it is on again', async () => {
    const staff = await editor()
    await publish(staff, 'again', event({ title: 'Again', seats: 1 }))
    const revision = async () => {
      const { body } = await world
        .visitor()
        .raw({ method: 'GET', url: '/api/events/again/calendar' })
      return Number(/SEQUENCE:(\d+)/.exec(String(body))?.[1])
    }
    const revisions = [await revision()]
    for (const email of ['asha@again.in', 'ravi@again.in']) await register('again', email)
    world.clock.advance(60_000)
    await publish(
      staff,
      'again',
      event({ title: 'Again', seats: 1, called_off: 'The hall is closed.' }),
    )
    revisions.push(await revision())
    const tell = () => createJobHandlers(world.context)['tell-called-off']({})
    await tell()
    world.clock.advance(60_000)
    await publish(staff, 'again', event({ title: 'Again', seats: 1 }))
    revisions.push(await revision())
    // Calendars ignore a version whose number isn't higher (RFC 5545, 3.8.7.4).
    expect(revisions).toEqual([0, 60, 120])
    // Nobody who was told that it is off keeps a seat from others, or gets one without asking.
    await tell()
    expect(await shown('again')).toMatchObject({ state: 'open', seats_left: 1 })
    const { body } = await staff.call('staffListRegistrations', { params: { slug: 'again' } })
    expect(body.registrations.map(({ state }) => state)).toEqual(['told_off', 'told_off'])
    expect(await subjects('ravi@again.in')).toEqual(['Waiting list: Again', 'Cancelled: Again'])
    for (const _ of [1, 2]) expect((await register('again', 'asha@again.in')).status).toBe(200)
    expect(await subjects('asha@again.in')).toEqual([
      'Your place at Again',
      'Cancelled: Again',
      'Your place at Again',
    ])
    await publish(
      staff,
      'again',
      event({ title: 'Again', seats: 1, called_off: 'The speaker is ill.' }),
    )
    await tell()
    expect(await subjects('asha@again.in')).toHaveLength(4)
  })

  it('APP-02 a place and its mail are stored together, and a link gives up its own place alone', async () => {
    const staff = await editor()
    await publish(staff, 'fire', event({ title: 'Fire', seats: 2 }))
    const failing = await failWrites(world.db, 'mail_message', 'before insert', 'kill')
    expect((await ask('fire', 'asha@fire.in')).status).toBe(503)
    await failing.mend()
    await ask('fire', 'asha@fire.in')
    const failingAgain = await failWrites(world.db, 'mail_message', 'before insert', 'kill')
    expect((await confirm(await confirmLink('asha@fire.in'))).status).toBe(503)
    await failingAgain.mend()
    expect(await shown('fire')).toMatchObject({ seats_left: 2 })
    await register('fire', 'asha@fire.in')
    await register('fire', 'ravi@fire.in')
    const [asha, ravi] = await Promise.all(
      ['asha@fire.in', 'ravi@fire.in'].map(async (to) => linkIn((await told(to))[0]?.text ?? '')),
    )
    for (const body of [
      { id: ravi?.id ?? '', key: asha?.key ?? '' },
      { id: ravi?.id ?? '', key: '' },
      { id: '00000000-0000-4000-8000-000000000000', key: asha?.key ?? '' },
    ])
      expect([(await leave(body)).status, (await confirm(body)).status]).toEqual([404, 404])
    for (const name of ['<b>Asha</b>', 'Asha\r\nBcc: all@clinic.in', 'A', 'A'.repeat(81)])
      expect(
        (
          await world.visitor().call('registerForEvent', {
            params: { slug: 'fire' },
            body: { name, email: 'x@fire.in' },
          })
        ).status,
        name,
      ).toBe(400)
    for (const title of ['Fire\rATTENDEE:x', 'Fire\nATTENDEE:x'])
      expect(
        (
          await staff.call('staffSaveContent', {
            params: { kind: 'event', key: 'fire-2' },
            body: { value: event({ title }), revision: null },
          })
        ).status,
        title,
      ).toBe(400)
    expect(await shown('fire')).toMatchObject({ seats_left: 0 })
  })
})

it('APP-02 a calendar file folds and escapes as RFC 5545 says', () => {
  const file = calendarFile(
    {
      slug: 'vaccines',
      title: 'Vaccines; storage, handling',
      summary: `Line one\rline two ${'ä'.repeat(60)}`,
      starts_at: '2026-12-04T05:30:00.000Z',
      ends_at: '2026-12-04T08:30:00.000Z',
      place: 'Hall 2, Mumbai',
      called_off: '',
    },
    { origin: 'https://shop.example', at: new Date('2026-11-24T05:30:00Z'), revision: 7 },
  )
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'SEQUENCE:7',
      'UID:event-vaccines@shop.example',
      'DTSTAMP:20261124T053000Z',
      'DTSTART:20261204T053000Z',
      'DTEND:20261204T083000Z',
      String.raw`SUMMARY:Vaccines\; storage\, handling`,
      String.raw`LOCATION:Hall 2\, Mumbai`,
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]),
  )
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:Line one\nline two ${'ä'.repeat(60)}`,
  )
})
