import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'

/** The user whom PostgreSQL runs as, where that isn't ours. */
export type Owner = { uid: number; gid: number } | undefined
export type Place = { binaries: Binaries; dataDir: string; owner: Owner }

/** PostgreSQL refuses to run as root: as root it runs as this user instead. */
async function ownerForRoot(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':')
    if (fields?.[2] !== undefined && fields[3] !== undefined)
      return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  return { uid: 65534, gid: 65534 }
}

/** Can a user who is not root walk down to this folder? */
async function isReachable(target: string): Promise<boolean> {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const mode = await stat(at).then(
      (s) => s.mode,
      () => undefined,
    )
    if (mode !== undefined && (mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * Where PostgreSQL's programs and files stand, and whose they are. What the other user can't reach lives under
 * /var/lib/upchar instead; a throwaway's folder is opened to that user, so that all of it goes when the folder does.
 */
export async function placeFor(
  binaries: Binaries,
  dataDir: string,
  throwaway: boolean,
): Promise<Place> {
  const owner = await ownerForRoot()
  await mkdir(dataDir, { recursive: true })
  if (owner === undefined) return { binaries, dataDir, owner }
  if (throwaway) await chmod(dataDir, 0o711)
  const home = path.join(
    '/var/lib/upchar',
    createHash('sha256').update(dataDir).digest('hex').slice(0, 12),
  )
  let placed = binaries
  if (!(await isReachable(path.dirname(binaries.postgres)))) {
    const copy = path.join(home, 'native')
    await mkdir(home, { recursive: true })
    await cp(path.dirname(path.dirname(binaries.postgres)), copy, {
      recursive: true,
      verbatimSymlinks: true,
      force: true,
    })
    placed = { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') }
  }
  if (await isReachable(dataDir)) return { binaries: placed, dataDir, owner }
  const reachable = path.join(home, 'data')
  await mkdir(reachable, { recursive: true })
  process.stderr.write(
    `The database's files are in ${reachable}: as root it runs as another user, who can't get into ${dataDir}.\n`,
  )
  return { binaries: placed, dataDir: reachable, owner }
}
