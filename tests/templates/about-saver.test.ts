import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { savingOfBoth, type Saving } from '@/components/reviews/asking/draft/saving'
import { AboutSaver, type Describe } from '@/components/templates/edit/about-saver'
import { unique } from '@/tests/factories/workspaces'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))

/** A template, and the visits of its editor in one tab, each of which draws it as `shared` and saves at 12:01. */
function aTemplateInTab() {
  const drawn = { id: unique('template'), description: 'Old', tags: ['Old'], isShared: false }
  const arrived: object[] = []
  const visit = (readAt: Date) =>
    new AboutSaver(drawn, readAt, async (about) => {
      arrived.push(about)
      return { data: { savedAt: at(1) } }
    })
  return { drawn, arrived, visit }
}

test('only what was changed is sent, so that it writes over nothing else', async () => {
  const { drawn, arrived, visit } = aTemplateInTab()
  const saver = visit(at(0))
  saver.change({ isShared: true })
  await saver.flush()
  saver.change({ tags: ['New'] })
  await saver.flush()
  expect(arrived).toEqual([
    { id: drawn.id, isShared: true },
    { id: drawn.id, tags: ['New'] },
  ])
})

test('what was taken back while its answer was lost is sent again, as it is now', async () => {
  const arrived: object[] = []
  const drawn = { id: unique('template'), description: '', tags: [], isShared: false }
  const saver = new AboutSaver(drawn, at(0), async (about) => {
    arrived.push(about)
    if (arrived.length === 1) throw new Error('offline')
    return { data: { savedAt: at(1) } }
  })
  saver.change({ isShared: true })
  expect(await saver.flush()).toBe(false)
  saver.change({ isShared: false })
  expect(await saver.flush()).toBe(true)
  expect(arrived.at(-1)).toEqual({ id: drawn.id, isShared: false })
})

test('a page that comes back as it was first sent has what was saved since, and one that is read anew has not', async () => {
  const { drawn, visit } = aTemplateInTab()
  const first = visit(at(0))
  first.change({ isShared: true, description: 'New' })
  await first.flush()
  expect(visit(at(0)).store.read().about).toEqual({ ...drawn, isShared: true, description: 'New' })
  expect(visit(at(2)).store.read().about).toEqual(drawn)
})

describe('before the tab is closed', () => {
  const drawn = { id: unique('template'), description: '', tags: [], isShared: false }
  const answering = (answer: Awaited<ReturnType<Describe>>) => new AboutSaver(drawn, at(0), async () => answer)
  const offline = () => Promise.reject(new Error('offline'))

  test('it is asked about while something is unsaved or on its way, and not after', async () => {
    const saver = answering({ data: { savedAt: at(1) } })
    expect(saver.isOnItsWay()).toBe(false)
    saver.change({ description: 'New' })
    expect(saver.isOnItsWay()).toBe(true)
    const saved = saver.flush()
    expect([saver.isOnItsWay(), saver.store.read().saving]).toEqual([true, { state: 'saving' }])
    await saved
    expect([saver.isOnItsWay(), saver.store.read().saving]).toEqual([false, { state: 'saved', at: at(1) }])
  })

  test('a tag that is only half typed is asked about, too', () => {
    const saver = answering({ data: { savedAt: at(1) } })
    saver.typing('grow')
    expect(saver.isOnItsWay()).toBe(true)
    saver.typing('')
    expect(saver.isOnItsWay()).toBe(false)
  })

  test('what could not be saved is, as long as waiting can help', async () => {
    const failing = new AboutSaver(drawn, at(0), offline)
    failing.change({ description: 'New' })
    await failing.flush()
    expect([failing.isOnItsWay(), failing.store.read().saving]).toEqual([true, { state: 'failed' }])
  })

  test.each(['not-found', 'forbidden', 'plan-limit'])('%s is said and not tried again by itself', async (code) => {
    const [message, sent] = ['No.', vi.fn<Describe>()]
    const saver = new AboutSaver(drawn, at(0), sent.mockResolvedValue({ serverError: { code, message } }))
    saver.change({ description: 'New' })
    await saver.flush()
    expect([saver.isOnItsWay(), saver.store.read().saving]).toEqual([false, { state: 'shut', message }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

test.each<[Saving['state'], Saving, Saving]>([
  ['idle', { state: 'idle' }, { state: 'idle' }],
  ['saving', { state: 'saved', at: at(1) }, { state: 'saving' }],
  ['failed', { state: 'saving' }, { state: 'failed' }],
  ['saved', { state: 'idle' }, { state: 'saved', at: at(1) }],
  ['too-long', { state: 'too-long', message: 'Too long.' }, { state: 'saved', at: at(1) }],
])('of both parts of a template one word is shown: %s', (state, one, other) => {
  expect([savingOfBoth(one, other).state, savingOfBoth(other, one).state]).toEqual([state, state])
})

test('saved is said with the time of the later of both', () => {
  const [earlier, later] = [1, 2].map((minute) => ({ state: 'saved' as const, at: at(minute) }))
  if (!earlier || !later) throw new Error('There are two.')
  expect([savingOfBoth(earlier, later), savingOfBoth(later, earlier)]).toEqual([later, later])
})
