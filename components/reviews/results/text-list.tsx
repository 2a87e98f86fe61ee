import { ChevronLeft } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { QuestionTexts } from '@/lib/reviews/results/texts/queries'
import { WrittenAnswers } from './written-answers'

interface TextListProps {
  reviewId: string
  questionId: string
  texts: QuestionTexts
  isFirstPage: boolean
}

/** Everything that was written in answer to one question. */
export function TextList({ reviewId, questionId, texts, isFirstPage }: TextListProps) {
  const path = `/feedback/preview/${reviewId}`
  const more = new URLSearchParams({ question: questionId, ...(texts.next !== null && { after: texts.next }) })
  return (
    <>
      <p className="mb-4">
        <TextLink href={path} className="inline-flex items-center gap-1">
          <ChevronLeft aria-hidden="true" className="size-4" />
          All questions
        </TextLink>
      </p>
      <Card className="sm:p-6">
        <h2 className="mb-5 text-md font-semibold text-pretty wrap-anywhere">{texts.question}</h2>
        {texts.rows.length > 0 ? (
          <WrittenAnswers texts={texts.rows} />
        ) : (
          <EmptyState title={isFirstPage ? 'Nobody wrote anything here' : 'There is nothing more'} />
        )}
      </Card>
      {(texts.next !== null || !isFirstPage) && (
        <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
          {isFirstPage ? <span /> : <ButtonLink href={`${path}?question=${questionId}`}>From the beginning</ButtonLink>}
          {texts.next !== null && <ButtonLink href={`${path}?${more.toString()}`}>More</ButtonLink>}
        </nav>
      )}
    </>
  )
}
