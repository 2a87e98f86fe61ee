'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { usePress } from '@/components/ui/form/use-press'
import { discardGoalDraftAction } from '@/lib/goals/drafts/actions'
import type { GoalDrafting } from '@/lib/goals/queries/get-goal-form'
import { formatDateTime } from '@/lib/shared/dates'

/** Says that a draft is open here or elsewhere. */
export function GoalDraftNotice({ drafting: { saved, zone } }: { drafting: GoalDrafting }) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  if (!saved) return null
  const discard = () => startTransition(async () => void (await press(discardGoalDraftAction({}))))
  const name = saved.title === '' ? 'You have a draft' : `You have a draft: “${saved.title}”`
  return saved.isOpen ? (
    <Callout
      className="mb-6"
      title={`Your draft, saved ${formatDateTime(saved.savedAt, zone)}`}
      action={
        <Button size="sm" pending={pending} onClick={discard}>
          Discard draft
        </Button>
      }
    />
  ) : (
    <Callout
      tone="warning"
      className="mb-6"
      title={name}
      action={
        <ButtonLink size="sm" href="/goals/add">
          Open draft
        </ButtonLink>
      }
    >
      Typing here replaces it.
    </Callout>
  )
}
