'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { useDialog } from '@/components/ui/button/use-dialog'

const AnswerBox = dynamic(() => import('./answer-box').then((module) => module.AnswerBox), { ssr: false })

interface AnswerInPlaceProps {
  reviewId: string
  question: string
  /** Position classes of the button and the box. */
  buttonClass?: string
  boxClass?: string
}

/** Answers a quick ask in its row; the box loads on the first press. */
export function AnswerInPlace({ reviewId, question, buttonClass, boxClass }: AnswerInPlaceProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  return (
    <div className="contents">
      {!open && (
        <Button size="sm" onClick={ask} aria-label={`Answer: ${question}`} className={cx('relative', buttonClass)}>
          Answer
        </Button>
      )}
      {isAsked && open && (
        <AnswerBox reviewId={reviewId} question={question} className={boxClass} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
