import { expect, it } from 'vitest'
import { keyOf, receiveToasts, toast, type ToastMessage } from '@/components/ui/overlay/toast'

it('keeps what is said before anybody listens, and says it once', () => {
  toast({ title: 'early' })
  const heard: string[] = []
  const hangUp = receiveToasts((message) => heard.push(message.title))
  toast({ title: 'late' })
  expect(heard).toEqual(['early', 'late'])
  hangUp()
})

it('is not cut off when the one that listened before hangs up', () => {
  const heard: ToastMessage[] = []
  const first = receiveToasts(() => undefined)
  const second = receiveToasts((message) => heard.push(message))
  first()
  toast({ type: 'success', title: 'Sent' })
  expect(heard).toEqual([{ type: 'success', title: 'Sent' }])
  second()
})

it('replaces the toast that says the same, but none whose action is another one’s', () => {
  const undo = { label: 'Undo', run: () => undefined }
  expect(keyOf({ title: 'Saved' })).toBe(keyOf({ title: 'Saved' }))
  expect(keyOf({ title: 'Saved' })).not.toBe(keyOf({ title: 'Sent' }))
  expect(keyOf({ title: 'Archived', action: undo })).toBeUndefined()
  expect(keyOf({ title: 'Archived', key: 'a', action: undo })).toBe('a')
})
