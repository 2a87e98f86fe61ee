import { ShortLetter } from '@/emails/_parts/short-letter'

export interface SeriesEndedProps {
  reviewTitle: string
  /** A full sentence. */
  reason: string
  /** The creator has left, and Admins read this instead. */
  isForAdmins: boolean
  link: string
  workspaceName: string
}

export const subject = ({ reviewTitle }: SeriesEndedProps) => `“${reviewTitle}” no longer repeats`

export default function SeriesEnded({ reviewTitle, reason, isForAdmins, ...rest }: SeriesEndedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${reviewTitle} no longer repeats`}
      text={reason}
      button={isForAdmins ? 'See their feedback' : 'See the last round'}
      smallPrint="All answers are kept. To continue, send a new form."
      why={isForAdmins ? 'you’re an admin' : 'you manage this feedback'}
    />
  )
}

SeriesEnded.PreviewProps = {
  reviewTitle: 'Monday pulse',
  reason: 'Nobody is left to ask: everyone has left or opted out.',
  isForAdmins: false,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies SeriesEndedProps
