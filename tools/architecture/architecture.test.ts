import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImports, root } from './imports.ts'
import { cyclesOf, drawModuleMap, modules, rules } from './rules.ts'

const imports = readImports('packages', 'apps', 'seed', 'server')

describe('architecture', () => {
  it('keeps every import within the module map and the direction of the layers', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(imports.flatMap((i) => rules.flatMap((rule) => rule(i) ?? []))).toEqual([])
  })

  it('has a module map without a cycle that names the modules there are', () => {
    expect(cyclesOf(modules)).toEqual([])
    const folders = readdirSync(path.join(root, 'apps/api/src/modules'))
    expect(folders.filter((name) => !(name in modules))).toEqual([])
  })

  it('lets a broken rule be seen', () => {
    const broken = {
      from: 'apps/api/src/modules/cart/add-item.ts',
      to: 'apps/api/src/modules/orders/store.ts',
      typeOnly: false,
    }
    expect(rules.flatMap((rule) => rule(broken) ?? [])).toHaveLength(1)
    const upwards = [
      { from: 'apps/api/src/flows/crash.test.ts', to: 'bench/buyer.ts', typeOnly: false },
      { from: 'apps/api/src/jobs.ts', to: 'packages/testkit/src/world', typeOnly: false },
    ]
    expect(upwards.map((i) => rules.flatMap((rule) => rule(i) ?? []).length)).toEqual([1, 2])
    expect(cyclesOf({ a: ['b'], b: ['a'] })).toContain('a -> b -> a')
  })

  it('keeps SQL out of everything but stores, loaders and the platform', () => {
    const mayHoldSql =
      /\/(store|tables|testing|refresh|rebuild|index-groups|import|export)[^/]*(\/|\.ts$)|\/store\/|\.test\.ts$|platform\//
    const offenders = globSync('apps/api/src/{modules,flows}/**/*.ts', { cwd: root })
      .filter((file) => !mayHoldSql.test(file))
      .filter((file) =>
        /from 'drizzle-orm'|\$client\.query/.test(readFileSync(path.join(root, file), 'utf8')),
      )
    expect(offenders).toEqual([])
  })

  it('draws the module map in ARCHITECTURE.md from the same data as the rule', () => {
    expect(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')).toContain(drawModuleMap())
  })

  it('uses raw colours in tokens and drawings only', () => {
    const files = globSync('{apps/storefront,apps/console,packages/ui}/src/**/*.{ts,tsx,css}', {
      cwd: root,
    }).filter((file) => !file.endsWith('tokens.css') && !file.includes('.test.'))
    const offenders = files.filter((file) =>
      /#[0-9a-fA-F]{6}\b|\brgba?\(|\bhsla?\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // theme-color is read by the browser, not by a style sheet: it can't be a token.
    expect(offenders.filter((file) => !file.endsWith('/head-markup.ts'))).toEqual([])
  })

  it('pins every dependency exactly', () => {
    const manifests = [
      'package.json',
      ...globSync('{packages,apps}/*/package.json', { cwd: root }),
      'seed/package.json',
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
