import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'

/** The user that PostgreSQL runs as, if not the current one. */
export type Owner = { uid: number; gid: number } | undefined
export type Installation = { binaries: Binaries; dataDir: string; owner: Owner }

/** PostgreSQL refuses to run as root and runs as this user instead. */
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

/** Whether an unprivileged user can traverse every parent of this folder. */
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
 * Locates PostgreSQL's programs and files, and their owner. Folders that this owner can't reach move below
 * /var/lib/upchar; a throwaway's folder is opened to the owner instead, so that deleting it leaves nothing behind.
 */
export async function locateInstallation(
  binaries: Binaries,
  dataDir: string,
  throwaway: boolean,
): Promise<Installation> {
  const owner = await ownerForRoot()
  await mkdir(dataDir, { recursive: true })
  if (owner === undefined) return { binaries, dataDir, owner }
  if (throwaway) await chmod(dataDir, 0o711)
  const home = path.join(
    '/var/lib/upchar',
    createHash('sha256').update(dataDir).digest('hex').slice(0, 12),
  )
  let reachableBinaries = binaries
  if (!(await isReachable(path.dirname(binaries.postgres)))) {
    const copy = path.join(home, 'native')
    await mkdir(home, { recursive: true })
    await cp(path.dirname(path.dirname(binaries.postgres)), copy, {
      recursive: true,
      verbatimSymlinks: true,
      force: true,
    })
    reachableBinaries = {
      initdb: path.join(copy, 'bin/initdb'),
      postgres: path.join(copy, 'bin/postgres'),
    }
  }
  if (await isReachable(dataDir)) return { binaries: reachableBinaries, dataDir, owner }
  const reachable = path.join(home, 'data')
  await mkdir(reachable, { recursive: true })
  process.stderr.write(
    `The database's files are in ${reachable}: under root it runs as another user, who can't access ${dataDir}.\n`,
  )
  return { binaries: reachableBinaries, dataDir: reachable, owner }
}
