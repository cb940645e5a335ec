import { describe, expect, it } from 'vitest'
import { parseImports, type Import } from './imports.ts'
import type { Surface } from './module-map.ts'
import { fileCycles, unmappedFiles, violations, unitCycles, rulesOf, unusedEdges } from './rules.ts'

const shop: Surface = {
  folder: 'shop/src',
  layers: [
    { name: 'app', folders: ['.'] },
    {
      name: 'modules',
      folders: ['modules/*'],
      entry: 'index.ts',
      exposed: { 'tables.ts': ['**/tables.ts'] },
    },
    { name: 'platform', folders: ['platform'] },
  ],
  edges: { cart: ['prices'] },
  keys: { cart: ['prices'] },
}
const imported = (from: string, to: string, line = 3): Import => ({
  from: `shop/src/${from}`,
  line,
  to: `shop/src/${to}`,
  typeOnly: false,
})
const check = (from: string, to: string, surface = shop) =>
  violations([imported(from, to)], rulesOf({ shop: surface }))

describe('rules of the module map', () => {
  it('name the file and line of a forbidden import and say what to do instead', () => {
    expect(check('modules/prices/rates.ts', 'modules/cart/index.ts')).toEqual([
      'shop/src/modules/prices/rates.ts:3: prices may not import cart (shop/src/modules/cart/index.ts): ' +
        'move code that needs both to a higher layer, or add the edge to tools/module-map.json with a reason in the commit',
    ])
    expect(check('platform/db.ts', 'modules/cart/index.ts')).toEqual([
      'shop/src/platform/db.ts:3: platform may not import cart (shop/src/modules/cart/index.ts): ' +
        'modules is a layer above platform; pass it as a parameter, or move it down',
    ])
    expect(check('app.ts', 'modules/cart/rules.ts')).toEqual([
      'shop/src/app.ts:3: imports internals of cart (shop/src/modules/cart/rules.ts); ' +
        'import its index.ts, and add missing exports there',
    ])
    expect(check('modules/prices/tables.ts', 'modules/cart/tables.ts')).toEqual([
      'shop/src/modules/prices/tables.ts:3: tables of prices may not reference tables of cart: ' +
        'reverse the foreign key, or add it to "keys" of tools/module-map.json',
    ])
  })

  it('allow the edges of the map, and imports by tests', () => {
    expect(check('modules/cart/add.ts', 'modules/prices/index.ts')).toEqual([])
    expect(check('modules/cart/tables.ts', 'modules/prices/tables.ts')).toEqual([])
    expect(check('modules/cart/add.ts', 'platform/db.ts')).toEqual([])
    expect(check('modules/prices/rates.test.ts', 'modules/cart/rules.ts')).toEqual([])
    const known = { ...shop, known: { arrows: ['prices -> cart'] } }
    expect(check('modules/prices/rates.ts', 'modules/cart/index.ts', known)).toEqual([])
  })

  it('let import() bypass the entry in a code-split layer, but only along the edges of the map', () => {
    const codeSplit = {
      ...shop,
      layers: shop.layers.map((layer) => ({ ...layer, codeSplit: true })),
    }
    const dynamic = (from: string, to: string, surface: Surface) =>
      violations([{ ...imported(from, to), dynamic: true }], rulesOf({ shop: surface }))
    expect(dynamic('modules/cart/add.ts', 'modules/prices/table.ts', codeSplit)).toEqual([])
    expect(dynamic('modules/cart/add.ts', 'modules/prices/table.ts', shop)).toHaveLength(1)
    expect(check('modules/cart/add.ts', 'modules/prices/table.ts', codeSplit)).toHaveLength(1)
    expect(dynamic('modules/prices/rates.ts', 'modules/cart/add.ts', codeSplit)).toHaveLength(1)
    const [found] = parseImports('tools/x.ts', "const a = await import('./a.ts')")
    expect(found?.dynamic).toBe(true)
  })

  it('find unused edges, foreign keys and known arrows', () => {
    const known = { ...shop, known: { arrows: ['prices -> cart'] } }
    const use = imported('modules/cart/add.ts', 'modules/prices/index.ts')
    const key = imported('modules/cart/tables.ts', 'modules/prices/tables.ts')
    const say = (arrow: string) => `tools/module-map.json: nothing uses ${arrow}; remove it`
    expect(unusedEdges(shop, [use, key])).toEqual([])
    expect(unusedEdges(shop, [key])).toEqual([say('cart -> prices')])
    expect(unusedEdges(shop, [use])).toEqual([say('cart -> prices')])
    expect(unusedEdges(known, [use, key])).toEqual([say('prices -> cart')])
    const fromTest = imported('modules/cart/add.test.ts', 'modules/prices/index.ts')
    expect(unusedEdges(shop, [fromTest, key])).toEqual([say('cart -> prices')])
  })

  it('find cycles among units and among files, and unmapped files', () => {
    expect(unitCycles({ edges: { a: ['b'] }, keys: { b: ['a'] } })).toEqual(['a -> b -> a'])
    const cycle = [
      imported('modules/cart/a.ts', 'modules/cart/b.ts', 1),
      imported('modules/cart/b.ts', 'modules/cart/a.ts', 2),
    ]
    expect(fileCycles(cycle, { shop })).toEqual([
      '2 files import each other in a cycle; move their shared code to a separate file:\n' +
        '  shop/src/modules/cart/a.ts:1 imports shop/src/modules/cart/b.ts\n' +
        '  shop/src/modules/cart/b.ts:2 imports shop/src/modules/cart/a.ts',
    ])
    expect(fileCycles(cycle, { shop: { ...shop, known: { filesInCycles: 1 } } })).toHaveLength(1)
    expect(fileCycles(cycle, { shop: { ...shop, known: { filesInCycles: 2 } } })).toEqual([])
    expect(unmappedFiles(shop, ['shop/src/odd/a.ts', 'shop/src/app.ts'])).toEqual([
      'shop/src/odd/a.ts: belongs to no unit; move it, or add its folder to a layer in tools/module-map.json',
    ])
  })

  it('keep apps from importing higher packages, and the testkit for tests', () => {
    const i = (from: string, to: string) => violations([{ from, line: 1, to, typeOnly: false }])
    expect(i('apps/api/src/flows/crash.test.ts', 'bench/buyer.ts')).toEqual([
      'apps/api/src/flows/crash.test.ts:1: imports bench/buyer.ts; ' +
        'apps must not import it: tests use packages/testkit instead',
    ])
    expect(i('apps/api/src/jobs.ts', 'packages/testkit/src/world.ts')).toEqual([
      'apps/api/src/jobs.ts:1: imports packages/testkit/src/world.ts; only tests may import the testkit',
    ])
  })

  it('detect every form of import, and none in comments and strings', () => {
    const text = `import type { A } from './a.ts'
// import './comment.ts'
import { b } from
  './b.ts'
export * from './c.ts'
export type { D } from './d.ts'
const text = "import './text.ts'"
const e = await import('./e.ts')
type F = import('./f.ts').F
`
    const found = parseImports('tools/x.ts', text)
    expect(found.map(({ to, line, typeOnly }) => [to, line, typeOnly]).toSorted()).toEqual([
      ['tools/a.ts', 1, true],
      ['tools/b.ts', 3, false],
      ['tools/c.ts', 5, false],
      ['tools/d.ts', 6, true],
      ['tools/e.ts', 8, false],
      ['tools/f.ts', 9, true],
    ])
  })
})
