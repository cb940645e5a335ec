import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

export type Import = {
  /** The importing file, relative to the repository's root. */
  from: string
  line: number
  /** One of our files relative to the root, or a package's name. */
  to: string
  /** As the file spells it. */
  specifier?: string
  /** Erased when the types are stripped: `import type`, `export type … from`, `import('…').Type`. */
  typeOnly: boolean
  /** `import('…')`, which makes its target a separate chunk. */
  dynamic?: boolean
}

const resolver = createRequire(path.join(root, 'package.json'))
const packages = new Map<string, string>()

/** Resolves our own packages as Node does, so that a file hidden by `exports` has no path. */
function resolvePackage(specifier: string): string {
  const known = packages.get(specifier)
  if (known !== undefined) return known
  let file: string
  try {
    file = path.relative(root, resolver.resolve(specifier))
  } catch {
    file = specifier
  }
  packages.set(specifier, file)
  return file
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier)
  return specifier.startsWith('@upchar/') ? resolvePackage(specifier) : specifier
}

/** Finds `import('./file.ts').Type`, which is in the syntax tree but not in the parser's list of modules. */
function importTypes(node: unknown, found: { specifier: string; start: number }[] = []) {
  if (Array.isArray(node)) for (const child of node) importTypes(child, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'TSImportType' && 'source' in node && 'start' in node) {
      const { source, start } = node
      if (typeof source === 'object' && source !== null && 'value' in source)
        found.push({ specifier: String(source.value), start: Number(start) })
    }
    for (const child of Object.values(node)) importTypes(child, found)
  }
  return found
}

export function parseImports(from: string, text: string): Import[] {
  const { module, program } = parse(from, text)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const statement = (start: number, specifier: string): Import => ({
    from,
    line: lineAt(start),
    to: resolve(from, specifier),
    specifier,
    typeOnly: /^(import|export)\s+type\b/.test(text.slice(start, start + 20)),
  })
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }): Import[] => {
    const literal = /^['"](.*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[1] === undefined
      ? []
      : [
          {
            from,
            line: lineAt(start),
            to: resolve(from, literal[1]),
            specifier: literal[1],
            typeOnly: false,
            dynamic: true,
          },
        ]
  })
  const types = text.includes('import(') ? importTypes(program) : []
  return [
    ...module.staticImports.map((i) => statement(i.start, i.moduleRequest.value)),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest
      return request ? [statement(start, request.value)] : []
    }),
    ...dynamic,
    ...types.map(({ specifier, start }): Import => ({
      from,
      line: lineAt(start),
      to: resolve(from, specifier),
      specifier,
      typeOnly: true,
    })),
  ]
}

function parse(from: string, text: string) {
  const result = parseSync(from, text)
  const [error] = result.errors
  if (error) throw new Error(`${from} does not parse: ${error.message}`)
  return result
}

/** Every import of every source file below the given folders, type-only and dynamic ones too. */
export function readImports(...folders: string[]): Import[] {
  return sourceFiles(...folders).flatMap((file) =>
    parseImports(file, readFileSync(path.join(root, file), 'utf8')),
  )
}

export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) => name.includes('node_modules') || name.includes('/dist'),
    }),
  )
}
