import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { receiveToasts, type ToastMessage } from '@/components/ui/overlay/toast'
import { test, expect } from 'vitest'

/** Whether it was done, and what was said about it. */
async function told(work: Parameters<typeof toastOutcome>[0]) {
  const heard: ToastMessage[] = []
  const hangUp = receiveToasts((message) => heard.push(message))
  const isDone = await toastOutcome(work, 'Paused.').finally(hangUp)
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

test('a refused field is said where no form shows it', async () => {
  const serverError = { code: 'refused', message: 'Failed', fields: { name: 'That name is taken.' } }
  expect(await told(Promise.resolve({ serverError }))).toEqual({
    isDone: false,
    heard: [{ type: 'error', title: 'That name is taken.' }],
  })
})
