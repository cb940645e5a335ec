import { Agent, get } from 'node:http'
import autocannon from 'autocannon'

export type Load = { rate: number; p50: number; p99: number; failures: number; requests: number }

type LoadOptions = { seconds: number; connections: number; headers?: Record<string, string> }

/** Sends GETs to the paths in turn for some seconds. */
export const loadPaths = (
  origin: string,
  paths: readonly string[],
  options: LoadOptions,
): Promise<Load> =>
  loadRequests(
    origin,
    paths.map((path) => ({ method: 'GET', path })),
    options,
  )

/** Posts the bodies in turn for some seconds, each as a new visitor without cookies. */
export const loadPosts = (
  origin: string,
  path: string,
  bodies: readonly unknown[],
  options: LoadOptions,
): Promise<Load> =>
  loadRequests(
    origin,
    bodies.map((body) => ({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })),
    options,
  )

/** Reports failures, which invalidate a rate. */
async function loadRequests(
  origin: string,
  requests: autocannon.Request[],
  options: LoadOptions,
): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections: options.connections,
    duration: options.seconds,
    headers: options.headers ?? {},
    requests,
  })
  return {
    rate: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    requests: result.requests.total,
  }
}

/** Repeats a multi-step task with concurrent buyers for some seconds; one that throws counts as failed. */
export async function loadTasks(
  errand: (buyer: number, turn: number) => Promise<void>,
  options: { seconds: number; buyers: number },
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  const end = performance.now() + options.seconds * 1000
  const began = performance.now()
  await Promise.all(
    Array.from({ length: options.buyers }, async (_, buyer) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const start = performance.now()
        try {
          await errand(buyer, turn)
          times.push(performance.now() - start)
        } catch (error) {
          if (failures++ === 0)
            process.stderr.write(
              `  first failure: ${error instanceof Error ? error.message : String(error)}\n`,
            )
        }
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failures,
    requests: times.length,
  }
}

/** The same with low concurrency and microsecond timing, to compare the work itself, not queueing. */
export async function timePaths(
  origin: string,
  paths: readonly string[],
  options: { seconds: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const fetchOnce = (path: string) =>
    new Promise<void>((resolve, reject) => {
      get(new URL(path, origin), { agent }, (reply) => {
        reply
          .resume()
          .on('end', () =>
            reply.statusCode === 200
              ? resolve()
              : reject(new Error(`${path} answered ${reply.statusCode}`)),
          )
      }).on('error', reject)
    })
  const load = await loadTasks(
    (buyer, turn) => fetchOnce(paths[(turn * options.connections + buyer) % paths.length] ?? '/'),
    { seconds: options.seconds, buyers: options.connections },
  )
  agent.destroy()
  return load
}
