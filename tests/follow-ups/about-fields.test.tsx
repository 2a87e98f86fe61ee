import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AboutFields } from '@/components/follow-ups/form/about-fields'
import { followUpLimits } from '@/lib/follow-ups/rules'
import type { FollowUpFieldsInput, followUpFieldsSchema } from '@/lib/follow-ups/schema'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

function Fields({ offered }: { offered: number }) {
  const form = useForm<FollowUpFieldsInput, unknown, z.output<typeof followUpFieldsSchema>>({
    defaultValues: { type: 'Goal', goalIds: [], reviewIds: [] },
  })
  const goals = Array.from({ length: offered }, () => ({
    id: randomId(),
    title: 'Hire two',
    frequency: 'weekly' as const,
  }))
  return <AboutFields form={form} start={{ goals, reviews: [] }} />
}

test('says that the list of goals ends, and where to begin with another one', () => {
  expect(markupOf(<Fields offered={followUpLimits.offered - 1} />)).not.toContain('The latest')
  expect(markupOf(<Fields offered={followUpLimits.offered} />)).toContain(
    'The latest 100. For another one, choose “Follow up” on its page',
  )
})
