import 'server-only'

/** The bytes of an answer, or null once there are more than these; the rest is not fetched then. */
export async function readUpTo(mostBytes: number, body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
