import { desc, eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { TicketKind } from '@upchar/kernel/tickets'
import { HELP_TOPICS } from '@upchar/kernel/help-topics'
import { mailsTo } from '@upchar/testkit/mails'
import { useWorld } from '@upchar/testkit/world'
import { parseConfig } from '../../platform/config.ts'
import { unwrap } from '@upchar/kernel/result'
import { deskNotice } from './mail.ts'
import { feedback, supportTicket } from './tables.ts'

const world = useWorld()
const limited = useWorld({ RATE_LIMIT_PER_MINUTE: '100' })

type Help = BodyInput<'needHelp'>
const help = (over: Partial<Help> = {}): Help => ({
  query_type: 'product',
  sub_query_type: 'size',
  query: 'Does the 16 Fr catheter come with a 30 ml balloon?',
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'Asha@Clinic.in',
  page: '/products/foley',
  ...over,
})
const requests = () => world.db.select().from(supportTicket).orderBy(desc(supportTicket.createdAt))
const ticketsOf = async (kind: TicketKind) =>
  (await requests()).filter((ticket) => ticket.kind === kind)
const subjectsTo = async (address: string) =>
  (await mailsTo(world.db, address)).map(({ subject }) => subject)

describe('help requests', () => {
  it('ENGAGE-03 accept a question, an issue and a request with query type and sub-query type, and return a ticket', async () => {
    const visitor = world.visitor()
    const asked = await visitor.call('needHelp', { body: help() })
    expect(asked.status).toBe(200)
    expect(asked.body.ticket).toMatch(/^HLP-[2-9A-Z]{8}$/)
    expect(asked.body.message).toContain('within 48 hours')
    const raised = await visitor.call('raiseIssue', {
      body: help({
        query_type: 'order',
        sub_query_type: 'damaged',
        order_number: 'UP-1234',
        query: 'The box came open.',
      }),
    })
    const requested = await visitor.call('submitHelpRequest', {
      body: help({
        query_type: 'account',
        sub_query_type: 'data',
        query: 'Send me what you keep about me.',
        phone: '',
      }),
    })
    expect(
      (await requests()).map(({ number, kind, topic, subTopic, phone, email, orderNumber }) => ({
        ticket: number,
        kind,
        topic,
        subTopic,
        phone,
        email,
        orderNumber,
      })),
    ).toEqual(
      expect.arrayContaining([
        {
          ticket: asked.body.ticket,
          kind: 'question',
          topic: 'product',
          subTopic: 'size',
          phone: '+919876543210',
          email: 'asha@clinic.in',
          orderNumber: null,
        },
        {
          ticket: raised.body.ticket,
          kind: 'issue',
          topic: 'order',
          subTopic: 'damaged',
          phone: '+919876543210',
          email: 'asha@clinic.in',
          orderNumber: 'UP-1234',
        },
        {
          ticket: requested.body.ticket,
          kind: 'request',
          topic: 'account',
          subTopic: 'data',
          phone: null,
          email: 'asha@clinic.in',
          orderNumber: null,
        },
      ]),
    )
    expect(await subjectsTo('asha@clinic.in')).toContain(
      `We have your request ${asked.body.ticket}`,
    )
    expect(
      (await subjectsTo('support@upchar.example')).some((subject) =>
        subject.startsWith(raised.body.ticket),
      ),
    ).toBe(true)
  })

  it('ENGAGE-03 return the same ticket for a repeated request and send one mail', async () => {
    const visitor = world.visitor()
    await visitor.call('getUserConfig')
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        visitor.call('needHelp', {
          body: help({ name: 'Twice Pressed', email: 'twice@clinic.in' }),
        }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.body.ticket)).size).toBe(1)
    expect(await subjectsTo('twice@clinic.in')).toHaveLength(1)
  })

  it('ENGAGE-03 refuse topics of another desk, and sub-topics of another topic', async () => {
    for (const body of [
      help({ query_type: 'order', sub_query_type: 'where' }),
      help({ sub_query_type: 'kyc' }),
      help({ query_type: 'nonsense' }),
    ]) {
      expect(await world.visitor().call('needHelp', { body })).toMatchObject({
        status: 400,
        body: { code: 'topic_unknown', fields: [{ field: 'query_type' }] },
      })
    }
    for (const topic of HELP_TOPICS) {
      const name = (
        { question: 'needHelp', issue: 'raiseIssue', request: 'submitHelpRequest' } as const
      )[topic.kind]
      for (const { key } of topic.subTopics)
        expect(
          (
            await world.visitor().call(name, {
              body: help({
                query_type: topic.key,
                sub_query_type: key,
                query: `${topic.key} ${key}`,
              }),
            })
          ).status,
        ).toBe(200)
    }
  })

  it.each([
    [{ phone: '', email: '' }, 'contact_missing'],
    [{ phone: '12345', email: '' }, 'phone_invalid'],
    [{ query: 'हिंदी में लिखा हुआ' }, 'Please use English letters'],
    [{ query: '<img src=x>' }, 'Please use plain text'],
    [{ name: 'Asha\nBcc: all@example.com' }, 'Please write on one line'],
    [{ query: 'a' }, 'in a few words'],
    [{ page: 'https://evil.example/' }, 'page'],
    [{ email: 'no address' }, 'email'],
  ])('VALID-01 VALID-06 refuses %j', async (over, message) => {
    const before = (await requests()).length
    const { status, body } = await world.visitor().call('needHelp', { body: help(over) })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(message)
    expect(await requests()).toHaveLength(before)
  })

  it('refuses more than five a minute', async () => {
    const statuses = []
    for (let i = 0; i < 6; i++)
      statuses.push((await limited.visitor().call('letsConnect', { body: { phone: '1' } })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('a callback number', () => {
  it('ENGAGE-06 is stored, and the desk notified once a day', async () => {
    const visitor = world.visitor()
    const first = await visitor.call('letsConnect', {
      body: {
        phone: '+91 91234 56789',
        name: 'Ravi',
        about: 'Gloves for three wards',
        page: '/consumables',
      },
    })
    const again = await visitor.call('letsConnect', { body: { phone: '9123456789' } })
    expect(first.body.ticket).toMatch(/^CAL-/)
    expect(again.body.ticket).toBe(first.body.ticket)
    expect(first.body.message).toContain('+919123456789')
    expect(await ticketsOf('callback')).toMatchObject([
      { phone: '+919123456789', name: 'Ravi', text: 'Gloves for three wards' },
    ])
    expect(
      (await subjectsTo('support@upchar.example')).filter((subject) =>
        subject.startsWith(first.body.ticket),
      ),
    ).toHaveLength(1)
    expect(await visitor.call('letsConnect', { body: { phone: '0123456789' } })).toMatchObject({
      status: 400,
      body: { code: 'phone_invalid', message: 'Enter a mobile number' },
    })
  })
})

describe('feedback', () => {
  const of = (kind: 'site' | 'page') =>
    world.db.select().from(feedback).where(eq(feedback.kind, kind))

  it('ENGAGE-04 accepts an anonymous rating of the shop; the last of a day counts', async () => {
    const visitor = world.visitor()
    expect(
      (await visitor.call('siteFeedback', { body: { rating: 2, comment: 'Where is the cart?' } }))
        .body.message,
    ).toBe('Thank you. We read every answer.')
    await visitor.call('siteFeedback', { body: { rating: 4, comment: 'Found it.' } })
    expect(await of('site')).toMatchObject([{ rating: 4, comment: 'Found it.' }])
    for (const rating of [0, 6, 2.5])
      expect((await visitor.call('siteFeedback', { body: { rating } })).status).toBe(400)
  })

  it('ENGAGE-04 returns a ticket if an answer is wanted', async () => {
    const visitor = world.visitor()
    const body = {
      rating: 3,
      comment: 'Please show the shelf life earlier.',
      name: 'Dr. Iyer',
      email: 'Iyer@Lab.in',
    }
    const [first, again] = [
      await visitor.call('submitUserFeedback', { body }),
      await visitor.call('submitUserFeedback', { body }),
    ]
    expect(first.body.ticket).toMatch(/^FBK-[0-9A-Z]{8}$/)
    expect(again.body.ticket).toBe(first.body.ticket)
    expect(await ticketsOf('feedback')).toMatchObject([{ email: 'iyer@lab.in', rating: 3 }])
    expect(
      (await subjectsTo('support@upchar.example')).filter((subject) =>
        subject.startsWith(first.body.ticket),
      ),
    ).toHaveLength(1)
  })

  it('ENGAGE-04 counts one vote of each visitor for each page', async () => {
    const [one, other] = [world.visitor(), world.visitor()]
    await one.call('pageFeedback', { body: { page: '/policy', helpful: false } })
    await one.call('pageFeedback', { body: { page: '/policy', helpful: true } })
    await other.call('pageFeedback', {
      body: { page: '/policy', helpful: true, comment: 'Clear.' },
    })
    expect((await of('page')).map((row) => row.helpful)).toEqual([true, true])
  })

  it('ENGAGE-04 is kept for each day, each page and each message', async () => {
    const visitor = world.visitor()
    const count = async (kind: 'site' | 'visitor' | 'page') =>
      (await (kind === 'visitor' ? ticketsOf('feedback') : of(kind))).length
    const [sites, messages, pages] = [
      await count('site'),
      await count('visitor'),
      await count('page'),
    ]
    const message = { rating: 3, comment: 'More pictures.', name: 'Dr. Iyer', email: 'a@lab.in' }
    const tickets: string[] = []
    const say = async (comment: string) => {
      const { body } = await visitor.call('submitUserFeedback', { body: { ...message, comment } })
      tickets.push(body.ticket)
    }
    const vote = (page: string, comment = '') =>
      visitor.call('pageFeedback', { body: { page, helpful: false, comment } })
    await visitor.call('siteFeedback', { body: { rating: 5 } })
    await say('More pictures.')
    await say('Fewer pictures.')
    await vote('/a')
    await vote('/b')
    await vote('/b', 'Unclear.')
    expect(new Set(tickets).size).toBe(2)
    // Midnight in India lies between the two.
    const now = world.clock.now().toISOString()
    world.clock.set('2026-11-24T18:30:00Z')
    await visitor.call('siteFeedback', { body: { rating: 1 } })
    world.clock.set(now)
    expect(await count('site')).toBe(sites + 2)
    expect(await count('visitor')).toBe(messages + 2)
    expect(await count('page')).toBe(pages + 2)
    expect((await of('page')).find(({ page }) => page === '/b')).toMatchObject({
      helpful: false,
      comment: 'Unclear.',
    })
  })
})

describe('a ticket', () => {
  it('ENGAGE-03 ENGAGE-06 is of one day and one number', async () => {
    const visitor = world.visitor()
    const ask = async () =>
      (await visitor.call('needHelp', { body: help({ query: 'Still no answer?' }) })).body.ticket
    const call = async (phone: string) =>
      (await visitor.call('letsConnect', { body: { phone } })).body.ticket
    const [today, mine, office] = [await ask(), await call('9811111111'), await call('9822222222')]
    expect(office).not.toBe(mine)
    const now = world.clock.now().toISOString()
    world.clock.set('2026-11-24T18:30:00Z')
    const [tomorrow, later] = [await ask(), await call('9811111111')]
    world.clock.set(now)
    expect(tomorrow).not.toBe(today)
    expect(later).not.toBe(mine)
  })
})

describe('what the desk reads', () => {
  const config = unwrap(parseConfig({}, 'a secret of thirty-two characters'))
  const ticket = {
    id: 'x',
    number: 'HLP-2',
    kind: 'issue',
    topic: 'order',
    subTopic: 'where',
    text: 'Where?',
    name: 'Asha',
    phone: null,
    email: 'a@lab.in',
    orderNumber: 'UP-1',
    createdAt: new Date(),
  } as const
  it('ENGAGE-01 ENGAGE-03 ENGAGE-06 names product, order and person, or says that there are none', () => {
    const enquiry = {
      id: 'x',
      number: 'ENQ-1',
      kind: 'enquiry',
      text: '',
      name: 'Asha',
      phone: '+91',
      email: null,
      pincode: '400001',
      createdAt: new Date(),
    } as const
    expect(deskNotice(config, { ...enquiry, sku: 'GL-7' })).toMatchObject({
      subject: 'ENQ-1: Enquiry about GL-7',
      text: expect.stringContaining('No comment.'),
    })
    expect(deskNotice(config, { ...enquiry, text: 'Ten.' })).toMatchObject({
      subject: 'ENQ-1: Enquiry',
      text: expect.stringMatching(/Asha, \+91, 400001\nTen\./),
    })
    const { subject, text } = deskNotice(config, { ...ticket, page: '/orders' })
    expect(subject).toBe('HLP-2: An order I placed: Where is it?')
    expect(text).toContain('Asha, a@lab.in\nOrder UP-1\nWhere?\nSent from /orders')
    expect(text).toContain('/console/support/x')
    expect(deskNotice(config, { ...ticket, orderNumber: null }).text).toContain(
      'Asha, a@lab.in\nWhere?',
    )
    const call = {
      id: 'x',
      number: 'CAL-1',
      kind: 'callback',
      phone: '+919811111111',
      createdAt: new Date(),
    } as const
    expect(deskNotice(config, { ...call, name: '', text: '' })).toMatchObject({
      subject: 'CAL-1: Call +919811111111',
      text: expect.stringContaining('No name given, +919811111111'),
    })
    expect(deskNotice(config, { ...call, name: 'Ravi', text: 'Gloves' }).text).toContain(
      'Ravi, +919811111111\nGloves',
    )
  })
})

describe('surveys', () => {
  const answer = (over: Partial<BodyInput<'answerSurvey'>> = {}) => ({
    survey_id: 'shop',
    answers: [
      { question: 'found', answer: 'partly' },
      { question: 'ease', answer: '4' },
      { question: 'missing', answer: 'Larger gowns' },
    ],
    ...over,
  })

  it('ENGAGE-05 answers the questions of each survey, and of no other', async () => {
    const visitor = world.visitor()
    for (const id of ['shop', 'buying']) {
      const { status, body } = await visitor.call('getSurvey', { params: { id } })
      expect(status).toBe(200)
      expect(body.survey.questions.length).toBeGreaterThan(1)
      for (const { kind, choices } of body.survey.questions)
        expect(choices.length > 1).toBe(kind === 'choice')
    }
    expect(await visitor.call('getSurvey', { params: { id: 'other' } })).toMatchObject({
      status: 404,
      body: { code: 'survey_unknown' },
    })
  })

  it('ENGAGE-05 OPS-03 puts answers with an address into the inbox once, in words', async () => {
    const visitor = world.visitor()
    const body = answer({ email: 'Survey@Clinic.in', name: 'Asha Rao' })
    const before = (await ticketsOf('feedback')).length
    const [first, again] = [
      await visitor.call('answerSurvey', { body }),
      await visitor.call('answerSurvey', { body }),
    ]
    expect(first.status).toBe(200)
    expect(again.body.ticket).toBe(first.body.ticket)
    const tickets = await ticketsOf('feedback')
    expect(tickets).toHaveLength(before + 1)
    expect(tickets.find(({ number }) => number === first.body.ticket)).toMatchObject({
      email: 'survey@clinic.in',
      rating: 4,
      state: 'open',
      text: [
        'Three questions about our shop',
        'Did you find what you were looking for? Partly',
        'How easy is it to use? 4 of 5',
        'What should we sell that we don’t? Larger gowns',
      ].join('\n'),
    })
  })

  it('ENGAGE-05 keeps answers without an address, the last of a day, and promises no answer', async () => {
    const visitor = world.visitor()
    const kept = async () =>
      (await world.db.select().from(feedback)).filter(({ comment }) =>
        comment.startsWith('Three questions'),
      )
    for (const word of ['no', 'yes'])
      expect(
        (
          await visitor.call('answerSurvey', {
            body: answer({ answers: [{ question: 'found', answer: word }] }),
          })
        ).body,
      ).toMatchObject({ ticket: null, message: 'Thank you. We read every answer.' })
    const rows = await kept()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.comment).toMatch(/Yes$/)
  })

  it('ENGAGE-05 refuses answers that the survey doesn’t have', async () => {
    const visitor = world.visitor()
    for (const answers of [
      [{ question: 'found', answer: 'perhaps' }],
      [{ question: 'ease', answer: '6' }],
      [{ question: 'other', answer: 'yes' }],
    ])
      expect(await visitor.call('answerSurvey', { body: answer({ answers }) })).toMatchObject({
        status: 400,
        body: { code: 'answer_invalid' },
      })
    expect((await visitor.call('answerSurvey', { body: answer({ answers: [] }) })).status).toBe(400)
    expect(
      await visitor.call('answerSurvey', { body: answer({ survey_id: 'other' }) }),
    ).toMatchObject({ status: 404, body: { code: 'survey_unknown' } })
  })
})
