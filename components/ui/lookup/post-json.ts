import { GENERAL_FAILURE } from '@/lib/shared/failure'

const TOO_LARGE = 'This is too large to send. Split it and try again.'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A refusal's first message, of the form or a field. */
function faultIn(body: unknown): string {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  if (typeof error.message === 'string') return error.message
  const [first] = isRecord(error.fields) ? Object.values(error.fields).flat() : []
  return typeof first === 'string' ? first : GENERAL_FAILURE
}

async function send(path: string, sent: object): Promise<{ body: unknown } | { fault: string }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  // The server's front and proxies say so in plain text.
  if (response.status === 413) return { fault: TOO_LARGE }
  const body: unknown = await response.json()
  return response.ok ? { body } : { fault: faultIn(body) }
}

export const postJson = (path: string, sent: object) =>
  send(path, sent).then(
    (answer) => answer,
    () => ({ fault: GENERAL_FAILURE }),
  )
