import { afterEach, expect, test, vi } from 'vitest'
import { getJson } from '@/components/ui/lookup/get-json'
import { receiveToasts, type ToastMessage } from '@/components/ui/overlay/toast'

afterEach(() => void vi.unstubAllGlobals())

const isText = (body: unknown): body is string => typeof body === 'string'

/** What is said when a route answers with this status. */
async function saidOn(status: number) {
  vi.stubGlobal('fetch', async () => Response.json('body', { status }))
  const heard: ToastMessage[] = []
  const hangUp = receiveToasts((message) => heard.push(message))
  await getJson('/api/notification', isText).catch(() => undefined)
  hangUp()
  return heard.map(({ key, title, action }) => [key, title, action?.label])
}

test('an ended session is said once, with the sign-in', async () => {
  expect(await saidOn(401)).toEqual([['signed-out', 'Your session has ended. Sign in again to go on.', 'Sign in']])
})

test.each([200, 403, 500])('a %i says nothing', async (status) => {
  expect(await saidOn(status)).toEqual([])
})
