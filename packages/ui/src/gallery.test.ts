import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Gallery } from './gallery.ts'

const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.tsx'),
)
const load = async (file: string): Promise<Record<string, unknown>> =>
  import(path.join(import.meta.dirname, file))
const isGallery = (value: unknown): value is Gallery =>
  typeof value === 'object' && value !== null && 'parts' in value && 'states' in value

/** Components: capitalized functions and React's wrappers, but not contexts. */
const isPart = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && 'render' in value))

const galleries: Gallery[] = []
const parts: [string, string, unknown][] = []
for (const file of files) {
  const module = await load(file)
  if (!file.endsWith('.gallery.tsx'))
    for (const part of Object.entries(module).filter(isPart)) parts.push([file, ...part])
  else if (isGallery(module['gallery'])) galleries.push(module['gallery'])
}

describe('gallery', () => {
  const shown = new Set(galleries.flatMap(({ parts }) => Object.values(parts)))

  it('shows every exported part', () => {
    expect(parts.length).toBeGreaterThan(100)
    expect(
      parts.filter(([, , part]) => !shown.has(part)).map(([file, name]) => `${file}: ${name}`),
    ).toEqual([])
  })

  it('reads each story, which has a title of its own and at least one state', () => {
    expect(galleries).toHaveLength(files.filter((file) => file.endsWith('.gallery.tsx')).length)
    expect(new Set(galleries.map(({ title }) => title)).size).toBe(galleries.length)
    for (const { title, states } of galleries)
      expect(Object.keys(states).length, title).toBeGreaterThan(0)
  })
})
