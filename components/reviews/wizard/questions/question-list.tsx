'use client'

import { Button } from '@/components/ui/button/button'
import { SortableList } from '@/components/ui/pick/sortable-list'
import { useCell } from '../draft/cell'
import { useWizard } from '../wizard-context'
import { QuestionBody } from './question-body'
import { QuestionHead } from './question-head'
import type { useQuestionList } from './use-question-list'

interface QuestionListProps {
  list: ReturnType<typeof useQuestionList>
}

/** The questions in order. Each is a line that opens for writing. */
export function QuestionList({ list: { fields, move, actions } }: QuestionListProps) {
  const items = fields.map(({ key, type }, index) => ({
    id: key,
    name: `question ${index + 1}`,
    content: <QuestionHead question={key} {...{ index, type }} toggle={actions.toggle} />,
    body: <QuestionBody question={key} {...{ index, type, actions }} />,
  }))
  if (items.length === 0) return null
  return (
    <section aria-labelledby="questions-heading">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="questions-heading" className="text-md font-semibold">
          Questions <span className="font-normal text-subtle tabular-nums">{fields.length}</span>
        </h2>
        {fields.length > 1 && <OpenAllButton keys={fields.map(({ key }) => key)} />}
      </div>
      <SortableList label="Questions" items={items} onMove={move} />
    </section>
  )
}

function OpenAllButton({ keys }: { keys: readonly string[] }) {
  const { openKeys } = useWizard()
  const isAllOpen = useCell(openKeys, (open) => keys.every((key) => open.has(key)))
  return (
    <Button size="sm" variant="ghost" onClick={() => openKeys.write(new Set(isAllOpen ? [] : keys))}>
      {isAllOpen ? 'Close all' : 'Open all'}
    </Button>
  )
}
