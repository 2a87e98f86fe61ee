import 'server-only'
import { zipSync } from 'fflate'

/** Names are plain: letters, digits, hyphens and a dot. */
export type ZipEntry = { name: string; data: Uint8Array }

/** A portable archive of a few files that fit into memory, all of one moment. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array<ArrayBuffer> {
  // fflate writes the machine's local time; the archive is in UTC.
  const mtime = new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
  return zipSync(Object.fromEntries(entries.map(({ name, data }) => [name, data])), { mtime })
}
