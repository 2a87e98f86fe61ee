import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDevice } from '@/components/ui/device-place'
import { forgetWords, keepWords } from '@/components/ui/form/keep-words'
import * as toasts from '@/components/ui/overlay/toast'

/** A text box as React leaves it: its value is set on the prototype. */
class Box {
  readonly defaultValue: string
  constructor(
    readonly name: string,
    private text: string,
    private readonly form: EventTarget,
  ) {
    this.defaultValue = text
  }
  get value() {
    return this.text
  }
  set value(text: string) {
    this.text = text
  }
  dispatchEvent(event: Event) {
    return this.form.dispatchEvent(new Event(event.type))
  }
}

/** A form of a title and a description, opened on this device. */
function aForm(title = '') {
  const form = new EventTarget()
  const boxes = [new Box('title', title, form), new Box('description', '', form)] as const
  const element = Object.assign(form, { querySelectorAll: () => boxes }) as unknown as HTMLFormElement
  const type = (index: 0 | 1, words: string) => {
    boxes[index].value = words
    form.dispatchEvent(new Event('input'))
  }
  const open = () => keepWords(element, 'ada.key')
  return { type, open, words: () => boxes.map(({ value }) => value) }
}

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  const localStorage = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { localStorage })
  vi.spyOn(toasts, 'toast').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A form in which this was typed before its page was left. */
function leftBehind(words: string) {
  const form = aForm('Review')
  const stop = form.open()
  form.type(1, words)
  stop()
}

test('what was typed is there again when the form is opened anew, and that is said', () => {
  leftBehind('Agenda for Monday')
  const again = aForm('Review')
  again.open()
  expect(again.words()).toEqual(['Review', 'Agenda for Monday'])
  expect(vi.mocked(toasts.toast).mock.lastCall?.[0]).toMatchObject({ title: 'Your unsaved changes are back' })
})

test('nothing is kept of what was typed and taken back, and nothing is said', () => {
  leftBehind('')
  expect(kept.size).toBe(0)
  aForm('Review').open()
  expect(toasts.toast).not.toHaveBeenCalled()
})

test('Discard empties what came back, and forgets it', () => {
  leftBehind('Agenda for Monday')
  const again = aForm('Review')
  again.open()
  vi.mocked(toasts.toast).mock.lastCall?.[0].action?.run()
  expect(again.words()).toEqual(['Review', ''])
  expect(kept.size).toBe(0)
})

test('a box in which something is typed already keeps it', () => {
  leftBehind('Agenda for Monday')
  const again = aForm('Review')
  again.type(1, 'Something else')
  again.open()
  expect(again.words()).toEqual(['Review', 'Something else'])
})

test('sending forgets it, and so does the next sign-in of another person', () => {
  leftBehind('Agenda for Monday')
  forgetWords('ada.key')
  expect(kept.size).toBe(0)
  leftBehind('Agenda for Monday')
  clearDevice('ada')
  expect(kept.size).toBe(1)
  clearDevice('bo')
  expect(kept.size).toBe(0)
})

test('of a damaged copy nothing is filled in', () => {
  for (const damaged of ['[]', '"text"', '{"description":5}']) {
    kept.set('rapport.words.ada.key', damaged)
    const form = aForm('Review')
    form.open()
    expect(form.words()).toEqual(['Review', ''])
  }
})
