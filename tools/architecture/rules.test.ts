import { describe, expect, it } from 'vitest'
import { parseImports, type Import } from './imports.ts'
import type { Surface } from './module-map.ts'
import { fileCycles, homeless, offences, roomCycles, rulesOf, unusedEdges } from './rules.ts'

const shop: Surface = {
  folder: 'shop/src',
  layers: [
    { name: 'app', folders: ['.'] },
    {
      name: 'modules',
      folders: ['modules/*'],
      face: 'index.ts',
      doors: { 'tables.ts': ['**/tables.ts'] },
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
const broken = (from: string, to: string, surface = shop) =>
  offences([imported(from, to)], rulesOf({ shop: surface }))

describe('rules of the module map', () => {
  it('name file and line of an import against the map and say what to do instead', () => {
    expect(broken('modules/prices/rates.ts', 'modules/cart/index.ts')).toEqual([
      'shop/src/modules/prices/rates.ts:3: prices may not import cart (shop/src/modules/cart/index.ts): put what spans both into a layer above, or add the edge to tools/module-map.json with a reason in the commit',
    ])
    expect(broken('platform/db.ts', 'modules/cart/index.ts')).toEqual([
      'shop/src/platform/db.ts:3: platform may not import cart (shop/src/modules/cart/index.ts): modules is a layer above platform; pass the thing in, or move it down',
    ])
    expect(broken('app.ts', 'modules/cart/rules.ts')).toEqual([
      'shop/src/app.ts:3: reaches into cart (shop/src/modules/cart/rules.ts); import its index.ts, and export there what is missing',
    ])
    expect(broken('modules/prices/tables.ts', 'modules/cart/tables.ts')).toEqual([
      'shop/src/modules/prices/tables.ts:3: tables of prices may not refer to tables of cart: turn the foreign key round, or add it to "keys" of tools/module-map.json',
    ])
  })

  it('let pass what the map allows, and tests', () => {
    expect(broken('modules/cart/add.ts', 'modules/prices/index.ts')).toEqual([])
    expect(broken('modules/cart/tables.ts', 'modules/prices/tables.ts')).toEqual([])
    expect(broken('modules/cart/add.ts', 'platform/db.ts')).toEqual([])
    expect(broken('modules/prices/rates.test.ts', 'modules/cart/rules.ts')).toEqual([])
    const known = { ...shop, known: { arrows: ['prices -> cart'] } }
    expect(broken('modules/prices/rates.ts', 'modules/cart/index.ts', known)).toEqual([])
  })

  it('let import() pass a face where a layer says so, along the edges of the map only', () => {
    const lazy = { ...shop, layers: shop.layers.map((layer) => ({ ...layer, lazy: true })) }
    const dynamic = (from: string, to: string, surface: Surface) =>
      offences([{ ...imported(from, to), dynamic: true }], rulesOf({ shop: surface }))
    expect(dynamic('modules/cart/add.ts', 'modules/prices/table.ts', lazy)).toEqual([])
    expect(dynamic('modules/cart/add.ts', 'modules/prices/table.ts', shop)).toHaveLength(1)
    expect(broken('modules/cart/add.ts', 'modules/prices/table.ts', lazy)).toHaveLength(1)
    expect(dynamic('modules/prices/rates.ts', 'modules/cart/add.ts', lazy)).toHaveLength(1)
    const [found] = parseImports('tools/x.ts', "const a = await import('./a.ts')")
    expect(found?.dynamic).toBe(true)
  })

  it('find edges, foreign keys and known arrows that nothing uses', () => {
    const known = { ...shop, known: { arrows: ['prices -> cart'] } }
    const use = imported('modules/cart/add.ts', 'modules/prices/index.ts')
    const key = imported('modules/cart/tables.ts', 'modules/prices/tables.ts')
    const say = (arrow: string) => `tools/module-map.json: nothing uses ${arrow}; take it out`
    expect(unusedEdges(shop, [use, key])).toEqual([])
    expect(unusedEdges(shop, [key])).toEqual([say('cart -> prices')])
    expect(unusedEdges(shop, [use])).toEqual([say('cart -> prices')])
    expect(unusedEdges(known, [use, key])).toEqual([say('prices -> cart')])
    const fromTest = imported('modules/cart/add.test.ts', 'modules/prices/index.ts')
    expect(unusedEdges(shop, [fromTest, key])).toEqual([say('cart -> prices')])
  })

  it('find cycles among rooms and among files, and files in no room', () => {
    expect(roomCycles({ edges: { a: ['b'] }, keys: { b: ['a'] } })).toEqual(['a -> b -> a'])
    const circle = [
      imported('modules/cart/a.ts', 'modules/cart/b.ts', 1),
      imported('modules/cart/b.ts', 'modules/cart/a.ts', 2),
    ]
    expect(fileCycles(circle, { shop })).toEqual([
      '2 files import one another in a cycle; move what both sides need into a file of its own:\n' +
        '  shop/src/modules/cart/a.ts:1 imports shop/src/modules/cart/b.ts\n' +
        '  shop/src/modules/cart/b.ts:2 imports shop/src/modules/cart/a.ts',
    ])
    expect(fileCycles(circle, { shop: { ...shop, known: { filesInCycles: 1 } } })).toHaveLength(1)
    expect(fileCycles(circle, { shop: { ...shop, known: { filesInCycles: 2 } } })).toEqual([])
    expect(homeless(shop, ['shop/src/odd/a.ts', 'shop/src/app.ts'])).toEqual([
      'shop/src/odd/a.ts: in no room; move it, or add its folder to a layer in tools/module-map.json',
    ])
  })

  it('keep apps from what stands above them, and the testkit for tests', () => {
    const i = (from: string, to: string) => offences([{ from, line: 1, to, typeOnly: false }])
    expect(i('apps/api/src/flows/crash.test.ts', 'bench/buyer.ts')).toEqual([
      'apps/api/src/flows/crash.test.ts:1: imports bench/buyer.ts; an app knows nothing above it: tests take it from packages/testkit',
    ])
    expect(i('apps/api/src/jobs.ts', 'packages/testkit/src/world.ts')).toEqual([
      'apps/api/src/jobs.ts:1: imports packages/testkit/src/world.ts; the testkit is for tests only',
    ])
  })

  it('see every form of import, and none in comments and texts', () => {
    const text = `import type { A } from './a.ts'
// import './comment.ts'
import { b } from
  './b.ts'
export * from './c.ts'
export type { D } from './d.ts'
const said = "import './text.ts'"
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
