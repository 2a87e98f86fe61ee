import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewProlongedProps {
  /** Empty for people outside of the workspace, of whom only the address is known. */
  recipientName: string
  askerName: string
  reviewTitle: string
  /** What happened, as a sentence without its end. */
  news: string
  /** The same with until when they can answer, in whole sentences. */
  text: string
  link: string
  workspaceName: string
  /** For people outside of the workspace. */
  unsubscribeLink?: string
}

export const subject = ({ news }: ReviewProlongedProps) => news

export default function ReviewProlonged({ reviewTitle, askerName, text, ...rest }: ReviewProlongedProps) {
  return (
    <ShortLetter
      {...rest}
      title={reviewTitle}
      text={`${text} What you had written is there.`}
      button="Give feedback"
      why={`You get this because ${askerName} asked you in ${rest.workspaceName}.`}
    />
  )
}

ReviewProlonged.PreviewProps = {
  recipientName: 'Tom',
  askerName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  news: 'Priya Nair opened Q3 peer feedback again',
  text: 'Priya Nair opened this again, so you can still answer. It is open until Dec 12, 2026, 05:00 pm (Kolkata).',
  link: 'https://rapport.example/feedback/id/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewProlongedProps
