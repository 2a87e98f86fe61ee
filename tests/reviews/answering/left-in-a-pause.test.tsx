import { vi, beforeEach, afterEach, test, expect } from 'vitest'
import { anAnsweredReview, pause } from '@/tests/reviews/responses/revision-circumstances'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { questionOf } from '@/tests/factories/reviews'
import { noAnswer } from '@/lib/reviews/responses/rules/answers'
import { localCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { renderToStaticMarkup } from 'react-dom/server'
import { Receipt } from '@/components/reviews/answering/receipt/receipt'
import * as scripted from '@/components/ui/use-scripted'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

beforeEach(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { localStorage })
  vi.spyOn(scripted, 'useScripted').mockReturnValue(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The receipt of an answer, on a device that holds these words as changes of it or as the answer itself. */
async function aReceipt({ changed, answered }: { changed?: string; answered?: string }) {
  const { creator, respondent, review } = await anAnsweredReview({ mayEdit: true })
  const read = () => getAnswering(respondent, review.id)
  const { localKey } = await read()
  const { id } = questionOf(review, 'input')
  const words = (text: string) => ({ [id]: { given: { ...noAnswer, text }, base: noAnswer } })
  if (changed) localCopy(revisionKey(localKey)).write(words(changed))
  if (answered) localCopy(localKey).write(words(answered))
  const shown = async () => renderToStaticMarkup(<Receipt view={await read()} access={{ reviewId: review.id }} />)
  return { creator, review, shown }
}

const canBeSent = 'kept on this device until it resumes'
const tooLate = 'They came too late to be sent.'

test('changes left on a device wait through a pause, are not to be forgotten, and come too late after the close', async () => {
  const { creator, review, shown } = await aReceipt({ changed: 'Second thoughts' })
  expect(await shown()).not.toContain('Second thoughts')
  await pause(review.id)
  const paused = await shown()
  for (const words of ['Second thoughts', canBeSent]) expect(paused).toContain(words)
  for (const words of [tooLate, 'Forget them']) expect(paused).not.toContain(words)
  await closeReview(creator, { id: review.id })
  const closed = await shown()
  for (const words of ['Second thoughts', tooLate, 'Forget them']) expect(closed).toContain(words)
  expect(closed).not.toContain(canBeSent)
})

test('what was written before something else was sent comes too late, in a pause as well, and stands apart', async () => {
  const { review, shown } = await aReceipt({ changed: 'Second thoughts', answered: 'Written on the train' })
  expect(await shown()).toContain('Change your answers to add them.')
  await pause(review.id)
  const paused = await shown()
  for (const words of ['Second thoughts', canBeSent, 'Written on the train', tooLate]) expect(paused).toContain(words)
})
