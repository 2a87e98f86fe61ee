import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Quote, Title } from '@/emails/_parts/text'

export interface ReviewReleasedProps {
  recipientName: string
  releaserName: string
  reviewTitle: string
  /** What the releaser added. */
  note?: string
  link: string
  workspaceName: string
}

export const subject = ({ releaserName, reviewTitle }: ReviewReleasedProps) =>
  `${releaserName} released your feedback: ${reviewTitle}`

export default function ReviewReleased(props: ReviewReleasedProps) {
  const { recipientName, releaserName, reviewTitle, note, link, workspaceName } = props
  return (
    <Layout
      preview="What people told you is ready to read."
      why="You get this because the feedback is about you."
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        {releaserName} released the feedback about you, so you can read it now. Take a quiet moment for it: what repeats
        matters more than any single sentence.
      </Greeting>
      {note ? <Quote>{note}</Quote> : null}
      <ActionButton href={link} label="Read your feedback" />
    </Layout>
  )
}

ReviewReleased.PreviewProps = {
  recipientName: 'Tom',
  releaserName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  note: 'Let us talk it through on Thursday.',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewReleasedProps
