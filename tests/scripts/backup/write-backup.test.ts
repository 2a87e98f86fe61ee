import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { writeBackup } from '@/scripts/support/backup/write-backup.mjs'
import { addressOf } from '@/tests/support/scratch-database'
import { withFolder } from './rows'

/** What PostgreSQL sends after the last row of a COPY. The number of rows follows. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4])

/** Passes on what the server sends, and stops for a moment after the rows of each table. */
async function passOn(from: Socket, to: Socket) {
  for await (const bytes of from) {
    const chunk = Buffer.from(bytes)
    const end = chunk.indexOf(COPY_DONE)
    const length = end === -1 ? chunk.length : end + COPY_DONE.length
    to.write(chunk.subarray(0, length))
    if (length < chunk.length) {
      await wait(10)
      to.write(chunk.subarray(length))
    }
  }
  to.end()
}

/** Lends the address of a database whose server is slow to say how many rows it sent. */
async function withSlowCounts(address: string, work: (url: string) => Promise<void>) {
  const { hostname, port } = new URL(address)
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true })
    near.setNoDelay().pipe(far)
    void passOn(far, near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const place = server.address()
  const near = typeof place === 'object' ? `${place?.port}` : ''
  try {
    await work(Object.assign(new URL(address), { hostname: '127.0.0.1', port: near }).href)
  } finally {
    server.close()
  }
}

test('a backup says how many rows each table has, however late the server says so', async () => {
  await withSlowCounts(addressOf(inject('database').template), (databaseUrl) =>
    withFolder(async (folder) => {
      const file = path.join(folder, 'slow.gz')
      const { rows } = await writeBackup({ databaseUrl, file, dataKey: undefined })
      const tables = gunzipSync(await readFile(file))
        .toString()
        .matchAll(/^\{"table".*\}\n([^]*?)^\\\.\n\{"rows":(\d+)\}$/gm)
      const counted = [...tables].map(([, lines = '', count]) => [lines.split('\n').length - 1, Number(count)])
      expect(counted.map(([, count]) => count)).toEqual(counted.map(([lines]) => lines))
      expect(counted.reduce((total, [lines = 0]) => total + lines, 0)).toBe(rows)
      expect(rows).toBeGreaterThan(0)
    }),
  )
})
