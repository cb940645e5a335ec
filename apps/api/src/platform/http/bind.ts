import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { actingRoutes } from '@upchar/contract/acting-routes'
import { routes, type Caller, type Route, type RouteName } from '@upchar/contract/routes'
import type { EndpointDeclaration } from '@upchar/contract/schema/endpoint'
import {
  endpoints,
  type Answer,
  type Body,
  type Params,
  type Query,
  type RefusalCode,
} from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../context.ts'
import type { Buying, KeyCaller, SellerCaller, StaffCaller } from '../identity/identity.ts'
import { sendError, sendInvalid } from './errors.ts'
import { identifyCallers, type Callers } from './callers.ts'
import { identifyGuest } from './guest.ts'
import { networkOf } from './network-of.ts'
import { isUnfit } from './unfit.ts'

/** JSON text already in the contract's shape: sent as is; validated outside production only. */
export class RawAnswer {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** Present on routes that only this caller may call, otherwise optional: staff beside API keys, for example. */
type SoleCaller<
  N extends RouteName,
  C extends Caller,
  T,
> = (typeof routes)[N]['callers'] extends readonly [C] ? T : T | undefined

export type Call<N extends RouteName> = {
  params: Params<N>
  query: Query<N>
  body: Body<N>
  /** The guest's id, for routes that a guest may call; empty for others. */
  guestId: string
  /** The signed-in buyer, for routes that a customer may call: always set when nobody else may. */
  customer: SoleCaller<N, 'customer', Buying>
  /** The member of staff, signed in and with the route's permission: always set on staff routes that no key may call. */
  staff: SoleCaller<N, 'staff', StaffCaller>
  /** The member of a seller, signed in and in one of the route's roles: always set on seller routes. */
  seller: SoleCaller<N, 'seller', SellerCaller>
  /** The API key, good and with the route's scope: instead of staff, on routes that name a scope. */
  key: SoleCaller<N, 'key', KeyCaller>
  request: FastifyRequest
  reply: FastifyReply
}

/** `'sent'`: the handler has sent its own reply (a file). */
export type HandlerResult<N extends RouteName> = Result<
  Answer<N> | RawAnswer | 'sent',
  Refusal & { code: RefusalCode<N> }
>
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<HandlerResult<N>>

/** Partners' webhooks are short, and anybody may post there. */
export const webhookBodyLimit = 262_144

export type BindOptions<N extends RouteName> = {
  /** Of each network. */
  rateLimitPerMinute?: number
  /** Of each customer or member of staff who is signed in, and of each API key, instead of their network's: many share one in a hospital. */
  signedInPerMinute?: number
  /** Maximum body in bytes; longer ones are rejected unread. */
  bodyLimit?: number
  /** Checks the headers before the body is read. */
  admit?: (request: FastifyRequest) => Result<void, Refusal & { code: RefusalCode<N> }>
}

/** The customer, API key, member of staff or of a seller of a call; undefined: nobody who is known. */
const whoIs = (callers: Callers | undefined): string | undefined => {
  if (callers?.customer !== undefined) return `customer ${callers.customer.customerId}`
  if (callers?.seller !== undefined) return `seller ${callers.seller.memberId}`
  if (callers?.key !== undefined) return `key ${callers.key.keyId}`
  return callers?.staff === undefined ? undefined : `staff ${callers.staff.staffId}`
}

/** Counts a call with all others of its network. For routes whose own limit comes after the check of the session, which it can't protect. */
function limitAsAll(app: FastifyInstance) {
  const count = app.createRateLimit()
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw Object.assign(new Error('rate limit exceeded'), { statusCode: 429 })
  }
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const guestNames = ['guest_user_id', 'guestUserId'] as const

/** The guest id named in the body or the query. */
const namedGuest = (call: { body: unknown; query: unknown }): string | undefined => {
  for (const part of [call.body, call.query])
    for (const name of guestNames) {
      const said: unknown =
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
      if (typeof said === 'string') return said
    }
  return undefined
}

const openApiSchema = (declared: EndpointDeclaration, { scope }: Route) => ({
  summary: declared.summary,
  tags: [declared.tag],
  ...(scope !== undefined && { security: [{ apiKey: [scope] }] }),
  ...(declared.params && { params: declared.params }),
  ...(declared.query && { querystring: declared.query }),
  ...(declared.body && { body: declared.body }),
  ...(declared.answer !== 'binary' && { response: { 200: declared.answer } }),
})

const parse = (schema: z.ZodType | undefined, value: unknown) =>
  schema === undefined ? { success: true as const, data: undefined } : schema.safeParse(value ?? {})

type Input = { params: unknown; query: unknown; body: unknown }

/** Validates params, query and body against the contract; answers with the first failure. */
function parseInput(
  declared: EndpointDeclaration,
  request: FastifyRequest,
): Result<Input, z.ZodError> {
  const params = parse(declared.params, request.params)
  const query = parse(declared.query, request.query)
  const body = parse(declared.body, request.body)
  if (!params.success) return err(params.error)
  if (!query.success) return err(query.error)
  if (!body.success) return err(body.error)
  return ok({ params: params.data, query: query.data, body: body.data })
}

function checkAnswer(name: RouteName, declared: EndpointDeclaration, raw: string): void {
  if (declared.answer === 'binary') return
  const checked = declared.answer.safeParse(JSON.parse(raw))
  if (!checked.success)
    throw new Error(`${name} answers outside its contract: ${checked.error.message}`)
}

/** Sends a refusal with the status that the contract declares for its code. */
function refuser<N extends RouteName>(name: N, declared: EndpointDeclaration) {
  const statusOf = new Map(declared.refusals.map((refusal) => [refusal.code, refusal.status]))
  return (reply: FastifyReply, refusal: Refusal & { code: RefusalCode<N> }): FastifyReply => {
    const status = statusOf.get(refusal.code)
    if (status === undefined)
      throw new Error(`${name} refused with ${refusal.code}, which its contract does not declare`)
    return sendError(reply, status, refusal)
  }
}

/** Fastify's handler of one endpoint: validate, find the guest, run the use case, send its result. */
function endpointHandler<N extends RouteName>(
  context: Context,
  name: N,
  handler: Handler<N>,
  known: WeakMap<FastifyRequest, Callers>,
) {
  const declared: EndpointDeclaration = endpoints[name]
  const { callers }: Route = routes[name]
  const refuse = refuser(name, declared)
  const personal = !callers.includes('anyone')
  const checkAnswers = !context.config.production && process.env['NODE_ENV'] !== 'production'

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isUnfit(request.params) || isUnfit(request.query) || isUnfit(request.body)) {
      return sendError(reply, 400, {
        code: 'request_invalid',
        message: 'Something in the request is missing or wrong.',
      })
    }
    const input = parseInput(declared, request)
    if (!input.ok) return sendInvalid(reply, input.error)

