import { registerHooks } from 'node:module'

/**
 * Preloaded by `node-options.json`. For each module that it resolves, Node looks for the file, follows links and parses the nearest
 * `package.json` again, and that of drizzle-orm lists 180 kB of `exports`. Our own modules and drizzle-orm's import each other
 * by relative paths with an extension, and all of them are ES modules, so nothing has to be looked up: two fifths of a start's imports.
 */
const formats: Readonly<Record<string, string>> = {
  '.ts': 'module-typescript',
  '.js': 'module',
}
const ours = new URL('../../', import.meta.url).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || parentURL === undefined)
      return nextResolve(specifier, context)
    const isOurs = parentURL.startsWith(ours) && !parentURL.includes('/node_modules/')
    if (!isOurs && !parentURL.includes('/node_modules/drizzle-orm/'))
      return nextResolve(specifier, context)
    const format = formats[specifier.slice(specifier.lastIndexOf('.'))]
    if (format === undefined) return nextResolve(specifier, context)
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
  },
})
