import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { HiddenAnswer } from '@/lib/reviews/results/queries/list-hidden'
import { plural } from '@/lib/shared/text'
import { ShowButton } from './show-button'

interface HiddenAnswersProps {
  answers: HiddenAnswer[]
  /** Restorable until the release. */
  canShow: boolean
}

/** Hidden answers, for the person who hid them; nothing if none. */
export function HiddenAnswers({ answers, canShow }: HiddenAnswersProps) {
  if (answers.length === 0) return null
  return (
    <Section
      title={`${plural(answers.length, 'answer')} hidden`}
      text={`Only you see ${answers.length === 1 ? 'it' : 'them'}`}
      className="mt-8 mb-0"
    >
      <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {answers.map(({ id, question, text, reason }) => (
          <li key={id}>
            <Card>
              <p className="mb-1 text-sm text-pretty wrap-anywhere text-subtle">{question}</p>
              <LongText text={text} />
              <p className="mt-2 text-sm wrap-anywhere text-muted">Reason: {reason}</p>
              {canShow && (
                <p className="mt-3">
                  <ShowButton id={id} />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
