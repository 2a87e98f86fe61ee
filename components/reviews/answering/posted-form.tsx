'use client'

import { useActionState } from 'react'
import { postAnswersAction } from '@/lib/reviews/responses/actions'
import { AnsweringForm, type AnsweringFormProps } from './answering-form'
import { postedOf, type PostAnswer } from './posting/posted'
import { PostedNotice } from './posting/posted-notice'

/** Saves by script; before it loads, or without it, the browser submits the form. */
export function PostedForm(props: Omit<AnsweringFormProps, 'action' | 'posted'>) {
  const { access, questions } = props
  const [answer, action] = useActionState<PostAnswer | undefined, FormData>(postAnswersAction, undefined)
  const posted = postedOf(answer, questions)
  return (
    <>
      {posted && <PostedNotice posted={posted} questions={questions} isExternal={access.code !== undefined} />}
      <AnsweringForm {...props} posted={posted} action={action} />
    </>
  )
}
