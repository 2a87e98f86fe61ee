import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { FactLine } from '@/components/ui/list/fact-line'
import type { QuestionSummary } from '@/lib/reviews/results/summary/rules'
import { questionTypeLabels } from '@/lib/reviews/schema'
import { fullCount, plural } from '@/lib/shared/text'
import { AnswerChart } from './answer-chart'
import { ChangeLine, ChoicesLine } from './summary/change-line'
import { GroupFigures } from './summary/group-figures'
import { WrittenAnswers } from './written-answers'

interface QuestionResultProps {
  question: QuestionSummary
  /** Where all texts of a question are, without the question: the address of the results and the group looked at. */
  path: string
  hidePath: string | null
}

function Hidden({ hasGroup }: { hasGroup: boolean }) {
  return (
    <p className="flex items-start gap-2 text-subtle">
      <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
      {hasGroup
        ? 'Too few of this group answered, or too few besides them, so what they said is only shown together with the rest.'
        : 'Too few people answered this question, so what they said stays hidden.'}
    </p>
  )
}

function Content({ path, hidePath, question }: QuestionResultProps) {
  const { id, isHidden, answered, texts, textCount, before, choicesBefore, type } = question
  if (isHidden) return <Hidden hasGroup={path.includes('group=')} />
  if (answered === 0) return <p className="text-subtle">Nobody answered this question.</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      <AnswerChart question={question} />
      {before !== null && <ChangeLine type={type} change={before} />}
      {choicesBefore !== null && <ChoicesLine answered={choicesBefore.answered} />}
      <GroupFigures question={question} />
      {textCount > 0 && <WrittenAnswers texts={texts} hidePath={hidePath} />}
      {textCount > texts.length && (
        <p>
          <TextLink href={`${path}${path.includes('?') ? '&' : '?'}question=${id}`}>
            Show all {fullCount(textCount)}
          </TextLink>
        </p>
      )}
    </div>
  )
}

function factsOf({ type, isHidden, answered, follows, hiddenCount }: QuestionSummary) {
  const answers = plural(answered, 'answer')
  const isAskedOfSome = follows !== null && follows.asked > 0
  return [
    questionTypeLabels[type],
    !isHidden && answered > 0 && (isAskedOfSome ? `${answers}, asked of ${fullCount(follows.asked)}` : answers),
    hiddenCount > 0 && `${fullCount(hiddenCount)} hidden`,
  ]
}

/** One question and what came of it. */
export function QuestionResult({ question, path, hidePath }: QuestionResultProps) {
  const { number, text, follows } = question
  return (
    <li className={follows === null ? undefined : 'ml-4 sm:ml-8'}>
      <Card className="sm:p-6">
        {follows !== null && (
          <p className="mb-1 flex items-center gap-1.5 text-sm text-subtle">
            <Icon name="corner-down-right" className="size-3.5 shrink-0" />
            Asked if the answer was {follows.condition}
          </p>
        )}
        <h2 className="flex gap-2 text-md font-semibold">
          <span className="text-subtle tabular-nums">{number}.</span>
          <span className="min-w-0 text-pretty wrap-anywhere">{text}</span>
        </h2>
        <p className="mt-0.5 mb-4 text-sm text-subtle">
          <FactLine facts={factsOf(question)} />
        </p>
        <Content {...{ path, hidePath, question }} />
      </Card>
    </li>
  )
}
