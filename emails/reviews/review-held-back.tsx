import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewHeldBackProps {
  reviewTitle: string
  /** A full sentence. */
  reason: string
  link: string
  workspaceName: string
}

export const subject = ({ reviewTitle }: ReviewHeldBackProps) => `“${reviewTitle}” wasn’t sent`

export default function ReviewHeldBack({ reviewTitle, reason, ...rest }: ReviewHeldBackProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${reviewTitle} wasn’t sent`}
      text={`${reason} It’s a draft again.`}
      button="Open the draft"
      why="you scheduled this feedback"
    />
  )
}

ReviewHeldBack.PreviewProps = {
  reviewTitle: 'Q3 peer feedback',
  reason: 'Tom Reed’s account is deactivated.',
  link: 'https://rapport.example/feedback/edit/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewHeldBackProps
