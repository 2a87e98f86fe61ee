import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/**
 * Whether a process with this id runs, ours or somebody else's. A dead child nobody has collected yet does not count.
 * @param {number} pid
 */
export async function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return (await inspectProcess(pid)).state !== 'Z'
}

/**
 * A process as the system tells it: its command, its parent and a start mark by which a later process under the same id differs.
 * @param {number} pid
 */
export async function inspectProcess(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
  if (stat) return { command, state: fields[0] ?? '', startedAt: fields[19] ?? '', parent: Number(fields[1]) }
  return inspectWithPs(pid)
}

/** @param {number} pid */
async function inspectWithPs(pid) {
  const args = ['-o', 'ppid=,state=,lstart=,comm=', '-p', String(pid)]
  const { stdout } = await exec('ps', args).catch(() => ({ stdout: '' }))
  const [parent, state = '', ...rest] = stdout.trim().split(/\s+/)
  const startedAt = rest.slice(0, 5).join(' ')
  return { command: rest.slice(5).join(' '), state: state.slice(0, 1), startedAt, parent: Number(parent) }
}

/**
 * Waits until the check holds; resolves to whether it did in time.
 * @param {() => boolean | Promise<boolean>} check
 * @param {number} milliseconds
 */
export async function waitUntil(check, milliseconds) {
  const end = Date.now() + milliseconds
  while (!(await check())) {
    if (Date.now() > end) return false
    await pause(50)
  }
  return true
}
