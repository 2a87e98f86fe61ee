import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Beside } from '@/components/follow-ups/detail/beside'
import { FollowUpForm } from '@/components/follow-ups/form/follow-up-form'
import { LinkFields } from '@/components/follow-ups/form/link-fields'
import type { Actor } from '@/lib/access/actor'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { getFollowUpForm, getNewFollowUp } from '@/lib/follow-ups/queries/get-follow-up-form'
import type { FollowUpFieldsInput, followUpFieldsSchema } from '@/lib/follow-ups/schema'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { aFollowUp, aFollowUpBetween } from '@/tests/factories/follow-ups'
import { aManager, aMember } from '@/tests/factories/members'
import { aReviewClosedOn } from '@/tests/factories/releases'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

test('feedback beside a follow-up shows its state to people who may read it', async () => {
  const workspace = await aWorkspace()
  const [creator, subject] = [await aManager({ workspace }), await aMember({ workspace })]
  const review = await aReviewClosedOn(creator, subject)
  const about = { type: 'Review' as const, reviewIds: [review.id], attendees: [subject] }
  const { id } = await aFollowUp(creator, about)
  const shownTo = async (actor: Actor) => markupOf(<Beside {...await getFollowUp(actor, id)} />)
  expect(await shownTo(creator)).toContain('Closed')
  expect(await shownTo(subject)).toBe('')
  await releaseReview(creator, { id: review.id })
  expect(await shownTo(creator)).toContain('Released')
  expect(await shownTo(subject)).toContain('Released')
})

test('links are folded in a new follow-up, and added on the page of one that exists', async () => {
  const { organizer, id } = await aFollowUpBetween()
  const folded = '>More</button>'
  expect(markupOf(<FollowUpForm start={await getNewFollowUp(organizer, {})} />)).toContain(folded)
  const start = await getFollowUpForm(organizer, id)
  expect(start && markupOf(<FollowUpForm start={start} />)).not.toContain(folded)
})

function Links() {
  const form = useForm<FollowUpFieldsInput, unknown, z.output<typeof followUpFieldsSchema>>({
    defaultValues: { links: [{ url: 'https://acme.example', text: 'Acme' }] },
  })
  return <LinkFields form={form} />
}

test('each link of a new follow-up has an address and a text', () => {
  const markup = markupOf(<Links />)
  for (const words of ['Address 1', 'Text', 'Remove link 1', 'Add link']) expect(markup).toContain(words)
})
