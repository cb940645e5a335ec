import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx', target: 'node20', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
    : { outDir: 'dist/client', emptyOutDir: true, manifest: 'manifest.json', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false }, target: 'baseline-widely-available', rolldownOptions: { input: 'src/entry-client.tsx' } },
  // One file with everything in it: React must be the production one whatever NODE_ENV says at run time.
  ...(isSsrBuild ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
