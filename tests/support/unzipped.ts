import { strFromU8, unzipSync } from 'fflate'

/** The files of an archive as texts, in their order. */
export const unzipped = (archive: Uint8Array) =>
  Object.entries(unzipSync(archive)).map(([name, body]) => ({ name, text: strFromU8(body) }))
