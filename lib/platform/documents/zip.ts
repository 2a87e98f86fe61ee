import 'server-only'
import { crc32, deflateRawSync } from 'node:zlib'

/** Names are plain: letters, digits, hyphens and a dot. */
export type ZipEntry = { name: string; data: Uint8Array }

const DEFLATED = 8
// Names in UTF-8.
const FLAGS = 0x0800
const VERSION = 20

/** MS-DOS date and time, in UTC. */
function dosStamp(at: Date) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { time, day }
}

type Packed = { name: Buffer; body: Buffer; size: number; checksum: number }

/** Shared by a file's header and its line in the central directory. */
function facts({ name, body, size, checksum }: Packed, at: Date) {
  const { time, day } = dosStamp(at)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(day, 8)
  fields.writeUInt32LE(checksum, 10)
  fields.writeUInt32LE(body.length, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const pack = ({ name, data }: ZipEntry): Packed => ({
  name: Buffer.from(name, 'utf8'),
  body: deflateRawSync(data),
  size: data.length,
  checksum: crc32(data),
})

/** A line of the central directory, for the file at `offset`. */
function contentsLine(packed: Packed, at: Date, offset: number) {
  const head = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0])
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, facts(packed, at), tail, packed.name])
}

function endOf(count: number, size: number, offset: number) {
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 0x05, 0x06])
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** A portable archive of a few files that fit into memory, all of one moment. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const contents: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = pack(entry)
    const record = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), facts(packed, at), packed.name, packed.body])
    contents.push(contentsLine(packed, at, offset))
    parts.push(record)
    offset += record.length
  }
  const table = Buffer.concat(contents)
  return new Uint8Array(Buffer.concat([...parts, table, endOf(entries.length, table.length, offset)]))
}
