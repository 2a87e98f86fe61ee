import { inflateRawSync } from 'node:zlib'

/** The files of an archive as texts, read by its table of contents, as every program does that opens one. */
export function unzipped(archive: Uint8Array) {
  const whole = Buffer.from(archive)
  const end = whole.length - 22
  const files: { name: string; text: string }[] = []
  let at = whole.readUInt32LE(end + 16)
  for (let left = whole.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = whole.readUInt16LE(at + 28)
    const name = whole.toString('utf8', at + 46, at + 46 + nameLength)
    const start = whole.readUInt32LE(at + 42)
    const from = start + 30 + whole.readUInt16LE(start + 26) + whole.readUInt16LE(start + 28)
    const body = whole.subarray(from, from + whole.readUInt32LE(at + 20))
    files.push({ name, text: inflateRawSync(body).toString('utf8') })
    at += 46 + nameLength
  }
  return files
}
