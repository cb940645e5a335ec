import { expect, it } from 'vitest'
import { readImports } from './imports.ts'
import { isTest } from './rules.ts'
import { workspaces } from './workspaces.ts'

it('the auditor shares nothing with the shop but the database driver', () => {
  const imports = readImports('packages/auditor').filter(({ from }) => !isTest(from))
  expect(imports.length).toBeGreaterThan(20)
  const outside = imports.filter(
    ({ to }) => !to.startsWith('node:') && !to.startsWith('packages/auditor/'),
  )
  expect([...new Set(outside.map(({ to }) => to))]).toEqual(['pg'])
  const auditor = workspaces.find(({ folder }) => folder === 'packages/auditor')
  expect(Object.keys(auditor?.manifest.dependencies ?? {})).toEqual(['pg'])
})
