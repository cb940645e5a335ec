import { nextTask } from '../../kit/next-task.ts'
import { navigationStore } from '../../shell/page/navigation.ts'

const IDLE_AFTER_MS = 2500

/** One after the other: evaluated together they would hold up a slow phone. */
async function preload(): Promise<void> {
  for (const load of [
    () => import('../layout/page-skeletons.tsx'),
    () => import('../layout/modal-host.tsx'),
    () => import('../routes/listing/screen.tsx'),
    () => import('../routes/product/screen.tsx'),
  ]) {
    if ((await load().catch(() => null)) === null) return
    await nextTask()
  }
}

/**
 * When idle: shows the overlays and preloads what the next click is likely to need, unless the
 * visitor saves data. Returns the cleanup.
 */
export function preloadWhenIdle(): () => void {
  const timer = setTimeout(() => {
    navigationStore.setState({ atRest: true })
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    void preload()
  }, IDLE_AFTER_MS)
  return () => clearTimeout(timer)
}
