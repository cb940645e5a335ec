import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { shownVersion } from './modules/catalogue/index.ts'
import type { Context } from './platform/context.ts'
import {
  answerBadAddress,
  answerUnreadable,
  refuseZeroBytes,
} from './platform/http/bad-requests.ts'
import { endSlowBodies, parseLimitedJson } from './platform/http/body-limits.ts'
import { installErrorAnswers } from './platform/http/errors.ts'
import { noCompilers } from './platform/http/no-compilers.ts'
import { registerHealth, type HealthParts } from './platform/http/health.ts'
import { limitVisitors } from './platform/http/limit-visitors.ts'
import { refuseOtherSites } from './platform/http/other-sites.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { loggerOptions, requestLog } from './platform/log.ts'
import { registerRoutes } from './routes.ts'

const oneMebibyte = 1_048_576

/** How long a request may take to arrive. */
export type ArrivalLimits = { headersMs: number; bodyMs: number; uploadMs: number; checkMs: number }
/** An upload of 5 MB may come over a slow mobile line; other bodies are short. */
const arrivalLimits: ArrivalLimits = {
  headersMs: 30_000,
  bodyMs: 30_000,
  uploadMs: 150_000,
  checkMs: 5000,
}

/** The HTTP server with the settings that every path shares; the API and the web are mounted on it. */
export function createServer(config: Context['config'], arrival = arrivalLimits): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL) ?? false,
    childLoggerFactory: requestLog,
    bodyLimit: oneMebibyte,
    requestTimeout: arrival.uploadMs,
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.checkMs },
    clientErrorHandler: answerUnreadable(config),
    frameworkErrors: answerBadAddress(config),
    // A plain number would trust nobody, because Fastify can't know that only our proxies reach
    // this port.
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: noCompilers,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  addSecurityHeaders(app, config)
  refuseZeroBytes(app, config)
  parseLimitedJson(app)
  endSlowBodies(app, arrival.bodyMs)
  return app
}

/**
 * Mounts the API: every endpoint of the contract, its documentation at /api/docs and /health. `parts`: what
 * else runs in this process.
 */
export async function mountApi(
  app: FastifyInstance,
  context: Context,
  parts: HealthParts = {},
): Promise<void> {
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(cookie)
  await limitVisitors(app, context.config)
  refuseOtherSites(app, context.config)
  // In tests, the load of the machine must not decide: each sends one request at a time.
  await app.register(underPressure, {
    maxEventLoopDelay: context.config.UPCHAR_ENV === 'test' ? 0 : 2000,
  })
  registerHealth(app, { database: () => context.changes.database(), ...parts })
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${context.config.BRAND_NAME} API`,
        version: '1',
        description:
          'Medical supplies for India. Amounts in rupees, GST included unless a field says otherwise.',
      },
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key that an administrator makes in the console, for other systems. A call names the scope that its key needs; calls that name none accept no key.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  installErrorAnswers(app)
  // Web processes without a database poll this: their cached pages are stale once it has changed.
  app.get('/api/version', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').send(shownVersion(context)),
  )
  await app.register(async (api) => {
    registerRoutes(api, context)
  })
}
