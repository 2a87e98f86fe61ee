'use client'

import { Button } from '@/components/ui/button/button'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { groupsOf } from '@/lib/reviews/drafting/rules/question-order'
import { countForAll, numbersOf } from '@/lib/reviews/model/rules/question-faults'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'
import { FollowUpList } from './follow-up-list'
import { QuestionBody } from './question-body'
import { QuestionHead } from './question-head'
import type { useQuestionList } from './use-question-list'

interface QuestionListProps {
  list: ReturnType<typeof useQuestionList>
}

/** Expandable questions in order, each with its follow-ups. */
export function QuestionList({ list: { lines, actions } }: QuestionListProps) {
  const numbers = numbersOf(lines)
  const placed = (index: number) => {
    const { key = '', type = 'input' } = lines[index] ?? {}
    return { key, index, number: numbers[index] ?? '', type }
  }
  const items = groupsOf(lines).map((group) => {
    const { key, ...place } = placed(group.index)
    const followUps = group.followUps.map((followUp) => placed(followUp.index))
    return {
      id: key,
      name: `question ${place.number}`,
      content: <QuestionHead question={key} {...place} toggle={actions.toggle} />,
      body: (
        <>
          <QuestionBody question={key} {...place} actions={actions} />
          <FollowUpList leaderNumber={place.number} followUps={followUps} actions={actions} onMove={actions.move} />
        </>
      ),
    }
  })
  if (items.length === 0) return null
  return (
    <section aria-labelledby="questions-heading">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="questions-heading" className="text-md font-semibold">
          Questions <span className="font-normal text-subtle tabular-nums">{countForAll(lines)}</span>
        </h2>
        {lines.length > 1 && <OpenAllButton keys={lines.map(({ key }) => key)} />}
      </div>
      <SortableList label="Questions" items={items} onMove={actions.moveGroup} />
    </section>
  )
}

function OpenAllButton({ keys }: { keys: readonly string[] }) {
  const { store } = useWizard()
  const isAllOpen = useDraftState(({ openKeys }) => keys.every((key) => openKeys.has(key)))
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-mr-2.5"
      onClick={() => store.write({ openKeys: new Set(isAllOpen ? [] : keys) })}
    >
      {isAllOpen ? 'Close all' : 'Open all'}
    </Button>
  )
}
