import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from '@/lib/platform/documents/zip'
import { unzipped } from '@/tests/support/unzipped'

const at = new Date('2026-11-21T17:04:30Z')
const bytes = (text: string) => new TextEncoder().encode(text)

test('gives back every file as it was, in its order', () => {
  const files = [
    { name: 'people.csv', data: bytes('Åsa,Børge\r\n'.repeat(500)) },
    { name: 'empty.csv', data: new Uint8Array() },
    { name: 'teams.csv', data: bytes('Product') },
  ]
  expect(unzipped(zipOf(files, at))).toEqual(
    files.map(({ name, data }) => ({ name, text: new TextDecoder().decode(data) })),
  )
})

test('says of each file its sizes, its checksum and its day, at its beginning and in the table of contents', () => {
  const text = 'one line\r\n'.repeat(100)
  const archive = Buffer.from(zipOf([{ name: 'a.csv', data: bytes(text) }], at))
  const size = archive.readUInt32LE(18)
  expect(inflateRawSync(archive.subarray(35, 35 + size)).toString()).toBe(text)
  expect(archive.readUInt32LE(14)).toBe(crc32(text))
  expect(archive.readUInt32LE(22)).toBe(text.length)
  const day = archive.readUInt16LE(12)
  expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual([2026, 11, 21])
  const contents = archive.readUInt32LE(archive.length - 6)
  expect(archive.subarray(contents + 6, contents + 32)).toEqual(archive.subarray(4, 30))
})

test('an archive of nothing is one', () => {
  expect(unzipped(zipOf([], at))).toEqual([])
})
