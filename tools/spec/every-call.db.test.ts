import { beforeAll, describe, expect, it } from 'vitest'
import { googleClient, makeCallWorld, type CallWorld } from '@upchar/testkit/call-world'
import { startLocalGoogle } from '@upchar/testkit/google'
import { startTestLender } from '@upchar/testkit/lender'
import { parameterProbes, type Other, type Probe } from '@upchar/testkit/specified-parameters'
import { specifiedDrives, type Sent } from '@upchar/testkit/specified-calls'
import { useWorld } from '@upchar/testkit/world'
import { specifiedCalls, specifiedFields } from './documents.ts'

const [lender, google] = await Promise.all([startTestLender(), startLocalGoogle()])
const world = useWorld({
  ...lender.settings,
  GOOGLE_CLIENT_ID: googleClient,
  GOOGLE_JWKS_URL: google.url,
})
let made: CallWorld
beforeAll(async () => {
  made = await makeCallWorld(world, { lender, google })
})

/** Calls whose method the specification leaves open, where it is another than GET. */
const posted = new Set(['file-upload', 'file-delete', 'upload', 'delete'])
const methodOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  if (method !== '*') return method as 'GET'
  return posted.has(path.split('/').at(-1) ?? '') ? 'POST' : 'GET'
}

const addressOf = (call: string, params: Sent['params'] = {}): string =>
  (call.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? 'dental')

/** Every name in a request, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)])

const send = ({ by, query, body, form }: Omit<Sent, 'params'>, call: string, url: string) =>
  by.raw({
    method: methodOf(call),
    url,
    ...(query && { query }),
    ...(form ?? (body && { payload: body })),
  })

/** The same with another value of the parameter, wherever it stands. */
function withValue(sent: object, name: string, value: unknown): object {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, inner]) => {
      if (key === name) return value === undefined ? [] : [[key, value]]
      const isPlain = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      if (Array.isArray(inner))
        return [[key, inner.map((one: object) => withValue(one, name, value))]]
      return [[key, isPlain ? withValue(inner, name, value) : inner]]
    }),
  )
}

type Reply = { status: number; body: Record<string, unknown> }

/** The answer to the call for a probe; with `other` values of some parameters. */
async function answerTo(call: string, probe: Probe, other: Record<string, Other>): Promise<Reply> {
  const drive = specifiedDrives[call]
  if (drive === undefined) throw new Error(`nothing drives ${call}`)
  await probe.prepare?.(made)
  const { params, by, query, body } = await drive(made)
  let sent: object = { ...(query && { query }), ...(body && { body }) }
  for (const [name, value] of Object.entries({ ...probe.usual, ...other }))
    sent = withValue(sent, name, typeof value === 'function' ? await value(made) : value)
  const url = addressOf(call, params)
  const reply = await send({ by: probe.by?.(made) ?? by, ...sent }, call, url)
  return { status: reply.status, body: reply.body as Reply['body'] }
}

const probes = Object.entries(parameterProbes).flatMap(([call, named]) =>
  Object.entries(named).map(([name, probe]) => [call, name, probe] as const),
)

const fields = new Map(specifiedFields().map(({ call, ...named }) => [call, named]))

describe('the calls of the specification', () => {
  it('are all driven, and no others', () => {
    expect(Object.keys(specifiedDrives).toSorted()).toEqual(specifiedCalls().toSorted())
  })

  it.each(Object.entries(specifiedDrives))(
    'DATA-17 %s answers a request with every parameter that the specification names',
    async (call, drive) => {
      const { params, ...sent } = await drive(made)
      const reply = await send(sent, call, addressOf(call, params))
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const { asked = [], answered = [] } = fields.get(call) ?? {}
      const given = new Set(namesIn([sent.query, sent.body]))
      expect(asked.filter((name) => !given.has(name))).toEqual([])
      const told = new Set(namesIn(reply.body))
      expect(answered.filter((name) => !told.has(name))).toEqual([])
    },
  )

  it('DATA-17 have a probe for every parameter that the specification names', () => {
    const named = specifiedFields().flatMap(({ call, asked }) =>
      asked.map((name) => `${call} ${name}`),
    )
    expect(probes.map(([call, name]) => `${call} ${name}`).toSorted()).toEqual(named.toSorted())
  })

  it.each(probes)('DATA-17 %s obeys %s', async (call, name, probe) => {
    const other = { [name]: probe.other }
    if (probe.kind === 'refused') {
      const { body } = await answerTo(call, probe, other)
      expect(body).toMatchObject({ success: false, code: probe.code })
      return
    }
    const read = async (others: Record<string, Other>) => {
      const { status, body } = await answerTo(call, probe, others)
      expect(status, JSON.stringify(body)).toBe(200)
      return probe.kind === 'changes' ? probe.read(body, made) : body
    }
    const usual = await read({})
    expect(await read({})).toEqual(usual)
    if (probe.kind === 'changes') expect(await read(other)).not.toEqual(usual)
    else expect(await read(other), probe.why).toEqual(usual)
  })

  it.each(specifiedCalls())('AUTH-10 %s answers the same with a trailing slash', async (call) => {
    const refusals = []
    for (const slash of ['', '/']) {
      const { status, body } = await send(
        { by: world.visitor(), ...(methodOf(call) !== 'GET' && { body: {} }) },
        call,
        `${addressOf(call)}${slash}`,
      )
      refusals.push({
        status,
        code: namesIn(body).includes('code') && (body as { code: string }).code,
      })
    }
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0]?.code).not.toBe('not_found')
  })
})
