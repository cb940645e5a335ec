import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
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
import type { Refusal, Result } from '@upchar/kernel/result'
import type { Context } from '../context.ts'
import type { SignedIn, StaffCaller } from '../identity/identity.ts'
import { sendError, sendInvalid } from './errors.ts'
import { identifyCallers, type Callers } from './callers.ts'
import { identifyGuest } from './guest.ts'
import { isUnfit } from './unfit.ts'

/** JSON text that is already an answer in the contract's shape: sent as it is, parsed and checked outside production only. */
export class RawAnswer {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** What is surely there on routes that only this caller may call. */
type Alone<
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
  /** The signed-in buyer, for routes that a customer may call: always there when nobody else may. */
  customer: Alone<N, 'customer', SignedIn>
  /** The member of staff, always there on staff routes: signed in, with the route's permission. */
  staff: Alone<N, 'staff', StaffCaller>
  request: FastifyRequest
  reply: FastifyReply
}

/** `'sent'`: the handler answered by itself (a file). */
export type HandlerResult<N extends RouteName> = Result<
  Answer<N> | RawAnswer | 'sent',
  Refusal & { code: RefusalCode<N> }
>
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<HandlerResult<N>>

/** What partners send us is short; anybody may post there. */
export const webhookBodyLimit = 262_144

export type BindOptions<N extends RouteName> = {
  rateLimitPerMinute?: number
  /** Bytes of a body; longer ones are refused unread. */
  bodyLimit?: number
  /** Looks at the headers before the body is read. */
  admit?: (request: FastifyRequest) => Result<void, Refusal & { code: RefusalCode<N> }>
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const namedGuest = (call: { body: unknown; query: unknown }): string | undefined => {
  for (const part of [call.body, call.query]) {
    if (
      typeof part === 'object' &&
      part !== null &&
      'guest_user_id' in part &&
      typeof part.guest_user_id === 'string'
    )
      return part.guest_user_id
  }
  return undefined
}

/**
 * Mounts one endpoint of the contract: reads and checks what came in, finds out who calls, runs the use case, and turns
 * its result into an answer or a refusal. Answers are checked against the contract outside production.
 */
export function bind<N extends RouteName>(
  app: FastifyInstance,
  context: Context,
  name: N,
  handler: Handler<N>,
  options: BindOptions<N> = {},
): void {
  const route = routes[name]
  const declared: EndpointDeclaration = endpoints[name]
  const statusOf = new Map(declared.refusals.map((refusal) => [refusal.code, refusal.status]))
  const { callers, permission }: Route = route
  const personal = !callers.includes('anyone')
  const asksWho = callers.includes('customer') || callers.includes('staff')
  const known = new WeakMap<FastifyRequest, Callers>()
  const checkAnswers = !context.config.production && process.env['NODE_ENV'] !== 'production'

  const read = (schema: z.ZodType | undefined, value: unknown) =>
    schema === undefined
      ? { success: true as const, data: undefined }
      : schema.safeParse(value ?? {})

  const refuse = (
    reply: FastifyReply,
    refusal: Refusal & { code: RefusalCode<N> },
  ): FastifyReply => {
    const status = statusOf.get(refusal.code)
    if (status === undefined)
      throw new Error(`${name} refused with ${refusal.code}, which its contract does not declare`)
    return sendError(reply, status, refusal)
  }
  const { admit, bodyLimit } = options

  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    schema: {
      summary: declared.summary,
      tags: [declared.tag],
      ...(declared.params && { params: declared.params }),
      ...(declared.query && { querystring: declared.query }),
      ...(declared.body && { body: declared.body }),
      ...(declared.answer !== 'binary' && { response: { 200: declared.answer } }),
    },
    config: {
      ...(options.rateLimitPerMinute !== undefined &&
        context.config.RATE_LIMIT_PER_MINUTE > 0 && {
          rateLimit: { max: options.rateLimitPerMinute, timeWindow: '1 minute' },
        }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    // After the rate limit, which counts those who are turned away too, and before a body is read.
    ...(admit !== undefined && {
      preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
        const admitted = admit(request)
        if (!admitted.ok) return refuse(reply, admitted.error)
      },
    }),
    // Once the body is there: whoever is put out must not go on with requests that were begun before and kept waiting.
    ...(asksWho && {
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const identified = await identifyCallers(
          context.identity,
          { callers, permission },
          request,
          reply,
        )
        if (!identified.ok) return sendError(reply, identified.error.status, identified.error)
        known.set(request, identified.value)
      },
    }),
    handler: async (request, reply) => {
      if (isUnfit(request.params) || isUnfit(request.query) || isUnfit(request.body)) {
        return sendError(reply, 400, {
          code: 'request_invalid',
          message: 'Something in the request is missing or wrong.',
        })
      }
      const params = read(declared.params, request.params)
      const query = read(declared.query, request.query)
      const body = read(declared.body, request.body)
      if (!params.success) return sendInvalid(reply, params.error)
      if (!query.success) return sendInvalid(reply, query.error)
      if (!body.success) return sendInvalid(reply, body.error)

      let guestId = ''
      if (callers.includes('guest')) {
        const guest = identifyGuest(
          request,
          reply,
          context.config.secret,
          namedGuest({ body: body.data, query: query.data }),
          context.config.production,
        )
        if (!guest.ok)
          return sendError(reply, guest.error.code === 'guest_unknown' ? 401 : 403, guest.error)
        guestId = guest.value
      }
      // The three parts are what this endpoint's own schemas gave; the cast ties them to its name.
      const call = {
        params: params.data,
        query: query.data,
        body: body.data,
        guestId,
        ...known.get(request),
        request,
        reply,
      } as Call<N>
      const result = await handler(call)
      if (!result.ok) return refuse(reply, result.error)
      if (result.value === 'sent') return reply
      const raw =
        result.value instanceof RawAnswer ? result.value.json : JSON.stringify(result.value)
      if (checkAnswers && declared.answer !== 'binary') {
        const checked = declared.answer.safeParse(JSON.parse(raw))
        if (!checked.success)
          throw new Error(`${name} answers outside its contract: ${checked.error.message}`)
      }
      // What one person sees is nobody else's to find in a cache.
      if (personal) void reply.header('cache-control', 'private, no-store')
      return reply.type('application/json; charset=utf-8').send(raw)
    },
  })
}
