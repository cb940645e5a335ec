import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ByteStore } from './port.ts'

/** By then no writer is still at work on it. */
const partHours = 24
const idShape = /^[0-9a-f-]{8,60}$/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder, sharded by the first two characters of their id and readable by this user only. */
export function diskStore(root: string): ByteStore {
  const fileOf = (id: string): string => {
    // Ids are generated here; any other text must not choose a path.
    if (!idShape.test(id)) throw new Error('not a file id')
    return path.join(root, id.slice(0, 2), id)
  }
  return {
    put: async (id, bytes) => {
      const file = fileOf(id)
      const folder = path.dirname(file)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Write to a temporary file, fsync, rename: a crash leaves no partial file under the real
      // name.
      const aside = `${file}.${randomBytes(6).toString('hex')}.part`
      const handle = await open(aside, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(aside, file)
      await syncFolder(folder)
    },
    get: (id) =>
      readFile(fileOf(id)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    remove: (id) => rm(fileOf(id), { force: true }),
    list: async function* () {
      const folders = await readdir(root).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const folder of folders.filter((name) => /^[0-9a-f-]{2}$/.test(name))) {
        for (const name of await readdir(path.join(root, folder))) {
          const file = path.join(root, folder, name)
          const found = await stat(file).catch(() => undefined)
          if (found === undefined) continue
          if (idShape.test(name)) yield { id: name, at: found.mtime }
          // A partial file that a crash left behind.
          else if (name.endsWith('.part') && Date.now() - found.mtimeMs > partHours * 3_600_000)
            await rm(file, { force: true })
        }
      }
    },
  }
}
