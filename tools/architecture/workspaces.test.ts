import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseImports, readImports, root } from './imports.ts'
import {
  crossings,
  internalsInProduction,
  nodeResolves,
  privateAddresses,
  undeclared,
  unusedExports,
  versionConflicts,
  workspaces,
} from './workspaces.ts'

const imports = [
  ...readImports('packages', 'apps', 'demo', 'server', 'bench', 'e2e', 'tools'),
  ...globSync('*.ts', { cwd: root }).flatMap((file) =>
    parseImports(file, readFileSync(path.join(root, file), 'utf8')),
  ),
]

describe('workspaces', () => {
  it('declare every package they import, in one version', () => {
    expect(workspaces.length).toBeGreaterThan(10)
    expect(undeclared(imports)).toEqual([])
    expect(versionConflicts()).toEqual([])
  })

  it('export the files that others import and no more', () => {
    expect(unusedExports(imports)).toEqual([])
    const exported = workspaces.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).map(([name, file]) => ({
        found: nodeResolves(`${manifest.name}${name.slice(1)}`),
        file: `${folder}${file.slice(1)}`,
      })),
    )
    expect(exported.filter(({ found, file }) => found !== file)).toEqual([])
    expect(exported.filter(({ file }) => file.includes('*'))).toEqual([])
  })

  it('hide every other file from Node', () => {
    const addresses = privateAddresses()
    expect(addresses.length).toBeGreaterThan(3000)
    expect(addresses.filter((address) => nodeResolves(address) !== undefined)).toEqual([])
  })

  it('reach one another by name only, and internals of the API in tests and demo only', () => {
    expect(crossings(imports)).toEqual([])
    expect(internalsInProduction(imports)).toEqual([])
  })
})

describe('workspace rules', () => {
  const read = (from: string, text: string) => parseImports(from, text)

  it('say which declaration is missing and where to add it', () => {
    const place = 'packages/kernel/src/money.ts'
    expect(undeclared(read(place, "import { z } from 'zod'"))).toEqual([
      `${place}:1: imports zod; add it to dependencies of packages/kernel/package.json`,
    ])
    expect(undeclared(read(place, "import type { Z } from 'zod/v4'"))).toEqual([
      `${place}:1: imports zod; add it to devDependencies of packages/kernel/package.json`,
    ])
    expect(undeclared(read(place, "import { it } from 'vitest'"))).toHaveLength(1)
    expect(
      undeclared(read('packages/kernel/src/a.test.ts', "import { it } from 'vitest'")),
    ).toEqual([])
    expect(undeclared(read(place, "import path from 'node:path'"))).toEqual([])
  })

  it('find relative paths into other workspaces and internals in production code', () => {
    const across = "import { gst } from '../../../packages/kernel/src/gst.ts'"
    expect(crossings(read('apps/api/src/app.ts', across))).toHaveLength(1)
    expect(crossings(read('packages/kernel/src/money.ts', "import './gst.ts'"))).toEqual([])
    const inside = "import { makeId } from '@upchar/api/internals/platform/ids'"
    expect(internalsInProduction(read('server/src/main.ts', inside))).toHaveLength(1)
    expect(internalsInProduction(read('demo/src/fill.ts', inside))).toEqual([])
  })
})
