import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { FactLine } from '@/components/ui/list/fact-line'
import type { GroupLabels } from '@/lib/reviews/model/rules/relationships'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { factsOf, followsInWords, nothingInWords } from '@/lib/reviews/results/rules/summary-words'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { AnswerChart } from './answer-chart'
import { ChangeLine, ChoicesLine } from './summary/change-line'
import { GroupFigures } from './summary/group-figures'
import { WrittenAnswers } from './written-answers'

interface QuestionResultProps {
  question: QuestionSummary
  /** The text list's URL without the question: the results and the group. */
  path: string
  hidePath: string | null
  labels: GroupLabels
  /** Long answers are shown in full. */
  isWhole?: boolean
}

function Content({ path, hidePath, question, labels, isWhole }: QuestionResultProps) {
  const { id, isHidden, texts, textCount, before, choicesBefore, type } = question
  const nothing = nothingInWords(question, path.includes('group='))
  if (nothing !== null) {
    return (
      <p className="flex items-start gap-2 text-subtle">
        {isHidden && <Icon name="lock" className="mt-0.5 size-4 shrink-0" />}
        {nothing}
      </p>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <AnswerChart question={question} />
      {before !== null && <ChangeLine type={type} change={before} />}
      {choicesBefore !== null && <ChoicesLine answered={choicesBefore.answered} />}
      <GroupFigures question={question} labels={labels} />
      {textCount > 0 && <WrittenAnswers texts={texts} hidePath={hidePath} isWhole={isWhole} />}
      {textCount > texts.length && (
        <p>
          <TextLink className="print:hidden" href={addressWith(path, { question: id })}>
            Show all {fullCount(textCount)}
          </TextLink>
        </p>
      )}
    </div>
  )
}

export function QuestionResult(props: QuestionResultProps) {
  const { id, number, text, follows } = props.question
  return (
    <li id={`question-${id}`} className={cx('scroll-mt-16', follows !== null && 'ml-4 sm:ml-8')}>
      <Card className="sm:p-6">
        {follows !== null && (
          <p className="mb-1 flex items-center gap-1.5 text-sm text-subtle">
            <Icon name="corner-down-right" className="size-3.5 shrink-0" />
            {followsInWords(follows)}
          </p>
        )}
        <h2 className="flex gap-2 text-md font-semibold">
          <span className="text-subtle tabular-nums">{number}.</span>
          <span className="min-w-0 text-pretty wrap-anywhere">{text}</span>
        </h2>
        <p className="mt-0.5 text-sm text-subtle">
          <FactLine facts={factsOf(props.question)} />
        </p>
        <div className="mt-4">
          <Content {...props} />
        </div>
      </Card>
    </li>
  )
}
