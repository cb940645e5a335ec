import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './architecture/imports.ts'

const libraries =
  /\bfrom '((?:@base-ui|@lucide|@tanstack|react|react-dom|zod|zustand|qrcode)(?:\/[^']+)?)'/g

/**
 * Every library that a part or a screen imports. Vite prepares them before the first component test: one that it met
 * during the run would come with a second copy of React.
 */
export function librariesOfParts(): string[] {
  const found = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
  const files = globSync(
    '{packages/{contract,ui,web,testkit/src/browser},apps/{storefront,console}}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    },
  )
  for (const file of files)
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(libraries))
      if (name !== undefined && !/server/.test(name)) found.add(name)
  return [...found].toSorted()
}
