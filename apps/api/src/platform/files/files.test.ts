import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { openFiles } from './index.ts'
import { parseFileKeys, seal, unseal } from './seal.ts'

const key = (): string => randomBytes(32).toString('base64url')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upchar-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = Buffer.from('Registration of Dr. Asha Rao')

describe('sealing', () => {
  const keys = parseFileKeys(`2026:${key()}`)

  it('opens what it sealed, for the same file only', () => {
    expect(unseal(keys, 'one', seal(keys, 'one', text))).toEqual(text)
    expect(() => unseal(keys, 'two', seal(keys, 'one', text))).toThrow()
  })

  it('encrypts, and never gives the same ciphertext twice', () => {
    expect(seal(keys, 'one', text).includes('Asha')).toBe(false)
    expect(seal(keys, 'one', text)).not.toEqual(seal(keys, 'one', text))
  })

  it('refuses any changed byte and any truncation', () => {
    const sealed = seal(keys, 'one', text)
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i] = (changed[i] ?? 0) ^ 1
      expect(() => unseal(keys, 'one', changed)).toThrow()
    }
    for (let length = 0; length < sealed.length; length++)
      expect(() => unseal(keys, 'one', sealed.subarray(0, length))).toThrow()
  })

  it('opens old files after a key rotation, until the old key is removed', () => {
    const [old, fresh] = [`2025:${key()}`, `2026:${key()}`]
    const sealed = seal(parseFileKeys(old), 'one', text)
    expect(unseal(parseFileKeys(`${fresh},${old}`), 'one', sealed)).toEqual(text)
    expect(() => unseal(parseFileKeys(fresh), 'one', sealed)).toThrow('no key "2025"')
  })
})

describe('files on disk', () => {
  it('are read back, private to the process, and encrypted', async () => {
    const files = openFiles({
      FILE_STORE_URL: undefined,
      FILE_KEYS: `k:${key()}`,
      UPCHAR_DATA_DIR: folder,
    })
    const id = newId()
    await files.write(id, text)
    const file = path.join(folder, 'files', id.slice(0, 2), id)
    expect((await readFile(file)).includes('Asha')).toBe(false)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await files.read(id)).toEqual(text)
    await files.remove(id)
    await files.remove(id)
    expect(await files.read(id)).toBeUndefined()
  })

  it('are listed, and partial files of a crash are removed after a day', async () => {
    const files = openFiles({
      FILE_STORE_URL: undefined,
      FILE_KEYS: `k:${key()}`,
      UPCHAR_DATA_DIR: folder,
    })
    const id = newId()
    await files.write(id, text)
    const place = path.join(folder, 'files', id.slice(0, 2))
    await mkdir(place, { recursive: true })
    await writeFile(path.join(place, `${id}.abc.part`), 'half')
    const listed = async () => {
      const ids: string[] = []
      for await (const { id: one } of files.list()) ids.push(one)
      return ids
    }
    expect(await listed()).toEqual([id])
    expect(await readdir(place)).toHaveLength(2)
    await utimes(path.join(place, `${id}.abc.part`), new Date(0), new Date(0))
    expect(await listed()).toEqual([id])
    expect(await readdir(place)).toEqual([id])
  })

  it('refuse ids that escape the folder', async () => {
    const files = openFiles({
      FILE_STORE_URL: undefined,
      FILE_KEYS: `k:${key()}`,
      UPCHAR_DATA_DIR: folder,
    })
    for (const id of ['../../etc/passwd', '/etc/passwd', '..', 'a/b', '']) {
      await expect(async () => files.write(id, text)).rejects.toThrow('not a file id')
      await expect(async () => files.read(id)).rejects.toThrow('not a file id')
    }
  })

  it('get a generated key in development, stored for the next start', async () => {
    const home = path.join(folder, 'shop')
    const id = newId()
    await openFiles({
      FILE_STORE_URL: undefined,
      FILE_KEYS: undefined,
      UPCHAR_DATA_DIR: home,
    }).write(id, text)
    expect(
      await openFiles({
        FILE_STORE_URL: undefined,
        FILE_KEYS: undefined,
        UPCHAR_DATA_DIR: home,
      }).read(id),
    ).toEqual(text)
    expect((await stat(path.join(home, 'file-key'))).mode & 0o077).toBe(0)
  })
})
