import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoteSaver } from '@/components/meetings/detail/note-saver'

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

test('an undo brings back what stood before anything was typed, and the next one takes it back', async () => {
  const { saver, sent, type } = aNote()
  saver.follow('Call Bath')
  await type('x')
  await type('xy')
  expect(saver.undo()).toBe('Call Bath')
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.undo()).toBe('xy')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.slice(2)).toEqual(['xy → Call Bath', 'Call Bath → xy'])
})

test('an undo keeps what somebody else wrote before it, and knows a text by its words', async () => {
  const { saver, sent, type } = aNote()
  await type('Call ')
  saver.follow('Call')
  expect(await saver.leave()).toEqual({ seen: 'Call', before: '' })
  saver.follow('Call Bath')
  expect(await saver.leave()).toBeUndefined()
  expect(sent).toEqual([' → Call '])
})

const refused = async () => ({ serverError: { code: 'conflict', message: 'Changed.' } })

test('what somebody else saved meanwhile is replaced only by a press', async () => {
  const { saver, sent, type } = aNote(refused, refused)
  await type('mine')
  await type('mine, too')
  saver.replace('theirs')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([' → mine', ' → mine, too', 'theirs → mine, too'])
  expect(await saver.leave()).toEqual({ seen: 'mine, too', before: 'theirs' })
})

test('what is given up for the text of somebody else is not saved', async () => {
  const { saver, sent, type } = aNote(refused)
  await type('mine')
  saver.drop('theirs')
  expect(await saver.leave()).toBeUndefined()
  expect(sent).toEqual([' → mine'])
})
