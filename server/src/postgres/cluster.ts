import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Owner, Installation } from './installation.ts'

const run = promisify(execFile)

/** Recreates the cluster: a start that was interrupted leaves one without the completion marker. */
async function initialise(
  { initdb }: Installation['binaries'],
  cluster: string,
  owner: Owner,
  password: string,
): Promise<void> {
  const passwordFile = path.join(path.dirname(cluster), `.initdb-${process.pid}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner) await chown(passwordFile, owner.uid, owner.gid)
  try {
    await rm(cluster, { recursive: true, force: true })
    await mkdir(cluster, { recursive: true, mode: 0o700 })
    if (owner) await chown(cluster, owner.uid, owner.gid)
    await run(
      initdb,
      [
        '-D',
        cluster,
        '-U',
        'upchar',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

const passwordFileOf = ({ dataDir }: Installation): string =>
  path.join(dataDir, 'postgres-password')
export const readPassword = async (installation: Installation): Promise<string> =>
  (await readFile(passwordFileOf(installation), 'utf8')).trim()

/** Opens the cluster, creating it when missing, and returns its folder and password. */
export async function openCluster(
  installation: Installation,
): Promise<{ cluster: string; password: string }> {
  const { binaries, dataDir, owner } = installation
  const cluster = path.join(dataDir, 'postgres')
  const passwordFile = passwordFileOf(installation)
  const complete = await readdir(cluster).then(
    (files) => files.includes('PG_VERSION') && files.includes('.complete'),
    () => false,
  )
  if (!complete) {
    const password = randomBytes(18).toString('base64url')
    await initialise(binaries, cluster, owner, password)
    await writeFile(passwordFile, password, { mode: 0o600 })
    const marker = await open(path.join(cluster, '.complete'), 'w')
    await marker.close()
  }
  await chmod(passwordFile, 0o600)
  return { cluster, password: await readPassword(installation) }
}

/** The arguments of `postgres`. A throwaway trades durability for speed. */
export const serverArguments = (cluster: string, port: number, throwaway: boolean): string[] => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...[
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
    'work_mem=16MB',
    'jit=off',
    'random_page_cost=1.1',
    'log_min_messages=fatal',
    'wal_compression=on',
    'max_wal_size=2GB',
    'timezone=UTC',
    ...(throwaway
      ? [
          'fsync=off',
          'synchronous_commit=off',
          'full_page_writes=off',
          'wal_level=minimal',
          'max_wal_senders=0',
          'max_wal_size=256MB',
        ]
      : []),
  ].flatMap((setting) => ['-c', setting]),
]
