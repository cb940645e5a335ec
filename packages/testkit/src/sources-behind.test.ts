import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesBehind } from './sources-behind.ts'

it('includes the loaders and what they use of a module, and nothing else of it', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const files = sourcesBehind(path.join(import.meta.dirname, 'fill-template.ts')).map((file) =>
    path.relative(root, file),
  )
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  expect(named(/\/refresh-read-models\.ts$|\/rebuild-index\.ts$|\/migrate\.ts$/)).toHaveLength(3)
  expect(named(/\/families\/[^/]+\.ts$/).length).toBeGreaterThan(10)
  expect(named(/modules\/(cart|orders|payments)\//)).toEqual([])
  // The loader of reference data uses this store; other files of the module must not invalidate the template.
  const ofKyc = named(/modules\/kyc\//).filter((file) => !file.endsWith('/tables.ts'))
  expect(ofKyc).toEqual(['apps/api/src/modules/kyc/store/reference.ts'])
})
