import { ShortLetter } from '@/emails/_parts/short-letter'

export interface ReviewSharedProps {
  sharerName: string
  reviewTitle: string
  /** When there is something to read. */
  text?: string
  link: string
  workspaceName: string
}

export const subject = ({ sharerName, reviewTitle }: ReviewSharedProps) =>
  `${sharerName} shared feedback with you: “${reviewTitle}”`

export default function ReviewShared({
  sharerName,
  reviewTitle,
  text = 'You can now read the results.',
  ...rest
}: ReviewSharedProps) {
  return (
    <ShortLetter
      {...rest}
      sender={sharerName}
      did="shared feedback with you"
      title={reviewTitle}
      text={text}
      button="Read the feedback"
      why={`${sharerName} shared it with you`}
    />
  )
}

ReviewShared.PreviewProps = {
  sharerName: 'Tom Reed',
  reviewTitle: 'Q3 peer feedback',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewSharedProps
