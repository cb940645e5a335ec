import type { FastifyServerOptions } from 'fastify'

const unused = (): never => {
  throw new Error('a server whose routes have schemas sets its compilers, as mountApi does')
}

/**
 * Fastify's `schemaController` without schema compilers of its own, some hundred modules: `bind` validates with the contract's
 * schemas and sends text.
 */
export const noCompilers: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
}
