import { TextLink } from '@/components/ui/button/text-link'
import { Avatar } from '@/components/ui/display/avatar'
import { LongText } from '@/components/ui/display/long-text'
import type { TextAnswer } from '@/lib/reviews/results/rules/tallies'

/** Pins or unpins an answer. */
const PinButton = ({ id, isPinned }: Pick<TextAnswer, 'id' | 'isPinned'>) =>
  isPinned === null ? null : (
    <button
      type="submit"
      name={isPinned ? 'unpin' : 'pin'}
      value={id}
      className="text-link font-normal text-subtle print:hidden"
    >
      {isPinned ? 'Unpin' : 'Pin to the overview'}
    </button>
  )

interface WrittenAnswersProps {
  texts: TextAnswer[]
  /** The hide URL, completed by an answer's id. */
  hidePath: string | null
  /** Long answers are shown in full. */
  isWhole?: boolean | undefined
}

/** Text answers, named only in named reviews. */
export function WrittenAnswers({ texts, hidePath, isWhole }: WrittenAnswersProps) {
  return (
    <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0">
      {texts.map(({ id, text, authorName, authorPictureId, isPinned }) => (
        <li key={id} className="max-w-reading border-l-2 border-line pl-4">
          <LongText text={text} most={isWhole ? Infinity : undefined} />
          {(authorName !== null || hidePath !== null || isPinned !== null) && (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-subtle">
              {authorName !== null && (
                <span className="flex min-w-0 items-center gap-2">
                  <Avatar name={authorName} pictureId={authorPictureId} size="xs" />
                  <span className="min-w-0 wrap-anywhere">{authorName}</span>
                </span>
              )}
              <PinButton id={id} isPinned={isPinned} />
              {hidePath !== null && (
                <TextLink href={`${hidePath}/${id}`} className="font-normal text-subtle print:hidden">
                  Hide this answer
                </TextLink>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
