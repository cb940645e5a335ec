import type { z } from 'zod'
import type { RouteName } from '../routes.ts'

/** A refusal of an endpoint: code, HTTP status and meaning for the caller. */
export type RefusalDeclaration = {
  code: string
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503
  means: string
}

export type EndpointDeclaration = {
  summary: string
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The shape of a 200 answer; callers treat one without `success: true` as a failure. `binary` for files. */
  answer: z.ZodType<{ success: true }> | 'binary'
  refusals: readonly RefusalDeclaration[]
}

/** Declares an endpoint's shapes. Its route (method, path, callers) has the same name in `routes.ts`. */
export const endpoint = <const D extends EndpointDeclaration>(declaration: D): D => declaration

export type EndpointTable = { [N in RouteName]: EndpointDeclaration }
