import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/platform/env'

const messageSchema = z.object({
  id: z.string(),
  receivedAt: z.coerce.date(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

export type StoredMessage = z.infer<typeof messageSchema>

/** Never in production. */
export const hasMailbox = () => env.RAPPORT_MODE !== 'production' && env.MAILBOX_DIR !== undefined

// A file already pushed out by newer messages reads as no message.
async function readMessageFile(file: string): Promise<StoredMessage | null> {
  try {
    return messageSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

/** Newest first, because the names begin with the time of arrival. */
async function newestFiles(dir: string, count: number) {
  const names = await readdir(dir).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, count)
}

/** Newest first; none without a mailbox. */
export async function readMailbox(count: number): Promise<StoredMessage[]> {
  const dir = env.MAILBOX_DIR
  if (!hasMailbox() || dir === undefined) return []
  const names = await newestFiles(dir, count)
  const messages = await Promise.all(names.map((name) => readMessageFile(path.join(dir, name))))
  return messages.filter((message) => message !== null)
}

export async function readMailboxMessage(id: string): Promise<StoredMessage | null> {
  const dir = env.MAILBOX_DIR
  // The id becomes a file name, so nothing that could climb out of the folder passes.
  if (!hasMailbox() || dir === undefined || !/^[\w-]{1,100}$/.test(id)) return null
  return readMessageFile(path.join(dir, `${id}.json`))
}
