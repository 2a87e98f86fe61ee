'use client'

import dynamic from 'next/dynamic'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { useDialog } from '@/components/ui/button/use-dialog'

const AnswerBox = dynamic(() => import('./answer-box').then((module) => module.AnswerBox), { ssr: false })

interface AnswerInPlaceProps {
  reviewId: string
  question: string
  askerName: string | undefined
  /** Position classes of the button and the box. */
  buttonClass?: string
  boxClass?: string
}

/** Answers a quick ask in its row; the box loads on the first press. */
export function AnswerInPlace({ buttonClass, boxClass, ...asked }: AnswerInPlaceProps) {
  const { isAsked, open, ask, setOpen } = useDialog()
  const button = useRef<HTMLButtonElement>(null)

  function cancel() {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }

  return (
    <div className="contents">
      {!open && (
        <Button
          ref={button}
          size="sm"
          onClick={ask}
          aria-label={`Answer: ${asked.question}`}
          className={cx('relative', buttonClass)}
        >
          Answer
        </Button>
      )}
      {isAsked && open && <AnswerBox {...asked} className={boxClass} onCancel={cancel} onSent={() => setOpen(false)} />}
    </div>
  )
}
