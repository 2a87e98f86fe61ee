import { expect, onTestFinished, test, vi } from 'vitest'
import { postJson } from '@/components/ui/lookup/post-json'

/** What is told of this answer. */
function told(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return postJson('/api/goals/import', {})
}

test('says what is too large when the server answers so in plain text', async () => {
  const fault = 'This is too large to send. Split it and try again.'
  expect(await told(new Response('Payload Too Large\n', { status: 413 }))).toEqual({ fault })
})

test('tells a refusal in its words, and any other failure in general ones', async () => {
  expect(await told(Response.json({ id: 'an id' }))).toEqual({ body: { id: 'an id' } })
  const refusal = { error: { fields: { content: ['This file is empty.'] } } }
  expect(await told(Response.json(refusal, { status: 400 }))).toEqual({ fault: 'This file is empty.' })
  const general = { fault: 'Failed! Please try again.' }
  expect(await told(new Response('Bad Gateway', { status: 502 }))).toEqual(general)
})
