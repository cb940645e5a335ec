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
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
