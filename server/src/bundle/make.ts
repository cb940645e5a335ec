import { makeBundle } from './make-bundle.ts'

// In a process of its own: the server would keep the bundler's memory.
await makeBundle()
