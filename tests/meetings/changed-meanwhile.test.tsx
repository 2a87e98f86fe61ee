import { expect, test, vi } from 'vitest'
import { FollowUpForm } from '@/components/follow-ups/form/follow-up-form'
import { OneOnOneForm } from '@/components/one-on-ones/form/one-on-one-form'
import * as forms from '@/components/ui/form/use-action-form'
import { getFollowUpForm } from '@/lib/follow-ups/queries/get-follow-up-form'
import { meetingChangedMeanwhile } from '@/lib/meetings/refusals'
import { getOneOnOneForm } from '@/lib/one-on-ones/queries/get-one-on-one-form'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { markupOf } from '@/tests/support/markup-of'

test('a refused change stays said on the form, with a way to the meeting', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const other = await aOneOnOne(organizer, guest, { time: '15:00' })
  const starts = [await getFollowUpForm(organizer, id), await getOneOnOneForm(organizer, other.id)] as const
  const { useActionForm } = forms
  const { message } = meetingChangedMeanwhile()
  vi.spyOn(forms, 'useActionForm').mockImplementation((options) => ({ ...useActionForm(options), formError: message }))
  const pages = [
    [starts[0] && markupOf(<FollowUpForm start={starts[0]} />), `/followups/${id}`],
    [starts[1] && markupOf(<OneOnOneForm start={starts[1]} />), `/one-on-one/${other.id}`],
  ]
  for (const [page, path] of pages) {
    expect(page).toContain(message)
    expect(page).toMatch(new RegExp(`<a [^>]*target="_blank"[^>]* href="${path}"`))
  }
})
