import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin, Rolldown } from 'vite'

type CodeSplittingGroup = Rolldown.CodeSplittingGroup

// Few files that compress well: two for what every page needs (libraries change rarely, ours
// often), the rest by who needs it.
const chunkGroups: CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
  { name: 'base', tags: ['$initial'], priority: 2 },
  // Imported by what renders menu and footer, which only the server does: the first scripts don't
  // need it.
  { name: 'departments', test: /kernel\/src\/business-categories/, priority: 4 },
  // Not with the cards, or every page with a price would load these too.
  {
    name: 'base',
    test: /ui\/src\/(badge|price|breadcrumbs)|pictures\/variant-slug|kit\/(hydrate-on-interaction|lazy)|kernel\/src\/(money|unbroken)|product\/rights\/(use-my-buying|rights-store)|page\/(loaders|use-page-data)/,
    priority: 3,
  },
  // Alone, or the cart and others would load the cards for it.
  { name: 'skeleton', test: /ui\/src\/skeleton/, priority: 3 },
  {
    name: 'catalogue',
    test: /features\/(product\/rating|product\/card\/(product-card|card-grid|card-state|lazy-buy)|pictures\/product-picture)/,
    priority: 2,
  },
  // What whole groups of pages share: as `shared` it would be a file for each set of pages, dozens of them for cart and checkout.
  {
    name: 'field',
    test: /ui\/src\/(field|icons\/(alert|chevron-down))\.|web\/src\/failure-text|shell\/browser-storage|icons\/(circle-alert|chevron-down)\.mjs/,
    priority: 2,
  },
  {
    name: 'sending',
    test: /ui\/src\/(error-summary|form\/(problems|use-problems|use-submission))/,
    priority: 2,
  },
  {
    name: 'form',
    test: /ui\/src\/(form-section|field-pair|form\/use-error-title)|kernel\/src\/(pincode-problem|validate|text-line)\./,
    priority: 2,
  },
  {
    name: 'quantity',
    test: /ui\/src\/quantity-stepper|icons\/(plus|minus|trash)\.|kernel\/src\/cart-cap\./,
    priority: 2,
  },
  {
    name: 'bought',
    test: /features\/(cart\/(cart-words|amount-lines)|pictures\/variant-picture)/,
    priority: 2,
  },
  {
    name: 'buying',
    test: /features\/cart\/(cart-notes|cart-states|tax-lines)|ui\/src\/disclosure|page\/search-form/,
    priority: 2,
  },
  {
    name: 'checkout',
    test: /features\/(checkout\/(guest-form|checkout-attempt|fields)|address\/(state-choice|place-to-fill|selection))|shell\/(kept-guest-form|visitor\/pincode-alert)/,
    priority: 2,
  },
  // Alone, or pages that need nothing else of a group would load it for them.
  { name: 'states', test: /kernel\/src\/states\./, priority: 4 },
  { name: 'supply', test: /kernel\/src\/(gstin|special-supply)\./, priority: 3 },
  { name: 'words', test: /kernel\/src\/cart-words\./, priority: 3 },
  {
    name: 'promises',
    test: /icons\/(truck|receipt|receipt-text|shield|shield-check)\./,
    priority: 3,
  },
  { name: 'info', test: /icons\/info\./, priority: 3 },
  { name: 'clock', test: /icons\/clock\./, priority: 3 },
  { name: 'empty', test: /ui\/src\/empty-card/, priority: 3 },
  { name: 'dates', test: /kernel\/src\/dates\./, priority: 3 },
  { name: 'shared', entriesAware: true, minShareCount: 2, priority: 1 },
]

// Every page's first scripts name every file that they may load: a name costs more bytes there than it tells, and hashes don't
// compress. Seven characters are the fewest that the build allows; the manifest says which source a file is of.
const chunkFileNames = 'assets/[hash:7].js'

// Only the server reads which file a route's screen is in, to preload it; every page of the browser carries all routes.
const withoutScreens: Plugin = {
  name: 'without-screens',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    /\/app\/routes\/.*routes?\.tsx?$/.test(id)
      ? { code: code.replaceAll(/\bscreen: (['`])src\/.*?\1,?/g, ''), map: null }
      : null,
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [...(isSsrBuild ? [] : [withoutScreens]), react(), tailwindcss()],
  // React has had this hook since 18: the shim for older ones would cost every page 0.25 kB.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { postcss: {} },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/entry-server.tsx',
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: false,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { chunkFileNames, codeSplitting: { groups: chunkGroups } },
        },
      },
  // One file with everything in it: React must be the production one whatever NODE_ENV says at run time.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}))
