import { redirect } from 'next/navigation'
import { answerOf } from '@/components/ui/form/answer-of'
import { toastDone, toastOutcome, toastRedirect } from '@/components/ui/form/toast-outcome'
import { receiveToasts, type ToastMessage } from '@/components/ui/overlay/toast'
import { test, expect } from 'vitest'

/** What a piece of work comes to, and what was said about it. */
async function heardDuring<Result>(work: () => Promise<Result>) {
  const heard: ToastMessage[] = []
  const hangUp = receiveToasts((message) => heard.push(message))
  const result = await work().finally(hangUp)
  return { result, heard }
}

/** Whether it was done, and what was said about it. */
async function told(work: Parameters<typeof toastOutcome>[0]) {
  const { result: isDone, heard } = await heardDuring(() => toastOutcome(work, 'Paused.'))
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

test('somebody whose session has ended is offered the sign-in, and keeps the screen', async () => {
  const serverError = { code: 'signed-out', message: 'Your session has ended.' }
  expect(await told(Promise.resolve({ serverError }))).toMatchObject({
    isDone: false,
    heard: [{ type: 'error', title: 'Your session has ended.', action: { label: 'Sign in' } }],
  })
})

test('a refused field is said where no form shows it', async () => {
  const serverError = { code: 'refused', message: 'Failed', fields: { name: 'That name is taken.' } }
  expect(await told(Promise.resolve({ serverError }))).toEqual({
    isDone: false,
    heard: [{ type: 'error', title: 'That name is taken.' }],
  })
})

test('a row’s act that changes nothing one can see says that it was done, and leaves refusals to the row', async () => {
  const done = await heardDuring(() => toastDone(Promise.resolve({}), 'Sent again'))
  expect(done).toEqual({ result: {}, heard: [{ type: 'success', title: 'Sent again' }] })
  const serverError = { code: 'refused', message: 'Failed' }
  const refused = await heardDuring(() => toastDone(Promise.resolve({ serverError }), 'Sent again'))
  expect(refused).toEqual({ result: { serverError }, heard: [] })
})

test('an action that leads to another page says so on the way, and still leads there', async () => {
  const leaving = async () => redirect('/feedback')
  const { result, heard } = await heardDuring(() =>
    toastRedirect(answerOf(leaving()), 'Sent to 2 people').catch((error: unknown) => error),
  )
  expect(result).toMatchObject({ message: 'NEXT_REDIRECT' })
  expect(heard).toEqual([{ type: 'success', title: 'Sent to 2 people' }])
})

test.each([
  ['is refused', async () => ({ serverError: { code: 'refused', message: 'Failed', fields: {} } })],
  ['never answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an action that %s leads nowhere and says no success', async (_, work) => {
  const { heard } = await heardDuring(() => toastRedirect(answerOf(work()), 'Sent to 2 people'))
  expect(heard).toEqual([])
})
