import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawModuleMap, drawn } from './draw.ts'
import { readImports, root, sourceFiles } from './imports.ts'
import { map } from './module-map.ts'
import {
  fileCycles,
  unmappedFiles,
  violations,
  unitCycles,
  unknownUnits,
  unusedEdges,
  unusedPackageEdges,
} from './rules.ts'

const folders = ['packages', 'apps', 'demo', 'server', 'bench', 'e2e', 'tools']
const imports = readImports(...folders)
const files = sourceFiles(...folders)
const surfaces = Object.entries(map.surfaces)

describe('architecture', () => {
  it('keeps every import within the module map and the direction of the layers', () => {
    expect(imports.length).toBeGreaterThan(5000)
    expect(violations(imports)).toEqual([])
    expect(unusedPackageEdges(imports)).toEqual([])
  })

  it.each(surfaces)(
    'has a map of %s without unused edges, cycles or unmapped files',
    (_, surface) => {
      expect(unusedEdges(surface, imports)).toEqual([])
      expect(unknownUnits(surface, files)).toEqual([])
      expect(unmappedFiles(surface, files)).toEqual([])
      expect(unitCycles(surface)).toEqual([])
    },
  )

  it('has no cycle among files, type-only and dynamic imports included', () => {
    expect(fileCycles(imports)).toEqual([])
  })

  it('allows SQL only in stores, loaders and the platform', () => {
    const mayHoldSql =
      /\/(store|tables|testing|refresh|rebuild|index-groups|import|export)[^/]*(\/|\.ts$)|\/store\/|\.test\.ts$|platform\//
    const offenders = globSync('apps/api/src/{modules,flows}/**/*.ts', { cwd: root })
      .filter((file) => !mayHoldSql.test(file))
      .filter((file) =>
        /platform\/db\/sql\.ts'|\$client\.query/.test(readFileSync(path.join(root, file), 'utf8')),
      )
    expect(offenders).toEqual([])
  })

  it('imports Drizzle in the platform only, as each import costs a start milliseconds', () => {
    const offenders = globSync('apps/api/src/**/*.ts', { cwd: root })
      .filter((file) => !file.includes('/platform/db/') && !file.endsWith('upgrade.test.ts'))
      .filter((file) => /from 'drizzle-orm/.test(readFileSync(path.join(root, file), 'utf8')))
    expect(offenders).toEqual([])
  })

  it.each(drawn)('shows the current map of %s in ARCHITECTURE.md', (surface) => {
    const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
    expect(text).toContain(drawModuleMap(surface))
  })

  it('uses raw colours only in tokens and drawings', () => {
    const files = globSync('{apps/storefront,apps/console,packages/ui}/src/**/*.{ts,tsx,css}', {
      cwd: root,
    }).filter((file) => !file.endsWith('tokens.css') && !file.includes('.test.'))
    const offenders = files.filter((file) =>
      /#[0-9a-fA-F]{6}\b|\brgba?\(|\bhsla?\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // The theme-color meta tag can't use a CSS token.
    expect(offenders.filter((file) => !file.endsWith('/head-markup.ts'))).toEqual([])
  })

  it('pins every dependency exactly', () => {
    const manifests = [
      'package.json',
      ...globSync('{packages,apps}/*/package.json', { cwd: root }),
      'demo/package.json',
      'server/package.json',
    ].filter((file) => existsSync(path.join(root, file)))
    const loose = manifests.flatMap((file) => {
      const manifest: {
        dependencies?: Record<string, string>
        devDependencies?: Record<string, string>
      } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
      return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
        .map(([name]) => `${file}: ${name}`)
    })
    expect(loose).toEqual([])
  })
})
