import type { PlainRequest } from './api.ts'

/** Sends a JSON request to the API at the same origin. Throws if there is no answer. */
export async function sendRequest(
  request: PlainRequest,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const query = new URLSearchParams(request.query).toString()
  const response = await fetch(query ? `${request.path}?${query}` : request.path, {
    method: request.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  })
  return { status: response.status, text: await response.text() }
}
