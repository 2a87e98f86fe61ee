import { tellOutcome } from '@/components/reviews/running/steps/tell-outcome'
import { receiveToasts, type ToastMessage } from '@/components/ui/overlay/toast'
import { test, expect } from 'vitest'

/** Whether it was done, and what was said about it. */
async function told(work: Parameters<typeof tellOutcome>[0]) {
  const heard: ToastMessage[] = []
  const hangUp = receiveToasts((message) => heard.push(message))
  const isDone = await tellOutcome(work, 'Paused.').finally(hangUp)
  return { isDone, heard }
}

test('what was done is said', async () => {
  expect(await told(Promise.resolve({}))).toEqual({ isDone: true, heard: [{ type: 'success', title: 'Paused.' }] })
})

test('an answer that never came is said like any other failure, and the screen stays', async () => {
  expect(await told(Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    isDone: false,
    heard: [{ type: 'error', title: 'Failed! Please try again.' }],
  })
})
