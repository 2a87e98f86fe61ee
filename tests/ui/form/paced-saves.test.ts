import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PacedSaves } from '@/components/ui/form/paced-saves'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A text on a line that answers when it is told to. */
function aText() {
  let text = ''
  let saved = ''
  const answers: (() => void)[] = []
  const sent: string[] = []
  const saves = new PacedSaves(() => {
    if (text === saved) return true
    const sending = text
    sent.push(sending)
    return new Promise((resolve) => {
      answers.push(() => {
        saved = sending
        resolve(true)
      })
    })
  })
  const type = (more: string) => {
    text += more
    saves.saveIn(100)
  }
  const answer = async () => {
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { saves, sent, type, answer }
}

test('who goes on typing while a saving is on its way is saved at their next pause, once', async () => {
  const { sent, type, answer } = aText()
  type('a')
  await vi.advanceTimersByTimeAsync(100)
  type('b')
  await answer()
  expect(sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(100)
  await answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['a', 'ab'])
})

test('who leaves has all of it saved, one after the other', async () => {
  const { saves, sent, type, answer } = aText()
  type('a')
  await vi.advanceTimersByTimeAsync(100)
  type('b')
  const isDone = saves.flush()
  expect(sent).toEqual(['a'])
  await answer()
  await answer()
  expect([sent, await isDone]).toEqual([['a', 'ab'], true])
})

test('nothing begins once it is stopped', async () => {
  const { saves, sent, type } = aText()
  type('a')
  saves.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
})
