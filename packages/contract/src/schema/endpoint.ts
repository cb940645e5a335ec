import type { z } from 'zod'
import type { RouteName } from '../routes.ts'

/** A refusal an endpoint may answer with: its code, its HTTP status and what it means to the caller. */
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
  /** What a 200 carries; without `success: true` a caller takes it for a failure. `binary` for files. */
  answer: z.ZodType<{ success: true }> | 'binary'
  refusals: readonly RefusalDeclaration[]
}

/** Declares an endpoint's shapes. The route (method, path, callers) stands in `routes.ts` under the same name. */
export const endpoint = <const D extends EndpointDeclaration>(declaration: D): D => declaration

export type EndpointTable = { [N in RouteName]: EndpointDeclaration }
