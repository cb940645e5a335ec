import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFrames } from '@upchar/api/platform/text/source-frames'
import { fingerprint, isCurrent, root } from './bundle.ts'
import { makeBundle } from './make-bundle.ts'

const lineOf = (file: string, text: string): number => {
  const at = readFileSync(file, 'utf8').split('\n')
  return at.findIndex((line) => line.includes(text)) + 1
}

describe('the server’s bundle', () => {
  it('is made again once a source has changed or is gone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'upchar-bundle-'))
    const source = path.relative(root, path.join(folder, 'source.ts'))
    try {
      writeFileSync(path.join(folder, 'source.ts'), 'export const gstRate = 5')
      writeFileSync(
        path.join(folder, 'inputs.json'),
        JSON.stringify({ [source]: fingerprint(source) }),
      )
      expect(isCurrent(folder)).toBe(true)
      writeFileSync(path.join(folder, 'source.ts'), 'export const gstRate = 12')
      expect(isCurrent(folder)).toBe(false)
      rmSync(path.join(folder, 'source.ts'))
      expect(isCurrent(folder)).toBe(false)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is of our sources, and stacks name their files and lines', async () => {
    const main = await makeBundle()
    expect(await makeBundle()).toBe(main)
    const inputs: Record<string, string> = JSON.parse(
      readFileSync(path.join(path.dirname(main), 'inputs.json'), 'utf8'),
    )
    expect(Object.keys(inputs)).toContain('apps/api/src/modules/pricing/price-cart.ts')
    expect(Object.keys(inputs).filter((file) => file.includes('node_modules'))).toEqual([])

    const text = 'function explainFailure('
    const source = path.join(root, 'server/src/explain-failure.ts')
    const line = readFileSync(main, 'utf8')
      .split('\n')
      .at(lineOf(main, text) - 1)
    const column = line?.indexOf('explainFailure') ?? -1
    expect(
      sourceFrames(
        `at explainFailure (${pathToFileURL(main).href}:${lineOf(main, text)}:${column + 1})\nat node:net:1:1`,
      ),
    ).toContain(`at explainFailure (${source}:${lineOf(source, text)}:`)
  })

  it('leaves a frame whose map is gone as it is', () => {
    const frame = `at settle (${pathToFileURL(path.join(root, 'server/dist/gone/main.mjs')).href}:3:4)`
    expect(sourceFrames(frame)).toBe(frame)
  })
})
