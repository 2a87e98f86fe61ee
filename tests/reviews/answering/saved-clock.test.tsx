import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnsweringBar } from '@/components/reviews/answering/answering-bar'
import * as scripted from '@/components/ui/use-scripted'

const script = { isThere: true }

beforeEach(() => void vi.spyOn(scripted, 'useScripted').mockImplementation(() => script.isThere))

afterEach(() => void vi.restoreAllMocks())

/** What the bar says of answers saved at nine in UTC. */
function savedIn(timeZone: string | null) {
  const saving = { state: 'saved', at: new Date('2026-11-02T09:00:00Z') } as const
  const nothing = () => undefined
  const bar = { given: 1, total: 2, saving, pending: false, verb: 'Send answers', onRetry: nothing, onSend: nothing }
  const words = renderToStaticMarkup(<AnsweringBar {...bar} timeZone={timeZone} />).replace(/<[^>]+>/g, ' ')
  return /Saved( \d\d:\d\d\u00A0[ap]m)?/.exec(words)?.[0]
}

test('the time of a save is that of the person, or of the browser where nobody knows their zone', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' }
  })
  script.isThere = true
  expect([savedIn('Europe/Berlin'), savedIn(null)]).toEqual(['Saved 10:00\u00A0am', 'Saved 06:00\u00A0pm'])
  script.isThere = false
  expect(savedIn(null)).toBe('Saved')
})
