import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Refusal } from '@upchar/kernel/result'
import { PINCODE_UNKNOWN } from '@upchar/kernel/validate'
import { isUnavailable } from '../db/unavailable.ts'

type FieldProblem = { field: string; message: string; code?: string | undefined }

/** Sends a refusal in the contract's error shape. */
export function sendError(
  reply: FastifyReply,
  status: number,
  refusal: Refusal & { fields?: FieldProblem[] },
): FastifyReply {
  const fields =
    refusal.fields ??
    (refusal.field === undefined ? undefined : [{ field: refusal.field, message: refusal.message }])
  const wait = refusal.detail?.['retry_after']
  if ((status === 429 || status === 503) && typeof wait === 'number')
    void reply.header('retry-after', wait)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        success: false,
        code: refusal.code,
        message: refusal.message,
        ...(fields && { fields }),
        ...(refusal.detail && { detail: refusal.detail }),
        request_id: reply.request.id,
      }),
    )
}

const isPincodeIssue = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_format' && issue.format === 'pincode'

/** Refuses input outside the declared shape. */
export function sendInvalid(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const fields = error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
    ...(isPincodeIssue(issue) && { code: PINCODE_UNKNOWN }),
  }))
  const pincode = fields.find(({ code }) => code === PINCODE_UNKNOWN)
  return sendError(reply, 400, {
    code: pincode ? PINCODE_UNKNOWN : 'request_invalid',
    message: pincode ? pincode.message : 'Something in the request is missing or wrong.',
    fields,
  })
}

const known: Record<string, { code: string; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'json_invalid',
    message: 'The request is not valid JSON.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'json_invalid', message: 'The request has no content.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large', message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'media_type_unsupported', message: 'Send JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'request_invalid',
    message: 'The request was cut off.',
  },
  BODY_TOO_SLOW: {
    code: 'request_timeout',
    message: 'The request took too long to arrive. Try again.',
  },
  FST_UNDER_PRESSURE: { code: 'busy', message: 'We are very busy. Try again in a moment.' },
}

const unavailable = {
  code: 'unavailable',
  message: 'The shop is away for a moment. Nothing is lost: try again shortly.',
}
const retryAfterSeconds = 5

/** The API process behind this one doesn't answer. */
const isProxyFailure = ({ code = '' }: FastifyError) =>
  code.startsWith('FST_REPLY_FROM') || code.startsWith('UND_ERR')

/**
 * Answers unknown paths and thrown errors in the same shape, after `limitVisitors`. Error messages are only
 * logged: they may name tables or people.
 */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (isUnavailable(error) || isProxyFailure(error)) {
      request.log.warn({ err: error }, 'unavailable')
      return sendError(reply.header('retry-after', retryAfterSeconds), 503, unavailable)
    }
    if (status >= 500 && error.code !== 'FST_UNDER_PRESSURE') {
      request.log.error({ err: error }, 'request failed')
      return sendError(reply, 500, { code: 'internal_error', message: 'Something went wrong' })
    }
    const refusal =
      known[error.code] ??
      (status === 429
        ? { code: 'too_many_requests', message: 'Too many requests. Wait a minute and try again.' }
        : { code: 'request_invalid', message: 'Something in the request is missing or wrong.' })
    return sendError(reply, status, refusal)
  })
  // Unknown paths cost as much as known ones, so they count against the limit too.
  app.setNotFoundHandler(
    app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {},
    (_request, reply) =>
      sendError(reply, 404, { code: 'not_found', message: 'There is nothing at this address.' }),
  )
}
