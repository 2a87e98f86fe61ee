'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Checkbox } from '@/components/ui/input/checkbox'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { handOverGoalsAction } from '@/lib/goals/actions'
import type { HeldGoals } from '@/lib/goals/queries/list-held'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { plural } from '@/lib/shared/text'

/** All goals are chosen at first, also those beyond the list. */
export function HandOverForm({ memberId, count, goals }: Pick<HeldGoals, 'memberId' | 'count' | 'goals'>) {
  const router = useRouter()
  const [heir, setHeir] = useState<PickerItem | null>(null)
  const [leftIds, setLeftIds] = useState<readonly string[]>([])
  const chosenIds = goals.map(({ id }) => id).filter((id) => !leftIds.includes(id))
  const isAll = leftIds.length === 0
  const chosenCount = isAll ? count : chosenIds.length
  const form = usePlainForm({
    action: async () => {
      const answer = await handOverGoalsAction({
        memberId,
        toId: heir?.id ?? '',
        ...(!isAll && { goalIds: chosenIds }),
      })
      if (answer && !faultsOf(answer))
        toast({ type: 'success', title: `Handed over ${plural(answer.data?.count ?? chosenCount, 'goal')}` })
      return answer
    },
    unseen: ['toId'],
    onRefused: router.refresh,
  })

  function choose(person: PickerItem) {
    setHeir(person)
    form.show([])
  }

  const toggle = (id: string, isChosen: boolean) =>
    setLeftIds((ids) => (isChosen ? ids.filter((one) => one !== id) : [...ids, id]))

  return (
    <PlainFormFrame form={form} className="grid grid-cols-1 gap-4">
      <ColleagueField label="New owner" value={heir} onChange={choose} error={form.errors['toId']} />
      <ul aria-label="Open goals" className="list">
        {goals.map(({ id, title, progress }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-2.5">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={<span className="wrap-anywhere">{title}</span>}
                hint={`${progress}%`}
                checked={chosenIds.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
            </div>
            <Link href={goalPath(id)} aria-label={`Open ${title}`} className="text-link mt-1 text-sm">
              Open
            </Link>
          </li>
        ))}
      </ul>
      {count > goals.length && (
        <p className="text-sm text-subtle">{`The first ${goals.length} of ${plural(count, 'goal')}`}</p>
      )}
      <div>
        <Button type="submit" variant="primary" pending={form.pending} disabled={chosenCount === 0}>
          Hand over {plural(chosenCount, 'goal')}
        </Button>
      </div>
    </PlainFormFrame>
  )
}
