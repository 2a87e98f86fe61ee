import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoteSaver } from '@/components/one-on-ones/detail/note-saver'

type Save = ConstructorParameters<typeof NoteSaver>[1]
type Reply = Awaited<ReturnType<Save>>

const at = new Date('2026-11-21T12:03:00Z')
const lost = () => Promise.reject(new Error('The network is gone.'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A note in front of a server that saves unless told otherwise. */
function aNote(...replies: (() => Promise<Reply>)[]) {
  const sent: string[] = []
  const shown: string[] = []
  const save: Save = ({ seen, text }) => {
    sent.push(`${seen} → ${text}`)
    return replies.shift()?.() ?? Promise.resolve({ data: { savedAt: at } })
  }
  const saver = new NoteSaver('', save, (state) => shown.push(state.state === 'refused' ? state.reason : state.state))
  async function type(text: string) {
    saver.change(text)
    await vi.advanceTimersByTimeAsync(1000)
  }
  return { saver, sent, shown, type }
}

test('each save names the note before it', async () => {
  const { sent, type } = aNote()
  await type('a')
  await type('ab')
  expect(sent).toEqual([' → a', 'a → ab'])
})

test('a save without an answer is repeated before the next one', async () => {
  const { sent, shown, type } = aNote(lost)
  await type('a')
  await type('ab')
  expect(sent).toEqual([' → a', ' → a', 'a → ab'])
  expect(shown.at(1)).toBe('failed')
  expect(shown.at(-1)).toBe('saved')
})

test('a note from another window is what the next save begins from, unless something here is not saved', async () => {
  const { saver, sent, type } = aNote()
  expect(saver.follow('from the laptop')).toBe(true)
  await type('from the laptop and the phone')
  saver.change('typing')
  expect(saver.follow('from the laptop again')).toBe(false)
  expect(sent).toEqual(['from the laptop → from the laptop and the phone'])
})

test('says why when another window has changed the note', async () => {
  const { shown, type } = aNote(async () => ({ serverError: { code: 'conflict', message: 'Reload the page.' } }))
  await type('a')
  expect(shown).toEqual(['saving', 'Reload the page.'])
})
