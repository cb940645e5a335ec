import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { routes } from '@upchar/contract/routes'
import { requestOf, resultOf, type ApiCall, type ApiResult } from '@upchar/web/api'
import { buildStorefront } from '@upchar/storefront/build'
import { chromiumArguments, ensureChromium } from '../tools/chromium.ts'
import { loadPaths } from './load.ts'
import { withCpu } from './processes.ts'
import type { Scenarios } from './scenarios.ts'

type Rendered = { status: number; html: string }
type Render = (request: {
  url: string
  api: ApiCall
  customer: null
  shell: unknown
  assets: () => string
  onError: (error: unknown) => void
}) => Promise<Rendered>
type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] }

/** Caches the shop's answers, so that rendering is timed, not the API. */
function recordedApi(origin: string): ApiCall {
  const answers = new Map<string, ApiResult<unknown>>()
  return async (name, input) => {
    const request = requestOf(routes[name], input)
    const key = JSON.stringify([request.method, request.path, request.query, request.body])
    const known = answers.get(key)
    if (known !== undefined) return known as Awaited<ReturnType<ApiCall>> as never
    const query = new URLSearchParams(request.query).toString()
    const reply = await fetch(`${origin}${request.path}?${query}`, {
      method: request.method,
      headers: { 'content-type': 'application/json' },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    })
    const result = resultOf<unknown>(reply.status, await reply.text())
    answers.set(key, result)
    return result as never
  }
}

/** The page's elements without components, router or data: the minimum for React to render. */
async function bareTree(html: string): Promise<Tree> {
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? '',
    args: chromiumArguments,
  })
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await page.setContent(
      html.replace(/<script[^>]*src=[^>]*><\/script>/g, '').replace(/<link[^>]*>/g, ''),
    )
    return (await page.evaluate(() => {
      const read = (node: Node): unknown => {
        if (node instanceof Element) {
          return {
            tag: node.tagName.toLowerCase(),
            attributes: Object.fromEntries([...node.attributes].map((a) => [a.name, a.value])),
            children: [...node.childNodes].map(read).filter((c) => c !== null),
          }
        }
        return node.nodeType === Node.TEXT_NODE ? node.textContent : null
      }
      const root = document.querySelector('#root')
      return root === null ? 'empty' : read(root)
    })) as Tree
  } finally {
    await browser.close()
  }
}

const reactName: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  viewbox: 'viewBox',
  value: 'defaultValue',
  checked: 'defaultChecked',
}

function toElement(tree: Tree, key: number): ReactNode {
  if (typeof tree === 'string') return tree
  const { style: _, ...attributes } = tree.attributes
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      reactName[name] ?? name,
      value === '' && !['alt', 'class', 'value'].includes(name) ? true : value,
    ]),
  )
  return createElement(
    tree.tag,
    { key, ...props },
    ...(tree.children.length > 0 ? tree.children.map(toElement) : []),
  )
}

async function ratePerSecond(
  work: () => Promise<unknown> | unknown,
  seconds: number,
): Promise<number> {
  for (let i = 0; i < 20; i++) await work()
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  let count = 0
  while (performance.now() < end) {
    await work()
    count++
  }
  return count / ((performance.now() - began) / 1000)
}

const verdict = (value: number, bar: number) => (value >= bar ? ' ✓' : ` ✗ (≥ ${bar})`)

type Draw = () => Promise<Rendered>

/** The storefront's renderer for one page, with the API's answers cached. */
async function rendererOf(origin: string, url: string): Promise<Draw> {
  const bundle = path.resolve(await buildStorefront(), '../server/entry-server.js')
  const { render }: { render: Render } = await import(pathToFileURL(bundle).href)
  const api = recordedApi(origin)
  const config = await api('getUserConfig', { body: {} })
  if (!config.ok) throw new Error('the shop does not answer')
  const shell = {
    pincode: '110001',
    flags: config.data.config,
    contact: config.data.contact,
    origin,
    indexable: false,
  }
  return () =>
    render({
      url,
      api,
      customer: null,
      shell,
      assets: () => '',
      onError: (error) => {
        throw error
      },
    })
}

/** Alternates between both in three rounds, because the machine's speed drifts. */
async function timeRendering(draw: Draw, bare: () => string, seconds: number) {
  const rates = { page: 0, bare: 0 }
  let cpuMs = 0
  for (let round = 0; round < 3; round++) {
    const { result, cpu } = await withCpu(
      () => [process.pid],
      () => ratePerSecond(draw, seconds / 3),
    )
    rates.page += result / 3
    cpuMs += (cpu * 1000) / (result * seconds)
    rates.bare += (await ratePerSecond(bare, seconds / 3)) / 3
  }
  return { ...rates, cpuMs }
}

async function timePageCache(origin: string, pid: number, url: string, seconds: number) {
  const { result: load, cpu } = await withCpu(
    () => [pid],
    () =>
      loadPaths(origin, [url], {
        seconds,
        connections: 16,
        headers: { 'accept-encoding': 'br' },
      }),
  )
  return { load, cpuMs: (cpu * 1000) / Math.max(load.requests, 1) }
}

/** A listing page: rendering compared with bare React, and the page cache compared with rendering. */
export async function comparePages(
  { origin, pid }: { origin: string; pid: number },
  scenarios: Scenarios,
  seconds: number,
): Promise<void> {
  const url = decodeURIComponent(scenarios.listing[0] ?? '').replace(/^.*category=/, '/categories/')
  const draw = await rendererOf(origin, url)
  const page = await draw()
  if (page.status !== 200) throw new Error(`${url} renders as ${page.status}`)
  const tree = await bareTree(page.html)
  const rendered = await timeRendering(draw, () => renderToString(toElement(tree, 0)), seconds)
  const cached = await timePageCache(origin, pid, url, seconds)
  const ofBare = rendered.page / rendered.bare
  const ofRendered = cached.load.rate / rendered.page
  process.stdout.write(
    [
      `\nListing page ${url}, ${(page.html.length / 1000).toFixed(0)} kB:`,
      `  rendered each time ${rendered.page.toFixed(0)}/s, bare React for the same elements ${rendered.bare.toFixed(0)}/s: ${ofBare.toFixed(2)}${verdict(ofBare, 0.5)}`,
      `  from the page cache over HTTP ${cached.load.rate.toFixed(0)}/s, ${cached.load.failures} failed: ${ofRendered.toFixed(1)} × rendering alone in the process${verdict(ofRendered, 30)}`,
      `  CPU time: ${rendered.cpuMs.toFixed(2)} ms to render, ${cached.cpuMs.toFixed(3)} ms to send from the cache, compressed: ${(rendered.cpuMs / cached.cpuMs).toFixed(1)} ×\n`,
    ].join('\n'),
  )
}
