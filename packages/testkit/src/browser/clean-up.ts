import { afterEach } from 'vitest'
import { removeShown } from './show.tsx'

// Test files share modules, so each registers this.
afterEach(removeShown)
