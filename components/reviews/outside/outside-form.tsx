'use client'

import { useActionState } from 'react'
import { postAnswersByLinkAction } from '@/lib/reviews/externals/actions'
import { AnsweringForm, type AnsweringFormProps } from '../answering/answering-form'
import { postedOf, type PostAnswer } from './posted'
import { PostedNotice } from './posted-notice'

/** The form for people outside: with a script it saves as one goes, and without one the browser sends it by itself. */
export function OutsideForm(props: Omit<AnsweringFormProps, 'action' | 'posted'>) {
  const [answer, action] = useActionState<PostAnswer | undefined, FormData>(postAnswersByLinkAction, undefined)
  const posted = postedOf(answer, props.questions)
  return (
    <>
      {posted && <PostedNotice posted={posted} questions={props.questions} />}
      <AnsweringForm {...props} posted={posted} action={action} />
    </>
  )
}
