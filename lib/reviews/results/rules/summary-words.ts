import type { GroupFigure, QuestionSummary } from './summary'
import { plural, fullCount } from '@/lib/shared/text'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { groupLabels, type GroupLabels } from '@/lib/reviews/model/rules/relationships'
import { figureInWords } from './tallies'

/** `false` marks a fact that does not apply. */
export function factsOf(
  { isHidden, answered, follows, hiddenCount }: Omit<QuestionSummary, 'type'>,
  figure: string | false = false,
): (string | false)[] {
  const answers = plural(answered, 'answer')
  const isAskedOfSome = follows !== null && follows.asked > 0
  return [
    !isHidden && answered > 0 && (isAskedOfSome ? `${answers}, asked of ${fullCount(follows.asked)}` : answers),
    !isHidden && figure,
    hiddenCount > 0 && `${fullCount(hiddenCount)} hidden`,
  ]
}

export const followsInWords = ({ condition }: NonNullable<QuestionSummary['follows']>) =>
  `Asked if the answer was ${condition}`

export const TOO_FEW_ANSWERS = 'Too few answers to show'

/** Null when something is shown; `isCut` means a single group is selected. Hidden answers may be among the missing. */
export function nothingInWords({ isHidden, answered }: Pick<QuestionSummary, 'isHidden' | 'answered'>, isCut = false) {
  if (!isHidden) return answered === 0 ? 'Nobody answered this question.' : null
  return isCut ? 'Too few answers of this group. They are only shown with everyone’s.' : 'Too few answers to show.'
}

export const groupTitle = (group: GroupFigure['group'], labels: GroupLabels) =>
  group === 'OTHERS' ? 'Everyone else' : labels[group]

export const groupRows = (
  { type, groups, distribution }: Pick<QuestionSummary, 'type' | 'groups' | 'distribution'>,
  labels: GroupLabels = groupLabels,
) => ({
  caption: kinds[type].figure === 'share' ? 'Share of yes by group' : 'Mean by group',
  rows: groups.map(({ group, value, people }) => ({
    label: groupTitle(group, labels),
    shown: figureInWords(type, value),
    value,
    people,
    isSelf: group === 'SELF',
  })),
  ends: [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 100] as const,
})
