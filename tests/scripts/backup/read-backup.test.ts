import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, inject, test } from 'vitest'
import { createBackupReader } from '@/scripts/support/backup/backup-reader.mjs'
import { adviceOn } from '@/scripts/support/backup/backup-place.mjs'
import { readBackup } from '@/scripts/support/backup/read-backup.mjs'
import { restoreBackup } from '@/scripts/support/backup/restore-backup.mjs'
import { writeBackup } from '@/scripts/support/backup/write-backup.mjs'
import { addressOf, withDatabase } from '@/tests/support/scratch-database'
import { rowsOf, withFolder } from './rows'

const databaseUrl = addressOf(inject('database').template)
let whole: Buffer = Buffer.alloc(0)

beforeAll(() =>
  withFolder(async (folder) => {
    const file = path.join(folder, 'whole.gz')
    await writeBackup({ databaseUrl, file, dataKey: 'one' })
    whole = await readFile(file)
    const again = writeBackup({ databaseUrl, file, dataKey: 'one' })
    await expect(again).rejects.toThrow('exists already')
  }),
)

const reading = (bytes: Buffer, read: (file: string) => Promise<unknown> = readBackup) =>
  withFolder(async (folder) => {
    const file = path.join(folder, 'some.gz')
    await writeFile(file, bytes)
    await read(file)
  })

const DAMAGED = /damaged or cut off|no backup of Rapport/

test('a file that is cut off anywhere is refused', async () => {
  await reading(whole)
  const tenths = Array.from({ length: 10 }, (_, tenth) => Math.floor((whole.length * tenth) / 10))
  for (const length of [...tenths, whole.length - 1]) {
    await expect(reading(whole.subarray(0, length)), `${length}`).rejects.toThrow(DAMAGED)
  }
})

// The ten bytes before are gzip's own, and say nothing of what is in the file.
test('a file with one byte changed is refused', async () => {
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await expect(reading(changed), `${at}`).rejects.toThrow(DAMAGED)
  }
})

test('a file that was changed and zipped again is refused', async () => {
  const text = gunzipSync(whole).toString()
  const edits = [text.replace('Free', 'Fred'), text.replace(/\{"table":"User"[^{]*\{"rows":0\}\n/, ''), `${text}\n`]
  for (const edited of edits) {
    expect(edited).not.toBe(text)
    await expect(reading(gzipSync(edited))).rejects.toThrow(DAMAGED)
  }
  await expect(reading(gzipSync('{"hello":1}\n'))).rejects.toThrow('no backup of Rapport')
  const later = text.replace('"formatVersion":1', '"formatVersion":2')
  await expect(reading(gzipSync(later))).rejects.toThrow('newer')
})

test('a damaged file changes nothing', async () => {
  await withDatabase('damaged', async (url) => {
    const restore = (file: string) => restoreBackup({ databaseUrl: url, file })
    await expect(reading(whole.subarray(0, -20), restore)).rejects.toThrow('Nothing was changed')
    expect(await rowsOf(url)).toEqual({})
    await expect(restore('/nowhere/rapport.gz')).rejects.toThrow('There is no file')
  })
})

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield Buffer.from(text.slice(at, at + length))
}

async function readInPieces(text: string, length: number) {
  const reader = createBackupReader(inPieces(text, length))
  const found = [await reader.line()]
  for (let table = 0; table < 2; table++) {
    const rows: Buffer[] = []
    for await (const some of reader.rows()) rows.push(some)
    found.push(Buffer.concat(rows).toString(), await reader.line())
  }
  return [...found, await reader.isAtEnd()]
}

test('rows are told from the line that ends them, however the bytes come', async () => {
  const rows = 'x\\\\.\n\\\\.\n..\n\\N\t\\.\\\\\n'
  for (const length of [1, 2, 3, 5, 8, 100]) {
    expect(await readInPieces(`{}\n${rows}\\.\n{"rows":4}\n\\.\n{"rows":0}\n`, length)).toEqual([
      '{}\n',
      rows,
      '{"rows":4}\n',
      '',
      '{"rows":0}\n',
      true,
    ])
  }
})

test('another DATA_KEY than that of the backup is noticed', async () => {
  await reading(whole, async (file) => {
    const header = await readBackup(file)
    expect(adviceOn(header, 'one')).toBeNull()
    expect(adviceOn(header, 'two')).toContain('Set that one before you start Rapport')
    expect(adviceOn(header, undefined)).toContain('Set that one before you start Rapport')
  })
})
