import { plural } from '@/lib/shared/text'
import { ActionButton } from '../_parts/button'
import { Layout } from '../_parts/layout'
import { Paragraph, Title } from '../_parts/text'

export interface ReviewClosedProps {
  recipientName: string
  reviewTitle: string
  answeredCount: number
  askedCount: number
  link: string
  workspaceName: string
}

export const subject = ({ reviewTitle }: ReviewClosedProps) => `The results of ${reviewTitle} are ready`

export default function ReviewClosed(props: ReviewClosedProps) {
  const { recipientName, reviewTitle, answeredCount, askedCount, link, workspaceName } = props
  const answered = `${answeredCount} of ${plural(askedCount, 'person', 'people')} answered`
  return (
    <Layout
      preview={`${reviewTitle} is closed: ${answered}.`}
      why="You get this because you asked for this feedback."
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Paragraph>
        Hello {recipientName}, this feedback is closed: {answered}. The results are ready to read.
      </Paragraph>
      <ActionButton href={link} label="Read the results" />
    </Layout>
  )
}

ReviewClosed.PreviewProps = {
  recipientName: 'Priya Nair',
  reviewTitle: 'Q3 peer feedback',
  answeredCount: 7,
  askedCount: 9,
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ReviewClosedProps
