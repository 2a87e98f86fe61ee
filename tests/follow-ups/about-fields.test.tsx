import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AboutFields } from '@/components/follow-ups/form/about-fields'
import { followUpLimits } from '@/lib/follow-ups/rules'
import type { FollowUpFieldsInput, followUpFieldsSchema } from '@/lib/follow-ups/schema'
import { randomId } from '@/lib/shared/randomness'
import { markupOf } from '@/tests/support/markup-of'

function Fields({ offered, isPrivate = false }: { offered: number; isPrivate?: boolean }) {
  const goals = Array.from({ length: offered }, () => ({
    id: randomId(),
    title: 'Hire two',
    frequency: 'weekly' as const,
    isPrivate,
  }))
  const form = useForm<FollowUpFieldsInput, unknown, z.output<typeof followUpFieldsSchema>>({
    defaultValues: { type: 'Goal', goalIds: goals.slice(0, 1).map(({ id }) => id), reviewIds: [] },
  })
  return <AboutFields form={form} start={{ goals, reviews: [] }} />
}

test('says that the list of goals ends, and where to begin with another one', () => {
  expect(markupOf(<Fields offered={followUpLimits.offered - 1} />)).not.toContain('The latest')
  expect(markupOf(<Fields offered={followUpLimits.offered} />)).toContain(
    'The latest 100. For another one, choose “Follow up” on its page',
  )
})

test('says that not everybody invited sees a private goal', () => {
  const words = 'Private: shown only to people who can see the goal'
  expect(markupOf(<Fields offered={1} />)).not.toContain(words)
  expect(markupOf(<Fields offered={1} isPrivate />)).toContain(words)
})
