import { registerHooks } from 'node:module'

/**
 * Preloaded by `node-options.json`. For each module that it resolves, Node parses the nearest `package.json` again, and that of
 * drizzle-orm lists 180 kB of `exports`: its 108 files cost a quarter of a start and 15 MiB. Their imports of each
 * other are relative paths with an extension, and all of them are ES modules, so nothing has to be looked up.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/'))
      return nextResolve(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
