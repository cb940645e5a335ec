import { onTestFinished, vi } from 'vitest'

export type ApiRequest = { path: string; query: URLSearchParams; body: unknown }
export type ApiAnswer = { status?: number; body: object }

/**
 * Answers the page's calls by method and path until the test ends: `{ 'GET /api/search-config': () => ({ body }) }`. Other
 * calls fail as if offline. Returns the recorded calls in order.
 */
export function fakeApi(
  answers: Readonly<Record<string, (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>>>,
): string[] {
  const asked: string[] = []
  const network = globalThis.fetch
  const fake = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!url.pathname.startsWith('/api/')) return network(input, init)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    asked.push(call + url.search)
    const answer = answers[call]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, body } = await answer({
      path: url.pathname,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    return Response.json({ success: status < 400, ...body }, { status })
  })
  onTestFinished(() => fake.mockRestore())
  return asked
}
