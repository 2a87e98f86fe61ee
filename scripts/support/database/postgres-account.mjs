import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Stop } from '../print.mjs'

const exec = promisify(execFile)

/** @typedef {{ uid?: number, gid?: number }} Account */

/** Whether this process may act as anybody, which is what PostgreSQL refuses to do. */
export const isRoot = process.getuid?.() === 0

/**
 * Who PostgreSQL runs as: this very person, or for root the owner of the data, or the system user `postgres`.
 * @param {string} clusterDir
 * @returns {Promise<Account>}
 */
export async function accountFor(clusterDir) {
  if (!isRoot) return {}
  const owner = await stat(clusterDir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findPostgresUser()) ?? createPostgresUser()
}

/** @returns {Promise<Account | undefined>} */
async function findPostgresUser() {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => exec('id', [flag, 'postgres'])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return undefined
  }
}

async function createPostgresUser() {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']
  await exec('useradd', args)
    .catch(() => exec('adduser', ['-S', '-D', '-H', 'postgres']))
    .catch(() => {})
  const account = await findPostgresUser()
  if (account) return account
  throw new Stop(
    'PostgreSQL does not run as root and no system user for it could be made. Start Rapport as an ordinary user, or set DATABASE_URL.',
  )
}

/**
 * Whether the account may enter the folder. Asked of the system itself, because every folder above it counts.
 * @param {Account} account
 * @param {string} folder
 */
export async function canEnter(account, folder) {
  if (account.uid === undefined) return true
  return exec('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * What the program says of its version when the account runs it, or undefined when it cannot.
 * @param {Account} account
 * @param {string} program
 */
export async function versionOf(account, program) {
  const answer = await exec(program, ['--version'], { ...account, cwd: '/' }).catch(() => undefined)
  return answer?.stdout.match(/\d+/)?.[0]
}
