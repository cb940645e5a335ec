import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { builtStorefront } from '@upchar/storefront/build'

let manifest: Record<string, { file: string }> | undefined

function readBuild(): Record<string, { file: string }> {
  const folder = builtStorefront()
  if (folder === undefined) throw new Error('the shop that runs has built its pages')
  return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
}

/** The path of the file that a source of the storefront was built into; its name tells nothing. */
export function assetOf(source: `src/${string}`): string {
  const file = (manifest ??= readBuild())[source]?.file
  if (file === undefined) throw new Error(`${source} has no file of its own`)
  return `/${file}`
}

/** Waits until the page has loaded a source that it doesn't begin with. */
export const sourceLoaded = (page: Page, source: `src/${string}`) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    assetOf(source),
  )
