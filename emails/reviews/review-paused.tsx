import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewPausedProps {
  /** Empty for people outside of the workspace, of whom only the address is known. */
  recipientName: string
  askerName: string
  reviewTitle: string
  link: string
  workspaceName: string
  /** For people outside of the workspace. */
  unsubscribeLink?: string
}

export const subject = ({ reviewTitle }: ReviewPausedProps) => `“${reviewTitle}” is paused`

export default function ReviewPaused({ reviewTitle, askerName, ...rest }: ReviewPausedProps) {
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${askerName} paused this, so nothing can be sent for now. What you wrote so far is kept, and a mail tells you when it goes on.`}
      button="Open it"
      why={`You get this because ${askerName} asked you in ${rest.workspaceName}.`}
    />
  )
}

ReviewPaused.PreviewProps = {
  recipientName: '',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/rvc-3q2t',
  workspaceName: 'Acme',
  unsubscribeLink: 'https://rapport.example/unsubscribe/3q2t',
} satisfies ReviewPausedProps
