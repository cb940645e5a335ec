import { useRef } from 'react'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { routes } from '@upchar/contract/routes'
import type { RouteName } from '@upchar/contract/routes'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { requestOf, resultOf, unreachable } from '@upchar/web/api'
import type { ApiError, ApiResult, CallInput } from '@upchar/web/api'
import { sendRequest } from '@upchar/web/send-request'
import { noteCall, noteSignedOut } from './session-clock.ts'

/** Why a call failed: `refused` has the API's message for the user, `failed` is everything else. */
export class Problem extends Error {
  readonly kind: 'refused' | 'failed'
  readonly error: ApiError

  constructor(kind: 'refused' | 'failed', error: ApiError) {
    super(
      kind === 'refused'
        ? error.message
        : 'The server could not be reached. Check the connection and try again.',
    )
    this.kind = kind
    this.error = error
  }

  /** The messages by field name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(this.error.fields.map(({ field, message }) => [field, message]))
  }
}

/** Whether a problem is this refusal. */
export const isRefusal = (problem: unknown, ...codes: string[]): boolean =>
  problem instanceof Problem && codes.includes(problem.error.code)

type AskOptions = {
  /** A call by the page, not by a person: doesn't keep the session alive. */
  background?: boolean
}

const SIGNED_OUT = ['staff_not_signed_in', 'seller_not_signed_in']

let permissionsChanged: () => void = () => undefined
/** Called if the API refuses for lack of a permission: the member's role has changed. */
export const onPermissionsChanged = (listener: () => void): void => {
  permissionsChanged = listener
}

/** A file is sent as multipart form data; everything else as JSON. */
const isFile = (input: object): input is { file: File; params?: object } =>
  'file' in input && input.file instanceof File

async function sendFile(path: string, file: File): Promise<{ status: number; text: string }> {
  const form = new FormData()
  form.append('file', file)
  const response = await fetch(path, {
    method: 'POST',
    body: form,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  })
  return { status: response.status, text: await response.text() }
}

async function send<N extends RouteName>(
  name: N,
  input: object,
  { background = false }: AskOptions,
): Promise<Answer<N>> {
  let result: ApiResult<Answer<N>>
  try {
    const answer = await (isFile(input)
      ? sendFile(requestOf(routes[name], input).path, input.file)
      : sendRequest(requestOf(routes[name], input), background ? { 'x-background': '1' } : {}))
    result = resultOf<Answer<N>>(answer.status, answer.text)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    result = unreachable()
  }
  if (!result.ok && SIGNED_OUT.includes(result.error.code)) noteSignedOut('ended')
  else if (!background && (result.ok || result.error.status > 0)) noteCall()
  if (result.ok) return result.data
  if (result.error.code === 'permission_missing') permissionsChanged()
  throw new Problem(result.kind, result.error)
}

/** Calls an endpoint. Throws a {@link Problem}. */
export const ask = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: AskOptions = {},
): Promise<Answer<N>> => send(name, input, options)

/** Query options for an endpoint; the key begins with the endpoint's name. */
export const question = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options: AskOptions = {},
) =>
  queryOptions<Answer<N>, Problem, Answer<N>, QueryKey>({
    queryKey: [name, input],
    queryFn: ({ signal }) => send(name, { ...input, signal }, options),
  })

/**
 * A mutation that calls an endpoint. `mutate` does nothing while a call is under way: `isPending` renders later than the second press
 * of a double click.
 */
export function useCall<N extends RouteName>(
  name: N,
  options: Omit<UseMutationOptions<Answer<N>, Problem, CallInput<N>>, 'mutationFn'> = {},
) {
  const inFlight = useRef(false)
  const call = useMutation<Answer<N>, Problem, CallInput<N>>({
    ...options,
    mutationFn: (input) =>
      ask(name, input).finally(() => {
        inFlight.current = false
      }),
  })
  const mutate = (input: CallInput<N>): void => {
    if (inFlight.current) return
    inFlight.current = true
    call.mutate(input)
  }
  return { ...call, mutate }
}

/** Uploads a file to an endpoint that takes one. `params` are those of its path. */
export const useUpload = <N extends RouteName>(
  name: N,
  {
    params = {},
    ...options
  }: Omit<UseMutationOptions<Answer<N>, Problem, File>, 'mutationFn'> & {
    params?: Readonly<Record<string, string>>
  } = {},
) =>
  useMutation<Answer<N>, Problem, File>({
    ...options,
    mutationFn: (file) => send(name, { params, file }, {}),
  })
