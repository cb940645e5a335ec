import { afterEach } from 'vitest'
import { removeShown } from './show.tsx'

// Files of a run share their modules, so each registers this for itself.
afterEach(removeShown)
