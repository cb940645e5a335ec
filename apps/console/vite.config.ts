import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), tailwindcss()],
  css: { postcss: {} },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    // Libraries change rarely, ours often; screens load when they are opened.
    rolldownOptions: {
      // Staff's console and the sellers' portal: one kit, each with what its own first page needs.
      input: ['index.html', 'seller.html'].map((page) => path.join(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'base', tags: ['$initial'], entriesAware: true, priority: 2 },
            { name: 'shared', minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
