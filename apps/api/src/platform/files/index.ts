import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { diskStore } from './disk.ts'
import type { ByteStore, Files } from './port.ts'
import { s3Store } from './s3.ts'
import { parseFileKeys, seal, unseal, type FileKeys } from './seal.ts'

export type { Files } from './port.ts'

/** A key generated once for this data folder, for development; production sets its own. */
function developmentKeys(dataDir: string): string {
  const file = path.join(dataDir, 'file-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const aside = `${file}.${process.pid}`
    writeFileSync(aside, `made-here:${randomBytes(32).toString('base64url')}`, { mode: 0o600 })
    try {
      // Linking is atomic and never overwrites: two processes may start together.
      linkSync(aside, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      rmSync(aside)
    }
  }
  return readFileSync(file, 'utf8').trim()
}

const sealed = (store: ByteStore, keys: FileKeys): Files => ({
  keyId: keys.current,
  write: (id, bytes) => store.put(id, seal(keys, id, bytes)),
  read: async (id) => {
    const bytes = await store.get(id)
    return bytes === undefined ? undefined : unseal(keys, id, bytes)
  },
  remove: (id) => store.remove(id),
  list: () => store.list(),
})

/** Uploaded files as the settings say: encrypted, in the data folder or a bucket. */
export function openFiles(
  config: Pick<Config, 'FILE_KEYS' | 'FILE_STORE_URL' | 'UPCHAR_DATA_DIR'>,
): Files {
  const keys = parseFileKeys(config.FILE_KEYS ?? developmentKeys(config.UPCHAR_DATA_DIR))
  return sealed(
    config.FILE_STORE_URL === undefined
      ? diskStore(path.resolve(config.UPCHAR_DATA_DIR, 'files'))
      : s3Store(config.FILE_STORE_URL),
    keys,
  )
}
