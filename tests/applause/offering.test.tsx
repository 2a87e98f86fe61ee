import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiveLink } from '@/components/applause/give/give-link'
import { ViewerProvider } from '@/components/shell/viewer'
import { NoteScreen } from '@/components/reviews/quick/note-screen'
import type { Actor } from '@/lib/access/actor'
import { getNote } from '@/lib/reviews/quick/queries/get-note'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { randomId } from '@/lib/shared/randomness'
import { aMember, deactivate } from '@/tests/factories/members'
import { aGivenNote } from '@/tests/factories/quick-words'
import { aHead, anAnsweredReview } from '@/tests/factories/results'
import { aWorkspace } from '@/tests/factories/workspaces'

const pathTo = ({ memberId }: Actor) => `/applaud/add?to=${memberId}`

async function drawNote(reader: Actor, id: string) {
  const head = await getSharedHead(reader, id)
  const note = await getNote(head)
  const thanks = note && <GiveLink people={[note]} viewerId={reader.memberId} />
  return renderToStaticMarkup(<NoteScreen head={head} note={note} zone="UTC" thanks={thanks} />)
}

test('a note offers applause for its author to others, until the author has left', async () => {
  const workspace = await aWorkspace()
  const [author, subject] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id } = await aGivenNote(author, subject)
  expect(await drawNote(subject, id)).toContain(`href="${pathTo(author)}"`)
  expect(await drawNote(author, id)).not.toContain('/applaud/add')
  await deactivate(author)
  expect(await drawNote(subject, id)).not.toContain('/applaud/add')
})

async function drawSubject(reader: Actor, review: { id: string }) {
  const { subjectId: memberId, hasSubjectLeft: hasLeft } = await aHead(reader, review)
  return renderToStaticMarkup(<GiveLink people={[{ memberId, hasLeft }]} viewerId={reader.memberId} />)
}

test('where the plan has no applause, it is offered disabled, with the reason', () => {
  const giveGate = 'This feature is only accessible with a paid plan.'
  const viewer = { isAdmin: false, canInvite: false, hasPlan: false, giveGate }
  const offered = renderToStaticMarkup(
    <ViewerProvider viewer={viewer}>
      <GiveLink people={[{ memberId: randomId() }]} viewerId={randomId()} />
    </ViewerProvider>,
  )
  expect(offered).not.toContain('/applaud/add')
  expect(offered).toContain('disabled=""')
  expect(offered).toContain(giveGate)
})

test('results offer applause for their subject to others, until the subject has left', async () => {
  const { creator, subject, review } = await anAnsweredReview({ groups: ['PEER'] })
  expect(await drawSubject(creator, review)).toContain(`href="${pathTo(subject)}"`)
  expect(await drawSubject(subject, review)).toBe('')
  await deactivate(subject)
  expect(await drawSubject(creator, review)).toBe('')
})
