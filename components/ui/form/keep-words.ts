import { devicePlace } from '@/components/ui/device-place'
import { toast } from '@/components/ui/overlay/toast'

type Box = HTMLInputElement | HTMLTextAreaElement

const placeOf = (key: string) => devicePlace(`words.${key}`)

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<Box>(':is(input[type="text"], textarea)[name]')]

const discardMs = 10_000

/** Fills a box as typing does: past React's own setter, and with the event that the form library hears. */
function fill(box: Box, words: string) {
  Reflect.set(Object.getPrototypeOf(box), 'value', words, box)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Where the kept words of these boxes go; typed meanwhile, a box keeps its own. */
function keptFor(boxes: readonly Box[], kept: unknown): [box: Box, words: string][] {
  if (typeof kept !== 'object' || kept === null) return []
  const words = new Map<string, unknown>(Object.entries(kept))
  return boxes.flatMap((box): [Box, string][] => {
    const one = words.get(box.name)
    return typeof one === 'string' && one !== box.value && box.value === box.defaultValue ? [[box, one]] : []
  })
}

/** Keeps what is typed into a form on this device, and fills in what was kept. Returns the stop function. */
export function keepWords(form: HTMLFormElement, key: string): () => void {
  const place = placeOf(key)
  const blank = new Map(boxesOf(form).map(({ name, defaultValue }) => [name, defaultValue]))
  const restored = keptFor(boxesOf(form), place.read())

  function keep() {
    const typed = boxesOf(form).filter(({ name, value }) => value !== (blank.get(name) ?? ''))
    place.write(typed.length === 0 ? null : Object.fromEntries(typed.map(({ name, value }) => [name, value])))
  }

  function discard() {
    for (const [box] of restored) fill(box, blank.get(box.name) ?? '')
  }

  for (const [box, words] of restored) fill(box, words)
  if (restored.length > 0)
    toast({
      type: 'info',
      title: 'Your unsaved changes are back',
      description: 'They were kept on this device.',
      duration: discardMs,
      action: { label: 'Discard', run: discard },
    })
  // Something may be typed already.
  keep()
  form.addEventListener('input', keep)
  return () => form.removeEventListener('input', keep)
}

export const forgetWords = (key: string) => placeOf(key).write(null)