    let guestId = ''
    if (callers.includes('guest')) {
      const { secret, production } = context.config
      const guest = identifyGuest(request, reply, secret, namedGuest(input.value), production)
      if (!guest.ok)
        return sendError(reply, guest.error.code === 'guest_unknown' ? 401 : 403, guest.error)
      guestId = guest.value
    }
    // The input was parsed by this endpoint's own schemas; the cast ties it to the endpoint's name.
    const call = { ...input.value, guestId, ...known.get(request), request, reply } as Call<N>
    const result = await handler(call)
    if (!result.ok) return refuse(reply, result.error)
    if (result.value === 'sent') return reply
    const raw = result.value instanceof RawAnswer ? result.value.json : JSON.stringify(result.value)
    if (checkAnswers) checkAnswer(name, declared, raw)
    // No cache may serve one person's answer to another.
    if (personal) void reply.header('cache-control', 'private, no-store')
    return reply.type('application/json; charset=utf-8').send(raw)
  }
}

/**
 * Mounts one endpoint of the contract: validates the input, identifies the caller, runs the use case and sends its
 * result or refusal. Outside production, answers are validated against the contract too.
 */
export function bind<N extends RouteName>(
  app: FastifyInstance,
  context: Context,
  name: N,
  handler: Handler<N>,
  { admit, bodyLimit, rateLimitPerMinute, signedInPerMinute }: BindOptions<N> = {},
): void {
  const route: Route = routes[name]
  const { method, path, callers, permission, sellers, scope } = route
  const declared: EndpointDeclaration = endpoints[name]
  const refuse = refuser(name, declared)
  const needsIdentity = callers.some(
    (one) => one === 'customer' || one === 'staff' || one === 'seller',
  )
  const known = new WeakMap<FastifyRequest, Callers>()
  const isLimited = rateLimitPerMinute !== undefined && context.config.RATE_LIMIT_PER_MINUTE > 0

  app.route({
    method,
    url: fastifyPath(path),
    schema: openApiSchema(declared, route),
    config: {
      ...(isLimited && {
        rateLimit: {
          max: rateLimitPerMinute,
          timeWindow: '1 minute',
          ...(signedInPerMinute !== undefined && {
            // Behind the check of the session: a made-up one must not raise the limit.
            hook: 'preHandler',
            max: (request: FastifyRequest) =>
              whoIs(known.get(request)) === undefined ? rateLimitPerMinute : signedInPerMinute,
            keyGenerator: (request: FastifyRequest) =>
              whoIs(known.get(request)) ?? networkOf(request),
          }),
        },
      }),
    },
    ...(isLimited && signedInPerMinute !== undefined && { onRequest: limitAsAll(app) }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    // After the rate limit, which counts rejected requests too, and before the body is read.
    ...(admit !== undefined && {
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        const admitted = admit(request)
        if (!admitted.ok) return refuse(reply, admitted.error)
      },
    }),
    // After the body has arrived: a slow upload must not outlive a session that was revoked meanwhile.
    ...(needsIdentity && {
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const identified = await identifyCallers(
          context.identity,
          { callers, permission, sellers, scope, mayAct: actingRoutes.has(name) },
          request,
          reply,
        )
        if (!identified.ok) return sendError(reply, identified.error.status, identified.error)
        known.set(request, identified.value)
      },
    }),
    handler: endpointHandler(context, name, handler, known),
  })
}
