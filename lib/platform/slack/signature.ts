import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

/** The allowed clock difference, in seconds. */
const MAX_AGE_S = 300

/** In bytes; above Slack's largest dialog. */
const LARGEST_BODY = 512 * 1024

const signatureOf = (secret: string, timestamp: string, body: Uint8Array) =>
  `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex')}`

function isSame(one: string, other: string) {
  const left = Buffer.from(one)
  const right = Buffer.from(other)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Null when it is too large. */
async function readBody({ body }: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > LARGEST_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** JSON, JSON in a form, or a form, told by shape because proxies may change headers. */
function parsed(body: string): unknown {
  if (!body.startsWith('{')) {
    const form = Object.fromEntries(new URLSearchParams(body))
    return form['payload'] === undefined ? form : parsed(form['payload'])
  }
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The content if Slack signed it less than five minutes ago, or the status to answer. */
export async function readFromSlack(request: Request): Promise<{ sent: unknown } | { status: 401 | 404 | 413 }> {
  const secret = env.SLACK_SIGNING_SECRET
  if (secret === undefined) return { status: 404 }
  const timestamp = request.headers.get('x-slack-request-timestamp') ?? ''
  const age = Math.abs(now().getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > MAX_AGE_S) return { status: 401 }
  const body = await readBody(request)
  if (body === null) return { status: 413 }
  const signature = request.headers.get('x-slack-signature') ?? ''
  return isSame(signature, signatureOf(secret, timestamp, body))
    ? { sent: parsed(Buffer.from(body).toString('utf8')) }
    : { status: 401 }
}
