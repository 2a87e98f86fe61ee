import type { GroupFigure, QuestionSummary } from './summary'
import { plural, fullCount } from '@/lib/shared/text'
import { questionTypeLabels, kinds } from '@/lib/reviews/model/rules/question-types'
import { groupLabels, type GroupLabels } from '@/lib/reviews/model/rules/relationships'
import { figureInWords } from './tallies'

/** How a question was answered and by how many, in short pieces; false stands for what there is nothing to say of. */
export function factsOf(
  { type, isHidden, answered, follows, hiddenCount }: QuestionSummary,
  figure: string | false = false,
): (string | false)[] {
  const answers = plural(answered, 'answer')
  const isAskedOfSome = follows !== null && follows.asked > 0
  return [
    questionTypeLabels[type],
    !isHidden && answered > 0 && (isAskedOfSome ? `${answers}, asked of ${fullCount(follows.asked)}` : answers),
    !isHidden && figure,
    hiddenCount > 0 && `${fullCount(hiddenCount)} hidden`,
  ]
}

/** Of a question that follows up on another, which answer brings it up. */
export const followsInWords = ({ condition }: NonNullable<QuestionSummary['follows']>) =>
  `Asked if the answer was ${condition}`

/** Why nothing of a question is shown, or null where something is; `isCut` where one group alone is looked at. */
export function nothingInWords({ isHidden, answered }: Pick<QuestionSummary, 'isHidden' | 'answered'>, isCut = false) {
  if (!isHidden) return answered === 0 ? 'Nobody answered this question.' : null
  return isCut
    ? 'Too few of this group answered. Their answers are only shown with everyone’s.'
    : 'Too few people answered this question.'
}

/** What a group is called, or everybody but the person it is about. */
export const groupTitle = (group: GroupFigure['group'], labels: GroupLabels = groupLabels) =>
  group === 'OTHERS' ? 'Everyone else' : labels[group]

/** The figure of each group by its name, what they are called together, and the ends of what a figure can be. */
export const groupRows = (
  { type, groups, distribution }: Pick<QuestionSummary, 'type' | 'groups' | 'distribution'>,
  labels: GroupLabels = groupLabels,
) => ({
  caption: kinds[type].figure === 'share' ? 'Share of yes by group' : 'Mean by group',
  rows: groups.map(({ group, value, people }) => ({
    label: groupTitle(group, labels),
    shown: figureInWords(type, value),
    ...{ value, people, isSelf: group === 'SELF' },
  })),
  ends: [distribution.at(0)?.value ?? 0, distribution.at(-1)?.value ?? 100] as const,
})
